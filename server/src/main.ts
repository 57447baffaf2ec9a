import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";

const read = readConfig(process.env);
if (!read.ok) {
  console.error(["The server was not started:", ...read.problems.map((problem) => `- ${problem}`)].join("\n"));
  process.exit(1);
}

const app = await compose(read.config);
const address = await app.listen();
console.log(`Listening on ${address}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
