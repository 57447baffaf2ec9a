/** Occupations described as registers describe them: title | description | what somebody might type instead. */
export const heldOutOccupations = `
Bookkeeper | Records and assembles the day-to-day financial transactions of an organisation, usually consisting of sales, purchases, payments and receipts, in the appropriate ledgers. | someone who does the books; ledger keeper
Electrician | Fits and repairs electrical circuits and wiring systems, and installs and maintains electrical equipment and machinery. | sparky; rewiring person
Carpenter | Cuts, shapes and assembles wooden elements for the construction of buildings and other structures. | chippy; woodworker for doors and skirting
Bricklayer | Assembles walls and structures by skilfully laying bricks in an established pattern, using cement to bond them. | brickie; wall builder
Plasterer | Finishes walls with plasters made from gypsum, cement or lime and applies ornamental mouldings. | someone to skim a ceiling; wall finisher
Roofer | Covers structures with roofs, installs flat or pitched weight-bearing elements and adds a weather-resistant layer. | slater; tile man for a leaking roof
Glazier | Measures, cuts, fits and replaces panes in windows, doors and facades. | window fitter; pane replacer
Heating engineer | Installs and services boilers, ventilation and gas supply in homes and businesses. | gas fitter; boiler man
Locksmith | Installs and repairs security devices, cuts keys and opens doors for people who are locked out. | key cutter; person to get me back into my flat
Chimney sweep | Performs cleaning of flues, removes soot and ash and carries out minor maintenance. | flue cleaner; soot remover
Pest controller | Detects, eliminates and repels vermin such as rats, mice and cockroaches by spraying chemicals or setting traps. | rat catcher; exterminator
Window cleaner | Uses sponges and detergents to wash interior and exterior glass of buildings. | squeegee man; glass washer
Childminder | Cares for the young of other families in their own home while parents are at work. | nanny; babysitter
Nursery nurse | Provides play-based early years care and activities to the under fives. | creche worker; kindergarten assistant
Special needs teacher | Works with pupils who have disabilities or learning difficulties and adapts lessons to them. | SEN tutor; educator for disabled pupils
Driving instructor | Teaches people the theory and practice of operating a vehicle safely and prepares them for the test. | person who teaches you to drive; learner car coach
Personal trainer | Designs and supervises exercise programmes for individual clients in a gym. | fitness coach; one-to-one gym instructor
Dietitian | Assesses what patients eat and advises on food and health in clinical settings. | nutritionist; eating plan adviser
Chiropodist | Diagnoses and treats conditions of the feet and toenails. | podiatrist; foot doctor
Pharmacist | Prepares, dispenses and gives advice about medicines that doctors have prescribed. | chemist; druggist
Paramedic | Gives emergency care to sick and injured people before and during transport to hospital. | ambulance medic; first aider in a 999 crew
Radiographer | Uses X-ray, CT and MRI equipment to produce images of patients for diagnosis. | X-ray technician; scan operator
Anaesthetist | Puts patients to sleep for operations and watches over their breathing and pain. | person who puts you under; anesthesiologist
Care assistant | Helps elderly or disabled people in their homes or in residential institutions with washing, dressing and meals. | carer; home help for old folk
Speech therapist | Assesses and treats people with problems of talking, stammering or swallowing. | stammer specialist; speech and language pathologist
Undertaker | Arranges burials and cremations, prepares the deceased and supports the bereaved. | funeral director; mortician
Acupuncturist | Places needles at particular points of the body to relieve pain and illness. | needle therapist; Chinese medicine practitioner
Beautician | Offers facial treatments, waxing, manicures and other cosmetic services to clients. | aesthetician; nail and skin salon worker
Tattooist | Applies permanent ink to customers' skin following a drawn pattern. | skin inker; body art maker
Massage therapist | Kneads muscles and soft tissue to relieve stress and pain. | masseuse; deep tissue bodyworker
Butcher | Orders, inspects and buys meat, then cuts, trims and prepares it for sale. | meat cutter; person who makes sausages and joints
Fishmonger | Cleans, fillets and sells fish, crustaceans and molluscs in a shop. | seafood seller; fish filleter
Greengrocer | Sells fruit and vegetables in a specialised shop. | fruit and veg man; produce seller
Confectioner | Makes a varied range of cakes, candies and other sweets for sale. | sweet maker; cake and candy producer
Brewer | Ensures the quality of mashing, fermentation and bottling of ale and lager. | beer maker; ale producer
Barista | Prepares specialised types of coffee using professional machines in a cafe. | coffee maker; espresso server
Bartender | Serves alcoholic or non-alcoholic drinks to clients in a pub or hotel. | mixologist; barman
Waiter | Supplies guests with food and drinks as requested at the table. | table server; waiting staff
Sommelier | Stores, prepares, recommends and serves wine in restaurants. | wine waiter; wine expert
Kitchen porter | Cleans the cooking area, washes pots and helps with basic preparation of ingredients. | dishwasher; pot washer
Farmer | Grows crops and raises livestock and sells the produce. | agriculturist; crop and cattle grower
Shepherd | Manages the welfare and movement of flocks of sheep and goats. | sheep herder; flock keeper
Gamekeeper | Preserves and manages wildlife and habitats so that there are pheasants and deer to shoot. | moorland and grouse warden; hunting estate keeper
Groundskeeper | Keeps lawns, pitches, hedges and paths of parks and clubs in order. | greenkeeper; lawn mower man
Horticulturist | Plans and grows plants in greenhouses and nurseries. | plant grower; nurseryman
Farrier | Inspects, trims and shapes the hooves of horses and makes and fits their shoes. | horseshoer; hoof specialist
Dog groomer | Washes, clips and brushes pets and looks after their coats. | poodle clipper; pet beautician
Zoo keeper | Looks after animals kept in captivity for conservation and public display. | wild animal attendant; animal carer in a menagerie
Blacksmith | Forges metals, usually iron or steel, by heating and hammering into gates and tools. | ironworker; forge worker
Toolmaker | Operates machines to make moulds, dies and jigs for manufacturing. | die maker; mould producer
Machinist | Sets up and operates computer controlled lathes and milling cutters for metal pieces. | CNC operator; lathe turner
Watchmaker | Makes and repairs the mechanisms of timepieces. | horologist; clock repairer
Potter | Processes and shapes clay into ceramics by hand or on a wheel. | ceramicist; clay thrower
Glassblower | Designs and produces vessels by shaping molten material with the breath. | maker of blown vases; hot glass artist
Weaver | Produces textiles on hand-powered or machine looms. | cloth maker; loom worker
Knitter | Makes garments and fabric from yarn with needles or machines. | jumper maker; yarn crafter
Milliner | Designs and manufactures headwear for ladies and events. | hat maker; fascinator designer
Saddler | Creates and repairs leather seats, bridles and harnesses for horses. | harness maker; leather worker for riders
Cabinet maker | Builds furniture and fittings from timber in a workshop. | furniture maker; joiner of wardrobes
French polisher | Restores the shiny finish of wooden tables and pianos with shellac. | furniture finisher; wood lacquerer
Sign writer | Paints lettering and designs on shop fronts, vehicles and boats. | shop front letterer; traditional sign painter
Picture framer | Mounts and surrounds prints and paintings with mouldings and glass. | art mounter; frame maker
Piano tuner | Adjusts the strings of keyboard instruments so that they are in key. | keyboard instrument adjuster; piano technician
Luthier | Makes violins and guitars out of wood to precise measurements. | guitar builder; violin maker
Organist | Plays music on pipes and pedals in churches. | church keyboard player; pipe player
DJ | Mixes recorded music for an audience in clubs and on the radio. | disc jockey; record spinner
Comedian | Tells humorous stories, jokes and one-liners before an audience. | stand-up; joke teller
Magician | Performs illusions and tricks to entertain. | conjuror; kids party illusionist
Stuntman | Performs actions which are too dangerous for actors to perform. | stunt double; fall guy
Dancer | Interprets ideas and feelings for audiences by movement accompanied by music. | ballerina; choreographed performer
Choreographer | Creates sequences of steps and movements for performers. | dance maker; movement arranger
Puppeteer | Manipulates glove figures or marionettes during shows. | Punch and Judy performer; marionette operator
Museum curator | Manages collections and exhibits of historical and artistic objects. | keeper of collections; exhibition organiser
Archivist | Assesses, collects, organises and preserves records and gives access to them. | records keeper; preserver of old papers
Librarian | Manages books and information and helps users to find them. | book lender; information resources manager
Archaeologist | Studies past peoples by examining and digging up material remains. | digger of ancient remains; excavation specialist
Genealogist | Traces histories and lineages of families. | family tree researcher; ancestry tracer
Historian | Researches, interprets and presents past human societies from documents. | expert on the past; chronicler
Journalist | Researches, verifies and writes news stories for papers, magazines and broadcasts. | reporter; newshound
Proofreader | Examines printed products to find and correct grammatical and typographical errors. | typo spotter; text checker
Translator | Transcribes written documents from one or more languages to another. | language converter; linguist for documents
Sign language interpreter | Renders speech into gestures for deaf people and the other way round. | BSL signer; interpreter for the hard of hearing
Stenographer | Types every word spoken in courtrooms by means of a shorthand machine. | court reporter; shorthand writer
Medical secretary | Arranges appointments, types letters and answers calls for doctors. | clinic PA; surgery office administrator
Personal assistant | Supports an executive with correspondence, calls, diary and travel. | right-hand woman for the boss; executive secretary
Receptionist | Greets visitors, answers the switchboard and takes messages at the entrance. | front desk person; lobby greeter
Data entry clerk | Updates and maintains information on computer systems by keying. | keyboard inputter; keying operator
Filing clerk | Organises and stores papers and finds them again when asked. | document sorter; paper organiser
Courier | Transports and hands over parcels by bike or van in a city. | parcel deliverer; bike messenger
Postman | Delivers letters and packages on foot to households. | mail carrier; letter deliverer
Taxi driver | Takes passengers in a licensed car and charges a fare. | cabbie; minicab man
Bus driver | Operates public vehicles on fixed routes, takes fares and looks after passengers. | coach chauffeur; omnibus operator
Train driver | Operates locomotives and multiple units carrying passengers or freight on rails. | railway engine operator; tube motorman
Pilot | Controls and navigates aircraft in flight. | flyer of planes; aviator
Flight attendant | Performs services conducive to the comfort and safety of passengers on airlines. | air hostess; cabin crew
Air traffic controller | Guides aircraft taking off and landing and keeps them apart. | tower operator for planes; flight guidance officer
Ship captain | Is in charge of a vessel, its crew and its cargo. | skipper; vessel master
Marine engineer | Designs, builds and repairs hulls and engines of boats. | boat mechanic; naval engine specialist
Diver | Works below the surface to inspect, weld and repair structures. | underwater worker; frogman
Lifeguard | Watches over swimmers at pools and beaches and rescues them. | pool attendant; beach rescuer
Firefighter | Responds to blazes, rescues victims and gives first aid. | fireman; blaze brigade member
Police officer | Pursues criminals and assists victims and keeps the peace. | bobby; constable
Detective | Investigates crimes and gathers evidence by interviewing suspects. | private eye; crime investigator
Security guard | Observes and protects people, buildings and assets, patrols and controls entrances. | bouncer; night watchman
Prison officer | Supervises convicted offenders in custody. | jail warder; screw
Judge | Presides over court cases and decides on verdicts and sentences. | magistrate; person on the bench
Barrister | Pleads cases in the higher courts and gives expert opinions. | courtroom advocate; counsel
Notary | Witnesses signatures and authenticates deeds. | certifier of documents; deed authenticator
Patent attorney | Advises on intellectual property and protects inventions. | invention lawyer; IP counsel
Paralegal | Researches and prepares files for solicitors. | legal assistant; law clerk
Conveyancer | Transfers titles of property between buyers and sellers. | house purchase lawyer; property transfer specialist
Auditor | Examines financial statements to ensure that they are valid and lawful. | accounts inspector; checker of company finances
Tax adviser | Explains legislation and helps clients pay no more than is due to the authorities. | self assessment helper; tax return accountant
Actuary | Analyses the impact of risks and determines insurance premiums and pensions. | risk mathematician; pension calculator
Financial adviser | Helps people with savings, investments, mortgages and pensions. | money coach; IFA
Stockbroker | Buys and sells securities on behalf of clients. | shares dealer; trader of equities
Mortgage broker | Finds home loans and collects documents from applicants. | home loan finder; lending intermediary
Bank teller | Deals with customers at the counter, cashes cheques and accepts deposits. | bank cashier; counter clerk at a branch
Debt collector | Compiles what is owed and tries to recover it. | arrears chaser; bailiff
Auctioneer | Accepts bids and declares goods sold. | seller by gavel; saleroom caller
Pawnbroker | Offers loans secured on personal objects. | lender on jewellery; hock shop owner
Shop assistant | Serves customers on the shop floor and works the till. | sales clerk; store helper
Cashier | Operates the till, takes payment and issues receipts. | till operator; checkout worker
Visual merchandiser | Arranges displays in shops so that goods sell. | window dresser; display artist for stores
Buyer | Selects and purchases stock and negotiates with vendors. | purchasing agent; procurement officer
Supply chain manager | Plans all steps from the acquisition of raw materials to the distribution of finished goods. | logistics planner; head of getting stuff from A to B
Forklift driver | Operates lifting trucks to move pallets in a depot. | pallet mover; reach truck operator
Crane operator | Handles tall machines which raise heavy materials on building sites. | hoist driver; tower lifter
Scaffolder | Erects and takes down temporary metal tubes and platforms on building sites. | erector of temporary platforms; access structure builder
Quantity surveyor | Manages all costs relating to building projects. | building cost estimator; construction cost consultant
Site manager | Runs the day-to-day work at a building project, the trades and the timetable. | construction foreman; person who runs a building job
Structural engineer | Calculates whether beams and foundations will bear the load. | load calculator; someone to check whether a wall can come out
Mechanical engineer | Researches, plans and designs machines and oversees their manufacture. | machine designer; engine developer
Chemical engineer | Designs large-scale processes that turn raw materials into products. | process plant designer; refinery process specialist
Aerospace engineer | Develops and tests planes and spacecraft. | rocket scientist; aircraft designer
Geologist | Researches the materials which make up the earth. | rock scientist; mineral prospector
Meteorologist | Studies the climate and predicts the weather. | forecaster; climate scientist
Astronomer | Researches the formation of celestial bodies with telescopes. | stargazer; student of planets
Biologist | Studies living organisms and their environment. | life scientist; researcher of organisms
Chemist (laboratory) | Performs experiments by testing and analysing the structure of substances. | lab scientist; substance analyst
Mathematician | Studies and deepens theories of numbers, proofs and structures. | number theorist; algebra researcher
Environmental consultant | Advises companies on pollution, waste and emissions. | green adviser; carbon footprint specialist
Town planner | Develops schemes for land use and the growth of urban areas. | city development designer; urbanist
Architect | Investigates, designs and oversees the construction of buildings. | building designer; house plan maker
Interior designer | Plans the inside of spaces: furniture, lighting, colours. | decorator; room stylist
Fashion designer | Creates concepts for ready-to-wear and haute couture. | couturier; clothes inventor
Game designer | Develops the layout, logic and rules of interactive entertainment. | maker of video games; level builder
Systems administrator | Responsible for maintenance, configuration and reliable operation of computer servers. | IT support guy; server caretaker
Help desk agent | Supports users having problems with hardware and software by phone. | tech support; person who fixes your computer over the phone
Data scientist | Finds and interprets rich sources of information and builds models and visualisations. | big data expert; predictive modeller
Cyber security analyst | Protects networks and information from attacks and intrusions. | ethical hacker; infosec specialist
Software developer | Implements or programs all kinds of applications based on specifications. | coder; programmer
Mobile app developer | Implements applications for phones and tablets. | iPhone programmer; Android coder
Blockchain architect | Designs decentralised ledgers and smart contracts. | crypto engineer; distributed ledger expert
Recruitment consultant | Finds candidates for vacancies and interviews them. | headhunter; talent hunter
Careers adviser | Guides students and adults in making choices about jobs. | vocational guidance counsellor; job choice coach
Trade union official | Negotiates pay and conditions for members. | workers' representative; shop steward
Social worker | Protects vulnerable children and families and helps them through crises. | child protection officer; welfare caseworker
Youth worker | Supports teenagers' development in clubs and projects. | teen mentor; young people's club leader
Vicar | Leads services and performs baptisms and weddings in a parish. | priest; clergyman
Charity fundraiser | Raises money for non-profit organisations. | donation getter; appeals organiser
Event planner | Organises programmes, venues and staff for conferences and parties. | party organiser; wedding coordinator
Wedding photographer | Takes pictures of couples on the big day. | bride and groom picture taker; nuptials cameraman
Videographer | Captures moving images of weddings, births and parties and edits them. | film maker for events; video person
Sculptor | Carves or models figures in stone, clay or metal. | statue maker; stone carver
Illustrator | Draws pictures for texts and stories. | book artist; cartoonist
Public relations officer | Explains the activities of an organisation to the press and public. | spin doctor; media spokesperson
Marketing manager | Carries out activities to promote goods to customers. | head of promotion; brand promoter
Lobbyist | Advocates an agenda to politicians on behalf of clients. | persuader of MPs; government affairs adviser
Politician | Is elected to represent people and debates laws. | MP; elected representative
Diplomat | Represents the home nation abroad. | ambassador; envoy
Soldier | Fights in combat or peacekeeping for a country. | infantryman; army private
Cleaner | Keeps offices, homes and surfaces tidy and hygienic. | char; domestic help
Housekeeper | Supervises chambermaids and linen in a hotel. | head of chambermaids; domestic supervisor
Laundry worker | Washes and irons clothes and linen with machines. | ironing lady; washing operative
Refuse collector | Removes rubbish from homes and takes it to the tip. | bin man; dustman
Scrap dealer | Collects old metal for recycling. | rag and bone man; salvage trader
Car mechanic | Diagnoses, services and repairs engines and brakes of vehicles in a garage. | grease monkey; someone to do my MOT
Panel beater | Knocks out dents of vehicle bodies. | bodywork repairer; dent remover
Bicycle repairer | Maintains and mends pedal-powered machines. | bike mechanic; cycle fixer
Aircraft mechanic | Services airframes and engines and keeps planes airworthy. | plane fixer; aviation technician
Wind turbine technician | Inspects and mends the generators of onshore and offshore parks. | windmill engineer; turbine fixer
Solar installer | Mounts photovoltaic modules on roofs. | PV fitter; sun panel person
Lift engineer | Installs and maintains the machines which carry people between floors. | elevator mechanic; hoist technician
Painter and decorator | Applies emulsion, gloss and wallpaper in houses. | wallpaper hanger; house painter
Tiler | Lays ceramic squares on floors and bathroom walls. | bathroom tile fitter; floor and wall ceramic layer
Carpet fitter | Measures, cuts and lays soft flooring. | rug layer; flooring installer
Gardener | Mows, plants and weeds in private grounds. | lawn and flower bed carer; weeding help
Furniture remover | Packs and carries household goods to a new home. | house mover; man with a van
Wardrobe assistant | Looks after what actors wear backstage. | costume dresser; costume carer
Stage manager | Coordinates rehearsals and cues of a theatre production. | prompter and cue caller; backstage boss
Bingo caller | Announces numbers in a gaming hall. | number announcer; housey-housey host
Croupier | Deals cards and spins the wheel in a casino. | casino dealer; roulette operator
Bookmaker | Takes bets on sports at agreed odds. | bookie; betting shop taker
Football coach | Trains players in technique and tactics. | soccer trainer; team gaffer
Referee | Enforces the rules of a sport during a match. | umpire; whistle blower
Jockey | Rides in races and follows instructions of the trainer. | race rider; racehorse partner
Ski instructor | Teaches how to glide down snowy slopes. | snowboard teacher; piste coach
Travel agent | Sells holidays and books flights and hotels for customers. | holiday booker; trip planner
Campsite warden | Looks after pitches and guests with tents and caravans. | caravan park keeper; camping ground manager
`;
