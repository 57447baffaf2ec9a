/** Names a bench, and how it is started. */
export interface BenchPart {
  name: string;
  /** Names the file, from `bench`. */
  file: string;
  args: string[];
  nodeOptions?: string[];
}

/** Lists the parts of `npm run bench:all` with sizes that end in about half an hour, or in some minutes. */
export function listParts(size: "whole" | "quick"): BenchPart[] {
  const chosen = (whole: string, quick: string) => (size === "whole" ? whole : quick).split(" ");
  return [
    {
      name: "engine",
      file: "matching.ts",
      args: ["--engines", "Triptych,MiniSearch,MiniSearch-fuzzy", ...chosen("--sizes 10000,100000", "--sizes 10000")],
      nodeOptions: ["--expose-gc", "--max-old-space-size=8000"],
    },
    ...(size === "whole" ? [engineOfAMillion] : []),
    { name: "loading", file: "loading.ts", args: chosen("--times 15", "--times 3") },
    {
      name: "index",
      file: "index.ts",
      args: chosen("--profiles 100000 --rounds 3", "--profiles 5000 --rounds 1"),
      nodeOptions: ["--max-old-space-size=6000"],
    },
    {
      name: "http",
      file: "http.ts",
      args: chosen("--seconds 5", "--seconds 1 --only session,profile,search,send"),
    },
    {
      name: "messages",
      file: "messaging.ts",
      args: [
        "--processes",
        "2",
        ...chosen("--people 1000 --rate 200 --seconds 60", "--people 200 --rate 100 --seconds 10"),
      ],
    },
    {
      name: "first-fives",
      file: "postgres-source.ts",
      args: chosen("--profiles 10000 --without-peer", "--profiles 2000"),
      nodeOptions: postgresSourceOptions,
    },
    ...(size === "whole" ? [postgresOfAMillion] : []),
    {
      name: "pages",
      file: "browser/conversation.ts",
      args: chosen("--messages 10000 --times 10", "--messages 2000 --times 3"),
    },
    {
      name: "slowed",
      file: "browser/slowed.ts",
      args: chosen("--times 10", "--times 3"),
    },
  ];
}

const postgresSourceOptions = ["--expose-gc", "--max-old-space-size=12000"];

const engineOfAMillion: BenchPart = {
  name: "engine-million",
  file: "matching.ts",
  args: ["--engines", "Triptych", "--sizes", "1000000"],
  nodeOptions: ["--expose-gc", "--max-old-space-size=8000"],
};

const postgresOfAMillion: BenchPart = {
  name: "postgres-source",
  file: "postgres-source.ts",
  args: ["--profiles", "100000", "--copies", "10"],
  nodeOptions: postgresSourceOptions,
};
