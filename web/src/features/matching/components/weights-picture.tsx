/** Lists the weight of each kind of requirement, before the weights are shared among those that a brief states. */
const weights = [
  { name: "The work", weight: 45, said: "45", look: "bg-accent" },
  { name: "Sector", weight: 20, said: "20", look: "bg-accent/80" },
  { name: "Place", weight: 15, said: "15", look: "bg-accent/60" },
  { name: "Budget", weight: 10, said: "10", look: "bg-accent/45" },
  { name: "Kind of team, size, experience", weight: 10, said: "5 to 10 each", look: "bg-accent/30" },
];

/** Shows the weights as a bar and in words. */
export function WeightsPicture() {
  return (
    <figure className="mt-5 max-w-2xl">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {weights.map(({ name, weight, look }) => (
          <span key={name} className={look} style={{ flexGrow: weight }} />
        ))}
      </div>
      <figcaption>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {weights.map(({ name, said, look }) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${look}`} />
              {name} <span className="text-ink tabular-nums">{said}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
