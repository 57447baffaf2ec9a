/**
 * Lists words of the whole economy that stand for each other, one group a line. A brief with one of them also looks for the others,
 * at a lower weight. Groups may be loose: they add words to look for and never a requirement.
 */
export const synonyms = `
teacher; tutor; instructor; educator; lecturer; trainer; schoolteacher; schoolmaster; professor; teaching
primary; elementary; infant; junior school
pupil; student; learner; schoolchild; trainee; apprentice
nursery; kindergarten; preschool; childcare; early years; creche
child; kid; infant; baby; toddler; children
childminder; nanny; babysitter; au pair; childcare worker
teenager; youth; adolescent; young people
elderly; older people; senior citizens; pensioner; geriatric; aged
doctor; physician; general practitioner; medic; medical practitioner; surgeon
nurse; nursing; carer; care assistant; healthcare assistant; care worker
midwife; obstetric; birth; maternity; pregnancy
dentist; dental; teeth; oral; tooth
dental technician; denture maker; orthodontic technician
physiotherapist; physical therapist; rehabilitation; physical therapy; movement
psychologist; therapist; counsellor; psychotherapist; mental health; behavioural; psychology
optician; optometrist; eyewear; eyeglasses; spectacles; lenses; glasses
pharmacist; chemist; dispenser; druggist; pharmacy; medicines
vet; veterinarian; veterinary; animal doctor; veterinary surgeon
animal; pet; livestock; beast
paramedic; ambulance; emergency medical
radiographer; x-ray; imaging technician; radiologist
speech therapist; speech pathologist; speech and language
occupational therapist; ergotherapist
chiropodist; podiatrist; foot care; feet
nutritionist; dietitian; diet; nutrition
lawyer; solicitor; attorney; barrister; legal adviser; advocate; counsel; law
notary; public notary; commissioner of oaths
judge; magistrate; justice
court; tribunal; judicial
paralegal; legal assistant; legal clerk; law clerk
police officer; policeman; constable; detective; law enforcement; police
security guard; watchman; doorman; bouncer; guard
firefighter; fireman; fire officer; fire service
soldier; infantry; military; army; armed forces
prison officer; jailer; warder; correctional
accountant; bookkeeper; accounts; bookkeeping; accounting; financial records
auditor; audit; examiner of accounts
tax; taxation; revenue; fiscal; duty
payroll; wages; salary; salaries; pay; remuneration
economist; economics; economic; market theory
statistician; statistics; quantitative; numerical; numbers; data
actuary; risk; actuarial
insurance; underwriter; risk; policy; cover; premium; insurer
banker; bank clerk; teller; cashier; bank
broker; trader; dealer; stockbroker
investment; fund; asset; portfolio; wealth
loan; credit; mortgage; lending; lender
purchasing; procurement; buyer; buying; sourcing
sales; selling; vendor; salesperson; seller; retail
shop assistant; sales assistant; shopkeeper; store clerk; retail assistant; storekeeper
shop; store; outlet; boutique; retail
estate agent; realtor; property agent; letting agent; house seller; property; real estate
house; home; residence; dwelling; apartment; flat; property
secretary; administrative assistant; office assistant; clerk; administrator; clerical; personal assistant
receptionist; front desk; front office; reception; check-in
human resources; personnel; people operations; staff; hr; employment; employees
recruiter; headhunter; talent acquisition; hiring; recruitment; recruits
manager; head; director; leader; chief; supervisor; boss
assistant; aide; helper; support; deputy
consultant; adviser; counsel; advisor; advises
analyst; researcher; investigator; analyse
scientist; researcher; research
chemist; chemical; chemistry
biologist; biology; life scientist
physicist; physics
mathematician; mathematics; maths
engineer; engineering; technologist
technician; mechanic; fitter; operator; engineer
civil engineer; structural; bridge; highway; roads; construction
electrician; electrical; wiring; electrical fitter; cabling
plumber; pipe; heating; plumbing; boiler; pipes; gas fitter; boilers
carpenter; joiner; woodworker; cabinet maker; woodwork; wood; timber
bricklayer; mason; stonemason; brick; masonry; stone
builder; construction worker; building; contractor; construction
roofer; slater; tiler; roofing; roof
painter; decorator; painting; house painter
plasterer; plastering; drywall; stucco
glazier; glass; window fitter
welder; metal; fabrication; joining; welding; metalworker; solderer
blacksmith; smith; forge; farrier; ironwork
locksmith; locks; keys
mechanic; car repair; vehicle technician; auto mechanic; motor mechanic; garage
machinist; lathe; cnc; milling; machine operator; turner
surveyor; surveying; geomatics; measures land; land; cadastral
architect; building designer; architecture
landscape; garden; outdoor space; park; green space; gardens
gardener; groundskeeper; horticulturist; horticulture; gardening; landscaper; nurseryman
tree surgeon; arborist; arboriculturist; tree; forestry; trees
forester; forest ranger; logger; woodland; lumberjack
farmer; agriculture; agricultural; grower; farming; farm; crop
beekeeper; apiarist; honey; hive; bees; apiary
fisherman; trawler; fishery; angler; fishing; fish; sea
butcher; meat; slaughterer
baker; bread; pastry; patissier; bakery; confectioner
chef; cook; kitchen; culinary; cooking
waiter; waitress; server; waiting staff; restaurant staff
barista; coffee; coffee maker
bartender; barman; barmaid; mixologist; bar staff; cocktails
sommelier; wine steward; wine waiter; wine
brewer; brewery; beer; brewing
winemaker; vintner; oenologist; vineyard; viticulturist
hotel; lodging; accommodation; inn; hospitality; hotelier
housekeeper; chambermaid; room attendant; maid; housekeeping
cleaner; janitor; cleaning; caretaker; custodian; domestic
laundry; dry cleaner; launderer; washing; ironing
tour guide; sightseeing; visitor; tourist guide; excursion; visitors; escort; sights
travel agent; travel consultant; holiday adviser; tour operator
flight attendant; air steward; stewardess; cabin crew; air hostess
pilot; airman; aviator; aircraft; aeroplane; captain
sailor; seaman; mariner; deckhand; boatman; seafarer; ship
driver; chauffeur; operator of vehicles; motorist; trucker; haulier
lorry; truck; hgv; heavy vehicle; heavy goods vehicle
taxi; cab; minicab; private hire
train driver; locomotive; railway; engine driver; rail
bus driver; coach driver; omnibus
courier; messenger; delivery; postman; mail carrier; postal worker
warehouse; depot; storeperson; storage; stock; goods; distribution; stores
forklift; lift truck; fork-lift
packer; packing; picks; packaging worker
porter; baggage handler; luggage; carrier
logistics; supply chain; distribution; freight; shipping
labourer; worker; hand; operative; labouring
miner; colliery; pit; coal; mining; quarry; underground; ore
steelworker; foundry; smelter; caster; furnace
refuse; waste; rubbish; garbage; recycling; dustman; bin
hairdresser; hair stylist; barber; hair; coiffeur; haircutter
beautician; beauty therapist; cosmetologist; aesthetician; beauty
masseur; massage; massage therapist
manicurist; nail technician; nails
make-up; makeup; cosmetics; maquillage
tailor; dressmaker; seamstress; alterations; clothing; sewing; suits; dresses; garment
shoemaker; cobbler; shoe repairer; boot; footwear; shoe; heels; boots
upholsterer; sofa; furniture; re-coverer; furniture restorer; padding
weaver; weaving; textile; loom
knitter; knitting; knitwear
leather worker; saddler; leather; tanner
jeweller; goldsmith; silversmith; ring; necklaces; rings; jewellery maker; gem setter
watchmaker; clockmaker; horologist; clock; watch repairer
potter; ceramicist; pottery; ceramics
glassblower; glassmaker; glass artist
sculptor; sculpture; carver; stone carver
painter; fine artist; artist; visual artist
bookbinder; binder; books; book repair; bindery
printer; press operator; printing; lithographer; print
florist; flower; bouquet; flower arranger; floral; flowers
undertaker; funeral director; mortician; embalmer
priest; clergy; vicar; minister of religion; chaplain
librarian; library; information officer; archivist; archive
museum; curator; exhibition; gallery; collections
conservator; restorer; conservation
historian; history; archivist
archaeologist; archaeology; excavation
journalist; reporter; correspondent; newspaper; news; press
editor; editing; editorial
author; writer; novelist; wordsmith; writing
poet; poetry; verse; lyricist
copywriter; ad writer; publicity writer; advertising texts; slogans; copy
translator; linguist; language; translation; interpreter
interpreter; oral translator; spoken; linguist; conference; languages; speech
proofreader; copy editor; corrector
photographer; picture taker; pictures; photo; cameraman; photographs
film; movie; motion picture; cinema; footage; video
film editor; cutter; footage; movie; assembler; video editor; picture editor
director; filmmaker; film director
producer; impresario; production
actor; actress; performer; thespian; acting
dancer; choreographer; ballet; dance
singer; vocalist; soprano; tenor; vocal
musician; instrumentalist; player; band; orchestra; music
composer; songwriter; music writer
conductor; orchestra leader; music director; choirmaster
sound engineer; audio technician; recording; sound; audio; recordist
lighting technician; lights; illumination; lighting
set designer; scenographer; scenery; stage designer; scenic; set; stage
costume; wardrobe; clothes; dress
stagehand; stage technician; theatre technician
announcer; presenter; host; compere; broadcaster
dj; disc jockey; disk jockey
clown; circus; acrobat; entertainer; magician
model; mannequin; fashion model
stunt; stuntman; stunt performer
athlete; sportsperson; player; sportsman
coach; trainer; sports coach; instructor
referee; umpire; match official
lifeguard; pool attendant; rescue swimmer
personal trainer; fitness instructor; gym instructor; exercise coach; workout
software; application; program; programs; app; programming; code
programmer; software developer; coder; software engineer; code; developer
web; internet; website; site; online; websites
web developer; internet programmer; site coder; web programmer; website builder
webmaster; website administrator; website manager; site manager
database; data store; dba; databases; data bank
network; lan; networks; infrastructure; it infrastructure
system administrator; sysadmin; server administrator; it administrator; systems manager
tester; quality checker; qa; testing; quality; quality assurance; faults; test
it support; helpdesk; user support; computer support; ict help desk; service desk
cyber; security; information security; hacking; hacker
computer; ict; it; information technology; computing; pc
data scientist; data analyst; data miner; analytics expert
game designer; games creator; video game developer
ux designer; interface designer; usability; user interface
graphic designer; visual artist; layout artist; commercial artist; visual designer
illustrator; drawer; draughtsman; drawings; cartoonist
animator; cartoon maker; moving drawings
3d modeller; cgi; computer graphics; three-dimensional
draughtsperson; drafter; draftsman; technical drawing; cad operator
fashion designer; couturier; clothing designer; apparel designer
industrial designer; product designer; designer of products
interior designer; decorator; interior architect; interior decorator; room designer
social media; online community; community; followers; community manager; coordinator
marketing; promotion; advertising; publicity; marketer
advertising; ad; adverts; commercials; promotion; publicity
public relations; press officer; publicity; communications; publicist; media relations; press agent
event; function; occasion; gathering; ceremony
event planner; organiser; event manager; party planner; conference organiser
wedding; bridal; marriage; nuptial
call centre; telephone; phone; contact centre; telephonist; switchboard
customer; client; consumer; buyer; shopper
customer service; customer adviser; client support; customer care; support agent
telemarketer; telephone seller; cold caller; telesales
charity; non-profit; philanthropic; good cause; voluntary
fundraiser; donations; donor; fund-raising
social worker; welfare; social care; family support; caseworker
youth worker; young people; youth leader
politician; mp; legislator; minister; councillor
diplomat; ambassador; embassy; consul; foreign service
civil servant; government officer; public official; policy officer
policy; public policy; regulation; legislation
inspector; examiner; controller; inspection
health and safety; safety officer; occupational safety
environmental; ecology; ecologist; environment; sustainability; conservation
meteorologist; weather forecaster; weather; climate
geologist; geology; rocks; earth scientist
oil; petroleum; gas; drilling; refinery
energy; power; electricity; renewable
solar; photovoltaic; solar panel
wind; turbine; wind farm
water; wastewater; sewage; water treatment
nuclear; reactor; atomic
assembler; assembly; assembly line; fitter; production worker
factory; plant; manufacturing; production; mill
production manager; manufacturing manager; plant manager; factory manager
packaging; wrapping; container; box; boxes
plastic; polymer; moulding; rubber
paper; pulp; cardboard
wood; timber; lumber; sawmill
textile; fabric; cloth; material
furniture; cabinet; chair; table; sofas
ceramic; tile; porcelain
jewel; gem; precious stone; diamond
car; automobile; vehicle; motor; auto
bicycle; bike; cycle; cycling
boat; ship; vessel; yacht; boatbuilder; shipwright
aeroplane; aircraft; plane; airplane; aviation; aerospace
spreadsheet; excel; workbook; google sheets; formulas; tabs
data entry; typing; keyed; typist; keying; records; type
transcription; transcribe; typed; interviews; audio; typing
wordpress; website; plugin; theme; cms
shopify; online store; store; ecommerce; online shop
ecommerce; online shop; web shop; online store; e-shop
seo; google; search engine; ranking; organic; search results; rank
google ads; ppc; clicks; adwords; paid search; campaign
facebook; instagram; social; meta; tiktok
mobile app; iphone; android; ios; app; phone
flutter; react native; mobile app; cross-platform
python; script; scripting; automation
scraping; scraper; crawl; extract; collects; web data; scrape
machine learning; classifier; language models; ai; neural; model; models; artificial intelligence
dashboard; power bi; tableau; reports; visualisation; screens with numbers
sql; database; query; queries; sql server
cloud; aws; azure; hosting; servers; containers
docker; containers; kubernetes; deployment
automation; automatic; automatically; automate; zapier; workflow
quickbooks; bookkeeping; receipts; xero; accounts; vat
bookkeeping; receipts; invoices; reconcile; ledger; bank statements
logo; mark; brand; emblem; identity; logotype
flyer; leaflet; handbill; pamphlet; brochure
slides; powerpoint; presentation; deck; keynote
illustration; picture; drawing; artwork; drawn; pictures
book; novel; manuscript; story; publication; publish
cover; jacket; book cover
video; film; clip; footage; youtube; recording
edit; cut; trim; editing
animation; animated; cartoon; motion
3d; render; rendering; model; cgi; photoreal
drawing; plan; blueprint; floor plan; elevations; drawings
circuit; pcb; board; electronics; breadboard; schematic
arduino; microcontroller; embedded; firmware; sensor
article; blog; post; piece; story; pieces
proofread; correct; check; grammar; spelling; proofreading; edit
thesis; dissertation; phd; academic; paper
resume; cv; curriculum vitae; career; cover letter
landing page; sales page; page; web page
newsletter; mailing; email; bulletin; e-mail; mails
lead; prospect; enquiry; enquiries; leads
support; helpdesk; tickets; chat; customer service
recruit; hire; hiring; staffing; vacancies; sourcing
contract; agreement; terms; legal; terms of use
privacy; gdpr; data protection; policy
pattern; tech pack; garment; sewing; measurements; fabric
voice; narrator; narration; speaker; voiceover; reader; voice over
music; tune; song; soundtrack; melody
subtitle; caption; closed caption; subtitles
map; cartography; gis; mapping
recipe; cooking; dish; food; menu
fitness; exercise; workout; training; gym
travel; tourism; trip; holiday
wine; vineyard; winery; drinks
clothes; clothing; apparel; garments; fashion
toy; game; plaything
garden; plants; nursery; gardening; horticulture
dog; puppy; canine; pet
cat; kitten; feline; pet
horse; equestrian; equine; riding
repair; mend; fix; restore; repairer; maintenance
make; produce; manufacture; craft; maker
build; construct; assemble; create
clean; wash; tidy; cleaning
sell; vend; trade; retail
buy; purchase; procure; acquire
teach; educate; instruct; train
help; assist; support; aid
advise; counsel; consult; guide
write; author; compose; draft
draw; sketch; illustrate; drawn
measure; gauge; assess; survey
test; check; inspect; examine
plan; schedule; organise; arrange
drive; transport; haul; deliver
grow; cultivate; raise; farm
carry; transport; move; convey
protect; guard; secure; defend
cheap; affordable; inexpensive; low-cost
beautiful; attractive; elegant; stylish
quick; fast; rapid; speedy
funny; humorous; comic; witty; comedy
handmade; craft; artisan; handcrafted
bookkeeper; bookkeeping; ledger; the books; accounts clerk; financial transactions; receipts
electrical; wiring; circuits; sparky; spark; rewire; fuse box; electrics
carpenter; chippy; joiner; woodworker; wooden; timber; joinery; cabinet maker
plaster; skim; render; ceiling; drywall; plasterboard; walls
brick; brickie; bricks; mason; masonry; stonemason
lock; keys; locked out; locksmith; security devices
pest; vermin; rats; mice; exterminator; cockroaches; bugs; wasps; infestation; rodent
window; pane; glass; glazing; double glazing; squeegee
boiler; heating; gas; radiators; hvac; ventilation; air conditioning; central heating
pipe; plumbing; drains; taps; leak; sanitary
roof; tiles; slates; gutters; thatch; thatcher; roofing
foot; feet; toenails; podiatry; chiropody
eye; vision; sight; ophthalmologist; optical; lenses
ear; hearing; audiologist; deaf; audiology
skin; dermatologist; dermatology; complexion
heart; cardiologist; cardiac; cardiovascular
bone; skeleton; orthopaedic; osteopath; chiropractor; spine; joints
blood; haematology; phlebotomist; transfusion
anaesthetist; anesthesiologist; anaesthesia; anaesthetic; sleep for operations
child doctor; paediatrician; paediatric; children's diseases
women's health; gynaecologist; gynaecology; obstetrician
cancer; oncology; oncologist; tumour
operation; surgery; surgical; operating theatre; surgeon
x-ray; radiography; scan; imaging; ultrasound; mri; sonographer
medicine; drug; pharmaceutical; medication; remedy
mind; psychiatry; psychiatrist; mental; therapy
speech; stammer; talking; language therapy; swallowing; pronunciation
ambulance; emergency care; first aid; 999; paramedics
carer; caregiver; care worker; home help; support worker; elderly care; residential care
disabled; disability; special needs; learning difficulties; wheelchair; impaired
funeral; undertaker; burial; cremation; mortician; bereaved; embalmer; coffin
tattoo; ink; body art; piercing; tattooist
massage; masseuse; bodywork; soft tissue; kneading; reflexology; aromatherapy
needle; acupuncture; acupuncturist; chinese medicine
nail; manicure; pedicure; nails; manicurist
meat; butcher; sausages; slaughter; abattoir; joints; carcass
fish; seafood; fishmonger; fishery; angling; trawler; aquaculture
vegetables; fruit; greengrocer; greens; produce; market gardening
sweets; candy; confectionery; chocolate; cakes; desserts; patisserie; confectioner; chocolatier
beer; ale; lager; brewing; brewery; brewmaster
coffee; espresso; barista; tea
pub; bar; tavern; landlord; publican; innkeeper; licensee
waiter; waitress; waiting staff; table service; server; diners
dish; dishwasher; pots; kitchen porter; washing up; plates
kitchen; cook; cooking; culinary; catering; meals; food preparation
cheese; dairy; milk; creamery; cheesemaker
crops; arable; agriculture; harvest; farming; agricultural; field; agronomist; cultivation
cattle; livestock; cows; herd; dairy farmer; herdsman; stockman
sheep; flock; shepherd; lambs; wool; goats
pigs; swine; poultry; hens; eggs; hatchery
game; pheasants; deer; hunting; shooting; gamekeeper; estate; ranger; wildlife
lawn; grass; pitches; greenkeeper; groundskeeper; groundsman; mowing; turf
plant; nursery; greenhouse; horticulturist; botanist; seedlings; botanical
tree; arborist; timber; forestry; logging; lumberjack; woodland
hoof; horseshoe; farrier; horses; blacksmith; stable; groom; equine
zoo; captivity; wild animals; menagerie; keeper; animal care
pet; groomer; grooming; dog clipping; kennel; cattery
metal; iron; steel; forge; forging; smith; foundry; metalwork
mould; die; tooling; jigs; toolmaker; casting; moulder
lathe; milling; cnc; turner; machining; grinder
clock; watch; timepiece; horologist; watchmaker
clay; ceramics; potter; pottery; kiln; ceramicist
glass; glassblower; vases; stained glass; blown
cloth; fabric; textile; loom; weaver; spinning; yarn
yarn; knitting; wool; jumper; crochet; knitwear
hat; headwear; milliner; millinery; caps; bonnets
leather; saddle; harness; saddler; tanner; hide; tannery
furniture; cabinet; wardrobe; sofa; upholstery; furnishings; chairs; tables
polish; varnish; lacquer; finish; shellac; french polisher; sheen
sign; lettering; shop front; sign writer; signage; letterer
frame; framer; mount; picture framing; mouldings
guitar; violin; luthier; string instrument; instrument maker
piano; keyboard; tuner; organ; organist; tuning
drum; percussion; drummer; percussionist
choir; choral; choirmaster; chorus; vocal
joke; comedian; stand-up; comic; humorist; comedy
magic; magician; conjuror; illusionist; illusion; tricks
stunt; stuntman; daredevil; dangerous actions; double
dance; ballet; ballerina; dancer; choreography; choreographer; movement; steps
puppet; puppeteer; marionette; ventriloquist; glove puppet
circus; acrobat; juggler; trapeze; clown
library; librarian; books; lending; catalogue; information resources
archive; archivist; records; preserve; old documents; historical documents
dig; excavation; archaeologist; ancient; remains; artefacts
family tree; genealogist; genealogy; ancestry; ancestors; lineage
past; history; historian; historical; bygone; chronicle; chronicler
news; reporter; journalist; newspaper; correspondent; newsreader; press
typo; proofreader; spelling; grammatical; corrections; misprint; errors
shorthand; stenographer; court reporter; stenotype; verbatim
sign language; deaf; signing; bsl; interpreter for the deaf
type; typist; keying; keyboard; data entry; word processing; inputting
file; filing; documents; papers; sorting; records clerk
diary; appointments; executive assistant; pa; personal assistant; correspondence; right hand
switchboard; operator; telephonist; calls
letter; post; mail; postman; postal; mail carrier; sorting office
parcel; courier; delivery; messenger; packages
taxi; cab; cabbie; minicab; chauffeur; fare
railway; train; locomotive; tube; rail; underground; tram; signalman
coach; bus; passengers; omnibus
aircraft; aeroplane; plane; aviation; airline; flight; aerospace; airport; aviator
air traffic; tower; controller; taking off; landing; runway
cabin crew; steward; stewardess; air hostess; flight attendant; passengers
ship; vessel; boat; captain; skipper; marine; naval; maritime; crew; sailor; deck
underwater; diver; diving; submarine; frogman; subsea
pool; swimming; swimmer; lifeguard; beach; rescue
fire; blaze; firefighter; fireman; flames
police; constable; cop; officer; detective; criminals; crime; bobby
detective; private eye; investigator; sleuth; investigation
guard; security; patrol; watchman; bouncer; doorman; surveillance
prison; jail; warder; inmates; custody; offenders; gaol; convict
judge; magistrate; bench; verdict; court; sentence; arbitrator
barrister; advocate; counsel; pleads; solicitor; lawyer; attorney
notary; certifier; authenticate; deeds; signatures; witness; oath
patent; intellectual property; ip; inventions; trademark
conveyancer; property transfer; title deeds; house purchase; land registry
law clerk; paralegal; legal assistant; case files; legal secretary
audit; auditor; inspect accounts; examiner; financial statements; compliance
tax; taxation; self assessment; tax return; hmrc; duty; customs officer
risk; actuary; probability; premiums; pensions; underwriter
savings; pensions; financial adviser; ifa; money; wealth; personal finance
shares; stocks; stockbroker; trader; securities; equities; broker; bonds
mortgage; home loan; lender; lending; borrower; credit
bank teller; bank cashier; bank clerk; counter; branch; cheques; deposits
debt; arrears; collector; bailiff; owed; credit control; enforcement
auction; auctioneer; bids; saleroom; gavel; lots
pawnbroker; pawn; loans; hock; pledge
till; cashier; checkout; receipts; cash register
window display; visual merchandiser; dresser; shop display; displays; merchandising
buyer; procurement; purchasing; sourcing; vendors; stock
supply chain; logistics; distribution; freight; shipping; import; export
pallet; forklift; reach truck; lifting; storage; stacker
crane; hoist; lifting; heavy loads; rigging
scaffold; scaffolder; platforms; tubes; temporary structures
cost; estimator; quantity surveyor; costs; costing; building projects; bill of quantities
site; foreman; building site; site manager; construction manager; clerk of works; supervisor
structure; structural; beams; load; foundations; bearing wall; bridge
machine; mechanical; machinery; engine; mechanism
chemical; process; plant; refinery; petrochemical; reactor
rocket; spacecraft; aerospace; space; satellite; astronaut
rock; geologist; mineral; earth; geology; ore; quarry; mining; seismologist
weather; climate; forecast; meteorologist; meteorology; atmosphere
star; planet; telescope; astronomer; space; universe; astronomy; celestial
organism; biologist; life science; living; species; ecologist; zoologist; botanist; biology
laboratory; lab; experiments; substances; chemist; test tubes; samples
number; mathematics; maths; algebra; mathematician; theory; proofs
green; sustainability; pollution; carbon; emissions; environmental; waste; climate; ecology; recycling
city; urban; town planner; land use; urbanist; zoning; urban development
building; house; architect; buildings; dwelling; property; blueprints; plans
interior; decor; decorator; room; furnishings; rooms; inside
couture; fashion; couturier; garments; clothes designer; haute couture; dressmaking
game; video game; gaming; levels; interactive entertainment; gameplay
server; sysadmin; administrator; infrastructure; it; network
computer problem; help desk; tech support; it support; technical support; troubleshooting; user support
data; big data; analytics; predictive; modelling; data mining
hacker; cyber; infosec; information security; intrusion; attacks; security analyst
coder; programmer; developer; software; code; programming; coding; engineer
blockchain; crypto; ledger; distributed; smart contracts; cryptocurrency
headhunter; recruitment; talent; recruiter; vacancies; hiring; candidates; staffing
careers; vocational; guidance; job choice; career; employment adviser
union; trade union; shop steward; workers' rights; collective bargaining; representative
welfare; social worker; child protection; caseworker; vulnerable; families; safeguarding
teen; youth; teenagers; young people; youth club; adolescents; mentor
clergy; priest; vicar; parish; church; minister; clergyman; pastor; chaplain; rabbi; imam; worship; religious
donations; fundraiser; charity; appeals; raising money; philanthropy; giving
party; wedding; event; celebrations; functions; festivities; ceremony; planner; coordinator
statue; sculptor; carve; stone carver; sculpture; carving; modelling
cartoon; cartoonist; illustrator; comics; caricature; drawings
spin doctor; press officer; pr; spokesperson; public relations; publicist; media relations; communications
promotion; marketing; advertising; promote; promoter; publicity; brand
lobby; lobbyist; politicians; public affairs; advocacy; government affairs; policy
mp; politician; parliament; elected; councillor; minister; senator; legislator
ambassador; diplomat; envoy; embassy; consul; foreign affairs; diplomatic
army; soldier; infantry; military; combat; troops; infantryman; armed forces; officer cadet
clean; cleaner; char; domestic; hygiene; tidy; janitor; caretaker; housekeeping; maid
chambermaid; housekeeper; linen; hotel rooms; domestic
laundry; ironing; washing; wash; dry cleaner; launderette; press clothes
rubbish; refuse; dustman; bin man; bins; waste; garbage; trash; recycling collector; tip
scrap; salvage; rag and bone; recycling; old metal; junk
garage; car; mechanic; mot; vehicle; brakes; motor; auto; tyre; grease monkey
dent; panel beater; bodywork; body shop; vehicle bodies; spray painter; coachbuilder
bike; bicycle; cycle; pedal; cyclist
wind turbine; windmill; turbine; wind farm; offshore; onshore
solar; photovoltaic; pv; panels; sun
lift; elevator; escalator; hoist
wallpaper; painter; decorator; paint; emulsion; house painter; paperhanger
tile; tiler; ceramic; bathroom; floor tiles; mosaic
carpet; flooring; rug; floor layer; laminate; lino; parquet
garden; lawn; flower bed; weeding; gardener; landscaper; hedges; flowers
removals; house mover; man with a van; furniture remover; household goods; moving house; moving company
costume; wardrobe; dresser; backstage; theatre clothes; costumier
stage; theatre; backstage; prompter; cues; rehearsals; production manager; stagehand
bingo; caller; numbers; gaming hall; housey
casino; croupier; roulette; cards; gambling; dealer
bet; bookmaker; bookie; odds; betting; wagers; turf accountant
football; soccer; team; coach; players; trainer; manager; gaffer
referee; umpire; rules; match; whistle; adjudicator
race; jockey; racehorse; rider; horse racing
ski; skiing; snow; snowboard; piste; slopes
holiday; travel agent; trip; tours; vacation; bookings; tourism; excursion
camp; campsite; caravan; tents; pitches; camping; holiday park
`;
