// Holds the arrows of docs/architecture.md. Each rule says in words what it keeps.
const features = "^server/src/features/";
const anyPackage = "^node_modules/|/node_modules/";

/** Lists the folders of the matching engine, in the order of its work. */
const engineOrder = ["text", "read", "retrieve", "rank", "explain", "write"];

const rule = (name, comment, { from, to }) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    rule("no-loops", "Files never import each other in a circle.", { from: {}, to: { circular: true } }),
    rule("no-unresolved", "Every import leads somewhere.", { from: {}, to: { couldNotResolve: true } }),
    rule("contract-stands-alone", "The contract imports zod and itself, nothing else.", {
      from: { path: "^contract/src/" },
      to: { pathNot: ["^contract/src/", "(^|/)node_modules/zod/"] },
    }),
    rule(
      "engine-is-pure",
      "The matching engine imports the contract and itself: no framework, no network, no clock of its own.",
      {
        from: { path: "^matching-engine/src/", pathNot: "\\.test\\.ts$" },
        to: { pathNot: ["^matching-engine/(src|lexicon)/", "^contract/src/"] },
      },
    ),
    rule("lexicon-is-data", "The lexicon holds data and imports nothing.", {
      from: { path: "^matching-engine/lexicon/" },
      to: { path: ".*" },
    }),
    rule(
      "only-reading-and-text-know-the-lexicon",
      "What the engine knows reaches it through reading; improving knows the labels that it writes.",
      {
        from: { path: "^matching-engine/src/", pathNot: ["^matching-engine/src/(read|text)/", "\\.test\\.ts$"] },
        to: { path: "^matching-engine/lexicon/", pathNot: "section-labels\\.ts$" },
      },
    ),
    ...engineOrder.map((folder, at) =>
      rule(
        `engine-goes-one-way-from-${folder}`,
        "Reading, retrieving, ranking, explaining, writing: each knows only what comes before it.",
        {
          from: { path: `^matching-engine/src/${folder}/`, pathNot: "\\.test\\.ts$" },
          to: {
            path: `^matching-engine/src/(${[...engineOrder.slice(at + 1), "matcher\\.ts", "search\\.ts"].join("|")})`,
          },
        },
      ),
    ),
    rule("web-knows-the-contract-only", "The web never reaches into server or engine.", {
      from: { path: "^web/" },
      to: { path: ["^server/", "^matching-engine/"] },
    }),
    rule("server-does-not-know-the-web", "The server serves web/dist as files and imports nothing of it.", {
      from: { path: "^server/" },
      to: { path: "^web/" },
    }),

    rule("platform-knows-no-feature", "The platform imports neither features nor adapters.", {
      from: { path: "^server/src/platform/", pathNot: "\\.test\\.ts$" },
      to: { path: ["^server/src/features/", "^server/src/adapters/", "^server/src/composition/"] },
    }),
    rule("adapters-know-no-feature", "Adapters never import features.", {
      from: { path: "^server/src/adapters/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/src/(features/|composition/)" },
    }),
    rule(
      "implementations-are-composed",
      "Only the composition chooses who implements an adapter; features see the interface.",
      {
        from: {
          path: features,
          pathNot: ["\\.test\\.ts$", "^server/src/features/(admin|accounts/sessions|profiles/seeing)/tables\\.ts$"],
        },
        to: { path: "^server/src/adapters/", pathNot: ["^server/src/adapters/([^/]+)/\\1\\.ts$"] },
      },
    ),
    rule(
      "features-import-no-vendor",
      "Features import no package but zod; stores and tables the query builder, emails the mail components.",
      {
        from: { path: features, pathNot: "(/|-)(store|tables|emails)\\.ts$|\\.test\\.ts$" },
        to: { path: anyPackage, pathNot: "(^|/)node_modules/zod/" },
      },
    ),
    rule("stores-import-the-query-builder", "Stores and tables import drizzle-orm and nothing else from outside.", {
      from: { path: features + ".*(/|-)(store|tables)\\.ts$" },
      to: { path: anyPackage, pathNot: "(^|/)node_modules/(drizzle-orm|zod)/" },
    }),
    rule("routes-parse-and-reply", "Routes call their service: never a store, tables or an adapter.", {
      from: { path: features + ".*(/|-)routes\\.ts$" },
      to: { path: ["(/|-)(store|tables|rules|emails)\\.ts$", "^server/src/adapters/"] },
    }),
    rule("rules-are-pure", "Rules import the contract, other rules and types of their own feature.", {
      from: { path: features + ".*(/|-)rules\\.ts$" },
      to: {
        path: [
          "^server/src/platform/(database|http|jobs|realtime)/",
          "^server/src/adapters/",
          "(/|-)(store|service|routes|jobs)\\.ts$",
        ],
      },
    }),
    rule("stores-own-their-tables", "A store reads its own feature's tables.", {
      from: { path: "^server/src/features/([^/]+)/.*store\\.ts$" },
      to: { path: "^server/src/features/", pathNot: "^server/src/features/$1/" },
    }),
    rule(
      "features-meet-at-the-service",
      "A feature knows another one by its service only; tables may point at other tables.",
      {
        from: { path: "^server/src/features/([^/]+)/", pathNot: ["\\.test\\.ts$", "(/|-)tables\\.ts$"] },
        to: { path: "^server/src/features/", pathNot: ["^server/src/features/$1/", "/service\\.ts$"] },
      },
    ),
    rule("compose-is-at-the-top", "Nothing but main and the test harness imports compose.", {
      from: {
        path: "^server/src/",
        pathNot: ["^server/src/(main\\.ts$|commands/)", "^server/src/composition/", "\\.test\\.ts$"],
      },
      to: { path: "^server/src/composition/" },
    }),
    rule("demo-is-loaded-by-compose", "Only the composition imports the demo: no service or adapter knows of it.", {
      from: { path: "^server/src/", pathNot: ["^server/src/(composition|demo)/", "\\.test\\.ts$"] },
      to: { path: "^server/src/demo/" },
    }),

    rule("ui-knows-no-feature", "Interface parts could ship in another product.", {
      from: { path: "^web/src/ui/" },
      to: { path: "^web/src/(features/|app|main)" },
    }),
    rule("web-platform-is-below", "The web platform imports neither parts nor features.", {
      from: { path: "^web/src/platform/" },
      to: { path: "^web/src/(ui/|features/|app|main)" },
    }),
    rule("parts-stay-at-home", "A part of a feature imports its own feature; only pages borrow from others.", {
      from: { path: "^web/src/features/([^/]+)/(components|api|rules|[^/]+\\.tsx?$)" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    }),
    rule(
      "features-never-import-app",
      "The route table puts pages into layouts; no feature knows the application's frame.",
      { from: { path: "^web/src/features/" }, to: { path: "^web/src/(app/|main)" } },
    ),
    rule("pages-are-wired-in-app", "Only the app knows pages.", {
      from: { path: "^web/src/features/[^/]+/components/" },
      to: { path: "^web/src/features/[^/]+/pages/" },
    }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|\\.cache)/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".jsx", ".css", ".json"],
    },
    moduleSystems: ["es6"],
  },
};
