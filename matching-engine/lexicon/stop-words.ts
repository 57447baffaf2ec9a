const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Lists function words of English, which carry no subject. */
export const functionWords: ReadonlySet<string> = set(`
a about above across after again against all almost alone along already also although always am among an and another any anybody
anyone anything are around as at away back be became because been before behind being below between both but by came can cannot
come could did do does doing done down during each either else enough etc even ever every everybody everyone everything few for from
further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his how however i
if in instead into is it its itself just keep kept last least less let like made make makes many may maybe me might mine more most much
must my myself near neither never next no nobody none nor not nothing now of off often on once one only onto or other others our
ours ourselves out over own per perhaps put quite rather really said same say see seem seems seen several shall she should since so some
somebody someone something soon still such take than that the their theirs them themselves then there therefore these they thing
things this those though through thus to together too toward towards under until up upon us use used using very via was we well went
were what whatever when where whether which while who whoever whole whom whose why will with within without would yes yet you your
yours yourself im i'm we're we've i've it's that's don't doesn't didn't isn't aren't can't won't wouldn't couldn't shouldn't
haven't hasn't hadn't wasn't weren't you're they're there's i'd we'd i'll we'll you'll dont doesnt cant wont id ive
`);

/** Lists words that people use to ask, hire and describe terms. They say nothing about who fits. */
export const querySpeak: ReadonlySet<string> = set(`
need needs needed needing want wants wanted wanting look looking looks seek seeking search searching find finding hire hiring hired
help helps helping require requires required requirement requirements requiring please hello hi hey dear thanks thank regards cheers
kindly welcome urgent urgently asap immediately quickly quick soon today tomorrow week weeks month months monthly day days hour hours
hourly year years yearly time times deadline start starting started begin timeline duration
project projects job jobs task tasks work works working role roles position positions gig gigs opportunity brief
budget budgets price prices pricing quote quotes rate rates cost costs cheap affordable fee fees pay paid payment payments fixed
agency agencies freelancer freelancers freelance studio company companies business businesses firm team teams person people guy
expert experts expertise professional professionals specialist specialists talented talent skilled skill skills experience experienced
ideal ideally perfect candidate candidates applicant apply application applications submit proposal proposals bid bids interview
portfolio portfolios samples sample examples example cv resume previous past similar
good great excellent best better amazing awesome nice solid strong proper decent brilliant fantastic top high quality
able ability understand understanding know knowledge knowing familiar comfortable fluent
provide provided providing include includes including included contact message send sent attach attached details detail description
looking-for bit lot lots kind sort type way ways stuff someone's etc new little big small simple basic easy long short term full
currently current basis part possible possibly available availability ready open preferred prefer preferably plus bonus essential
important must-have sure able willing happy love loved loves
`);
