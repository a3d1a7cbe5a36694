/** The SVG body of one game-icons drawing, 512 × 512 units (see icons.ts beside vite.config.ts). */
declare module 'icon:*' {
  const body: string;
  export default body;
}
