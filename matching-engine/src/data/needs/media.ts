/** Needs of media, in the words of people who do not know the craft. See index.ts. */
export const mediaNeeds = `
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
`;
