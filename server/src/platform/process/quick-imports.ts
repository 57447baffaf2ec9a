import { registerHooks, type ResolveFnOutput } from "node:module";

/**
 * Speeds up loading the query builder; import this file before it. For every import of or inside a package Node reads
 * that package's `package.json` again, only to learn that its files are ES modules. The query builder's is 180 kB long
 * and it has hundreds of files, which took a quarter of this server's start. This hook resolves those imports instead.
 */
const builder = "drizzle-orm";
const inside = new RegExp(String.raw`/node_modules/${builder}/.*\.js$`);
const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === builder || specifier.startsWith(`${builder}/`)) {
      const resolved = known.get(specifier) ?? nextResolve(specifier, context);
      known.set(specifier, resolved);
      return { ...resolved, shortCircuit: true };
    }
    if (!specifier.startsWith(".") || !context.parentURL || !inside.test(context.parentURL))
      return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
