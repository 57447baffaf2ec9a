/** Lists smaller requirements: how senior, how they work, how large, and for what kind of client. `ticks` are the values that say so. */
export const traits = `
seniority senior: Senior
aka: senior; seasoned; veteran; highly experienced; very experienced; decades of experience; years' experience; years of experience; long track record; lead-level; principal; head of; been around the block; old hand; knows the ropes; grey hair; heavyweight; long-standing; award-winning~0.4
seniority junior: Junior
aka: junior; entry-level; entry level; graduate; recent graduate; newcomer; student~0.4; just starting out; early-career; intern; up-and-coming; emerging talent; trainee; fresh out of college; first job
seniority mid: Mid-level
aka: mid-level; midweight; mid-weight; middleweight; mid level
workingMode remote: Works remotely
aka: remote; remotely; work from home; from anywhere; fully remote; distributed team; wherever they are; anywhere in the world; online only~0.3; remote-first
workingMode on-site: Works on site
aka: on-site; onsite; on site; in person; in our office; in-house~0.4; at our premises; face to face; come into the office; at our studio; in our studio; willing to travel; happy to travel; sit with us
workingMode retainer: Retainer
ticks: Retainer
aka: retainer; ongoing; on-going; long-term; long term; monthly retainer; every month; month by month; rolling contract; regular work; continuous; month after month; for the long haul; all year round; week in week out; standing arrangement
workingMode project: Project-based
ticks: Project-based
aka: one-off; one off; project-based; project basis; single project; short-term; short term; per project; fixed-term; self-contained project; just this once; just the one; single job; fixed scope
workingMode agency of record: Agency of record
ticks: Agency of record
aka: agency of record; aor; lead agency; all our work~0.5; main agency; sole agency; everything under one roof; one agency for everything; handle everything
workingMode consulting: Consulting
ticks: Consulting
aka: consulting; advisory; sounding board; workshop; workshops; second opinion; advice; pick someone's brains; audit~0.5; mentoring; consultancy basis; guide our team; advise us
workingMode hybrid: Hybrid
ticks: Hybrid
aka: hybrid model; hybrid arrangement; mix of retainer and project; embedded with our team; flexible arrangement; partly retained
companySize small: Small, independent team
aka: small team; small studio; small agency; boutique; boutique studio; boutique agency; independent studio; independent agency; indie; micro-agency; nimble; tight-knit; handful of people; two-person; husband-and-wife; three of us; four of us; five of us; tiny; tiny studio; little studio; small shop; two of us; family-run; a duo; compact team; small collective; team of three; team of four; team of five; team of six; owner-led; founder-led; small crew; not a big agency; collective of six
companySize large: Large agency
aka: large agency; huge agency; giant agency; massive agency; enormous agency; big outfit; huge outfit; large firm; big firm; huge firm; large company; large studio; big studio; big agency; global network; network agency; multinational agency; full-service; offices around the world; hundreds of people; large team; big team; 200 people; 100 people; global offices; holding company; top-tier agency; big players; big network; international network; offices in; 150 people; 300 people; 500 people; offices on three continents; several hundred; big names; corporate agency
clientType startups: Startups
ticks: Startups, Startup
aka: startup; startups; start-up; start-ups; early-stage; early stage; founders; pre-seed; seed-funded; seed stage; scale-up; scaleup; scale-ups; new venture; venture-backed; just launched; young company; bootstrapped; series a; new business~0.4; first funding; pre-launch
clientType small businesses: Small businesses
ticks: Small businesses, Small business
aka: small business; small businesses; local business; local businesses; independent shops; sme; smes; family business; family firm; family-owned; sole trader; owner-managed; high-street shops; micro business; mom and pop; independents; independent business; small firm; small firms; small company; one-man band; corner shops; tiny company
clientType mid-size companies: Mid-size companies
ticks: Mid-size companies, Mid-size company
aka: mid-size; mid-sized; mid-size company; medium-sized; mid-market; midsize; medium-sized business; regional players; growing company; established company; medium-size; challenger brands~0.5; challenger brand~0.5
clientType enterprise: Enterprise
ticks: Enterprise
aka: enterprise; enterprise clients; multinational; multinationals; blue-chip; blue chip; corporates; large corporation; large corporations; ftse; fortune 500; global brands; household names; listed company; plc; big corporate; large organisation; large organisations; big brands; ftse 100; corporate giant; household name; global company; conglomerate
clientType government: Government
ticks: Government
aka: government clients; public sector clients; public tenders; procurement frameworks; public procurement; government contracts; tenders~0.5; framework agreement
clientType non-profit organisations: Non-profit organisations
ticks: Non-profit organisations
aka: non-profit clients; charity clients; non-profit organisations; works with charities; charity sector clients
accountType freelancer: A freelancer
aka: freelancer; freelancers; freelance; one person; somebody~0.5; someone~0.5; independent consultant~0.5; contractor~0.5; solo; sole practitioner; single person; an individual; one-person
accountType agency: An agency
aka: agency; agencies; studio; studios; firm; consultancy~0.6; production company; collective; shop that; a team; creative partner; outfit; agency partner
`;
