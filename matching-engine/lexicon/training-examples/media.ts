/** Needs of media, in the words of people who do not know the name of the skill. */
export const mediaExamples = `
Media planning
We have a finished advert for our sofas and no idea whether it belongs on telly, radio, buses or the internet.
How should we split our spend between local papers, Spotify and Facebook for the autumn?
Our cinema spot, our radio spot and our posters all ran in different weeks. Next time somebody should lay it out on one calendar.
Where do farmers read, listen and watch? Our tractor ads need to turn up there.
Buy us airtime on regional television for the half-term break, at a sensible rate.
The hospice raffle needs to be noticed by people over seventy; tell us which stations and titles reach them.
We always book the same full page in the same trade magazine because my father did. Is it still worth it?
Our creative agency made a lovely film but can't buy slots. We need someone who'll decide when and where it airs.
How many times must a person see our message before they remember it? And through which channels?
Work out a flight of activity for a new yoghurt: six weeks heavy, then a drip until summer.
Are the rates that the radio group quoted us fair? Negotiate on our behalf, please.
A water company has to tell everyone in its region about a hosepipe ban; every household should hear it at least three times.
Which podcasts, newspapers and breakfast shows do school leavers' parents take in? Put a schedule together.
We're launching in four countries and need to know what share goes into which medium in each.
Last campaign reached the same people again and again and missed the rest. The mix was wrong.
Our client, a cruise line, wants a response plan with daytime telly, inserts in weekend supplements and direct response press.
Find out what our competitors in car insurance spend, when and in which channels, then tell us where the gap is.
Reach and frequency for two versions of the plan, please, one with television and one without.
Should a circus coming to town for ten days rely on radio, leaflets through doors or banners online? Give us the mix.
I've got leftover money to use by year end and good ads in the drawer. Where would it do the most?
Sponsorship of the weather on regional TV has been offered to our double-glazing firm. Is that sensible, and what else would reach as many?
Nobody checked whether the insertions we paid for actually ran. Someone should.
Hay fever tablets: our ads must go heavy on the days the pollen does, across all channels.
The museum can buy either a month on the Underground or a week in the Sunday papers. Advise and book.
We sell to surgeons. There are about two thousand. Which journals, congresses and portals should carry our ads?
Our film distributor has a thriller opening in March and needs trailers placed in front of the right people at the right weeks.
A calendar of bookings for the whole year, with deadlines for artwork and cancellation dates, for a chain of garden centres.
Help our agency answer a tender: channel strategy, audiences, costs per thousand and a laydown.
The army cadet force wants to be seen where fifteen-year-olds spend their evenings. Spread the bookings accordingly.
Everything we spend goes to Google and Meta because it's easy. I suspect we're missing half our buyers.
When do people think about buying a boiler? Put our adverts there and then.
Our ads for funeral plans appeared beside a comedy about funerals. Choose our slots with more care.
Book double-page spreads in three bridal magazines and keep the whole lot within what we agreed.
How should the money for our beer be weighted between north and south, given where the pubs are?
Which of ten marketing channels brought in the students last year, and how should that alter next year's allocation?
A challenger bank would like to know whether it is big enough for television yet.
Get us positions in crossword pages and gardening shows; our readers of large-print books live there.
We need the ratings, prices and audience profiles for stations that lorry drivers listen to.
Our blood pressure campaign should reach men who never read a health page. Where are they?
Suggest where a small publisher could advertise a cookbook for the greatest noise in one week.
The tourist board's adverts run when people have already booked. Time them better across press, radio and online.
Somebody to brief, book, check and reconcile all the bookings for a supermarket's weekly offers.
I'd like a second opinion on the schedule our media agency sent us; it looks fat.
Take our brand film and suggest which lengths should go where: cinema, catch-up, pre-roll, kiosk screens.
Our theatre's panto needs families to hear of it in September, be tempted in November and panic in December. Which channels for each?
Could we reach Polish- and Punjabi-speaking households through their own stations and papers?
A one-off chance: prime slot in the final of that baking show. Who can get it for our flour?
Plan where a tyre brand turns up when the first frost comes.
We are told that share of voice matters. What's ours in mattresses, and what would it take to double it?
Political leaflets aren't enough; our referendum group needs a spread of lawful paid placements in the last four weeks.
The vet chain's marketing is run branch by branch. Pool the money and place it nationally.
Somewhere between the local gazette and the Champions League there must be a right place for our roofing company's ads.
Our old buyer retired with all the contacts at the newspapers and stations. We need those relationships and those discounts.
Model what happens to sales if we move a third of the press spend into audio.
Which late-night programmes do insomniacs watch? We sell mattresses and that's our moment.
Launch plan for an oat drink: tell us the audience, the touchpoints, the weeks and the weight behind each.
Not another pretty deck. Our charity wants a spreadsheet of bookings that says what, where, when, how much and why.
Commuters hear us on the radio in the morning; we'd like them to see us at lunch and again in the evening.
A ski operator needs its adverts to follow the snow reports, in whatever medium makes sense.
Please take over placing job adverts for our hospital trust in the right papers, boards and stations.
The cider brand has one film, four posters and three audio clips, and summer begins in nine weeks. Where does it all go?
Tell us honestly whether in-flight magazines and airport lounges reach the yacht buyers we're after, or something else would.
We're an animation studio promoting a children's series and don't know what rules apply to ads around kids' programmes or where to book.
Our university spends in clearing week like everyone else and pays triple. Would earlier be wiser, and through what?
Half of our adverts are wasted, as the saying goes. We'd like to know which half before the next round of bookings.
Media planner needed to turn a shampoo brief into a channel mix for three audiences.
Pull together audience data on who listens to classical stations, then book six weeks for our stairlifts.
The council has to advertise a consultation fairly, in every ward, in every sort of paper and station.
How early do we have to reserve Christmas airtime, and what's the penalty if we pull out? We make perfume.
Our toy client has moved everything to YouTube and lost the grandparents. Bring them back with the right placements.
A hundred grand for a launch, one month, and everybody in the room has a favourite channel. Decide for us
We have radio ads, cinema ads, magazine ads. What we lack is anyone who says which when
My mum hears our advert twenty times a day. My customers never
Where should a firm that makes false teeth fixative advertise? And where definitely not?
The rep from the local station is charming and I've signed three times. Was that clever?
Work out whether the back page of the programme or ten spots at breakfast does more for a car wash
People see the advert in June and need us in November
Secure the inside front cover of three gardening titles before our rivals do
I'd like to be on the telly. Only once. How does one go about it, and is it daft?
Divide the pot among eight countries, with local papers, stations and sites, for a maker of vaccines
Between the match, the weather and the news, where would our shaving foam be best off?
Nobody under thirty watches the channels we're on, and our sales people have noticed
We've bought a package of "digital impressions, podcasts and print". I can't make out what I've actually got
Someone has to hold the diary of what runs where and cancel in time when stock runs out
Our fish and chip chain does a bit of everything everywhere. Better a lot in few places?
Tell us what twenty grand would buy on local radio, in the free sheets and at the cinema, side by side
Farm diversification grants: place the notices so that each hill farmer sees one before the deadline
The client wants "everywhere". There's money for about two places
Late space, cheap space, leftover slots. We're flexible and have artwork ready, so who gets us these?
Who listens at four in the morning? Bakers, like my customers. I make ovens
Stretch our money. We're a hospice and can't pay for airtime during the soaps
Every agency recommends the thing that it sells. We want someone impartial about where the ads should go
Sunday evening is when folk decide to change jobs. Get our college noticed there and then, on whatever they've got on
How much is enough? Four weeks, eight weeks, all year round in small doses?
We got the invoice for twelve full pages and I can find nine
An opera house should be heard of by people who don't read the arts pages. Which outlets then?
Draft a timetable of when our cough sweets go on air, by region, following the colds
The competitor's name is on the traffic bulletin, the lottery draw and the darts. Ours is on a bench
Please haggle with the newspapers for us. They quote the card rate because we're nice
A mix that reaches both the bride and her father
Do magazines still matter for people who keep koi? We've money for one kind of advertising, not three
If the press ad goes, what would you put in its place for a seller of walk-in baths?
Line up radio, bus sides, banners and a mailing so they hit the same town in the same week
We can afford to talk to 200,000 people properly or two million badly. Recommend
Our film opens on 60 screens. Spend must follow those screens, town by town
The telly's good for the shops, says sales. The web's good, says the web man. Who's right?
Scots get one advert, the English another, the Welsh a third. Book it so that nobody sees the wrong one
Show me the cost for every thousand mothers reached, for each of the options on this list
The show's been cancelled and we've £30,000 booked around it. Save what you can
Brief for a lager: young men, warm evenings, pubs with gardens. Turn it into dates and outlets
We were told to "own Christmas". On what a garden centre earns? Some realism about where and when, please
Reserve the spot just before the Boat Race for a maker of rowing machines
Recruiting foster carers takes months of being heard. A steady presence on the right stations and pages, planned by someone who knows
A sensible allocation between brand stuff and bargain stuff, telly and price ads, for a chain of carpet shops
Somebody at the bank picks newspapers by which one he reads himself
Get the age, income and habits of the audience for these nine podcasts, and pick three
Our advert for vegan cheese ran in the butchers' weekly. True story
The school fair, the parish mag, the village Facebook, a spot on community radio: a tiny plan for a tiny theatre
How do I split money between getting known and getting sold? The product's a bed
Hotels in the Alps: catch Germans in January, Brits in February, Dutch in March, on the things they read and watch
Our regional dairy is too small for national airtime. Is there any way to show it only in our patch?
Ads should go quiet the week of the funeral and return afterwards. Rearrange all bookings
Look at last year's schedule, set it beside the sales curve, and tell us what we wasted
Launching a wasp trap. Weeks matter. Too soon is as bad as too late
I sell to shipowners. There are 400. Surely there's some paper, fair or club they all have in common
Two audiences, mums for the buying and kids for the nagging. Book so both get it
Cut a third from the plan without anyone noticing
We'd like to own one thing rather than rent many: a programme, a page, a slot that people link with our tea
Who'll get our public notice about tree felling into all the right papers by the legal date?
The lads at the station promised us prime time. The log shows 3.40 am
Barter deals: we've got hotel rooms, they've got ad space. Set that up?
Should a law firm be heard on classical radio, or is that merely what partners listen to?
Make it so that somebody driving from Calais to Geneva comes across our name five times in different places
For a museum show on shipwrecks, six weeks of being unmissable to people within 90 minutes' drive, and not a day more
Our ads ought to be where people are when they're hungry, around eleven and around five
A table with outlets, sizes, dates, prices, discounts and deadlines. That's what our board wants to sign
The candidate has money for the last ten days. Spread it across papers, radio and screens in nine wards
Advertise for witnesses and victims in a legal case, in the papers and stations they'd have followed in 1988
We're on at the wrong moment. Nobody thinks of conservatories during a murder
Make a case for or against spending in the cinema for a brand of sherry
Everything's bought by four different people in four countries. Centralise, get a bulk rate
Get our tractors into the ad break of that farming programme and around it, before and after, on other things
Ask yourself where a seventy-year-old cyclist spends his Sunday. Then put our electric bikes there
Wanted: someone to tell our creative people what lengths, sizes and shapes to make, since they don't know where it'll run
The insulation grant ends in autumn. Loud now, louder in August, silent after. Who'll draw that up and book it?
Is sponsoring the pollen count worth more than thirty ordinary spots?
Not the biggest audience, the keenest one. We sell harpsichord strings
We're a newspaper ourselves and would like to know where else to advertise to win readers
Give each of our seven shops its own little share of adverts by the size of its catchment
A soap brand wants to come back after ten years' silence. How loud, how long, in which places?

Out of home advertising
Drivers crawl past our quarry shop on the A-road every morning. Something huge on that stretch should tell them we're open.
We want our face on the side of every bus that passes the hospital.
Is there a free hoarding near the new stadium, and can we have it for the first match?
Commuters wait four minutes on that platform with nothing to look at. Our language school would like to be what they look at.
Book the digital screens at the shopping centre for our perfume in the two weeks before Mother's Day.
The scaffolding round our bank will be up for a year. Could the netting earn its keep with a giant advert?
Ours is a small zoo, signposted badly. We'd love penguins on bus shelters within twenty miles.
Taxis in our client's launch city should be wrapped in their orange by May.
Which roadside sites are passed by van drivers at six in the morning? We sell breakfast baps.
A special build, please: a poster site that really smells of our coffee.
Can the screens on the forecourt show our ice cream only when it's above twenty-five degrees?
Our anniversary deserves a building-high mural advert on a gable wall in the middle of town.
Lorries of ours cross the country with blank sides. Let them sell our potatoes on the motorway.
People in airport queues are our buyers. Which light boxes by the security lanes can be had?
The posters we paid for at the station had been pasted over by the second day. We need someone who checks the sites.
Washroom panels in pubs for a men's cancer charity, at eye level where nobody can look away.
Twenty-seven escalator panels on the Tube, all in a row, and our theatre has an idea that needs every one.
A van with a big lit screen should drive round the university during freshers' week.
We'd like six-sheets within walking distance of each of our new bakeries.
Every lamp post on the high street should carry a banner for the festival. Who arranges permissions and hangs them?
Hospital waiting rooms have posters on the wall. How does our stop-smoking service get on them, nationwide?
Our client makes crisps and wants a billboard that people photograph: something sticking out of the frame.
How many people really walk past that site? The owner claims a million a week.
Petrol pump nozzles! Can we advertise our screenwash on them?
A farm shop needs directional boards by the roundabout that the council won't make us pull down.
The ferry terminal's big wall is empty. We'd like to rent it out or use it ourselves; what's it worth?
Trams. Ours is a furniture store at the end of the line and a full wrap would be perfect.
Countdown on the big screens at the busiest junction, ticking down to our film's opening night.
We want to chalk and jet-wash our message on pavements, legally.
Gyms have screens, and runners stare at them. Our isotonic drink belongs there.
Stadium perimeter boards for the home games that are on telly: can somebody get them for our paint brand?
Our design is finished, but we've forty sites in eleven formats and somebody must book, deliver and check they're up.
Hang something enormous from the roof of the multi-storey for the marathon weekend.
Beer mats, pub windows, phone boxes, and bus stops on the way home: our taxi app wants to be on all of them.
Which billboards stand within sight of our competitor's showroom? We want the nearest.
The bus company offers rears, T-sides and supersides, and we don't know what any of that means. Choose for our driving school.
A poster that changes with train delays, apologising on behalf of our beer.
People over seventy don't go online, but they do wait for buses. Our hearing clinic should greet them there.
We've got an old barn next to the railway line. A painted sign for our cider that every passenger sees, please.
Planning permission for a lit hoarding beside the bypass was refused. Who can find us another spot?
Flyposting gets us fined, yet our gigs need to be seen on walls. What are the lawful sites and who pastes them?
Beach towers, deckchairs, sand: put our sun cream where the bodies are.
Our university wants to take over one whole station in the week exam results come out.
Supermarket trolleys with our gravy on them. Who rents those?
Show our missing persons appeal on every digital street panel in the county tonight.
My agency needs proof-of-posting photos for eighty bus shelters across three counties.
The piste maps and chairlift bars would be a marvellous place for our lip balm.
Is a forty-eight sheet by the ring road better for a kitchen showroom than ten small panels in town?
A museum wants its dinosaur to appear to burst out of a corner screen above the square.
Estate agents' boards are everywhere. Could our removal firm rent space like that along the main roads?
We'd like an airship or a plane with a banner above the regatta, saying just our name and a heart.
Bins, benches and bike docks in the park: get our organic juice onto those.
Building site for the new flats: 200 metres of fence along a busy road should sell them before they're finished.
The lift doors of a car park split our logo in two when they open, and I think that's an ad waiting to happen.
Motorway services in the summer holidays are full of bored families. Place our theme park in front of them.
Our client's budget airline wants cheeky posters right outside the other airline's head office.
Doctors drive to the congress from the airport. Let them pass our message three times on that road.
We own a good corner with 30,000 cars a day and want an operator to put a digital panel on it.
A charity has been given unsold billboard space for two weeks; who liaises with the owners and gets our artwork up?
Rickshaws round the theatre district, decked out for our musical.
Bus stop that rains: we sell umbrellas and the council says it's fine.
Voters should meet our message at the crossroads, on the way to the school, on polling day.
Some sites are behind trees. Please drive round and look before we sign for the whole package.
Outdoor campaign for a dairy: cows life-size on hoardings along every commuter route in.
Screens above the bar, screens at the till, screens at the bus stop. Same cider, right time of day.
We're opening a climbing hall and would like a climber dummy hanging off a billboard.
Rural lanes have no hoardings, but there are trailers in fields. Place ours for the country fair without annoying the highways people.
How do we get onto the giant illuminated boards in the capital for a single evening?
Phone kiosks near colleges for an apprenticeship drive, six weeks, and moved if they don't work.
Our record label wants wild posters of the singer's eyes, nothing else, on hundreds of walls overnight.
A narrowboat moored by the towpath could carry our cider's name all summer; who arranges that sort of thing?
Nobody under the viaduct looks at anything except the empty panel there. I want it.
The picture of our kitchens on the ring road has faded to a pale blue and flaps in the wind.
Someone to get our name painted on the old gasometer, thirty metres high.
Mums stand at the school gates for a quarter of an hour. Could our swimming lessons hang on the railings there?
A farmer beside the dual carriageway says we may use his silo. What are the rules, and who'd put it up?
Is it true you can rent the backs of parking tickets? We run a car wash two streets off.
Our dentist's practice is on the first floor and strollers never look up. Get us onto something at street height.
Cash machine screens while people wait for their money: put our pawnbroker's offer there.
Beam our logo onto the town hall after dark, for three nights, with the council's blessing.
I drive past the same huge sign for a rival mattress shop twice a day and it drives me mad. We want one as well.
The launderette, the barber's, the chip shop: anywhere folk sit and stare, our bingo hall should be in front of them.
Half our panels in the underpass have no light. We are paying for darkness.
Can we have the seat backs in coaches going to the coast? We've an aquarium there.
Strap something on the roundabout. Everyone in this town goes round it at least once a day.
Find out what the owner of that giant screen by the flyover charges for a fortnight in November.
Our cricket club's sightscreen and fence are bare; local firms might pay to be on them, if someone organised it.
A hot air balloon shaped like our teapot, floating above the fair.
We're told every pillar in the metro hall can be covered from floor to ceiling. That would be heaven for our opera.
Holidaymakers leave the ferry and turn left. Our seafood place is to the right. Catch them before the junction.
The letters on our roadside panel are so small that you'd have to stop the car to read them.
Locker doors in swimming baths, please, for a verruca cream.
A rival has snapped up every stop on the 42 route. Which other lines go past the college?
Students lunch off plastic trays in the canteen. Our bank would like to be printed on those trays.
Milk float, penny-farthing, horse and cart: we want our butter paraded round town on something odd.
Who do I ring about the blank wall on the end house by the level crossing? Cars queue there ten minutes at a time.
The storm ripped our banner off the bridge. It has to be back up by Saturday, and stay up.
Golfers bend down to the hole and there, at the bottom of the cup, is our watch. Make it so.
For a client in bicycle insurance: every cycle path, rack and traffic light where riders put a foot down.
Electric car drivers stand at the charger for half an hour, bored. We'd love them to look at our bookshop's name.
Human sandwich boards, the old-fashioned way, outside the station on the first day of the sales.
Neighbours complain that the lit panel on our roof keeps them awake. Another spot, or dimmed at night, whatever works.
Our village has no shop, no station, no hoardings. Still, two thousand hikers come through each weekend and ought to see our tearoom's name on the way.
Get the recruiting slogan of our bus depot onto our own buses. Inside, outside, everywhere.
I've inherited a big wooden display board beside the motorway. What can I let it for, and to whom?
Trains into the city are packed at eight. We'd like the little cards above the windows, for a dating agency.
An enormous inflatable gorilla on top of our carpet warehouse, safely tied down, with the paperwork done.
Hay bales wrapped in our brewery's colours along the route of the cycle race.
The council wants to earn something from its lamp posts, bins and bus stops. Who would sell that space for us?
Our singer's face should greet people as they step out of the tunnel towards the arena.
Nobody saw the last one because it was behind a chestnut tree in full leaf.
Lifts in office towers have little tellies now. Lawyers ride in them. Our sushi delivery belongs there at 11.45.
Please pick ten corners where pensioners walk to market and book us a poster at each.
Remove the out-of-date election panels from two hundred lamp posts and put the Christmas fair ones in their place.
What would it cost to own the whole arrivals hall for a week, floor, walls, baggage belts and all?
Skiers stare at the bar in front of them all the way up. For a knee clinic that is gold.
Our building firm's vans stand outside customers' houses for weeks, plain white. They should be working for us.
Put a real sofa up on the hoarding, bolted on, with a dummy watching the traffic go by.
Police want wanted faces shown on every screen in the high street within an hour of a robbery.
The vinyl on the tram is peeling at the doors and passengers pick at it. Get it redone.
Are there still enamel signs on country stations one could rent? It would suit our marmalade perfectly.
Our crowd don't read papers and skip everything on their phones, but they do stand at the kebab shop at two in the morning.
Sixteen towns, one circus, posters on walls ten days ahead and gone the day after. Can someone run that?
Show the pollen count on the panels in the park, sponsored by our nasal spray, changing every morning.
We want to be the first thing lorry drivers see when they roll off the boat at Dover.
As an agency we've sold the client on a wall of moss spelling her name beside the tram stop. Now somebody must get permission and build it.
Tables at motorway cafés, flaps on food trucks, mirrors in the gents': we make indigestion tablets.
The arrow on our board points the wrong way since they changed the one-way system.
Passers-by should be able to pull a free scarf off the poster, until there's nothing left but the message underneath.
Which side of the road is better, and how high? We've never rented one of those giant frames before.
A plane towing our question over the beach: will you marry our mortgage?
The landlord of the building with our sign has sold it and the new one wants it off by March. Find us a wall as good.
We need three hundred correx boards on fence posts for the ploughing match, and taken down again afterwards.
Make the pedestrian crossing look like piano keys for our concert season, if the highways department lets us.
Every cattle market in the west has a ring with hoardings round it. Our worming drench ought to be on them.
Film distributor: monster's footprints across the square, claw marks down the bus shelter, one week before release.
Shoppers ride three escalators to get to the food floor. Something should make them hungry on the way up.
The hospital car park is where our blood donors come from. Big panels at the pay machine, please.
Check at night with a camera whether all sixty of our backlit panels really light up.
Deliver the rolled sheets to the bill-posters' depots by noon on the 3rd, or we miss the cycle and pay for blank paper.
Our museum sits behind a department store and tourists walk straight by it, noses in maps. Place us where they turn the wrong corner.
Could the fountain run in our pink for one day? And might there be a board beside it saying why?
E-scooters, hire bikes, pedicabs: wheels that roam the old town with our ice lolly on them.
Somebody spray-painted a moustache on our candidate at every crossroads.
There's a race on Sunday with thirty thousand runners. Kilometre markers, drinks stations and the finishing arch should all bear our plaster's name.
I'm proposing a bench-for-ads swap with the parish: we pay for new benches and get our name on the backrests.
Five supermarkets have digital totems at the entrance. We'd like our local honey up there on Saturdays.
Wherever buses stand still at the lights, our pedestrian-friendly shoe shop should be across the road from them, twelve feet wide.
Take our tiny picture and tell us if it'll hold up at the size of a house before the site is paid for.
When the tide goes out, a message appears on the sea wall. That's the idea for the lifeboat charity; now make it happen.

Paid search advertising
When somebody types "emergency plumber", three rivals come up with little ad labels and we don't.
Google debits our card every month for clicks and we couldn't say what for.
Our clicks come from people looking for free templates, while we sell legal software. Keep them out.
A competitor is bidding on our name and shows up above us.
The account was set up by an intern: one campaign, 900 keywords, no conversions.
We want to pay only for enquiries from within thirty miles of the clinic.
Every click on "divorce lawyer" is ruinously dear. Are there cheaper phrases that still bring clients?
Set up Shopping ads for four thousand bicycle parts from our feed; Merchant Center keeps rejecting them.
Phones should ring on the days when our vans are empty and stay quiet when they're full. Can the ads be switched accordingly?
Our charity has been given a Google grant and spends a tenth of it.
People search for "hotel with dogs allowed" and we'd like to be bought into first place whenever our rooms are free.
Cost per lead has doubled since August, no one changed anything, and my boss wants an answer.
Write twenty short ad lines for boiler repair, test them against each other and keep the winners.
Somebody should take over bids for our agency's dental clients: twelve accounts, weekly checks, monthly report.
The tracking counts every page view as a sale, so the robot bids like mad.
Is Bing worth it for stairlifts? Our buyers use whatever came with the computer.
We sell snow chains. When it snows, we need to be at the very top within the hour, and pay nothing the rest of the year.
Our ads say "from £99" and it's £149 now. Nobody has the password.
Performance Max eats everything and tells us nothing. Please bring some order.
A university wants applicants in clearing week to see its sponsored result first, for each of 80 courses.
Please find the queries that cost us money and never brought a single order.
Our quality scores are four out of ten, and we pay double for it I hear.
Google suspended our account over "misleading claims". We're a perfectly decent locksmith.
We're a small florist and can't outbid the big ones at Valentine's. What could we do in sponsored results all the same?
Launch ads on the search engine for our new car park at the airport; people type it in, pay, drive. Simple.
Those who searched for us, came and left without booking: show them a different text next time they search.
The agency says we get 400 conversions, the till says 60. Check the account.
Split the campaigns by region, because Scotland has other school holidays and our camps are sold differently.
Bid less at night, when only drunk people look up our pizza but don't order. Or more. Find out.
Ours is a Norwegian cruise operator: ads in English, German and Dutch on the search engines, each managed by a native.
We need to know how many people look for cellar waterproofing each month and what it costs to appear before them.
Our solicitor client wants claims cases from search ads, at a cost per enquiry that leaves a profit.
I run a kennel. I typed in my own trade and saw everybody but me. I'm willing to pay per click.
Match types, negatives, extensions. It's Greek to us, and our escape room needs bookings.
The call button in our ad rings an old number.
Amazon sponsored listings for our saucepans burn cash; get the cost of sale under twenty per cent.
A vet hospital would like emergency searches at night to lead straight to the phone, and only at night.
Theatre wants sponsored results for each show as it goes on sale and off again as it sells out.
Somebody please audit our PPC before we renew the contract with the agency.
Recruiters bid against our hospital for "nursing jobs". We'd like to be up there too.
Where do clicks land? All on our home page, and they bounce. Match each ad to a page.
Students type "cheap storage summer". That's us. Put us in front, May to September only.
We want fewer clicks and better ones; every second caller wants something we don't sell.
Rebuild the ad groups for a tile merchant with 60 ranges, so that a search for green hexagons shows green hexagons.
Our wine merchant's ads vanish by noon because the daily limit is gone. Spread it or spend it better.
Someone clicks our ads fifty times every morning. We suspect the firm across the road.
Take the seasonal peak for school uniforms: be aggressive in August, asleep in October.
The council's fostering team wants to be the first sponsored result above the private agencies.
We've never advertised on Google. Start us small, show what one customer costs and tell us whether to go on.
App downloads through ads in the app store's search: our rivals own our keyword.
A private bank in need of discreet presence for a handful of very expensive search phrases.
Please hook our offline sales back into Google Ads, so it learns which clicks became kitchens.
Our ads appear for "jaguar" the animal. We sell the car's brake pads.
Should we be bidding on our own brand at all? We come first anyway.
Three wedding venues in one group outbid each other in the same auction. Stop the madness.
For our museum's special exhibition: text ads in the results whenever visitors to the city ask what's on this weekend.
Our broadband firm has 300 villages to launch in, one by one, with search ads switched on as each goes live.
The responsive ads mix our headlines into nonsense like "Cheap Funerals Open Late".
We've a hundred per cent of spend on smart bidding and it keeps getting dumber.
Skip hire. People search, ring the first three and order. We must be one of those three, tomorrow.
Show me what search share our competitors buy for garden rooms and where there is a gap to bid into.
Sitelinks, opening hours, prices and stars under our ad, like the others have.
Our cost-per-click for "hearing test" ought to come down; we've the best page in the country for it.
Let our team manage the ads ourselves, but first set it up cleanly and teach us where the traps are.
A rehab clinic has to be certified before its ads may run. Sort it and then run them tactfully.
We import olive oil, we sell to restaurants only, and every ad click is a housewife.
Feed titles for our lamps say "Model 4417 BLK". No wonder nobody sees them in the shopping results.
Black Friday broke our account last year: limits, disapprovals, wrong prices. Someone on watch this time.
As a freelance web builder, I keep being asked by clients to run their Google ads and want a specialist to pass them to.
Of two hundred enquiries from sponsored results, which search words brought the four who signed?
I want to be above the organic results when someone looks up wasp nests, and I'll pay for it.
We spend two thousand a month with Google and the only person ringing is Google, telling us to spend more.
People looking for jobs at our nursery click on our advert for parents. Each of them costs us three pounds.
Can you get my scaffolding firm to show up first on Google by Monday? I don't care how long a website takes, just buy it.
Turn the adverts off when we're fully booked. My wife does it by hand and forgets.
The little "Sponsored" bit at the top: how do we get in there?
Our wedding barn pays for people searching "how to build a barn".
Someone to look after the adverts on Google for our tyre shop, week in, week out.
What would one extra patient cost us if we bought the words "root canal"?
The ad promises free delivery, the shop charges four pounds ninety. Customers are furious and Google has noticed.
Our coupon from Google for four hundred pounds of free adverts runs out on Friday. Help us not to waste it.
Piano tuners don't need a big campaign. I'd like five good phrases, one county, and no nonsense.
A bigger chain has begun to buy our surname. Customers click on them thinking it's us.
They show our solar panels to people in Ireland, where we don't go.
Pause everything that hasn't sold a single pram since Easter.
My nephew set the budget per day to what I meant per month.
When folk type "leaking roof" at midnight they should find us, with a button that rings my mobile.
Our bids go up every Monday and no human being has touched them.
Which of the 4,000 phrases in this spreadsheet are worth paying for? We hire out marquees.
The pictures of our rugs with price underneath, in a row above the results: ours are missing since the weekend.
Our drain firm lives and dies by whether it's in the top two paid spots at six in the morning.
A student wrote our ad lines. "Buy coffin now, 20% off" isn't quite the tone.
We want callers, not clicks. Measure which search ended in a phone call and put money there.
Two agencies, two logins, one optician. Each blames the other for paying double for the same word.
Every penny from Bing seems to come from schoolchildren doing homework.
For a client who rents out skips: three counties, separate prices, separate ads, separate phone numbers.
Our French lessons are found by people who want a French bulldog.
Is eleven pounds a click for "personal injury" normal, or are we being robbed?
Advertise our flu jab whenever people nearby look one up, from September until the fridge is empty.
The dashboard claims we had 900 customers in May. We had 900 people look at the map.
Take the word "cheap" out of everything, we're a five-star hotel.
Somebody who'd spend our little budget as if it were his own, on Google, for the violin repair shop.
We were top for years at forty pence a click. Then a venture-funded firm came along.
Put our chimney sweep in front of searchers each autumn and hide him in June.
Disapproved, disapproved, disapproved. All we sell is kitchen knives.
Google's rep rang and switched on some automatic thing. Since then the enquiries have been from Peru.
It's like a slot machine: I put coins in and now and then somebody buys a hot tub.
Hotels by the lake all pay the booking sites to be found. We'd rather pay to send those same searchers straight to our own page.
We're launching a new sort of walking stick nobody is looking for yet. What do they type in instead?
An accountant in a small town, January only, self-assessment panic. Make the most of four weeks.
Please check the setup a former employee left behind: is anything still costing us money?
Our ferry's rival runs a line saying "cheaper than the other boat". Answer it, in thirty characters.
Ten letting branches, ten wallets, one account. Give each branch its own and a report the managers understand.
The form on our page broke in July and we carried on paying for visitors till September.
Whoever looks up "hospice volunteer" ought to meet our hospice, and a foundation gives us the credit for it free.
My locksmith business is being eaten by call centres who pose as local and pay more per click.
Visitors who put a lawnmower in the basket and left: bid higher for them next time they look for mowers.
Set a ceiling. I woke up to a bill for six hundred pounds from a single night.
Only people on a phone, standing within a mile, hungry, between twelve and two. Can ads on the search engine do that?
Our translation office would like German engineers to see an advert in German when they look for manuals.
We sell left-handed scissors. There must be a few hundred searches a month, and I'd like every one of them.
The shopping adverts show the brown boot with the price of the shoelaces.
Try two versions of the text for our cooking school, one with the price in it, and tell us in a month who won.
Our credit card was declined, everything stopped for a week, and since then the adverts have never been the same.
If somebody wants a same-day passport photo they look it up and walk to the first name they see. I want to be that name.
Show me, in pounds, what last year's clicks brought in and what they took out.
We run a hearing clinic. Old ladies' daughters do the searching, evenings, on tablets. Aim there.
Don't let us appear when people look up accidents at theme parks. We are a theme park.
As soon as a flight is cancelled we'd like our hotel at the airport pushed to the very top.
A council's recycling centre keeps losing visitors to private tips who buy its name.
How low can we go per click before we vanish from the first screen? Test it with our sofa beds.
Our adverts land on a page in Welsh, for customers in Kent.
The person who ran our clicks is on sick leave and the sale begins tomorrow. Could somebody step in and mind the bids?
Take over what the last agency did, and please get the account back in our own name first.
Sell the last sixty panto tickets to people who are typing "what to do with kids this afternoon".
All the good phrases are bought by comparison sites with deep pockets; find the odd, long ones they've missed.
Our ads show at three in the morning to insomniacs who want a free brochure.
Same enquiry form filled in eighty times by bots, and each visit charged to us.
A funeral plan firm: the wording has to be kind, the regulator satisfied, the cost of each lead under forty pounds.
Does it pay to be first, or is third just as good and half the price?
Searchers want "log burner installation"; our adverts say "biomass heat solutions" and no one clicks.
Get our plumbers' merchants onto Google with stock and nearest branch shown right in the advert.
The school fills eighty places by open day. Put it before parents who are comparing schools on Google, and stop the minute it's full.
Amazon shows the other garlic press first, with "sponsored" on it. We'd like that spot for ours without going broke.
People come, look at one page, go. Forty clicks a day, no orders. Is it the words we buy or the page they see?
Our client repairs pianos, and half the budget goes on "free piano lessons". Weed it out.
Let us know honestly if adverts on Google make sense at all for a tailor with a waiting list.
We're going on holiday for two weeks; somebody has to keep an eye on the clicks and the cash.
Rival pays so that his number shows when people search ours, and our own receptionist rang it by mistake.
Build it from nothing: the words, the adverts, the limits per day, the counting of orders. We sell spare parts for tractors.

Programmatic advertising
Our banners turn up on dreadful websites next to conspiracy nonsense. Clean up where they're bought.
We want people who looked at our kitchens to meet them again on other sites for two weeks, and then be left in peace.
The ads are bought by machines, the report says 12 million impressions, and nobody bought a boiler.
Somebody to run our seat in DV360, since the person who knew it has gone.
Display ads on any site, but shown only to households in the three postcodes where our fibre is already in the ground.
Half the money seems to vanish between us and the publisher. Where does it go?
Our client's display ads follow customers around for months after they've bought. It's creepy.
Third-party cookies are dying and our whole targeting hangs on them.
Private deals with three quality newspapers' websites, bought through our platform rather than by phone.
A car maker wants different banners served by weather, region and time, all automatically.
We suspect robots click our banners: hundreds of visits lasting zero seconds.
Buy connected TV slots by household, so that only homes with gardens see our mower.
Set a cap. My mother saw our insurance banner forty times on one recipe page.
Real-time bidding for a ferry operator: bid higher on the days when cabins are empty.
Our publisher site has ad space going cheap. Set up header bidding so that it earns properly.
Which demand-side platform suits an agency with five mid-sized clients? Choose it, open it, teach us.
Look-alikes of our best donors, found across the web and shown our appeal.
Only a third of our banners were ever on screen. We paid for all of them.
Match our loyalty card data with an audience provider, lawfully, and target lapsed shoppers with banners.
The university would like to be seen on whatever sites sixth-formers browse, without picking each of them by hand.
Feed 600 hotel offers into banners that assemble themselves for each viewer, and buy the space by auction.
Audio slots between songs, bought by machine against commuters who drive electric. For a charging firm.
We need a block list, an allow list and somebody who keeps both up to date.
Tags, pixels, floodlights: nothing fires on our thank-you page, so the bidding algorithm flies blind.
A zoo with leftover tickets each weekend wants display bids that rise and fall with the number unsold.
Trade desk wanted: we do the creative, you buy the impressions for our pharma client, doctors only.
Screens at stations can be bought through the same auction as web banners, I hear. We'd like both from one dashboard.
How did our baby milk ad come to be on a gambling page?
People who visited our showroom on foot should see our sofa on their phone that evening.
Please work out what we truly pay per thousand, with fees, data and verification included.
Our private bank's ads may run on about fifty titles and nowhere else, bid by bid.
The display budget is burnt by the tenth of the month. Pace it.
We've been asked to buy only from low-carbon supply paths and don't know how to.
Serve one story in three banners in sequence: first the cow, then the milk, then the cheese.
Native placements below news articles for a hearing aid maker, optimised daily by result.
I need someone who can tell good inventory from made-for-advertising rubbish.
Shoppers abandon their trolley at our pet store; show them that very product elsewhere, with the price updated.
For a political client: voters in two constituencies only, on news sites, with the paper trail regulators ask for.
Move our automated ad buying from an outside network to our own team, step by step.
Contextual instead of personal: our tent ads should stand beside articles about camping, and no one need be tracked.
A film studio would like the trailer bid into pre-roll on sites that horror fans visit, from Thursday to Sunday.
The exchange rejected all our creatives and we don't understand the codes.
The frequency across phone, laptop and telly ought to be counted as one person.
Rival platforms each claim the same sale. Who deserves it? Sort out attribution for our display spend.
We sell crop sprayers and would like to reach just farm managers, by data, wherever they are on the web.
Test two audience segments against a control that sees a charity's banner, so that we know whether ours do anything.
Set up our own first-party audiences in a clean room with the supermarket.
Interstitials and in-game banners for our energy drink, bought in auctions, under-16s shut out.
We're a museum of transport and rail enthusiasts should come across our ad while reading anything at all online.
The bid strategy chases cheap clicks from torch apps. Aim it at completed mortgage enquiries instead.
Our cinema chain wants display ads with tonight's films and the nearest screen, changing by the hour.
Nobody in the agency can explain to the client what a supply-side fee is.
Existing customers see our broadband display offers on news sites and phone up furious. Exclude them from the audience.
Retargeting for a bridal shop that stops after the wedding.
We run a recipe site. Adverts slow it to a crawl, some are scams, and the income falls. Fix the ad stack.
Buy reach among lorry drivers by where their phones stop at night.
An energy supplier wants banners to react to the wind: cheap power now, switch on the washing machine.
Negotiate guaranteed space on the weather app's home screen and push it through our buying platform.
Check ads.txt and sellers.json for our eleven news sites; someone seems to be selling space in our name.
Fashion label: we're seen by 50-year-old men. The segment we bought must be wrong.
Which of these 1,400 apps and domains on the placement report should go?
Video completes are high because the player autoplays, muted, in a corner. Get us honest ones through the exchange.
Job adverts as banners before people who aren't looking for work but are nurses by trade.
Consent banners changed and our reachable audience collapsed to a third. What now?
Someone to watch the auctions over Black Friday weekend and shift money by the hour.
A theatre group would like one automated display buy across six venues, each with its own catchment and show dates.
Programmatic trader for a travel agency's in-house team, mostly display and online video.
Ours is a small wine merchant. Could we get banners on quality food sites without a huge minimum commitment?
Brand safety settings are so strict that we're blocked from every news story. Loosen them sensibly.
The hospital appeal should be shown online near each hospital only, bought impression by impression, and reported per ward.
Our picture adverts follow the same seventy people around the internet day and night.
I looked at one pair of boots and they chased me for a month. I'd like my own shop to do that, but politely.
The banners for our children's hospice appeared beside a beheading video.
Where on the web do beekeepers hang out? Wherever it is, buy our hives a place there without me ringing sixty websites.
Somebody clever with bidding platforms, to fill in while our buyer is on parental leave.
We paid for a million views and I've yet to meet a person who saw us.
Our adverts ended up in a Chinese calculator game that toddlers poke at.
When rain is forecast, show umbrellas on the news sites; when it's dry, show sunhats. By itself, please.
Let only households in the flood plain see our sandbags, on whichever page they happen to read.
Our local newspaper's site is full of ads for belly fat. We earn pennies. How do we sell that space better?
Spread five thousand pounds across quality websites by auction, so nobody has to phone each of them.
The chart says cost per view has halved. So did sales. What are we buying now?
People who hired a wedding dress from us should stop seeing wedding dresses. Who can switch that off everywhere?
Can telly adverts be bought the way web banners are, house by house? We sell stairlifts.
A firm offers us "data on 400,000 dog owners" to aim our banners at. Is it any good, and is it legal?
All the money is gone by breakfast, on Mondays, on one Brazilian website.
Our mountain hotel wants to be seen by folk who've been reading about hiking, never mind who they are.
Two clicks in three on our adverts are fat thumbs hitting the little cross.
Find out if a real human looked at the thing, for how many seconds, and whether sound was on.
We've got our own list of 90,000 caravan owners and want them to meet our awning on whatever site they visit.
The middlemen take seventy pence in the pound, says my accountant. Show me each of them.
A sofa company would like its banner to show the very sofa you left behind, in the colour you'd picked.
Put our museum's advert before videos about knights, and not before videos about guns.
Phones that were in our garden centre in spring should see our bulbs in autumn.
Our system buys space at the same price day and night. Teach it that nobody orders curtains at 4 a.m.
My agency sells display to six clients and does it by spreadsheet and prayer.
Would it be possible to reach oncologists only, on the pages they read at work, for a cancer drug?
Every banner got refused: "file weight", "landing page mismatch", "category 7". We make socks.
The bank won't let us use cookies any longer. How do we still get in front of likely savers across the web?
Somebody to watch where our adverts land, each morning, and throw out the rubbish pages.
I want different pictures for Leeds and for Luton, swapped by the machine, from one feed of flats to let.
We're a tiny gin maker, and the big buying platforms want a minimum of fifty thousand a month. Is there a side door?
A cinema chain's half-empty Tuesday should set off cheap-seat banners within ten miles, automatically.
Our banners are seen below the fold, at the bottom of pages nobody scrolls down.
Old customers keep getting the "welcome, newcomer" advert on every weather site.
The league would like to sell the spaces in its own app and on its site by auction rather than to one sponsor.
Show the trailer to people who watched the first film on their smart telly, once each, in the week before release.
An outside desk buys for us and will not say on which sites. I want it in our own hands.
Does it hurt to be on cheap sites if the customers are the same? Test it properly, one half against the other.
Our advert for baby monitors was served to a women's refuge network page. Sickening. Shut it out.
One nurse saw it sixty-one times on night shift; the other four hundred we wanted never saw it at all.
Between tracks on the free music apps, to people out running: that's where our plasters should be mentioned. Bid for that.
Everybody who has opened our brochure page for a campervan ought to be nudged for three weeks across newspapers and blogs.
It takes our page nine seconds to load, and eight of those are spent on auctions for the ad boxes.
There's a code snippet on our checkout that no longer tells the buying software a sale was made.
A luxury hotel client refuses to be next to anything with the word "cheap", "death" or "Brexit".
Please set it up so that the bid goes up with the pollen count. We sell air purifiers.
Fake newspapers, made by robots, read by robots, and our charity pays to appear on them.
How can a council reach only the two wards with low turnout, on any site, on any phone?
Five screens in each home and each counts us as a new person. The reach figure is a fairy tale.
Buy back the people who'd nearly finished the pension form, wherever they've wandered off to.
Our tractor ads are seen by boys of seven who love tractors.
A wholesaler for hairdressers would like the trade, not the public, to see its offers on the web.
We've bought a guaranteed million views on a big newspaper and the counter stands at ninety thousand with two days left.
Run it through your seat, we haven't got one. Client is a tyre brand, eight weeks, six markets.
Which audiences are worth paying extra for, and which are just "people with a phone"?
Banner first, then the video for those who lingered, then the voucher: someone has to wire that up so it runs by itself.
Readers of our gardening site see adverts for hair loss and crypto. It's embarrassing and pays badly.
The university saw its clearing ads paid for on gambling streams. The vice-chancellor has the screenshots.
Let us see a log of every single impression we bought: site, minute, price, fee.
A theme park's adverts should go quiet across the web in any region where the roads are shut by snow.
Nobody set an end date. Our Easter lamb was still all over the internet in July.
A pet insurer wishes to target owners of old dogs without knowing anybody's name.
The same slot is offered to us by six resellers at six prices. Which path should we take?
Our software picks the winning picture after forty views. That's far too soon. Tame it.
Bids by machine for screens in gyms and shopping arcades, switched on only when our target crowd is around. Can you run it?
Anyone walking near our competitor's showroom with a phone should get our test drive on the next page they open.
As a film distributor I'd like to know whether those who were shown the banner went to the cinema, compared with those who weren't.
Can we skip Sundays, skip children, skip games and skip anyone who's already bought?
I was promised "premium sites" and got a list of 9,000 names like best-news-today-247.
A start-up that lends to farmers has the adverts ready in nine sizes. Someone with a buying account should put them out and steer daily.
What share of our spending reaches the websites themselves? The board of our newspaper group asks as a buyer and as a seller.
The shop's app is installed a lot and opened never. Bring lapsed users back with ads in other apps, bid by value.
Our rules are so narrow that the machine can't spend the money: eleven views since Monday.
An energy firm must prove to the regulator whom its banners were aimed at. Nobody here can get that out of the platform.
A new medicine for hay fever: start each region as its birch trees bloom, stop when they've finished.
We were outbid on every good page by a betting firm in the final. Next time, fix the deal beforehand, directly in the platform.
Make banners out of our stock list overnight, 8,000 used cars, and drop those sold by morning.
Do the adverts work, or do we simply show them to folk who'd have come anyway?
Take our display off autopilot: last month it paid for impressions in a language none of our customers speak.

Search engine optimisation
When people google plumbers round here we come up on page four.
We moved to a new site in May and our visitors from Google fell by half.
Type our own name in and a parking firm comes up first.
Our recipes used to be found by thousands; since the last Google update it's crickets.
How can a tiny vineyard be found by people who look for a tasting nearby, without paying for each click?
The little map with three results never includes our surgery.
Nine hundred product pages and Google seems to know only sixty of them.
What do people really type when they want a loft ladder? Our pages ought to use those words.
An agency built us dodgy links from casino pages. Now we've got a warning from Google.
Our rival isn't better than us, but he's first. Why?
Before the relaunch somebody should map every old address to a new one so we don't lose our place.
The same text stands under forty town names on our site, and I hear that's bad.
A hospital trust wants its own pages, not quacks, to come up when people look up symptoms.
We sell in five countries, yet the Austrians land on the Dutch pages.
Give every page of our museum's collection a title and description that gets found and clicked.
ChatGPT recommends our competitors when asked for a good accountant. Can that be influenced?
Other websites should link to our guide on knots. It's the best there is and no one knows.
Search Console is full of red messages that mean nothing to me.
Our pictures of wedding dresses never show up in image results.
The shop's filters create two million addresses, and the crawler gets lost in them.
A law firm's articles are brilliant and invisible. Make them findable.
I stopped paying for ads and discovered that without them nobody finds us.
Someone to check whether our web developer's new JavaScript site can be read by Google at all.
For "wheelchair hire" we used to be third; now eleventh. Bring us back.
Our eight opticians' branches each need to be found in their own town, with right hours and reviews.
We'd like to be the answer in that box at the top when people ask how to descale a kettle.
Stars, prices and stock should appear with our listing in the results, as they do for others.
Which topics should our seed company write about so that gardeners stumble upon us?
Page speed, broken links, wrong headings: please go through the whole site and give our coder a list in order of urgency.
A charity for a rare disease should come first for its name, since people newly diagnosed look it up that same night.
An old news story about our bankruptcy is the second result. It's fifteen years ago.
The agency sends us monthly ranking reports in green and gets no enquiries. What are they ranking us for?
My guest house relies on booking portals. I want people to find my own page when they look for the island.
Merge our three old blogs into one without throwing away ten years of visitors from Google.
Ours is a niche: second-hand looms. People search for it, I'm sure, yet nobody lands here.
Every page of the council's site is called "Home".
YouTube shows our repair films to no one. Titles, descriptions, chapters: what would make them come up?
As a web studio we build lovely sites, and clients ask three months later why they can't be found. We need a partner for that.
We're changing our name. How do we keep the good position the old one had on Google?
Wrong phone number in forty directories, and Google believes them rather than us.
Staging got indexed. Customers see our test shop with prices of one penny.
How many searches a month are there for vegan wedding cakes, and how hard would it be to rank for them?
Whoever types "day out with grandchildren" should come to our steam railway.
Bank's advice pages: 4,000 of them, most without a single reader. Which to prune, which to improve?
Our estate agency portal's listings vanish from the index the moment they're sold, and the visitors with them.
According to Google our shop is on another continent.
We translated our site into Spanish and not one Spaniard has found it.
Get our university's courses to come up when people search for the job rather than the degree.
The traffic chart has gone down like a ski slope since January. Diagnosis first, please, then cure.
Rewrite our category texts so that both a reader and Google understand that we sell garden sheds, not storage solutions.
When my band is looked up, a tyre company with the same name appears.
Our brewery has eleven pages competing with one another for the same phrase.
Help our editor: a short course on headlines, links and keywords so that articles get found without sounding like robots.
Nobody searches for "thermal envelope solutions". What do they call it?
The casting directory wants each actor's page to show up when someone types the actor's name.
People ask their phone "where can I fix a bike now". I want it to say us.
The mobile version hides half of our text, and since then we have been slipping down the results.
Put together the reasons we lost our place to the price comparison sites, and what we can do about it.
Our vets' pages are copied word for word by another practice, and they stand above us.
A plan for a year: which pages, which links, which fixes, so that organic visitors to our furniture shop double.
Someone turned on "noindex" and went on holiday.
Seasonal: each September we want to be top for poppy wreaths before the chains wake up.
The documentary's site ought to be the first thing people meet when they look up the disaster.
Free traffic is what my partner calls it. We run an online yarn shop and have none.
Marketplace with 80,000 sellers; our sitemap stopped updating in spring.
Investors asked about our domain authority and I nodded. Please explain it and improve it.
An audit of three rivals: for what phrases are they found where we aren't?
Our funeral home comes up under "party venues". Kindly sort it out.
SEO help for a dental group whose every location page reads alike.
There's good old content deep in our archive that nobody reaches; link it up so readers and crawlers can.
Nobody can find my shop online unless I send them the link.
Ask Google for "best scones near the castle" and you get a place that closed in 2019.
My sister-in-law looked for us for twenty minutes and rang in the end.
Our old domain still turns up, with a dead page and a rude message.
Why does the hairdresser next door come up on the map and I don't? I've got more reviews.
People who look up "back pain at night" should end up with our physios rather than on a forum.
We wrote two hundred articles about bees. They get eleven visitors a week.
Google shows our opening hours as closed permanently. We're very much open.
The agency before last stuffed the bottom of each page with white words on white.
I don't want to buy adverts for ever. I'd like to be found because we're good.
Our hotel is called Hotel Central. Imagine trying to find that.
What must be changed on our page so that a search for "oak flooring" doesn't skip over us?
A blogger copied my patterns and stands above me in the results with my own photos.
Every spring visitors pour in for our tulip pages, but this year it's a trickle.
The snippet below our name says "cookie settings accept all".
When someone asks the AI thing for a good cattery near Bath, it makes one up. It could mention us instead.
Before we pay a developer forty thousand for a new site: who makes sure we don't drop off Google the day it goes live?
We sell spare parts by number. Customers type in the number and get a Chinese warehouse.
An ex-customer's rant from 2012 is the first thing anybody reads about our garage.
Somebody to tell us which words our customers use and put them into the right places on forty pages.
The site map, whatever that is, has errors on it, 1,300 of them, says an email from Google.
All our rivals appear when I look for "listed building windows". We've done it for fifty years and we're nowhere.
Our library's catalogue is a treasure, and no search engine has ever set foot inside.
Visitors from abroad find us, locals don't. We're a chiropodist.
Get rid of the thousands of junk pages in Japanese that show up under our address since the hack.
The other choir with the same name as ours gets all our bookings.
Could other respected sites be persuaded to mention our allergy guide, with a link?
Our pdf brochures get found, our pages don't. People land in the middle of a leaflet from 2014.
I'd love to know why page two is where we always end up.
For our client, a chain of nurseries: each one should be first in its own suburb when parents go looking.
A funny thing: we're number one for "squirrel repellent" and we make birdhouses.
Our recipes have no stars, no picture, no minutes in the results, while everyone else's do.
Customers speak to the car: "find a tyre place". I'd like the car to answer with our name.
Google thinks we still sell coal.
The word for what we make has changed. Young people say "air fryer" where our pages say "convection oven".
The museum has six addresses for the same exhibition and they trip each other up.
Some of the pages take an age to open on a phone, and I've read that Google punishes that.
A solicitor would like to be discovered by people who've just typed "neighbour cut down my hedge".
Switching from one shop system to another, 12,000 products, every address different afterwards. I'm afraid for our standing.
My page about grandfather's war diary deserves readers; historians should stumble on it.
Last year 3,000 visits a day arrived by themselves. Today it's 700, and the shop hasn't changed a comma.
How do the big furniture chains always come first even for our own village's name?
Look through what people search for in our town and tell us what to put on the website for it.
Pictures of our tiles are lovely, each is called IMG_0042.
We've a shop in Wales, a shop in France and one set of pages; each country gets shown the other's.
The portal for carers answers every question one could have. Those questions get asked of Google at 3 a.m. and it sends them elsewhere.
A tool gives our website 34 out of 100. Is that bad, and what do we do first?
Someone keeps sending rubbish links to us from gambling pages in Russia, on purpose I think.
Our therapists each have a page, and if you look up one of their names you'll get a dentist in Ohio.
I teach the harp. Three people a week must be looking for that around here. I want all three.
After the rebrand we are strangers to Google.
Turn the questions our call centre gets into pages which show up when folk ask the internet instead.
There's a paywall on our newspaper, and since it went up we've disappeared from the headlines box.
Please don't write poetry. Make the page about septic tanks turn up when people have trouble with septic tanks.
Old pages for events long past crowd out this year's fair.
Is it possible to be first without a single advert, in a trade with two hundred locksmiths?
The developer swears it's fine, yet when I search for our address with that site: thing, nothing appears.
Farm shop, pick-your-own, camping, weddings: we do it all and come up for none of it.
We paid someone in an email two hundred pounds for "guaranteed first place". We got first place for our own phone number.
A festival with a new name each year never gets a foothold when people look for it.
My wife's pottery classes fill up by word of mouth, except the new ones in Derby, where no one knows us and no one stumbles over us.
Three of us write for the charity's website. Show us how to write so that it gets discovered, and keep checking on us.
For a broker: compare where we stand with where the six biggest stand, phrase by phrase, every month.
The menu is a picture. Perhaps that's why "gluten-free pizza" doesn't bring anyone to us.
Half of the links inside our own site go nowhere, and the best page can only be reached by luck.
The estate's castle ought to come up under "wedding venue with rooms", and the "dungeon" pages ought not.
Our jobs aren't shown in that blue jobs box on Google. The care home down the road's are.
A wrong date of death stands next to our founder's photo on the right-hand side. He's alive and cross.
We'd like to be found for what we do now, heat pumps, and no longer for oil boilers.
Every variant of each shirt has its own page with the same words; a consultant said that's poison.
Somewhere between the shop's blog and its goods the readers get lost. They come for free tips, from Google, and never see that we sell anything.
The film has a common word for a title, "Water". How will anybody ever dig up its page?
Parents moving into the area look for schools long before they know our name.
The copy is fine, the photos are fine, the shop is fine. It's just that not a soul drops in by chance.
Our reviews are on five platforms, with three spellings of the address and two of the name.
Which of our pages earn visitors and which are ballast? We've a charity site with twenty years of stuff on it.
Bing, DuckDuckGo, Google: in each one we're somewhere else, and in the AI answers nowhere.
Our web shop for left-over wool looks great in the browser and empty to a crawler.
Tradesmen's portals sell us back our own customers because they come up before we do.
A rival's page is uglier, slower and older. People find it, and ours they don't.

Print production
Our brochure's colours came back muddy, as if somebody had washed it. Who could sit with the printer and get it right?
Forty thousand leaflets in nine versions have to leave the presses and reach 300 branches by Monday week.
The designer sent a PDF and the printing house says it has no bleed, wrong black and missing fonts.
What paper would make our annual report feel like slate?
We want gold on the edges of a poetry book and don't know whom to ask.
Three quotes from printers, all different, none comparable. Please make sense of them and pick one.
Be there at five in the morning when our catalogue goes on the machine, and say yes or no to the sheet.
Our wedding stationery firm needs letterpress on cotton, with the plates made and checked.
Menus get wet, greasy and sticky. Which stock and lamination would survive a season?
The artist's monograph must match the paintings; last time the blues went purple.
Get our election cards produced, folded, put in envelopes and to the sorting office by the legal deadline.
A pop-up mailing in card that doesn't collapse: dummy, die, gluing, run of five thousand.
The comic is drawn, lettered, scanned. Now it has to become two thousand real copies with a spine.
Is it cheaper to do our 40 page programme saddle-stitched or perfect bound? And will it lie flat on a music stand?
Our agency's production manager is off sick with three press dates in the diary.
Prospectus in three parts, a pocket, a belly band. Someone must work out how to make it without hand labour.
The foil on our Christmas cards flakes off. Printer blames paper, paper mill blames printer.
Check these 64 pages before they go on the plates: overprint, resolution, trapping, total ink.
Posters for every bus shelter in eleven sizes, to eleven specs, delivered rolled not folded.
We'd like the church hymn book reprinted, but all that exists is one old copy and no files.
Our packaging printer in Poland needs Pantone targets, proofs signed and somebody who knows what a delta E is.
Five hundred hardbacks, cloth covers, ribbon, sewn. The author cries easily, so it had better be good.
How do you get fluorescent orange onto uncoated paper without it looking like mud?
The museum guide costs too much to run off. Find savings in format, stock or run that visitors won't notice.
Personalised letters with variable name, photo and map for 20,000 donors, digitally run and posted.
Could you source recycled board for our calendars that isn't grey?
We printed the wrong phone number on 10,000 beer mats. Reprint by Friday, overlabel, anything.
A zine on a risograph, three inks, forty pages. I have the drawings but not the know-how to separate them.
Scratch cards for a radio station: secure, numbered, even distribution of winners.
Large vinyl letters for the exhibition walls, panels on board, captions on foam: please have it all made and delivered flat.
The school yearbook has to go to the binder and the pages are still in Word.
Our parts manual is 900 pages, bible paper, tabs down the side. Who has ever made one?
Cards that smell of lemon when rubbed, for a detergent client. Find somebody who can run them.
I want a proof I can trust; on my screen it is teal and on their proof it's bottle green.
Our magazine moves to a new printing house with the next issue. Handle the switch: profiles, paper, schedules, test sheets.
Carbonless delivery pads for lorry drivers, numbered, perforated, three colours of copy.
Get beer labels that don't crease on the bottling line or float off in the ice bucket; the art's finished.
Ten tons of paper arrived and it's curling. The run is tomorrow.
Emboss our crest so finely that the deer's eye can be felt. It's for the golf club's centenary book.
Film production needs period newspapers run off on proper newsprint, two hundred copies, by Tuesday's shoot.
A charity's door drop: half a million, folded to fit a letterbox, carbon low, cost lower.
Who checks that what was delivered is what we ordered? Last time 800 copies were missing.
We need tickets that can't be photocopied.
The catalogue for the auction must be ready six days after the last photograph comes in.
Turn our spot colours into four-colour without losing the brand red.
Banners for the trade fair came with seams through the faces. Find a firm that can do six metres in one piece.
My photo book deserves better than the online shop's. Tritone, good black, opens flat.
A building society wants its leaflets, forms and window posters ordered, stored and sent out from one place.
Children will chew this book. Ink, board and corners have to be safe and certified.
Our brand guidelines say uncoated; our printers say nightmare. Mediate, with samples.
Theatre programmes get printed on Thursday for Friday, and understudies change on Thursday at four.
Map of the trails, waterproof, tear-proof, folds the right way again. Please arrange.
Set up our leaflet in Arabic and English so that it folds properly from either end, and see it through the press.
There is a hairline white gap between the type and the colour behind. They tell us it's our file's fault.
Wallpaper from our archive pattern: repeat checked, colours matched to an 1890 scrap, sixty rolls run off.
We have three hundred shop windows to dress with stickers. Measure, have them made, send each shop exactly what fits.
Die-cut in the form of a wellington boot, four thousand, to hang on door handles.
Our diary client wants to bring manufacture back from China without the price doubling.
Seed paper invitations that truly germinate and still take ink.
An insert fell out of every copy of the magazine because the glue dot was wrong. Oversee the next one.
The order of service must be printed overnight. The family sent photos from a phone.
Prepress, please: 32 adverts from 32 small firms in every file type under the sun, to be made fit for the gazette.
Bank needs cheque books and secure letterheads from a certified works; we don't know any.
Let us know by when our copy, pictures and proofs have to be final if the book is to be in shops on 1 October.
Braille and large type on the same leaflet. Can that be run in one go?
Screen-print two hundred gig posters by hand with a metallic layer, signed edition.
A farm supplier's seed sacks come out with the logo smudged. What can be done on woven plastic?
Our council newsletter goes to 90,000 homes, and the last one arrived after the event it announced.
The ink rubs off on people's fingers and on our client's white sofa brochure. Varnish? Other stock?
Limited box of ten art postcards with a wrap band; I've got the images and want somebody to get it manufactured.
Someone should stand between us and the printer, because we don't speak his language.
The magazine arrived with page 14 upside down in half the copies.
I've got a finished poetry book on my laptop and would like three hundred proper copies, sewn, by the launch.
Our place mats bled red ink onto the tablecloths of a wedding.
Which firms still do real engraving? Our embassy client wants it on the invitations, where you can feel it with a thumb.
Six thousand lanyards, wristbands and programmes have to be made and at the festival gate by Thursday dawn.
The red on the leaflet, the red on the van and the red on the bag are three reds.
Can a cookbook be made so that it stays open by itself beside the stove and wipes clean?
They say our photos are "RGB" and won't take them. What does that mean, and who fixes it overnight?
Get a price for 2,000, 5,000 and 10,000 of these brochures, from at least four works, with delivery.
We ordered matt and got shiny.
A pack of cards, fifty-four of them, rounded corners, in a tuck box, that shuffles like a casino's.
The spine text is off-centre by three millimetres and our architect client won't accept it.
Our recipe cards warp in steamy kitchens.
Who'll take care of the school's 1,200 exam booklets? They must be identical, sealed and counted.
The cheap online place trimmed off the chairman's head.
Make up a blank dummy of the catalogue in the real paper so that we can weigh it, post it and feel it.
Two thousand tote bags with our illustration on them, and the last ones washed out after a month.
Posters for the play are ready as a file. I need sixty on decent stock, up to four feet high, by tomorrow lunch.
What's the smallest number of hardback copies one can sensibly have made?
Letters going out to 70,000 pensioners, each with a different sum in it. A mix-up would be a catastrophe.
The inside pages show through. You can read both sides at once.
A children's book with flaps, a wheel to turn and a mirror: find a factory that can do the hand work.
Folding a map that size is an art, I'm told, and ours comes apart at the creases.
Our stationery is black with white lettering, and the black arrives covered in fingerprints and scuffs.
Keep an eye on the paper price for us and tell us when to buy for the autumn edition.
Five countries, five languages, same pictures: change only the black text between runs and save us a fortune.
The old hymn sheets were done with hot metal and I'd like the new ones to bite into the page just like those.
My client's lookbook has a cut-out hole right through every page. Is that even possible?
Pencils, mugs, mints, umbrellas, all with our crest the right way up. Somebody order it and check samples.
Staples rust in our seaside guide.
Transparent stickers for a bakery window, white behind the letters, reversed so they're read from outside.
For the gallery: sixty prints by a living artist on cotton rag, numbered, each compared with the original in daylight.
The brochure weighs 101 grams and the postage jumps at 100. Lose a gram somewhere.
A photographer here wants deep, velvety blacks and keeps getting charcoal.
Our agency has the layouts ready; we're short of someone who books the presses, chases proofs and meets the lorries.
Ring binders, dividers, tabs, a slipcase, a USB pocket. Assembled by whom?
How do I save this file so the man at the copy shop stops sighing?
The raffle tickets have the same number twice.
We need labels for jars that go through the dishwasher five hundred times, and the ones we got floated off.
Bank holiday on Monday, our ballot papers are due on Tuesday and the works has had a breakdown. Where else can they be run?
Pages were in the wrong order and nobody had looked at the sample before 8,000 were bound.
Glow-in-the-dark ink on the planetarium's flyers, please, bright enough for a bedroom ceiling.
It looked lovely on the screen. On paper my daughter's face is orange.
Would thinner paper do? We send out a parish magazine by bicycle and the bags are too heavy.
Leather-look menus with brass corners and pages which the waiters can swap themselves.
A vineyard's client wants copper foil, raised dots and a torn edge on the labels, at eight thousand an hour.
Our calendars came with thirty-one days in June. Reprint, and someone to look over the sheets before they start this time.
Stamps have perforations. Could our loyalty cards have them too, tearing clean?
We're bringing out a facsimile of a 1611 atlas: scans, foxing, fold-outs, vellum look, right down to the wormholes.
The supplier went bust with our plates, our dies and half a run on his floor.
Big letters, thick rough paper, a smell of ink: that's the sort of broadsheet our film's town crier should hand out, sixty of them.
I'd rather our leaflets were made in the county, by people with a wood certificate and green electricity.
Shelf strips, wobblers, posters, a different set for each of 240 shops, boxed by shop.
The firm says the tint is "within tolerance". To us it is salmon, and we asked for rose.
Join all the pieces: the cover comes from Italy, the inside from Leeds, the ribbon from a lady in Hove.
Please scan our founder's 1930s posters and get them run off again so you can't tell which is which.
Wine stains, rain, toddlers. The festival programme has to survive three days in a back pocket.
Bibles are made on paper like onion skin. We want that for our dictionary of bird names.
Our sample books for curtain fabrics: swatches cut with zigzag edges, glued, titled, 900 sets.
Ought we to have it run digitally or on the big machine? There are 1,500 copies and a lot of dark blue.
Half of the invitations arrived cockled from damp in the delivery van.
Whoever prints our parking permits must make them hard to forge and impossible to peel off whole.
A lampshade maker would like her watercolours transferred to parchment and cotton without the edges going fuzzy.
Postcards that are also a record you can play. There's a plant that presses them, somewhere.
Bring me four paper samples that say "honest" and cost less than what we've got.
The window decals bubble, the floor stickers trip people up, and the fire officer wants a certificate for both.
Thermal till rolls with our advert on the back: source, proof, deliver to forty cafés.
A ten-metre backdrop for the stage, no creases, flame-proof, rolled on a tube that fits our van.
My thesis has to be bound in black buckram with gold letters by the 30th, seven copies.
We moved from glossy to recycled and now all the pictures look as though they'd been taken in fog.
The guillotine cut into our page numbers.
Send the sheets back until the skin tones are right; I can't travel to the works and I trust my eye less than yours.
Our seed catalogue is stitched with wire, and libraries would like one that stands up on a shelf.
How long does it really take from "yes, go" to boxes on our doorstep? Plan it backwards from the fair.
Sixteen kinds of voucher, each with a scratch-off code, packed in random order.
A shop bought the wrong thickness: our business cards bend like lettuce.
Christmas wrapping on rolls, our own pattern, joined so that the holly meets up properly at the edges.
The art fair catalogue costs nine pounds a copy and sells for eight.
There are crumbs of white in all the solid areas, every sheet, and the foreman says that's normal.
`;
