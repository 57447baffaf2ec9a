/** Replaces American spellings with British ones. Words with a capital inside a sentence are taken for names and stay. */
export function toBritish(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word, at: number) => (isName(word, text, at) ? word : british(word)));
}

function isName(word: string, text: string, at: number): boolean {
  if (!/^[A-Z]/.test(word)) return false;
  const before = text.slice(0, at).trimEnd();
  return before !== "" && !/[.!?:“"(]$/.test(before);
}

function british(word: string): string {
  const lower = word.toLowerCase();
  const spelled = words[lower] ?? lower.replace(ise, "$1is$2").replace(our, "$1our$2").replace(doubled, "$1ll$2");
  if (spelled === lower) return word;
  return word.charAt(0) === lower.charAt(0) ? spelled : spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

// Lists stems that take -ise in Britain; a rule for all of -ize would spoil prize, size and seize.
const ise =
  /^(organ|reorgan|special|optim|recogn|real|custom|maxim|minim|priorit|util|emphas|summar|visual|personal|modern|standard|capital|final|categor|character|local|digit|harmon|monet|mobil|revital|energ|apolog|critic|synthes|stabil|central|general|formal|normal|memor|dramat|strateg|conceptual|contextual|commercial|global|incentiv|social|econom|analyt|ideal|crystall|familiar|rational|styl)iz(e[ds]?|er|ers|ing|ation|ations|ational)$/;
const our =
  /^(col|disc?ol|fav|flav|behavi|hon|lab|neighb|hum|harb|rum|sav|endeav|vap|arm|parl|dishon|unfav|watercol)or(s|ed|ing|ful|fully|less|ist|ists|able|ably|ite|ites|al|ally|hood|hoods|y)?$/;
const doubled =
  /^(trave|labe|mode|cance|counse|signa|fue|channe|leve|tota|marve|unrave|funne|dia|duel|remode|relabe|chise|tunne|pane|initia)l(ed|ing|er|ers|or|ors|ous)$/;

const words: Record<string, string> = {
  analyze: "analyse",
  analyzed: "analysed",
  analyzes: "analyses",
  analyzing: "analysing",
  center: "centre",
  centers: "centres",
  centered: "centred",
  theater: "theatre",
  theaters: "theatres",
  fiber: "fibre",
  fibers: "fibres",
  caliber: "calibre",
  somber: "sombre",
  catalog: "catalogue",
  catalogs: "catalogues",
  dialog: "dialogue",
  analog: "analogue",
  defense: "defence",
  offense: "offence",
  pretense: "pretence",
  gray: "grey",
  grays: "greys",
  jewelry: "jewellery",
  enrollment: "enrolment",
  fulfill: "fulfil",
  fulfills: "fulfils",
  fulfillment: "fulfilment",
  skillful: "skilful",
  skillfully: "skilfully",
  installment: "instalment",
  installments: "instalments",
  aluminum: "aluminium",
  cozy: "cosy",
  mold: "mould",
  molds: "moulds",
  skeptical: "sceptical",
  artifact: "artefact",
  artifacts: "artefacts",
  judgment: "judgement",
  aging: "ageing",
  maneuver: "manoeuvre",
  pajamas: "pyjamas",
  toward: "towards",
  pediatric: "paediatric",
  tailor: "tailor",
};
