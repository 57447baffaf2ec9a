/** Lists what a person is called by any work: the word before it says which. */
export const roleNouns: ReadonlySet<string> = new Set(
  "designer engineer manager worker operator technician maker officer assistant clerk agent adviser advisor coordinator supervisor attendant keeper man woman fitter fixer practitioner consultant analyst lady handler director developer builder producer planner representative administrator instructor trainer coach helper owner seller dealer member leader head boss operative hand scientist doctor artist".split(
    " ",
  ),
);
