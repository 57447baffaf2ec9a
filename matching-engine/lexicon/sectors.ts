/**
 * Lists the sectors of the enumeration. The first line of a block is the sector; `aka` are words for the whole sector, and every
 * further line is a part of it with its own words. `~0.5` says how often a word means it.
 */
export const sectors = `
Automotive
aka: automotive; motor industry; car industry; car brand; car maker; carmaker; motoring; vehicle manufacturer; motor trade
cars and dealerships: cars; car dealership; dealerships; dealership; car dealer; garages; garage~0.5; used cars; classic cars; sports cars; saloons; vehicles; vans~0.4; hatchbacks; test drives; car launch; showrooms~0.5; forecourt; forecourts; motor showroom; motor showrooms; four-door; test drives; used motors; motors~0.6; motor dealer; car spot; car ad; car advert
electric vehicles: electric cars; electric vehicle; electric vehicles; ev; evs; charging points; ev charging; hybrid cars
motorbikes: motorcycles; motorcycle; motorbike; motorbikes; scooters~0.5; bikers
parts and tyres: tyres; tyre; car parts; aftermarket; spare parts; car detailing; mot; body shop

Beauty and personal care
aka: beauty; personal care; beauty brand; beauty industry; toiletries
skincare: skincare; skin care; moisturiser; serums; serum; face creams; sun cream; spf; acne; anti-ageing; facial oils; cleansers
cosmetics: cosmetics; make-up brand; makeup brand; lipstick; lipsticks; mascara; nail varnish; nail polish; foundation shades; eyeshadow
haircare: haircare; hair care; shampoo; shampoos; hair salon; salons; salon; barbers; barbershop; barber; curls; hair colour; conditioner
fragrance: fragrance; fragrances; perfume; perfumes; scent; scents; eau de; cologne; candles~0.4
bath and body products: deodorant; soap; soaps; bath bombs; shaving; razors; beard; grooming; body wash; toothpaste; oral care; spa products

Charity and non-profit
aka: charity; charities; non-profit; nonprofit; not-for-profit; ngo; ngos; third sector; foundation~0.4; social enterprise; voluntary sector; good causes; cause-led; charitable; community interest company; cic
fundraising: fundraising; donors; donations; donor; legacy giving; appeals~0.4; volunteers; volunteering; supporters~0.4
charitable causes: hospice; food bank; food banks; homelessness; homeless; refugees; animal rescue; animal shelter; conservation~0.5; human rights; lifeboat; aid agency; humanitarian; wildlife trust; rescue centre; shelter~0.4

Consumer packaged goods
aka: consumer packaged goods; cpg; fmcg; fast-moving consumer goods; consumer goods; packaged goods; grocery brands; supermarket brands; household brands; household goods
household products: cleaning products; detergent; laundry; washing powder; toilet paper; nappies; kitchen roll; bin bags; washing-up liquid; air freshener; household cleaner
pet products: pet food; dog food; cat food; pet care; dog treats; pets~0.5; cat litter; pet brand
groceries: groceries; cereals; cereal; tinned; condiments; jars; sauces~0.5; frozen foods

E-commerce and retail
aka: retail; retailer; retailers; e-commerce; ecommerce; online retail; online retailer; direct-to-consumer; d2c; dtc; high street; shopkeepers; retail brand; shop~0.4; shops~0.4; stores~0.4; department store; department stores; marketplace sellers; online shop; webshop
homeware: homeware; homewares; furniture; sofas; mattresses; rugs; interiors brand; kitchenware; bedding; lamps~0.4; tableware; garden centre; garden centres; diy store
supermarkets: supermarket; supermarkets; convenience stores; corner shop; grocer; grocers; greengrocer
gift and book shops: gift shop; gifts; bookshop; bookseller; booksellers; toy shop; toys; stationery shop; florist; florists; flower shop; record shop; subscription boxes; subscription box; greeting cards

Education
aka: education; educational; education sector; learning~0.4; edtech; ed-tech
schools: school; schools; teachers; pupils; primary school; secondary school; classroom; curriculum; nursery; nurseries; academy trust; kindergarten; headteachers; boarding school
universities: university; universities; students; student recruitment; higher education; campus; undergraduates; college; colleges; alumni; faculty
courses and training: online courses; e-learning; elearning; tutoring; tutors; tutor; training provider; language school; apprenticeships; bootcamp; exam; exams; revision; language learning; evening classes; driving school

Entertainment and media
aka: entertainment; media industry; media company; media and entertainment; showbiz; creative industries~0.4
film and television: television; tv channel; broadcasters; broadcaster; streaming service; streaming; film studio; cinema; cinemas; film industry; film festival; tv series; drama series; feature films; feature film; box sets; film distributor; tv spot~0.1; cinema spot~0.1; tv and cinema spot~0.1
music industry: music; record label; record labels; bands; band~0.5; musicians; album; albums; gigs~0.4; concert; concerts; concert hall; orchestra; music festival; singer; djs; touring artists; vinyl
radio and podcasts: radio station; radio; podcasts; podcast
publishing: publishing; publisher; publishers; magazine; magazines; newspaper; newspapers; books; novel; novels; authors; comic; literary; imprint; news site
arts and culture: museum; museums; gallery; galleries; theatre; theatres; theatre company; opera; ballet; dance company; arts; arts organisation; heritage sites; exhibition space; circus; comedy club; cultural institutions; arts centre; stately homes

Fashion and luxury
aka: fashion; fashion and luxury; luxury; luxury goods; fashion brand; fashion label; luxury brand; couture; haute couture; high-end brands; premium fashion
clothing: clothing; clothes; apparel; garments; garment; menswear; womenswear; streetwear; knitwear; denim; jeans; lingerie; swimwear; sportswear~0.4; dresses; dress~0.4; tailoring; tailor; tailors; suits; workwear; vintage clothing; activewear~0.5; kidswear; textiles; outerwear; t-shirts; coats; cashmere; wool~0.4
shoes and bags: shoes; shoe brand; footwear; trainers~0.4; sneakers; handbags; handbag; leather goods; boots~0.5; accessories; backpacks; bags~0.4; hats; scarves
jewellery and watches: jewellery; jewelry; jeweller; jewellers; watches+; watchmaker; diamonds; gold rings; engagement rings; timepieces; silversmith; eyewear; sunglasses; wedding rings

Financial services
aka: financial services; finance sector; finance; financial; finance industry; the city~0.3; money management
banking: bank; banks; banking; building society; neobank; challenger bank; credit union; savings; savings accounts; current account; mortgages; mortgage; mortgage broker; lender; lenders; loans; lending; credit cards
fintech: fintech; payments company; payments~0.4; crypto; cryptocurrency; blockchain; bitcoin; payment app; money app; trading platform; open banking; digital wallet; buy now pay later
insurance: insurance; insurer; insurers; insurance broker; life cover; underwriters; insurtech; claims~0.3; home cover
investment: investment; investments; wealth management; asset management; asset manager; pensions; pension; hedge fund; private equity; venture capital; fund managers; financial advisers; financial adviser; ifa; stockbroker; investors; trading~0.3; isas

Food and beverage
aka: food and beverage; food and drink; f&b; food; foods; drinks; beverage; beverages; food brand; drinks brand; gastronomy; food industry; artisan food; food producers; edible
beer and spirits: brewery; breweries; brew; beer; beers; craft beer; ale; lager; cider; gin; whisky; whiskey; rum; vodka; distillery; distilleries; spirits~0.5; wine; wines; winery; vineyard; vineyards; champagne; cocktail; cocktails; alcohol; mezcal; tequila; sparkling wine; low-alcohol; taproom; brewers
coffee and tea: coffee; coffee roaster; coffee roasters; roastery; tea; teas; espresso; beans~0.4; matcha; kombucha; barista
soft drinks: soft drinks; soft drink; juice; juices; smoothies; water brand; energy drink; energy drinks; mineral water; fizzy drinks; lemonade; oat milk; plant-based milk
snacks and bakery: snacks; snack; chocolate; chocolates; confectionery; sweets; biscuits; crisps; bakery; bakeries; bread; sourdough; cakes; cake; pastries; patisserie; ice cream; gelato; nuts; granola; cookies~0.4; popcorn; chocolatier; doughnuts; pies
groceries and produce: organic food; vegan food; plant-based; dairy; cheese; cheeses; cheesemaker; butcher; meat; seafood; fish~0.4; olive oil; honey; sauces; hot sauce; spices; ready meals; meal kits; meal kit; baby food; farm shop; vegetables; veg boxes; veg box; pasta; yoghurt; charcuterie; jam; chutney; noodles; chilli sauce; deli; delis; delicatessen; harissa; chutney; chutneys; pickles; hot sauce; jams; spices; marmalade; condiment

Gaming
aka: gaming; video games; video game; games industry; games studio; game studio; games publisher; gamers; computer games; games company
mobile and console games: mobile game; mobile games; console games; indie game; indie games; playstation; xbox; nintendo; steam~0.4; rpg; pc games; puzzle game; shooter games; arcade; game trailers; a game about; small game; my game; our game~0.7; game characters
esports: esports; e-sports; twitch; streamers; tournament~0.4; gaming tournaments
board games: board games; board game; tabletop games; card games; trading cards; role-playing games; dice games; small game~0.05
gambling and lotteries: casino; betting; gambling; lottery; bingo

Government and public sector
aka: government; public sector; civil service; public bodies; public body; state-owned; governmental; public services; government department
local government: council; councils; local authority; local authorities; borough; city hall; municipality; municipal; mayor; county council; town hall; bin collection; residents~0.4; library service; parish council
public institutions: ministry; ministries; parliament; police; fire service; fire brigade; military; army; navy; embassy; defence; public consultation; citizens; tax office; court~0.3; public information; voters; election; public health campaign; statutory

Healthcare and pharmaceuticals
aka: healthcare; health care; health; health sector; medical; pharmaceuticals; pharmaceutical; pharma; life sciences; medicine; wellness~0.5; healthtech; health tech; medtech
hospitals and clinics: hospital; hospitals; nhs; clinic; clinics; doctors; doctor; nurses; patients; patient~0.3; gp practice; surgery; private clinic; care home; care homes; elderly care; hospices~0.4; physiotherapy; physiotherapists; midwives; maternity; ward; wards; carers
dental and optical: dentist; dentists; dental; dental practice; orthodontist; opticians; optician; hearing aids; teeth; contact lenses; eye care
medicines and devices: drug launch; medicines; vaccines; vaccine; clinical trials; biotech; medical devices; medical device; diagnostics; pharmacy; pharmacies; pharmacist; vitamins; supplements; prescription; oncology; diabetes; inhalers; chemists~0.4
mental health and wellbeing: mental health; therapy; therapist; therapists; counselling; meditation; wellbeing; well-being; psychologist; sleep app; mindfulness; fertility; menopause; addiction; veterinary; vets; vet practice

Hospitality and tourism
aka: hospitality; tourism; travel; hospitality and tourism; hospitality industry; travel brand; travel industry; tourist; visitor economy; leisure travel
hotels: hotel; hotels; boutique hotel; resort; resorts; hostel; hostels; bed and breakfast; b&b; guest house; holiday lets; holiday cottages; glamping; campsite; villas; spa hotel; serviced apartments; check-in; inn; lodges; guests~0.5; safari lodge; guesthouse; guesthouses
restaurants and bars: restaurant; restaurants; café; cafe; cafes; bar~0.4; bars~0.4; pub; pubs; bistro; chef; chefs; takeaway; takeaways; catering; caterers; caterer; street food; nightclub; nightclubs; fine dining; diner; burger; pizzeria; pizza; gastropub; food truck; food trucks; dining; brasserie; tapas; ramen
travel and holidays: airline; airlines; tour operator; tour operators; travel agent; travel agency; cruise; cruises; holidays; holiday; destinations; destination marketing; tourist board; package holidays; city breaks; flights~0.5; safari; safaris; sightseeing; theme park; theme parks; ferry; backpackers; excursions; walking tours; visitor attraction; visitor attractions; travellers

Industrial and manufacturing
aka: industrial; manufacturing; manufacturer; manufacturers; industry~0.2; factory; factories; heavy industry; industrial manufacturing; b2b industrial; plant machinery; made in sheffield~0.4
machinery: machinery; machines; machine tools; robotics; robots; automation equipment; pumps; valves; compressors; forklift; welding; cnc; bearings; tooling; cranes~0.4; conveyor; injection moulding; sensors~0.5; lathes; gearboxes; gearbox; mills~0.4; cement
materials and chemicals: steel; chemicals; chemical company; plastics; metals; aluminium; paper mill; packaging manufacturer; textiles mill; mining; quarry; foundry; ceramics~0.5; glassmaker; concrete; adhesives; coatings; paint manufacturer; timber; sawmill; rubber
engineering: engineering firm; engineering company; engineering; aerospace; shipbuilding; components; precision engineering; electronics manufacturer; semiconductor; semiconductors; industrial equipment; aviation~0.4
agriculture: agriculture; farming; farmers; tractors; agricultural

Professional services
aka: professional services; b2b services; professional firms; advisory firm; business services; partners of a firm~0.3
law firms: law firm; law firms; lawyers; lawyer; solicitors; solicitor; barristers; barrister; legal; legal services; chambers; litigation; conveyancing; attorney; notary; legaltech
accountancy firms: accountants; accountancy; accountancy firm; accountant; accounting firm; auditors; tax advisers; bookkeepers; payroll; tax returns; audit firm
consulting and recruitment: management consultants; management consultancy; consultancy; consulting firm; recruitment; recruiters; recruitment agency; employment agency; temping agency; recruiter; headhunters; human resources; hr consultancy; hr; staffing; executive search; coaching; business coach; translation bureau; coworking; surveyors; patent attorneys; actuaries; executive coach

Property and construction
aka: property; real estate; property and construction; construction; built environment; construction industry; proptech
housing: estate agent; estate agency; letting agency; estate agents; letting agent; letting agents; lettings; housebuilder; housebuilders; property developer; property developers; new homes; new-build; new build; flats; apartments; housing association; landlord; landlords; tenants; homeowners; retirement homes; student accommodation; show home; show homes; penthouses; realtors; realtor; housing; social housing; residential development
building trades: builder; builders; building firm; contractor; plumber; plumbers; plumbing; roofers; roofing; electricians; scaffolding; kitchens; kitchen fitter; bathrooms; windows and doors; loft conversions; civil engineering; building site; bricks; carpentry; joinery; decorators; joiners; extensions; heat pumps~0.4; double glazing; paving; landscaping; landscape gardeners
architecture and interiors: architects; architect; architecture; architectural; architecture practice; interior design; interior designers; interior designer; landscape architecture; office space; commercial property; shopping centre; workspaces; regeneration; masterplan; facilities management

Sport and leisure
aka: sport and leisure; sport; sports; leisure; sporting; sports brand; sports industry; sports marketing; leisure industry
fitness: gym; gyms; fitness; yoga; pilates; personal trainer; personal trainers; crossfit; workout; workouts; leisure centre; fitness app; health club; exercise; wellness retreat; bootcamps; spin studio; swimming pools; lido
team sports: football; football club; rugby; cricket; tennis; golf; golf club; basketball; athletes; athlete; olympics; stadium; racing; formula one; formula 1; horse racing; boxing; hockey; sports club; league; rowing; netball; match day; fans~0.3; swimming; marathon; sponsorship~0.3; handball; racecourse; squash; badminton; martial arts
outdoor sports: cycling; bikes; bicycles; bike; running; trail running; climbing; climbing wall; hiking; outdoor gear; outdoor brand; surf; surfing; skiing; ski; snowboarding; skateboarding; camping; fishing; sailing; triathlon; kayaking; angling; horse riding; equestrian; walkers; paddleboards; tents; outdoor clothing; walking boots; mountaineering; wetsuits; e-bikes

Technology and software
aka: technology; tech; software; tech company; tech companies; software company; tech startup; technology company; it company; it services; digital products; deep tech; deeptech; start-up technology; b2b tech; tech firms
business software: saas; software as a service; b2b software; platform~0.2; cloud; cloud computing; crm software; enterprise software; developer tools; devtools; api; apis; subscriptions software; project management tool; hr software; payroll software; accounting software; scheduling software; b2b saas; no-code
AI and data: artificial intelligence; machine learning; ai startup; ai company; data platform; big data; analytics platform; data science; large language models; chatbots; ai
security and electronics: cybersecurity; cyber security; cyber; information security; hardware; consumer electronics; electronics; gadgets; wearables; smart home; laptops; smartphones; internet of things; iot; quantum; semiconductors~0.5; drones~0.4; headphones; encryption; firewalls; speakers~0.2
apps: app startup; mobile app; mobile apps; consumer app; dating app; apps; app~0.4

Telecommunications
aka: telecommunications; telecoms; telecom; telco; telcos; telecommunication
phone and broadband networks: mobile network; broadband; fibre; fibre broadband; 5g; internet provider; internet service provider; isp; phone company; mobile operator; sim cards; sim; roaming; satellites~0.5; satellite internet; landline; handsets; voip; phone contracts; phone masts; mobile tariffs; network operator; wifi provider; data plans

Transport and logistics
aka: transport; logistics; transportation; transport and logistics; supply chain; mobility
freight and delivery: freight; haulage; hauliers; haulier; shipping; couriers; courier; parcel; parcels; delivery company; deliveries; warehouse; warehouses; warehousing; lorry; lorries; trucks; trucking; containers; fulfilment; port; ports; customs; forwarders; freight forwarder; last-mile; last mile; cold chain; cargo; removals; removal firm; pallets
passenger transport: railway; rail; railways; train operator; trains; train company; bus company; buses; trams; tram; metro; taxi; taxis; airport; airports; commuters; public transport; ride-hailing; car sharing; bike sharing; car hire; coach company; passengers; parking; minicabs; scooter sharing; ferries; railway arch~0.1; railway arches~0.1

Utilities and energy
aka: utilities; energy; utility; energy sector; energy company; energy supplier; power company; utility company
renewables: renewables; renewable energy; solar; solar panels; wind farm; wind farms; wind power; offshore wind; heat pumps; heat pump; clean energy; green energy; batteries; hydrogen; cleantech; climate tech; net zero; carbon~0.4; turbines; decarbonisation; tidal
energy and water supply: electricity; gas supplier; oil and gas; oil; water company; nuclear; power station; power stations; smart meters; smart meter; grid; waste management; recycling~0.5; sewage; water supplier; household energy; bills~0.2; reservoirs; boilers; refuse collection

Other
aka: other sectors
`;
