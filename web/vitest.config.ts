import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons.ts';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: { conditions: ['browser'] },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
