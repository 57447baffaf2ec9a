import { classes } from "../../../ui/classes.ts";
import { useIntroductions } from "../api.ts";
import { signOf } from "../rules.ts";

/** Says beside a contact that an introduction waits for an answer, or shows nothing. */
export function IntroductionSign({ personId }: { personId: string }) {
  const { data = [] } = useIntroductions();
  const introduction = data.find(({ person }) => person.id === personId);
  const sign = introduction && signOf(introduction);
  if (!sign) return null;
  return (
    <span
      className={classes(
        "block text-xs",
        introduction.direction === "received" ? "font-medium text-accent" : "text-ink-soft",
      )}
    >
      {sign}
    </span>
  );
}
