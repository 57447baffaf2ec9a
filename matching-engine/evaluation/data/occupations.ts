/** Occupations with a paraphrase that somebody might search for: title | what they do | paraphrases. */
export const occupations = `
Shoe repairer | Mends heels and soles and restores worn footwear in a workshop. | cobbler; boot mender
Beekeeper | Looks after hives, harvests honey and keeps colonies healthy. | apiarist; honey farmer
Upholsterer | Covers chairs and sofas with fabric and padding. | furniture re-coverer; sofa recovering craftsman
Dental hygienist | Cleans patients' teeth and advises on care of gums. | teeth cleaner; oral health practitioner
Arborist | Prunes, fells and cares for trees. | tree surgeon; tree care worker
Bookbinder | Sews and glues pages and makes covers by hand. | binder of books; book repair craftsperson
Interpreter | Renders speech from one language into another at meetings. | oral translator; conference linguist
Landscape architect | Plans parks, gardens and public squares. | garden planner; outdoor space designer
Payroll clerk | Calculates wages and deductions each month. | salary administrator; wages assistant
Lawyer | Advises clients on law and represents them in court. | attorney; solicitor
Primary school teacher | Teaches children between five and eleven. | elementary educator; infant school instructor
Veterinary nurse | Helps vets treat animals and looks after them overnight. | animal clinic assistant; pet nurse
Plumber | Fits and mends pipes, taps and boilers. | pipe fitter; heating installer
Web developer | Builds and maintains websites with code. | internet programmer; site coder
Database administrator | Keeps databases safe, fast and available. | DBA; data store manager
Social media manager | Plans posts and talks with a brand's followers. | online community coordinator; community manager
Copywriter | Writes advertising texts and slogans. | ad writer; publicity writer
Human resources officer | Recruits staff and looks after employment matters. | personnel assistant; people operations specialist
Warehouse operative | Picks, packs and stores goods. | storeperson; depot labourer
Lorry driver | Delivers goods by road in heavy vehicles. | truck operator; HGV chauffeur
Baker | Makes bread and pastries. | bread maker; pastry producer
Chef | Runs a kitchen and creates menus. | head cook; kitchen leader
Hotel receptionist | Welcomes guests and handles bookings at the front desk. | front office clerk; check-in agent
Tour guide | Shows visitors round towns and sights. | sightseeing leader; visitor escort
Jeweller | Makes and mends rings and necklaces. | goldsmith; ring maker
Tailor | Makes and alters suits and dresses to measure. | dressmaker; clothing alterations specialist
Photographer | Takes pictures at events and in the studio. | picture taker; cameraman for stills
Sound engineer | Records and mixes audio. | audio technician; recording operator
Film editor | Assembles filmed scenes into a finished picture. | movie cutter; footage assembler
Set designer | Designs scenery for stage and screen. | scenographer; stage scenery creator
Civil engineer | Designs roads and bridges. | highway engineer; bridge construction planner
Electrician | Installs and repairs wiring. | electrical fitter; wiring technician
Surveyor | Measures land and buildings. | land measurer; geomatics specialist
Statistician | Collects and analyses numerical data. | quantitative analyst; numbers researcher
Economist | Studies markets, trade and prices. | economic researcher; market theory analyst
Accountant | Prepares accounts and tax returns. | bookkeeping expert; financial records preparer
Insurance underwriter | Judges risks and sets premiums. | risk assessor; policy pricing specialist
Estate agent | Sells and lets houses. | realtor; property seller
Physiotherapist | Helps people regain movement after injury. | physical therapist; rehabilitation practitioner
Midwife | Cares for mothers during pregnancy and birth. | birth attendant; obstetric nurse
Psychologist | Treats mental and emotional problems by talking. | mental health therapist; behavioural counsellor
Optician | Fits spectacles and contact lenses. | eyeglasses dispenser; eyewear fitter
Florist | Arranges and sells flowers. | flower arranger; bouquet maker
Hairdresser | Cuts and colours hair. | hair stylist; barber
Fisherman | Catches fish at sea with nets and lines. | trawler crew member; fishery worker
Miner | Digs coal and ore underground. | colliery worker; pit labourer
Welder | Joins metal parts with heat. | metal joiner; fabrication worker
Software tester | Looks for faults in programs before release. | QA engineer; application quality checker
Network technician | Sets up and repairs computer networks. | IT infrastructure technician; LAN specialist
Call centre agent | Answers customers' calls and sells by telephone. | telephone customer adviser; phone support operator
`;
