import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gameIcons } from './icons.ts';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: '../src/magemoot/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
});
