import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type parseAst, type Plugin, transformWithOxc } from "vite";
import type { EndpointDeclaration } from "../contract/src/endpoint.ts";
import { type ShapedEndpoint, shapeOf } from "./src/platform/reply-shape.ts";

const contractFolder = join(import.meta.dirname, "../contract/src/");
const mark = "?without-schemas";
const noZod = "\0no-zod";

/** Matches the files of the web that check values themselves, such as `profile-schemas.ts`. */
const needsSchemas = /-schemas\.ts$/;

/**
 * Gives the built web the contract without its schemas: an endpoint keeps its method, its path and the shape by which replies are
 * completed. So pages wait neither for Zod nor until hundreds of schemas are made. Files named `…-schemas.ts`, and whatever is loaded with
 * `import("@triptych/contract/…")`, as the schema of a form, get the whole contract.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: "contract-without-schemas",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer, { kind }) {
      if (!importer) return undefined;
      if (importer.endsWith(mark)) return source === "zod" ? noZod : join(dirname(importer), source) + mark;
      const [, name] = /^@triptych\/contract\/([\w-]+)$/.exec(source) ?? [];
      if (!name || kind === "dynamic-import" || needsSchemas.test(importer)) return undefined;
      return `${contractFolder}${name}.ts${mark}`;
    },
    async load(id) {
      if (id === noZod) return { code: "export const z = {};", moduleSideEffects: false };
      if (!id.endsWith(mark)) return undefined;
      const path = id.slice(0, -mark.length);
      const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
      const values = (await import(path)) as Record<string, unknown>;
      const written = withoutUnused(code, this.parse(code), values);
      return { code: written, moduleType: "js", moduleSideEffects: false };
    },
    transform: {
      order: "post",
      handler(code, id) {
        if (id.startsWith(contractFolder) && id.endsWith(".ts"))
          return { code: withoutUnused(code, this.parse(code)), moduleSideEffects: false, map: null };
        const part = /\/web\/src\/.*\.tsx?$/.test(id) && !needsSchemas.test(id) && findSchemaOfEndpoint(code);
        if (part) this.error(`${part} is not there in the built web: load it with import("@triptych/contract/…")`);
        return undefined;
      },
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const makers = scripts
        .flatMap(({ modules }) => Object.entries(modules))
        .filter(([id, { code }]) => id.endsWith(mark) && /\bz\w*\./.test(code ?? ""));
      const names = makers.map(([id]) => id.slice(contractFolder.length, -mark.length));
      if (names.length > 0)
        this.error(`A page makes schemas of ${names.join(", ")}: load them with import("@triptych/contract/…")`);
    },
  };
}

/**
 * Lets every value that is computed be left out where nothing uses it. Where the values are handed in, puts its method, path and shape in the
 * place of each endpoint.
 */
function withoutUnused(code: string, { body }: ReturnType<typeof parseAst>, values: Record<string, unknown> = {}) {
  let written = "";
  let end = 0;
  for (const statement of body) {
    const isExported = statement.type === "ExportNamedDeclaration";
    const declared = isExported ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      if (!init || id.type !== "Identifier") continue;
      const value = isExported ? values[id.name] : undefined;
      written += code.slice(end, init.start);
      written += isEndpoint(value) ? inShort(value) : computed(code.slice(init.start, init.end));
      end = init.end;
    }
  }
  return written + code.slice(end);
}

const computed = (source: string) => (source.includes("(") ? `/* @__PURE__ */ (() => (${source}))()` : source);

const isEndpoint = (value: unknown): value is EndpointDeclaration =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;

function inShort({ method, path, reply, overChannel }: EndpointDeclaration): string {
  const shaped: ShapedEndpoint = { method, path, shape: shapeOf(reply), ...(overChannel && { overChannel }) };
  return JSON.stringify(shaped);
}

/** Returns the first schema of an endpoint that a script reads, as in `createProject.body`, where it imports the endpoint with its top. */
function findSchemaOfEndpoint(code: string): string | undefined {
  const imports = [...code.matchAll(/^import \{([^}]*)\} from "@triptych\/contract\/[\w-]+";$/gm)];
  const names = imports.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  const read = [...code.matchAll(/\b(\w+)\.(?:body|params|query|reply)\b/g)];
  return read.find(([, name = ""]) => names.includes(name))?.[0];
}
