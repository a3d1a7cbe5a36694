import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

/**
 * Turns `import owl from 'icon:owl'` into the SVG body of that game-icons drawing (512 × 512 units),
 * so that only the drawings in use reach the bundle. A name outside the set stops the build.
 */
export function gameIcons(): Plugin {
  let icons: IconSet['icons'] | undefined;
  const load = (): IconSet['icons'] => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as IconSet).icons;
  };
  return {
    name: 'magemoot-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      icons ??= load();
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (icon === undefined) this.error(`icon:${name}: game-icons has no drawing of that name`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
