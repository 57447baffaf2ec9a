/** Needs of marketing, in the words of people who do not know the name of the skill. */
export const marketingExamples = `
Account management
Our biggest client feels nobody listens to her. Someone should be her person, every day
Agency of designers, all shy. We need a human who picks up the phone to customers
Clients ask us for one thing and the studio hears another. Translate between the two
The supermarket that buys half our output wants a single contact who knows everything
Somebody to look after six long-standing customers of our print shop, visit them, keep them happy and spot what else they need
We lost a bank as a client because no one had called them for four months
Account director wanted, freelance, for a tricky pharmaceutical client while ours recovers from surgery
The client's brief is two lines long. Go and get the rest out of them
After the launch everyone disappeared and the customer felt abandoned. Be the one who stays
Write up every meeting with what was agreed, so the customer can't say it was never discussed
I do the creative work and I'm dreadful at small talk, invoices and saying no. Someone stand in front of me
Our contracts with three museums come up for renewal and the relationship's gone stale
The brewery keeps adding little extras and we never charge. Hold the line politely
Production company needs a person whom brands trust: takes their calls, calms them on set, follows up afterwards
A hospital trust buys beds from us on nine sites and deals with nine different reps. Make it one
Client and studio no longer speak after the poster disaster. Can somebody mend it?
We'd like quarterly sit-downs with our top twenty customers, prepared properly, with honest numbers
Who can present our agency's ideas to a nervous council and bring back feedback we can use?
The car maker's marketing team changed completely and our new contact doesn't know us from Adam
Grow what we do for a building society we already work with; they only know us for leaflets
Junior colleague is being bullied by a demanding client. An old hand should take the wheel
Keep our retail partners informed, sweet-tempered and on schedule during the rollout of new shelves
Every customer gets a different promise depending on whom they reach. One point of contact, please
As a web studio we win work well and keep it badly
The client rings the designer directly, at night, about commas. Put yourself in between
Somebody has to go to the football club's fortnightly meeting, defend our work and come back with decisions
Our software's largest user is threatening to leave. We need a diplomat who knows their business
Scope, fee, timetable: please agree it all with the charity before our illustrators start drawing
We run campaigns for a cheese board with nine farmers on the committee. Herd them
Take over eleven clients from a colleague who's leaving, without any of them noticing a wobble
Feedback arrives in five contradictory emails from the same company. Turn it into one list the team can work from
Our sponsor signed for three years and has heard from us twice. Look after them
A translation bureau needs someone who remembers each customer's quirks, birthdays and pet hates
Small film outfit, big new client, no idea how to behave in their procurement meetings
Listen to what the insurer actually wants, then write a brief our creatives will enjoy
Who tells the client that the logo can't be any bigger?
Our hotel group's travel agents haven't had a visit since before Covid. Rebuild those ties
The retainer says twenty hours a month, the customer uses fifty; talk to them
We supply uniforms to airlines. Each airline should have a name and a face at our end
A fashion house wants daily updates and we're makers, not talkers
Complaints from our biggest advertiser land with the receptionist. That can't go on
Prepare the yearly review for a client: what we did, what it brought, what next. Then present it without sweating
Two agencies work for the same ferry line and fight. Represent us and keep it civil
My agency's pitch was won by charm. Now someone has to deliver on that charm week after week
Client services cover for an advertising shop with clients in food, rail and banking
Wholesale buyers reorder only when we nag. Find somebody who nurtures them instead
The council's officer has a new boss with new wishes every month. We need a steady go-between
Our engineers answer clients in three words. It's costing us renewals
Could someone sort out expectations? They think they've bought a film, we think we've sold a clip
Get approvals out of a family firm where four siblings must all nod
The university pays well but is slow, political and easily offended. Handle with care
A theatre supplier wants a trusted contact for its forty regular venues, somebody who knows when their seasons start
Find out why three good customers quietly went elsewhere, and see to it the other thirty don't
We've got the quarry firm's name on a contract and the work can begin; someone should run the relationship from kick-off on
Be the voice of our charity client inside the agency, because our creatives get carried away
Estimates go out late and clients approve things by silence. We want clear quotes, signed, with a friendly chase
Our podcast's advertisers deserve more than an invoice: reports, ideas, a coffee now and then
Every agency has a suit. We haven't, and it shows
Corporate gifts firm with 12 huge buyers who order once a year. Keep in touch without being a pest
The zoo, our client, loved the concept; the zoo's board doesn't. Sit down with both
Someone with a bit of backbone to steer a demanding perfume client through a long shoot and the edit after it
Dealers of our tractors feel forgotten by head office
Renegotiate next year's agreement with a supermarket client who thinks we're too dear, while staying friends
New customers sign and then hear nothing for weeks. Welcome them, explain who does what, keep them posted
I'd like somebody to own the relationship with our distributor in Norway
Three of our designers each have "their" customers and nobody can ever go on holiday
The housing association wants one monthly call covering all nine projects we do for them, with someone senior who has the facts
Rescue job: late delivery, furious client, lawyers mentioned. Speak with them before we all lose
Our agency speaks fluent design and no business. The bank's procurement lady deserves a sparring partner
Handle day-to-day contact with a chocolate maker: calls, timings, budgets, bad news and good
We're good at winning them and hopeless at keeping them
Mrs Okafor, our best customer, cried on the phone. Who will look after Mrs Okafor?
The client thinks we've forgotten them. We sort of have
Please become the person the biscuit factory rings, whatever it's about
We need a patient ear for a museum director who phones eight times a day
Every time the contract's about to lapse we find out from their solicitor
My animators would rather chew glass than join a client call
Take our four biggest buyers to lunch, find out what's coming, and let the workshop know in good time
Someone must tell the yoghurt people that a third round of changes costs extra, without losing the yoghurt people
Our van leasing customers get a welcome email and then nothing until the bill
Between our programmers and the hospital there's a wall. Be the door
Mind the shop for me with my regular clients while I have a baby, I'm a designer with nine of them
They signed, they paid, now they sulk. What did we do?
Represent us at the brewery: their weekly marketing meeting, their trade fair, their Christmas do
A spreadsheet of clients with little notes like "hates Mondays" was kept by Sheila. Sheila's gone
The franchisees feel bossed about by head office. We'd like someone who's on their side and ours
You'd be the smile, the memory and the calendar of a small printworks
Our sponsors get their logo on the fence and no one talks to them until we want more money
What did we promise them? Three people say three things. From now on one person does the promising
Handle a customer who is lovely, rich and impossible
Ten years with the same insurer and they've started asking for other quotes. Go and have an honest chat
After each project we'd like a call: happy? not happy? anything else you need? We never get round to it
Our photographers' agency needs a go-to for brands, one who answers within the hour and knows the history
Bad news needs telling: the campaign's late. I'd like a pro to tell it
Look after our wholesale cheese customers: delis, farm shops, two cruise lines
The client's new chief hates everything the old one loved
Could someone sit with the trust's committee, listen for two hours and return with what they truly want?
We do bits and pieces for a huge builder's merchant; surely there's more to be had, if somebody nursed it
A tech firm's early customers feel like guinea pigs. They need a named friend inside
Our freelancers shouldn't have to argue with clients over money. Put a grown-up between
There's mistrust since the overbilling. Rebuild it, one coffee at a time
Go through the brief with the customer until they know what they want and we know what we'll charge
Send the weekly note: what's done, what's next, what we need from you. Nobody here has the discipline
Our largest school district buys desks from us and we've never met a single head teacher
An agency that lives off one supermarket. If they sneeze, we die. Somebody should hold their hand very well
My client and I have become friends, and now I can't send him a bill
Hold regular check-ins with the forty charities using our donation software; hear grumbles before they grow
The person in charge at the client has never bought a film before. Guide her through kindly from first call to last invoice
We've had complaints that we sound arrogant in emails. We're just engineers
Nobody minds our regional clients; the big fish get all the attention
The dealer in Hull wants to switch supplier. Drive up there and talk
I want to draw. I don't want to discuss the budget with a cement manufacturer
Who rings the customer when the lorry's late? At present, the lorry driver
Our key contact retired. The successor was at school with our competitor's boss
Six departments of one council order leaflets from us separately. Bring it under one roof, one price list, one contact
Present the storyboard to a nervous toothpaste client, defend the funny bit, come back with a yes
Somebody has to say sorry properly, and then make sure it doesn't happen again
Write down what's in and what's out of the monthly fee, talk it through with them, get it signed
A perfume house has five brand managers who each think they're our only client
We supply flowers to restaurants. They leave us for a pound. Keep them loyal
For our festival's forty food traders: one helpful person from application to clean-up, every year the same
Our sister agency in Milan handles the client there, we do here, and they play us off against one another
Spot the moment when a client's about to go quiet
The membership body we design for is ruled by volunteers who change their minds. Endless patience needed
We are a two-woman illustration duo. Be our suit
Our clinic software is sold to 80 GPs; each should get a visit twice a year, with ideas and a listening ear
Big pitch won! Now please run it: kick-off, contacts, minutes, money, moods
They never read what we send. Find out how they'd like to be kept in the loop
A difficult conversation about price increases with thirty-one loyal customers
Our clients ask for Tom. Tom can't be everywhere. Wean them off Tom
When the council says "maybe" they mean no. We need someone who hears it
Stop my team from doing free favours for the gym chain, but nicely
Could anyone make sense of this client's org chart and tell us whom we should be talking to?
The car dealer's marketing lady and our art director aren't on speaking terms and there's a shoot on Thursday
They loved us in the first year. Bring back the spark with fresh suggestions they didn't ask for
Our hotel supplies firm has sixty loyal buyers and not a single record of what was last discussed
Be tough with a client who pays after 120 days and still expects weekend work
Report to the foundation that pays for us: progress, numbers, thank-yous, the next application hint. They feel ignored
Our interpreter pool serves courts and clinics; each of those wants a human they can blame and praise
Nurture a shy new client, a tiny soap maker who could become a big one
Someone commercial to run three retained clients at an agency of poets
The bank's people speak jargon, our people speak pictures. Someone bilingual, please
I keep getting asked "who's my contact?" It depends on the day
We took over another firm and its customers are nervous. Introduce us, reassure them, don't lose one
A caterer's corporate regulars: know their allergies, their budgets, their board dates, before they ring
Everything I tell the agency gets lost on the way to the studio, says our oldest customer
The zoo's on its fourth handler in a year here. They want one who stays
Ask the client for a testimonial, a referral and a bigger order, in the right order
Our museum partners abroad need a steady correspondent who handles loans of goodwill, as it were, between exhibitions
Someone to own the client side of a long web project: expectations, sign-offs, changes, and a bit of hand-holding before launch

Traffic management
Our studio has forty jobs on the go and nobody knows which designer is doing what on Wednesday
Every project lands on the same poor artworker while two others twiddle their thumbs. Share the work out for us
Agency needs someone who guards the deadlines, chases the sign-offs and makes sure no job gets stuck on a desk
Things vanish between the copywriter and the designer. We want one person who passes every job along
Three account teams shout for the same retoucher at once; who gets her first?
Cover needed for our traffic manager, who is off on parental leave
Our in-house creative department at the supermarket takes requests by email, chat and corridor. Bring them through one door
Ads keep reaching the newspaper an hour after the copy date. Somebody has to watch the clock from brief to delivery
Please book the freelancers, juggle holidays and tell us honestly in the Monday meeting what won't fit
Seventy banner versions in nine languages are bouncing between translators, designers and the client. Keep them moving in the right order
The creatives start work without a proper brief and then have to start again. Put up a gate and stand at it
We never know if we can take on a rush job, because there's no picture of who has hours free
A broadcaster's promo team wants every trailer to reach the right channel on the right day with the right end board
University print unit: job bags, due dates, and a queue everyone can see. At present it's sticky notes
Who can run our daily stand-up, hand out tasks and nag people kindly until timesheets are done?
Amends come in faster than we log them. Last week an old version went to press
Our small agency doubled in size and the owner is still deciding each morning who does what. He'd like to stop
Design team of twelve burning out because all the deadlines are on Fridays; spread the load across the week
Set up a status sheet for all the live jobs at a packaging studio and keep it true every single day
A charity's communications office gets a hundred requests a month from other departments and says yes to all. Help us triage
We promise clients dates without asking the studio. Could you sit between the two and make the dates real?
The Christmas rush is coming: catalogues, windows, radio spots. Someone must plan who works on what from August on
Looking for an organised terrier to move artwork through proofing, legal check and client approval before the printer closes
When a designer falls ill, everything topples. We need a person who reshuffles the week within ten minutes
Production house with five edit suites and a double booking every week, looking for somebody to run the suite diary
Work sits for days waiting for the legal department's nod. Chase it, log it, get it back to the studio
I want to know at five o'clock each day which jobs went out, which are late and why
Pick a job management tool for our studio and get forty stubborn creatives to actually use it
Our estimates say eight hours, the designers take twenty. Track it and warn us before it's gone
TV spots need clearing, numbering and delivering to fourteen stations; we've already missed one airing
Freelance studio wrangler wanted for six weeks: a bank is rebranding and two hundred items need to go through in order
Nobody chases the client's feedback so the slot in the studio goes by empty. It happens twice a week
Two offices, one design team. Who decides which office's job is more urgent?
The animators are idle on Monday and up all night on Thursday. Smooth it out
Somebody calm has to tell account directors "no, not by tomorrow" and offer a slot that works
We produce leaflets for thirty NHS clinics and lose track of which round of corrections each one is at
Make a rota of writers, designers and developers for the next quarter so that sales know what we can promise
Our football club's media room has photographers, editors and social folks all tripping over each other on match day. Assign and sequence it
Need someone in the middle: takes the brief in, checks nothing's missing, finds the hands, sees it out the door
Weekly ad rotation for a radio group; the wrong carpet advert ran in the wrong region again
A publisher's art desk handles ninety book jackets a season. Keep the conveyor belt rolling
I'm the creative director and spend half my day moving little boxes in a calendar. Please take that off me
Our resource plan is a spreadsheet only Brenda understands, and Brenda is retiring
Jobs arrive without a number, a budget or an owner; finance is furious. Give each one a docket from the start
What we lack is a referee for priorities: eleven brand managers all marking their request "urgent"
In-house team at an insurer wants a proper intake form, turnaround times and someone to enforce them
Please see that the headline reaches layout, layout reaches proofing and the proof reaches the client, all before Tuesday
The magazine's ad pages come in late and in the wrong size. Chase advertisers and keep the flat plan filling
We hired three freelancers last month who sat without work. Better forecasting of studio hours, please
Property developer's agency: brochures, hoardings and show-home signs for nine sites, all with different dates, one overworked studio
Could an experienced hand look at how work flows through our agency and find where it clogs?
On a pitch, half the building works late and the paying jobs slip. Someone should protect the paying jobs
Post house wants a scheduler for graders, mixers and editors who can say by lunch whether tomorrow fits
Our designer opened her list this morning and found nine jobs all due at noon
We want fewer meetings and one clear list: job, who, when, what's blocking it
A cosmetics client sends 300 pack changes a year for 26 markets; they need steering through the studio without a muddle
Handover between the day team here and the night team overseas keeps dropping things
Running order for the studio, please! Which piece first, which can wait, who's on it
Museum's exhibition panels stall at the curators for weeks. Set the dates, send the reminders, keep the production moving
For the election we'll put out forty leaflets in three weeks. A person should direct each one through writing, design, checks and print
Workload here is invisible until somebody cries. Make capacity visible
Our illustrators, coders and writers are spread over five time zones; match each task to whoever's free and awake
Digital ads must be trafficked to publishers with the right files by the right hour, no more blank slots
Every brief goes to the creatives through whoever shouts loudest. The agency would like a fairer system
Since Priya left, jobs go out unapproved. We need a stickler who won't release anything without a signature
How many hours does our design studio really have next month, and what have we already sold? Work it out and keep it up
A theatre's marketing office makes posters for twelve shows at once; see that each step gets done by the right person in time
We are always asking "where is that job?" There should be somebody who knows
Two of our editors are booked on the same film on the same day. Again. Someone take charge of the bookings
Catalogue with 900 products: shots, text and prices come from different people and must meet on the page by June
My inbox is the system. If I'm off sick, the whole design department stands still
Whose turn is it to do the brochure? Nobody ever knows, so nobody does it
We need somebody with a whiteboard and a loud, friendly voice to run the flow of jobs through a sign maker's studio
One designer left in tears. There was simply too much on her plate and no one had noticed
The leaflet was ready. It sat in a folder for nine days because everyone assumed somebody else would send it
Keep a diary of who's working on which job, so that the left hand knows
Our studio says yes in the corridor and forgets by lunch
Each morning tell every creative what to do today and what can wait until Thursday
The seed company's catalogue must pass eleven pairs of hands before it's printed. Walk it from desk to desk, please
I'm tired of asking for progress. I want to open one page and see green, amber, red
Work comes in waves here: dead for a week, then everyone's up till midnight. Even it out
An agency of thirty people seeks its nerve centre. Must know everything, panic about nothing
Last year two teams made the same poster without knowing about each other
Make sure that what the client signed is what gets sent, and not the one before it
Our marketing department gets asked for a flyer by anyone with a login. Somebody should decide which ones get made and when
The freelancer turned up on Monday and there was nothing ready for him to work on. Cost us a day's fee
Set fair turnaround times for our studio: a business card takes this long, a campaign that long, and no jumping the queue
Who's free on Friday for a two-hour job? It takes me six phone calls to find out
Ads for the village magazine trickle in until the last minute. Be the one who says Wednesday means Wednesday
Designers are interrupted forty times a day with "quick questions". Shield them
Our copy gets written after the layout. It should be the other way round, and someone should insist on it
Give each task a number, an owner and a finish line. That alone would be a revolution at our housing association
The social posts, the posters and the emails for one event all missed each other. Line up who makes what by when
We're a museum design team of four. Requests: endless. Help us queue them and say so to the curators
The print slot at the works is fixed at six o'clock; we've blown it three times. Somebody needs to count backwards from there
Every job here is done in a hurry at the end though it had been lying around for weeks
Fifteen video cutters, one server, bookings on paper. Modernise who gets which room when
My three best people are stuck on dull resizes while juniors have the big pitch. Match hands to tasks more cleverly
Radio commercials go to the wrong station in the wrong week. See that each one's labelled, dated and sent
Somebody to chase. That's it: chase the writer, chase the designer, chase the client, chase the printer, nicely
Our head of studio has been promoted to everything. She needs the scheduling taken off her back
Holidays! Five of eight creatives are off in the same week of August, and a supermarket is waiting
Client calls at ten, wants a change by noon. At present it goes straight to a designer's mobile. Put a desk in between
The airline's signage job has 640 single items at every stage of doneness. Steer each through drawing, checking and output
What takes so long? Please follow a few jobs through our building and tell us where they lie about
We keep paying extra for weekend work that could've been done on Tuesday
Once approved, things must be archived, named right and passed on. Nobody feels responsible for that bit
A greeting card company brings out 400 designs each spring. Artists, verse writers, finishing: who delivers what on which day?
Someone keeps overwriting someone else's changes. It's about order, not software
Jobs that are "nearly done" have been nearly done since Easter
Act as the front desk of our design office: receive the brief, send it back if it's half empty, hand it to the right person
The translation arrived after the layout was at the printer's. Never again
It's a bank, so each advert needs compliance, risk and brand to nod. Walk them round and keep proof of every nod
Our creatives fill in timesheets on the last day of the month out of thin air
At the agency we've got juggling, but no juggler
New business promises Tuesday, studio hears about it on Monday evening. I'd like a bit of warning in the system
A theatre poster needed the director's okay, he was in Japan, tickets went on sale with no poster. Who should have seen that coming?
Eighty product pages to write, shoot and lay out; the photographer is waiting for samples, the writer for photos, the layout for both
Split the week: what's the illustrator on, what's the coder on, where's the slack
The boss's pet project pushes in front every time. We need rules and a person brave enough to apply them
Could you run our production meeting? At the moment it lasts two hours and ends with shrugging
Pharmacy chain: 190 shelf cards change monthly and a wrong one is against the law. Guide them through, step by step
We've a waiting list for the design team, but it's in Gary's head
Our web banners expired on Sunday and kept running till Wednesday. Somebody needs to watch start and stop dates and swap them
When a job changes size, price or date, everybody concerned ought to hear about it the same hour
Two rival clients, one small team. Plan it so neither notices the other
Sixty versions of a mobile phone advert for sixty shops: check each has the right address and goes to the right newspaper
Part-timers, home workers, one night owl. Fit forty little jobs into their odd hours
Urgent, very urgent, super urgent. I want to abolish the words and use dates
The council's graphics unit would like to charge departments by the hour, so somebody must record who did what for whom
I promise I'll hand my brief in on time if someone would only tell me when that is
Do we need another designer or just better planning? Look at three months of our work and tell us
Take over the planning board at a post house for the autumn, we have drama, sport and adverts all wanting the same rooms
Jobs fall down the gap between print and web: each team thinks the other has it
The cookery mag has recipes without photos and photos without recipes. Pair them and push the pages out
Agency's scattered since the pandemic and no one can see who's busy. Bring back the feeling of a shared wall
Nothing gets out of here without a second pair of eyes, in theory. Enforce it
We're rolling out new menus to 140 pubs with local prices. Somebody calm to pilot all of that through artwork and printing
Sales never tell us which adverts were sold, so pages have holes on press day
A client rang about a job that fell behind a radiator in February. I wish I were joking
See who's drowning and who's idle, and rearrange. Every single morning
Studio coordinator on loan for the Christmas sale: 300 price tags, 90 window bills, 12 films, one team
The director of our charity changes the order of importance daily. Protect the people doing the work
Three stages, three signatures, no exceptions. We wrote it down but nobody polices it
Round four of corrections on a two-round job. Who was counting?
Please stop the account handlers from sneaking jobs directly to their favourite designer
Our exhibition builder's drawing office gets dates from twelve project leads; create one honest calendar and defend it
We missed the cinema's deadline by forty minutes because the file was with the wrong person
Half my job is nagging. I'd like to hire the nagging out, and get back to drawing
Which jobs make us late? Which people wait for whom? Untangle, then keep it untangled

Campaign planning
We have a new oat drink, a launch date in May and no idea what happens in which week
Blood donations drop each summer. Work out how to get people through the door by July, from first teaser to last reminder
Posters here, a radio ad there, some Facebook. It never adds up to one push
Our council wants residents to recycle food waste; who do we talk to, with what message, when and where?
The museum reopens after three years. We'd like a plan from "something is coming" to "queue round the block"
Somebody should write the roadmap for our student recruitment year: open days, results day, clearing
A campaign planner to build the six-month strategy for a water company's hosepipe message
Everyone at the agency has ideas for the bread client but nobody's decided the audience, the insight or the order of things
Which groups ought our flood-warning push to reach first, and what would make each act?
Give us a sensible timetable for announcing a merger to customers, towns and the trade, step after step
We've shot a lovely film and now what? There's no plan round it
Our fundraising appeal happens the same way each December. Rethink the whole thing: goal, audiences, phases, channels
Trade union preparing a year of action on night shifts wants milestones, messages and moments set out
How should we split one budget over tease, launch and reminder for a toy that sells only at Christmas?
Client asks for "awareness". Turn that into something we can aim at and measure
The ferry line opens a new crossing next spring; map out everything that needs to be said before the first sailing
Local elections. Four candidates, ten weeks, fifteen villages. We need a proper battle plan
Getting farmers to have their tractors' brakes checked: think it through from motive to method to measurement
An integrated plan, please, so that press, web, in-store and street all pull on the same rope for our paint brand
Our start-up does a burst of activity and then silence. Put a rhythm into the year
Write the brief our creatives can work from: the one truth about hearing aids that gets sixty-somethings to a test
Mental health charity has a national week to fill and two people on staff
When should the theatre start pushing the panto, what comes first and what do we hold back?
The rival's launching in March too. Help us decide whether to go before, after, or elsewhere
Three-stage push to get tenants onto the new repair portal, across letters, posters, caretakers and texts
Bank account for teenagers: who decides, the kid or the mum, and how do we win both over one autumn?
Please draw up a calendar in which our beer festival's line-up, ticket phases and partners all have their moment
We're fighting to save our library and have until November. Organise the fight
A vaccination drive failed because everything was aimed at everyone. Start from the people who hesitate
Car maker's agency looks for a strategist to plan the electric van launch across eleven countries
Our chain of gyms panics each January. Plan January in July, this once
The book's out on the ninth. What ought to happen in the eight weeks before it and the four after?
Goals, key message, audiences, phases, budget, how we know it worked: on four pages, for a hospice's legacy giving
Set out how a small quarry could win its neighbours over before the extension goes to the vote
I've got the slogan, the film and the posters signed off; the when-what-where is a blank sheet
Road deaths among young bikers. We want a two-year effort rather than another poster
What would a sensible launch look like for a legal-advice app nobody's heard of? From zero to ten thousand users in steps
Our products peak in different seasons: barbecues, stoves, bulbs. Fit them into one yearly schedule of pushes
Tourist board wants visitors in February. Think up the route there, not only a logo
Every department promotes its own thing on the same day. Sort the university's year into one plan
Coordinate a product recall's public messaging over six weeks: who hears what, through which means, and how often
We did a stunt last year, got headlines, sold nothing. Next time it should lead somewhere
Two million people qualify for a pension top-up and never claim. Devise the push that reaches them
Football club moving stadium needs two seasons of warming up the fans, carefully phased
The agency has the pitch for a mattress firm on Friday week. Who can do the thinking part, audience to journey to KPIs?
Energy supplier: get households to fit smart meters without shouting at them. What sequence?
Refugee week in our borough, nine partners, no lead. One shared plan so we don't trip each other up
Our vineyard goes from trade only to selling to the public. Lay out the first year's marketing pushes with targets
Before spending a penny: define who we're after, what they believe now, what they should believe and how we get them there
Anti-litter effort on our beaches. Start before the season, peak in August, thank people in October
I need a plan B as well, in case the weather kills our ice cream launch
A frozen food brand wants to conquer Fridays. Work out occasions, partners, bursts and the thread that runs through them
Nurses' recruitment: it takes nine months from first thought to application, so plan nine months
Choose the right mix for a zoo's baby elephant: how long to keep it quiet, when to name her, what follows
The petition has 40,000 names. Plan what we do with that energy until the bill's second reading
Our client, an optician, wants a back-to-school push with schools, shops and online working in step
Put together phases and responsibilities for switching a whole town to 20 mph, public opinion included
Somebody who can look at last year's results and say what we repeat, drop or move in the next big push
Crowdfunding a lifeboat shed. Thirty days. Every single day should have a purpose
We sell stairlifts. People only come once someone's fallen. How could we reach them a year earlier, over which stages?
Pub chain going meat-free on Mondays wants the whole thing thought through, from staff buy-in to opening week to the follow-up
The orchestra's season has six concerts nobody knows. Join them up under one idea and plan the bursts
Help a solo founder decide what to do first: preorders, waitlist, launch party, ads? In what order and with what goal each
A dental health drive for under-fives has to land in nurseries, kitchens and supermarkets at the same time
Broadcaster's drama starts in autumn; build up the tension for eight weeks beforehand, clue by clue, across everything we own
Sixtieth birthday of our sweet brand. Twelve months of celebrating that sell, planned to the week
Do we go national straight away or town by town? Rollout plan for a parcel locker company
Smokers have heard it all. Find the angle, the moment and the steps of a fresh quit effort
Charity shops, donors, celebrities, schools: all willing, none aligned. Get our Red Nose sort of day into one timetable
Mobile network's agency wants the overall blueprint before any ad is made: objective, insight, role of each channel
We want every new parent in the county to know about free swimming. Where do we even begin?
Got money, got posters, got goodwill. Haven't got a plan
Nobody buys fireworks in March. Tell us what to do with March
Our appeal has to raise the roof by spring, literally. Think through who gives, why, and when we ask
Five ideas on the table, all nice. Which one goes first, who's it for, and how will we know it's working?
The bakery's opening a second shop. There should be a crowd outside on day one, not on day ninety
Everyone shouts about Black Friday at once. Is there a cleverer moment for a mattress shop?
Let's get men to check their testicles. Over a year, not just in a week of jokes
What are we trying to change in people's heads? I'd like someone to pin that down before we brief anyone
The bypass vote is in ten months and only opponents are organised
Make a proper run-up to our open studios: whisper, invite, remind, thank
Our leaflets went out a week after the event. It was no one's job to look at the whole
How would one sell insects as food to the British? Step one, step two, step three
A union of bakers wants to win over the public before Christmas pay talks. Map it
We have one shot: the eclipse. Everyone will look up. How do we, a maker of sunglasses, build the months before it?
The agency said "always on". I think they meant "no idea". Give us peaks and troughs with a reason
For each kind of customer, what to say, where, in which week, and what it should lead to. On one big sheet, please
Persuade commuters out of their cars and on to our buses by autumn. What would the sequence look like?
Foster carers: we need sixty. The decision takes a family two years. Design something that goes along with them
First the trade, then the foodies, then everybody: is that the right order for our hot sauce?
We did TV, it worked, we don't know why. Plan the next one so that we'll know
Our launch collides with the World Cup
A two-year drive to make hedgehogs welcome in gardens; partners include DIY shops, schools and the weather man
Twelve months, twelve causes, one tired team. Suggest which three to do well
What's the hook for a savings account that pays a bit more? And then what's the roll-out?
The pool closes for repairs and comes back with slides. Keep people interested throughout, then pack it
Bring our housing estate's 4,000 tenants round to heat pumps, landing by landing, winter by winter
A private school needs more boarders from Asia and more day pupils from the town; that's two efforts and one budget
Our start is the first of September, working backwards what must be ready, shot, printed, booked?
Could someone think for us? We make sausages. We want young people. That's the brief
Ahead of the census, reach those who never answer. Who are they, whom do they trust, when would they listen?
The tractor fair's in November, our new model's ready in June. Bridge the five months
From zero to "everyone's talking about it" in six weeks for a village film festival; please be realistic
We throw out a Facebook post and hope. The hospice deserves better than hope
Write a strategy that fits on the back of a beer mat and a timetable that doesn't
Save the pub! The deadline's Easter, we need 300 shareholders and everybody's got a different idea how
Draft how the health board talks about a closure: nurses first, patients next, papers last, and what if it leaks?
Who decides what dog food gets bought? Find the moment that matters and build everything round it
Our rival outspends us ten to one. Where could a small gin be loud?
Get 16-year-olds to register to vote: term dates, exam stress, summer. Fit it round their lives
Three phases: they know us, they try us, they stay. But with what, and how much for each?
The lottery-funded canal trail opens in stages over three years and each bit should feel like news
Our app got 50,000 downloads and then silence. What's the second act?
An umbrella idea and a calendar for a department store whose floors all fight for attention
Beekeepers' association wishes to get one pesticide off the shelves. Targets, allies, timing, escalation
Please tell us if radio plus bus backs plus school gates makes sense for a swimming school, and in which months
A nervous bishop, an old cathedral, a new skate ramp in it for summer. How do we bring the city along?
We only have money for two weeks of noise. When should they be, and what surrounds them?
Build a launch for tinned cocktails which starts with bartenders and ends in picnic parks
The agency's got the creative. What they need from you is the frame: goal, people, timing, measure
Knife amnesty in our borough. Which mothers, which barbers, which week, what words?
We're turning vegetarian as a canteen company. Stage the change so that builders don't riot
How long before the exam results should a college begin to woo? And what should it say on the morning itself?
Plot the whole of our whisky's centenary: January barrel, May book, September feast, December bottle
I've a spreadsheet of adverts and no thread between them
Our museum free for under-25s: they haven't noticed. Think about why, then set out half a year of steps
A dentist chain enters Wales. Town after town, with tasks, dates and budgets for each opening
Divide the £40,000 over spring and autumn, over old donors and new ones, and say what you expect from each slice
Ambulance service begs people not to call for a broken nail. Plan how to say that over winter without scaring the really ill
Ask a hundred people here what our goal is and get a hundred answers. Start there
The brand's been asleep for 15 years. What would waking it up look like, quarter by quarter?
Rather than another ad, give us the thinking: tension, audience, idea, roll-out, proof
We're merging two bus companies; riders must know the new numbers on the day and not mix them up before it
Sell 900 burial plots in a woodland without being creepy, over three gentle years
Plan how we get from 200 to 2,000 volunteers before the Games arrive
It rained on our barbecue push two years running. Plan with forks in the road
Autumn's for stoves, says everyone. But when do people really make up their minds? Work with that
Which six moments in a farmer's year should a seed firm turn up for, and with what?
Christmas single for charity. Eleven weeks. Bring choir, radio, schools and shops to the boil on the same day
Lead-up to the strike ballot: whom we talk to, in which depot, on which shift, with what story
Our water tastes fine again. How do you get a town to believe it?
New tram, angry traders, two years of holes in the road. What do we tell whom, and when do we celebrate?
Please put the horse back in front: objectives before hashtags
I run a choir festival and always start selling too late. Make me a countdown with everything in it
Twenty markets, one razor. Which go first, who adapts, and what stays the same?
There's research in a drawer about why people don't recycle batteries. Turn it into something that happens
A trade body for concrete wants to be liked by 2027
Work out the path from a stranger to a bone marrow donor and what we do at every bend
Our competitor copies whatever we do within a week. Plan a series of moves they can't keep up with
Ten village halls, one arts programme, a year to fill the chairs. How would you go about it?

Digital marketing
Our joinery gets all its work by word of mouth. Bring us enquiries from the internet, however it's done these days
Website, Google, Facebook, a newsletter: we do a bit of all and none of it brings bookings
I want more people to find my guest house online and book direct instead of through the portals
One person to run everything we do online, from ads to posts to mailings, and tell us what pays
The dental practice needs forty new patients a month. They're all on their phones, where are we?
Digital marketing manager for a garden furniture maker, part-time, hands-on
We spend money on the web every month and couldn't say what comes of it
Young people don't read the parish magazine. Reach them where they are
Sell out our summer school through online channels only, we've stopped printing flyers
A plumber's apprentice set up our Facebook, a cousin did the ads and someone else the site. Tie it together
What should a small brewery do on the net first? We'd like a plan and somebody who carries it out
Leads from our website dropped by half since spring. Look across all the channels and turn it round
My yoga studio's classes are half empty while the one with the worse teacher is full, thanks to the internet
Theatre tickets sell late and nobody can tell which click sold them
Law firm, deeply offline, wants to be found and contacted by people with employment trouble
Please grow sign-ups for our budgeting tool: landing pages, ads, retargeting, whatever the figures say
Our competitor pops up wherever I go online. Why don't we?
Take a farm shop from market stall to people ordering from their sofas; the site exists, the visitors don't
Audit of everything we have out there on the web, what to stop, what to start
The agency we had sent glossy reports full of impressions. We want customers
Kitchen showroom: get local homeowners from browsing to booking an appointment
Two thousand people visit our site and seven get in touch. Fix the funnel
Fundraising online for a donkey sanctuary, from first click to monthly gift
A driving school with eleven cars and no web presence worth the name needs learners
Set up proper tracking, so that we know whether Google, Instagram or the newsletter earned that sale
Our exports to Germany ought to start with being visible online over there
Fill our open days at the college via the channels seventeen-year-olds actually use, paid and unpaid
I know bread. I don't know pixels, reels, keywords or any of that. Do it for me?
An online push across search, social and display for our client's electric scooters, one team, one report
B2B supplier of gaskets hoping for serious enquiries from engineers on LinkedIn and Google
We opened three clinics and need someone to handle local listings, reviews, adverts and the website's enquiries
More app installs, cheaper. We're a language app and burn cash on every download
Museum membership should be sold online all year, not only at the till
Our hotel relies on booking sites that take 18 per cent. Get us independent of them
Could somebody teach and steer our junior, who does all our web advertising alone and guesses?
Reach nurses looking for another job, online, without a recruitment agency's fees in between
A campaign page, ads leading there and follow-ups for those who don't buy: for a course in upholstery
Since the cookie thing, our adverts chase the wrong people
The vineyard's tours sell in August, never in March. Change that with the means the web offers
Growth hacker type for a two-founder software firm, comfortable testing ten channels in ten weeks
Insurance broker wants quotes requested through the site instead of cold calls
All our customers are over sixty and on Facebook, they tell me. Act on it
A holiday park, 90 caravans, gaps in May. Bring families from the web, measurably
Charity of three people needs a realistic online presence that raises money, plus the free advertising grants we've heard about
Everything online was done by my nephew and he's gone to Australia
We want a dashboard of clicks, leads and sales, and someone who acts on it every week
Launch an online-only mattress with zero brand and a good product. Where do we begin on the web?
Football club wants season tickets sold on the net to lapsed fans and new neighbours
Run our A/B tests: which page, which advert, which offer gets more quotes for roof repairs
Tradespeople search, compare and choose in five minutes. Make sure that they meet our tool hire in these five minutes
Our podcast, shop and events all have separate web audiences; get one to feed the others
Bigger farms find us at shows. Smaller ones never do, yet they're all online at night
A funeral plan provider must advertise online tastefully and still get leads
Estate agency seeks valuations booked through the web, since leaflets are dead round here
Conversion is poor, bounce is high, traffic is mostly bots. Who can make sense of our online figures and improve them?
Someone to join up what our shops do with what happens on the site: click, reserve, collect
Online reviews are our only marketing so far. We think there must be more to it
Manage the online side of our product launch: teaser page, sign-ups, paid posts, countdown, follow-up
The zoo wants annual passes sold over the web; currently four a week
We make wheelchair ramps and the people needing one search in a panic. Be there, be helpful, get the call
How can a cheese shop compete online against the big delivery firms in a radius of twenty miles?
Our agency doesn't do web campaigns, but our client, a ferry operator, has asked for one. White label help, please
From zero to five hundred paying subscribers to a knitting club, by internet means alone
We tried boosting posts. All it brought was a man who wanted to sell us windows
Please take over our Google profile, web ads, social pages and mailings as a package for a chain of barbers
Our online adverts, site and mailing each say different prices. One hand to steer them all
Private school, falling rolls, glossy prospectus. The parents are scrolling, not leafing
Physiotherapist seeking full diary through the internet, with as little jargon from you as possible
Which web channels bring us profitable quarry customers and which just noise? Find out, then shift the money
Students' bar crawl start-up wants online buzz turned into ticket sales in nine university towns
The phone used to ring off the hook from the Yellow Pages. What's the Yellow Pages nowadays?
My children say I'm invisible. They mean the chimney sweeping business, online
We get plenty of likes and an empty till
Run the whole internet side of things for a family butcher, someone we can ring and who talks normal English
Strangers should land on our page, like what they see and leave their number. That's all I ask
A boat hire firm wants July's bookings in by February, got through the web, with proof of what worked
I've paid three people for "exposure". Never again without results I can count
Our old customers are dying and the new ones live inside their phones
Where do our website visitors come from, where do they go, and why don't they ask for a quote?
Take our little pottery from twelve orders a month to a hundred, using whatever works on the internet
Everyone under forty books their MOT on a screen. We're not on that screen
We'd like somebody in-house two days a week to look after site, ads, posts and figures together
I built an app for allotment swaps and eleven people have it. Nine of these are relatives
Please get our wedding barn in front of newly engaged couples while they're scrolling in bed
Hearing charity wants more people to take its online test and then stay in touch
The marketing agency quotes us acronyms: CPC, CTR, ROAS. Somebody explain, check and take over
How do I stop paying for clicks from people three hundred miles away?
A locksmith's nightmare: fake firms fill up the internet and our real one's nowhere. Turn this about
Use the web to bring farmers to our new vet branch: maps entry, ads, messages, the works
Bookings for our murder mystery dinners come in dribs and drabs and we can't tell from where
Set up online promotion for a new chain of dog groomers from scratch, then hand us the keys
Every month forty people start filling in our form and leave halfway. Get them back and find more like them
We sell scented drawer liners. There's bound to be a crowd for that on the internet somewhere
I want strangers from Leeds to Lisbon to find my online violin lessons
Show up when a tourist stands in the square and taps "things to do near me", and follow him till he books
Test on the web which of our three hobby kits people want, small sums at first, then go big on the winner
Our membership body loses people silently. Win them online, keep them online, measure it
There's a shop opposite selling worse shoes with a five-month waiting list. They're good at the internet
Can you look at our site, our adverts, our mailings and our profiles, and say bluntly what's rubbish?
Charging points for electric cars: we need landlords to raise their hands through the website
Nobody clicks. Those who click don't stay. Those who stay don't buy. I sell garden rooms
For a small airline: fill the Tuesday flights using online means, week in week out
We're handing over the online side of eleven holiday cottages; owners want fewer gaps in the diary
The council's bike loan scheme has a splendid page visited by nobody
Somebody young who gets all this, but grown up enough to show me what a customer cost us
Bring students to our flatshares through search, clips, posts and referrals; no portal fees
The bookshop lives off passers-by, and the street's being dug up for a year. Get us customers via the web instead
Nail bars fight over the same people online round here. How do we get to the front?
I've no shop window, only a web address. Make it busy
Six brands, six sites, six agencies, one tired marketing director. Bring our online activities under one roof
Advise a hospice on its online doings: which to drop, which to grow, what a volunteer can manage
Web traffic doubled, turnover didn't. Explain, then repair
We want homeowners with leaky roofs to find, trust and ring us inside one evening
Push our escape room online before the rival opens in June
A private midwife hopes to meet mothers where they look, on their phone at three in the morning
How much should a garage like ours put into online promotion, and into which bits of it?
Get rid of the nonsense in our reports and show me: spent this, earned that
Second-hand tractors listed nicely on our site, hardly a visitor from Ireland or Poland, where the buyers sit
Could we sell theatre seats the way airlines sell theirs online, with the right ad to the right person at the right price?
We've got 30,000 followers who never set foot in the café. Convert some
Start to finish: landing page, tracking, adverts, thank-you page. It's for a free trial of our payroll tool
A stonemason with beautiful work, a website from the stone age and no enquiries from it
My competitor's stars and reviews beat mine though I'm better. See to that and the rest of my online life
Our crowdfunding page goes live in four weeks and ought to hit half its target the first day
Nursery places: parents look at three websites and choose. Be among the three
Recommend a handful of online actions per month for a cash-strapped cattery, and carry them out
Somebody has to look at the numbers each Monday and turn the knobs. We run a comparison site for vans
I teach Welsh to grown-ups by video call. How do I get from thirty pupils to three hundred?
Last year's web campaign for our heritage railway was pretty and sold nine tickets
The chain has 140 branches, each with its own page and profile, all neglected. Get them pulling in locals
As a three-person agency we're great at posters and hopeless at the online part. Partner up with us
We're new in the UK, big in Denmark. Introduce our prams on the web, step by step, channel by channel
Make the internet work for an undertaker. Quietly
Every enquiry costs us ninety pounds in online ads and half are time-wasters
What happens between someone seeing our clip and buying our cordial? No one here can follow the trail
Put our surgery for pet rabbits on the map, literally and otherwise
The online side of our election campaign: sign up volunteers, gather small gifts, get people out to vote
People need us at 11 pm with toothache. They should find us before anyone else and book there and then
A hands-on all-rounder for paid posts, search listings, the mailing and the site of a ceramics festival
We'd like fewer visitors but the right ones: hospital buyers, not students doing homework
My shop's had four orders this year and three were mine, testing
Grow the waiting list for our electric moped, online, ahead of the launch
Find out whether our customers come to the website by phone in the bus or by laptop at work, then act accordingly
Our tutoring platform needs parents on one side and teachers on the other, both from the web, both soon
The Chamber says go digital. I make horse rugs. What does it mean and who does it for me?
Bring in recurring orders for oat milk from offices, through LinkedIn, search and our own site
Somebody to defend our spending on the web before the board with clean figures, and improve it before then
Adverts in the parish paper cost us forty quid and bring six jobs. The internet costs four hundred and brings two
Ten months after launch our meditation app still hasn't got off the ground. More users, who stick, please
Let our campsite be discovered by Dutch families with caravans, wherever it is they look online

Direct marketing
Two thousand past donors haven't given since Christmas. A letter through their door might wake them up
Something in an envelope that facility managers open rather than bin
We'd like to write personally to every homeowner with an old boiler in our postcode area
The leaflets we drop through letterboxes get three calls per ten thousand. Could it be thirty?
A parcel for fifty chief engineers, so unexpected that they take our call the week after
Lapsed subscribers to a gardening magazine should get an offer by post they can't refuse
Our catalogue goes out to 80,000 addresses and most never order. Who ought to receive it, and what should come with it?
Handwritten-looking cards to everyone who bought a car from us four years ago
Direct mail specialist for a hospice's will-writing appeal
Door drops for a new pizza place, with a voucher on the bit you tear off
I have addresses of all the dentists in the country, legally bought. What do I send them?
Test two versions of our appeal pack: the long letter and the short one with a photo, and count the replies
Postcards to neighbours of every house we've just sold, bringing in valuations
The bank wants a mailing to savings customers whose bond matures in June, with a reply form that works
Phone, post and follow-up to three hundred dairy farmers, one after another, about our milking robot
People who test drove and never bought. Let's put something in their hand
Response rates have halved. New list, new envelope, new offer? Help
Theatre's old subscribers don't do the internet. Reach them through their letterboxes with the season and a booking coupon
Loyalty card holders of our garden centre deserve an offer made for them, in print, with their name on it
A lumpy mailing. Something must rattle inside so the secretary passes it on
Cold letters to landlords on behalf of a managing agent; friendly, short, with a reason to ring
The charity's Christmas appeal pack: letter, gift form, return envelope, little card. It used to bring far more
Our client sells hearing aids and coupons in the Sunday supplement still pull. Improve the coupon
Who could segment our buyers by what they bought and when, then post each group a fitting offer?
Text messages and a letter to members whose gym contract ends, before they wander off
Invite 200 architects, individually, on something so heavy and beautiful that it stays on the desk
We've a mailing permit, a franking machine and no clue about what makes people reply
Sample sachets of our cat food to households with cats. Find these homes and get it to them
Personalised calendars to each of our timber customers with their own yard in the picture, plus an order card
Solar panels: target the south-facing roofs, street by street, with a note that mentions their roof
Windows salesmen ruined the doorstep for us; a respectful knock-and-leaflet round for a fibre broadband firm
Reactivate old wine club members. We've got their addresses, tastes and last orders
Our inserts fall out of the magazine and onto the floor unread
Fundraising letters for a lifeboat station, signed by the coxswain, to people who once gave
A car insurer's mailing to new drivers the week they pass, with a code we can trace
We posted something to every school and the reply was nil. Not low, nil
Get a printed offer to those who abandoned a purchase on our furniture site. Yes, on paper, by post
Seed merchants' spring list: who gets the big book, who gets the postcard, who gets nothing?
Birthday vouchers posted to diners so they come with a party of six
Members of parliament get a hundred letters a day. Ours has to be the one they answer
Doctor's surgeries in four counties should hear about our training, by a mailing addressed to the right person
Please clean up our address list: dead people, double entries, movers, those who said no. Then mail the rest
New estate, 600 homes, everyone needs curtains. A welcome pack on their doormat in the first week
Telephone round to last year's exhibitors after a printed invitation has landed
Old-fashioned mail order of thermal underwear. The customers are loyal and dying. Find their younger likenesses
We want to know which of three offers brings most people to the optician: free test, second pair, ten pounds off
A pack to persuade one-off givers to give monthly, with a standing order form that isn't frightening
Every mailing we send says "Dear Customer". We know their names, their dog's name even
Local roofer would like cards in the streets where the hail was worst, while the dents are fresh
Something to send by post to HR directors after our salespeople have met them, so we aren't forgotten
University alumni, 40,000, scattered. A printed appeal from the dean with tailored asks by year and faculty
Quarry wants to tell each farm within ten miles about cheap lime, directly, with an order slip
Our cruise brochures are costly; send them only to people likely to sail, with a personal note
The reply card is missing, the phone number's tiny, no deadline. No wonder our mailing flopped. Do the next one
Win back customers who left our energy firm in the last year: letter first, call second
Coupons in the local paper, leaflets in bags, cards in post offices, all with codes so we see what works
Launch of a tractor: 900 named contractors, one memorable thing in a box, a number to ring
A children's book club looks for a member-get-member mailing that grandparents can't resist
Can you make what we post to customers look less like a bill? It's opened with a sigh
Zoo adopters should get a letter "from" their penguin when it's time to renew
We need 5,000 replies from households with gardens. Lists, wording, enclosures, postage, the lot
Wholesaler of cleaning stuff to care homes wants a quarterly offer sheet posted with each buyer's own prices
Who still rings people up, nicely? We've got 400 warm names for a conservatory firm
The political party's members get begging letters weekly and give less each time. Rework how, whom and when we ask
Opening soon: a hairdresser. Get a scratch card into each home within walking distance
Small publisher hoping to sell a bird atlas straight to bird watchers, off the page and by mail, skipping the shops
Track what each mailed voucher brought in, per street, for our chain of bakeries
A personal URL on each letter, so the person lands on a page with their own quote. For a pension provider
Farmers throw away anything glossy. Brown envelope, plain talk, tear-off slip, that's our hunch
Our legacy leaflet has been the same for years; send a gentle new pack to supporters over seventy
Three hundred solicitors should each get a jar of our honey with a note from me. Then we ring
People who had their drive done by us five years back will need sealing by now. Tell them, personally
My granddad went door to door with a suitcase. What would he do today, for brushes?
Not everybody in the county, just the 1,100 people who own a horsebox, please
Stick it on the fridge: a magnet with our number, sent to each house with a septic tank
The postman is our best salesman. We've not given him anything to carry for three years
Write to the widows and widowers among our policyholders with tact, offering a free check of what they're owed
How many of the people we posted to actually rang? No one wrote it down
A pair of baby socks in the envelope for parents-to-be, from the family bank
Our begging letter is four pages long and signed by someone who's retired
Choose 500 of our 12,000 clients who might want a bigger boat and get a proper invitation into their hands
Half the names on our postal list have passed away and their children are upset
Send each farmer a soil bag. He fills it, posts it back, we analyse it and quote him
It came back "return to sender" eleven hundred times
Something that arrives by courier, makes a finance chief smile and gets us half an hour of his time
The pizzeria's menu goes through every door and straight into recycling. Give it a reason to stay
We need somebody who knows stamps: handwritten or franked, first or second class, window or plain, what pulls best?
A thank-you by post for blood donors reaching twenty-five pints, asking them to bring a friend with the card enclosed
Reach every caravan owner whose insurance is due next month, by name, ahead of our rival
Our appeal for the church roof: a slate-shaped letter to each house in the parish with a slip to fill in
Would you ring round four hundred garages with me? We've got a script that puts folk off and it needs changing too
A cinema would like to lure back those who bought a yearly pass once, with something tangible and a use-by date
Our spring brochure costs three pounds a piece to send. Weed out whoever will never buy
Offers by post for grandparents of newborns. How do we even find them, legally?
Neighbours of our building site get an angry feeling and no news. And later we want to sell them flats. Write to them
Scratch, peel, sniff. I want a mailing for our lavender oil that people play with at breakfast
We wish to approach fifty mayors, one by one, in a way that none of their staff throws out
Order forms are coming back filled in wrongly or not at all. Maybe it's the form
Pick the streets with big gardens and old hedges and drop our tree surgeon's card there, nowhere else
A key in the post. It opens a box at our showroom and one in a hundred wins
Former pupils now in their fifties have money and fond memories. Ask them nicely, in writing, for a new boathouse
Mothers' Union, Rotary, bowls clubs: post them an offer for a coach outing, with a slip for the secretary
Everyone whose boiler cover runs out gets the same dull notice. Make those folk stay
Split ten thousand addresses into four, try four different offers, and tell me which made the most money
Can a wine merchant still sell by post, with a printed list and a freephone number? I believe so
Anyone who replied to our last mailing should get something better than anyone who didn't
Our dental plan for kids: a letter to mums and dads with a tooth chart and a tear-off bit to send back free
The hospice shop bags on doorsteps come back empty
I'd like to send my ten biggest customers a pineapple each with a message tied on. Is that daft? Do it well, then
Approach owners of empty houses, one at a time, by letter, on behalf of the council, offering help to let them
When a hotel guest's anniversary comes up, let a card drop on the mat with an offer for two
Eighteen thousand people gave us fifty pence at the till. How do we write to those who left an address?
We make ramps for wheelchairs. Occupational therapists decide. Get a small sample into each one's pigeonhole
Last month's voucher was used twice by the same man and by nobody else
Prospecting letters for an IT firm to managing directors of mid-sized mills: short, clever, no buzzwords, followed by a call
In the autumn edition of the birdwatchers' magazine, a loose card with a pen and an order slip. See to it
How do we speak to people who've put a "no junk mail" sign up? Do we at all?
The lottery for our air ambulance needs another four thousand players who pay by standing order; street, door and post
Sell hearing batteries by mail to those who bought from us before, in bulk, with a simple yes slip
Mail three hundred GPs a pad of prescription-style sheets for walking, from the parks trust
The estate agent's "we have a buyer for your house" letters disgust me. Give me something true that works as well
Every new mum leaves our ward with a bag of samples; let's put our coupon in there and count who redeems it
What arrives looks like a summons. Nobody would guess there's a free eye test inside
Get hold of companies with more than twenty vans and put a tyre-wear gauge on each manager's desk
Our members always renew if somebody speaks to them. So we need letters and calls before the date
Sort our buyers: the big spenders, the bargain hunters, the once-only lot. Different envelope each
A flood hit these six streets. We do damp-proofing. A decent, helpful note through those doors, not vulture-like
The catalogue of our bulb nursery, mailed in August with the customer's last order printed inside
I've kept 4,000 visiting cards in shoeboxes. Make customers out of them
A chocolate for everyone who took a test sleep in our bed shop and walked away
Chuggers have given us a bad name. Is there another way to win monthly givers face to face?
Every teacher who ordered our maths cubes ought to hear about the fractions set, by name, at school, in May
We want to be written about in nobody's newspaper. We want 900 quarry managers to pick up the phone
Freepost, reply-paid, QR, phone, visit? Which way of answering suits people over eighty?
Cheese club for people who already bought a hamper: tell them by post while the crumbs are still on the table
Take the electoral roll, our delivery area and common sense, and tell us whom to leaflet about oil tanks
First letter in May, reminder in June, last chance in July. Someone please handle the lot for our bond offer
A jigsaw in twelve parts posted to a dozen airport bosses, one piece a week
The veterans' charity sends pens. Everyone complains about the pens. They do bring in money, though. What else would?
Give our reps something to leave behind and something to send afterwards, matched to each farm
My gardening round needs eight more lawns, all in the same three streets, or the van isn't worth it
Turn catalogue browsers into buyers with a wrap-round cover and an offer that ends on Friday
We'd like to ring lapsed members, politely, in the evening, and offer half a year for free
Our guests fill in a card with their address. These cards are in a drawer, ten years of them
Personal approach to the parents of every child on our football camp, with next summer's place held until Easter
Coupons printed on the back of till receipts, different for each shopper. Who works out what goes to whom?
Test whether a pound coin glued to the letter makes folk feel guilty enough to answer
Seven thousand households, one leaflet each, from the new fishmonger: when he calls with his van, and a free kipper
We sell stairlifts straight to the public off adverts with a phone number. The number rings less and less
A packet to win back the head teachers who dropped our school trips, with a puzzle from the children inside

Email marketing
What we send round each month is opened by eleven per cent, and half of these are us
Everything we send lands in spam since the new system
People sign up for our seed list and then hear nothing. A friendly series of messages in the first weeks would be good
Nine thousand addresses collected at the till and never written to
The subject lines are so dull that even my mother deletes them
Mailchimp is set up, more or less. Someone please run our fortnightly sends
Those who leave a full basket behind should get a gentle nudge in their inbox
The theatre sends one message to all 40,000; the opera lovers unsubscribe each time it's about panto
Birthday greetings with a free scone, sent to our café regulars' inboxes without us thinking about it
Could you design a template for our weekly mailing that also works on phones and in Outlook?
We write to our donors only when we want money. Plan kinder inbox messages in between
Three times as many people leave our list since we went from monthly to twice a week
School newsletter: parents say it's too long and never get to the bit about shoes
Wine merchant wants a Friday message people look forward to, with two bottles and a story
Split our list by what people bought, so the cat owners stop getting dog food
Half of the subscribers haven't opened anything for a year. Wake them or let them go
Our client's monthly greeting to customers looks like a ransom note on Gmail
How do we get more people on our sending list without annoying pop-ups?
Five messages leading up to our course opening, one a day, each with a reason to click
The museum's monthly round-up to inboxes is written by committee. Take it over: plan, write, build, send, report
Since changing our domain, mail to hotmail customers bounces. The January sale goes out in a week
I knit. I have 700 subscribers who ask me to write to them. I never know what
Guests get a booking confirmation and nothing else; we could send tips, upgrades and a thank-you afterwards
Klaviyo flows for a skincare shop: welcome, replenish, win back
Test which sender name gets more opens, the charity's or our director's
The law firm's quarterly bulletin goes unread. Shorter, clearer, one thing per message?
Re-permission round wanted: we're not sure all those people ever agreed to hear from us
Trial users of our software drift off on day three. Write to them at the right moments
Our sale announcement went to 20,000 inboxes with "Dear FNAME". Never again
Send a digest each Monday morning to farmers: prices, weather, one offer
We've got three newsletters by three departments hitting the same readers. Merge, calm, schedule
Football fans on our list only get ticket adverts. Match day previews, interviews and the like in the inbox, please
Post-purchase messages for a bike shop: how to care for it, first service, lights when autumn comes
Click rates are fine but nobody buys afterwards. Have a look at what we send and where it leads
A regular inbox bulletin for GPs about our trials, short enough to read between two patients
Please rescue the bakery's bulletin. It's a PDF attached to a message from my private account
The hotel wants past guests invited back by message: stayed in spring, hear from us in winter
Black Friday sends: twelve versions, four countries, timed by the hour
Dark mode turns our logo invisible in every message we send out
Get sign-ups from our podcast listeners and send them something worth keeping every week
Members' renewal reminders sound like a threat. Three warmer ones, sent 60, 30 and 5 days before
Our list was bought by a former colleague. Our reputation with the mail providers is shot; help us recover
An advent calendar in the inbox: twenty-four little messages from a toy shop
Segment supporters into walkers, bakers, runners and givers and write to each of them as such
We're moving from one mailing tool to another, with 60 templates and twelve years of subscribers
Nobody clicks the button. Is it the button, the wording or the offer? Try out variants on the list
The zoo's monthly mailing could be charming. Currently: opening hours
Property alerts our agency sends arrive at three in the morning and list sold houses
Want a plain-text letter from the founder, personal, every other Sunday, that sells coffee on the side
Someone who can code HTML newsletters that don't fall apart in Outlook 2016
Ferry customers book once a year. Which messages, when, would get them to book earlier?
A "thank you, here's what your gift did" series for first-time givers' inboxes
Figures, please: who opens, who clicks, who buys, who goes. And then better sends
Subscribers of our gardening bulletin range from balcony to ten acres; content should adapt to what they told us
Before the festival, ticket holders need four useful messages: travel, packing, line-up, last call
Announce our price rise to all customers by message in a way they forgive
Our recruitment firm mails candidates jobs they'd never want. Make the sends smarter
Council's residents' e-bulletin: sign-up form hidden, layout from 2009, sent when somebody remembers
We promised 10% off for joining the list, and now everybody joins, takes it and leaves
The opticians would like to remind people by message that their two-year test is due
Pet shop list, 15,000 strong, earns us nothing. Make it our best salesperson
Sequence for those who downloaded our guide on hedges and might buy a hedge
Translate nothing, only build and send: five-language bulletin for a crane maker's dealers
Our charity gala invitation by message got 4 replies from 900. Do the follow-ups for us
Bookshop bulletin with a real voice. Ours has the voice of a toaster
When a customer hasn't ordered for ninety days, something nice should arrive in the inbox
Our images don't load, so people see a blank box and bin the message
University wants applicants who hold an offer kept warm by messages until September
Weekly menu to the office workers around our canteen, by nine each Monday, making mouths water
Authentication records, warm-up, complaint rates: our sends to 200,000 members are being throttled
I write to my people on the first of the month from my own Hotmail with everybody in copy
Nobody answers, nobody clicks. Am I even getting through to them?
We've collected addresses in a guest book for years. Could something nice go out to them on Sundays?
A bulletin for our swimming club parents that they'd read on the poolside
Yahoo is blocking us and so are half the company inboxes we write to
Choir of two hundred members, one bulletin a week, too many attachments. Make it neat
Every message from us screams SALE. Our customers are tired and so am I
When a customer's contact lenses run low, a few lines should turn up in time
Write something that makes 6,000 past pupils want to open what the school sends
Too many pictures, too little text, and it takes an age to load on the train
I'd like a weekly poem plus a book tip to be sent out from our bookshop, looking handsome
The link in last week's send-out led to a page that doesn't exist. To eleven thousand people
Brevo, Substack, Mailchimp, Campaign Monitor: which would suit a rural dentist, and will you set it up?
Readers forward our fish recipe messages to friends. How do we get those friends to join in?
Our thank-you after a booking reads like a parking fine
One in four people whom we write to uses a phone from the ark. It must look right there as well
What time of day do night nurses look at their inbox?
A pheasant farm, a list of chefs, a Monday message about what's hanging. Look after that for us
Every unsubscribe hurts. We had 90 after the last one, so what did we do wrong?
Compose, lay out and schedule twelve seasonal round-ups for a country house
People who bought a tent in June should hear in September how to dry and store it
All I want is that they open it. The first line has to be better
We have five hundred volunteers and no regular way to tell them what's on, other than a notice board
Is it legal to write to everyone who ever gave us a business card?
The camping shop mails vegans about sausage grills. Sort our list out
An apology to go out tonight to all who got the wrong date from us
Put our pictures of newly arrived puppies into people's inboxes, tastefully, with a give button
Set up the letters new members get in their first month, spaced so that they don't feel stalked
Preview text says "View this in your browser". Every. Single. Time
Our ferry's weekly note to islanders: sailings, gossip, freight deadline, offer of the week
Only the Welsh speakers should get the Welsh version, and right now everybody gets both
My list's gone cold. Three years of silence. How do I say hello again without being marked as junk?
Send-out for the hospital league of friends, big type, no fuss, ready each first Friday
Could our monthly bulletin earn money through small sponsor spots, and who'd build them in?
Nobody under fifty reads to the end of our messages from the bishop
A countdown in the inbox: four weeks, one week, one day till the marathon, with training advice
Gmail puts us under "Promotions", where nobody looks
The same three offers go to landlords and tenants alike. They've noticed
I run a record shop. Fridays at five a list of new arrivals should pop up in my regulars' inboxes
Compare two subject lines on a small bunch first, then send the better to all the others
We're allowed one message a month to the union's members. It had better be good
Sign-up box at the bottom of our page gets one person a week. It says "Submit"
Somebody to press send for us every Thursday, having checked every link, name and date
Buttons look fine here, but a customer in Outlook sees a grey blob
After people sponsor a donkey they'd love to hear how it's doing. We send a receipt
Guests who stayed with us last August get a note in January, with their old room at their old price
Our company's bulletin is read by two people and one of them wrote it
Reword our whole set of reminder messages for overdue library books into something friendly
We'd like new tenants, new buyers and new landlords each to receive their own first few notes
Take the mailing off my wife's hands. It's our guest house, 2,100 addresses, four times a year
Complaints that our messages come from "noreply". We'd actually love replies
A shop for left-handers has 8,000 subscribers in thirty countries. When should it go out, and how often?
Prune our subscriber list, half of it is typos like gmial
The hairdresser's customers could be told at seven weeks that it's time again, in a jolly way
Donors want a picture of the well, three lines and no begging. Please do these monthly updates
Our blind readers say their screen software reads out the picture codes. Build the bulletin so that it works for them
We got reported for spamming because the unsubscribe link didn't work
Seven days of tips sent to anyone who signs up at our bread course stall, and an invitation on day eight
How come our competitor's Sunday message is shared round my own family?
Two sorts of message: one for farmers about feed prices, another for pet owners. Same sender, different feel
Last December's greeting to clients had a cartoon which broke on every phone. Make this year's
A museum friend's bulletin, scholarly but short, that makes somebody get on a train
Who clicked on the heat pump bit? We need their names for the fitters
Want to build up a readership for a thriller writer, starting with a free chapter in exchange for an address
Our sender name is "Info". Info has never sold a bicycle
Flash sale tonight, rooms for tomorrow. Message the 3,000 people within an hour's drive
I paste the same text into forty messages every week. It's a pub quiz reminder. Save me
The brand police want our mailings in our own typeface, but the mail programs don't want that
Ask readers one question per issue and have them answer with one tap inside the message
Good readers, poor sales. Our garden club's messages please everyone and shift nothing
A short run of notes that calms people waiting nine months for a new boat, and keeps them from cancelling
Please send our bulletin in batches, the server gave up at 500 last time
The mayor's Friday note to citizens: write, tidy, translate to plain speech, out by four
Someone who left a wheelbarrow unpaid online yesterday may just have been called to supper. A polite line the next morning?
Show us how many people read us on paper-thin phones at breakfast and lay it out for them
Members say they never hear from us. We've written to them 52 times
Re-do the automatic "you're in!" message our festival sends. It's the first thing they get and it's ugly
A running club's Monday round-up with results, gossip and one shoe offer
Anyone who hasn't looked at us since Easter gets one last cheeky note, then we let them go in peace
Wholesale customers want the price list in their inbox every Tuesday before six, with what's changed in bold

Event marketing
Two hundred chairs hired, a great speaker, and only nineteen people have registered
Our stand at the farming show attracts nobody but the man who wants a free pen
We'd like to launch the new gin with an evening that guests talk about for weeks
A travelling tasting van that turns up at beaches, beer gardens and offices with our iced tea
The open day's in October and the sixth-formers have never heard of it
Bring our mattress to the station concourse and let tired commuters lie down on it
Sell 3,000 tickets for a folk festival that moved to a different field and date
Client event every year: same hotel, same salmon, same faces. Dream up one they'd cancel other things for
How can a small software firm stand out at a trade fair among giants with coffee bars?
Handing out yoghurt samples in supermarkets, with people who can actually chat about it
An experiential agency's touch for a sponsor at a cycle race: what do we do with our ten metres of fence?
The conference is worth attending but reads like a tax form. Get delegates to sign up
Quarry open day for the neighbours, with diggers children may drive. Make sure that the whole valley comes
We sponsor a darts tournament and no one notices. Bring the sponsorship to life at the venue
Pop-up shop for a sock brand, three weekends, in a disused phone exchange; should draw crowds and cameras
A roadshow through twelve market towns, to show pensioners our hearing devices in person
Product demos in car parks for a new e-bike. Get people on saddles
Invite key buyers to our factory and make the day so good that they sign
Our charity run needs four hundred more runners by April
What happens at the opening of a car showroom, other than prosecco and a ribbon?
Big trade fair abroad: before it, nobody books a meeting with us; after it, nobody follows up the cards
Stage something in the shopping centre so that families queue to try our board game
Bakery's centenary. Street party, giant cake, the lot, and it should bring new customers in as well
Graduates walk past our booth at careers fairs. Make them stop, play, stay, leave their name
Freshers' week: 8,000 new students on one lawn. Our bank wants to be the tent they remember
Fill a ballroom for the hospice's gala, table by table
Our wine fair gets the trade but not the public. More of the public, please
Guerrilla-ish stunt at the book fair for a crime publisher, chalk outlines and so on, permits included
An annual user gathering for our customers, a hundred in year one, where they sell the product to each other
The village show is dying: same marrows, fewer visitors. Promote and freshen it up
Event marketer needed for a medical congress: exhibitors, delegates, early-bird push
Let dog owners meet our food at parks, with an obstacle course and bowls
We need a reveal. Lights out, drumroll, the tractor drives through the wall, the dealers gasp
Museum late nights for under-thirties: DJs, drinks, dinosaurs. Bring them through the door
Hosting a breakfast for twenty finance directors who get invited everywhere. Why would they come to ours?
Fragrance house wishes passers-by to smell, spray and share, at four busy stations in December
Our webinar series started with 300 guests and now has 14
A cook-off between schools on the square to make our new kitchen range known in the county
Roller rink sponsored by a phone network, one month, with prizes, sign-ups and a reason to come back
People leave our stand with a bag and no memory. Give them an experience instead
Housing developer's launch weekend: lure young families to a muddy site and show them a home
Plan the giveaway, the game and the crowd-puller for our booth at a plumbing exhibition
Sample our cheese on the ferry, with a man in oilskins who knows jokes
Ticket sales for the jazz weekend are stuck at forty per cent with five weeks to go. Push
We'd like donors to meet the rescue dogs, on a day out that leads to adoptions
Energy company seeks to show heat pumps to doubting neighbours: live, hands-on, in somebody's front garden, street after street
The brewery wants ten pubs to host a launch night at the same hour
Who'd organise and promote a hackathon so that good coders turn up and think well of our railway?
Our academic summit clashes with a better known one. Position it, fill it
Make our sponsorship of the marathon felt at mile twenty, where they need it most
After-work tours of our distillery for companies. Get the companies to book
For a trainer brand: a secret race at night, invitation by rumour, five hundred people at the start
The opticians' chain opens its 50th branch and would like a queue on the pavement
Exhibitors at our craft fair complain about footfall. Bring buyers, not strollers
Kids' tent at the county show, presented by our dairy, milking a wooden cow, branded but nice
Turn the annual shareholders' meeting of a football co-op into a day that people want to attend
A tasting tour through offices at four in the afternoon, when everyone is weak. It's for a biscuit
We've booked the biggest hall at the boat show and don't know how to draw folk to the far corner
Guests came, ate, left. How do we turn our summer party for clients into new business?
Launch a novel in a launderette, with press, readers and spin cycles
Street team for a theatre: perform a snatch in the precinct, hand over a ticket offer, move on
Promote our beer tent's quiz nights, tastings and live matches till we're full on Tuesdays too
Let mechanics try the new torque wrench at their own garage: a demo van, a contest, a leaderboard
The festival has a line-up but no buzz. Countdown, partners, early tickets, local ambassadors
Our congress badge sponsors want more than a logo on a lanyard
Vegan butcher wants to feed sceptics at a rugby match
Dealers' evening with the new mower: test lawn, dusk, headlights, order forms at the bar
Insurance company is main partner of a children's triathlon. Think up a zone where parents linger and talk to us
Sell stands at our hospitality expo; sixty exhibitors are in, forty gaps left, visitors to be found as well
Something live, physical and a bit mad to celebrate the paint firm's new colour. In public, with strangers
The marquee's up, the pig's on the spit, and not a soul knows about it
We want people to be able to touch, smell and squeeze our new loaf at railway stations
Nobody comes to the far end of the hall. That's where our table will be again
How might a firm that makes bolts get people excited at a trade show?
Lantern parade for the reopening of the canal, sponsored by us, remembered by everyone
A speed-dating evening between farmers and chefs, so that our wholesale market gets talked about
Our reunion for former nurses has always been cosy and small. This year it has to be four hundred
I'd like a horse box converted to a bar and taken round point-to-points to push our cider
Please get bums on seats at our lecture series
Two thousand runners cross our bridge in May. What can a toll company do for them that's fun?
The mayor cuts a ribbon and everybody leaves. Give our library's opening day a proper draw
Our reps stand behind the counter at exhibitions like guards. Coach them, and give visitors a reason to come up
Half-price tickets didn't shift it. The beer festival's a month off and the band's expensive
Make a splash at the seaside for our sun cream: deckchairs, water pistols, free dabs
Wanted: a crew of chatty people in orange overalls to give out our mints at the football
We sell tiny houses. People have to stand in one. Take one on tour and collect names
Alumni dinner, same 60 faces. How do we get the under-thirties to buy a place at table?
It's our turn to host the twin town. A weekend that fills the hotels and the papers, please
A launch for a new bus route. There's a bus, a bell and a bishop. Make it something
Visitors to the home show walk by with their heads down. Stop them in their tracks
The donkey derby used to be the highlight of the summer. Bring back the crowds
We want rival builders drinking tea together at our yard on a Friday, becoming customers bit by bit
Get brides and mums to a Sunday at our hotel, with cake, dresses and a harpist, and have them book the date
Hire a flash mob? My boss saw one in Antwerp. He owns a chain of pharmacies
Our summit on soil wants 600 delegates. We have 80, all geologists
A tea tent at agricultural shows where tired people sit down and hear about our pension scheme without being pounced on
Bowling night with suppliers and buyers mixed up, so deals get done. Think it out and invite them
People queue for the fairground but not for the museum next door. Put something in our courtyard
Our charity abseil has a tower, ropes, an insurance policy and three brave souls. Need sixty
Swap shop, repair café, clothes mending bar: a Saturday in the mall to show our sewing machines at work
We've won the naming rights to an ice rink. How do skaters come to love us, rather than skate over our logo?
Book signings are dull. Find our crime author a livelier way of meeting her readers, in ten towns
The first hundred through the door get a doughnut. And after that? We're opening a bank branch
Can you fill forty coach seats with head chefs for a trip round our smokehouse?
A fashion show in a car wash. It's for wellies
Attendance at our annual meeting has sunk so low we can't vote. Make it a day out
The conference app, the badges, the tote bag, the speaker dinner: sponsors should pay for these. Sell it to them
Every exhibitor gives out sweets. We'd rather let people saw a log in half against the clock
Our distillery's tenth birthday coincides with the Highland games next door. Use that
Sort out a touring tasting of non-alcoholic beers in students' unions, with staff, fridge, permits and a tally of who tried
Nobody RSVPs. What sort of invitation would get surgeons to give up an evening?
A treasure hunt through the old town to make families discover the independent shops
Fifty garages, one evening, all at once: come and see the electric van under the bonnet
I organise a small blues weekend and I've no idea how to get anyone from outside the county
Hay bales, headphones, a silent disco in our barn. Farm machinery dealer, family day. Bring it to people's notice
Let shoppers try our wheelchairs on a slalom. They'd understand in ten seconds
Our awards night for hairdressers needs more entries, more tables and more glitter
Set up a mock living room on the beach for a sofa brand and let it get wet by the tide
At last year's expo we collected 300 visiting cards and lost them in a taxi
The village wants Christmas market visitors on weekdays as well, not all on Saturday at four
Send twenty accordionists through the commuter trains on the morning our concert hall opens
A public tasting where blindfolded people guess the goat's cheese. Draw a crowd, sign up subscribers
Our fun day for staff families should also show the town what we make
Half the people who say yes to our free seminars don't turn up
Create a stand for the caravan fair which people cross the hall to sit in
Demonstrate our fire doors. With fire. In front of architects. Safely
We'd love an evening with candlelight and whale song to thank the big givers and make them bigger
Summer camp open house: lure parents with pancakes and let their kids loose on the zip wire
Something to do with our sponsorship of the village cricket, beyond a banner no one sees
The rowing regatta has a bank full of strollers. Sell hospitality, sell picnic plots, sell atmosphere
Take over a disused petrol station for a week and turn it into the world of our oat bar
I need people in dinosaur suits, a microphone and a good excuse, outside a carpet warehouse, on bank holiday Monday
Bring 80 mayors to look at our street sweepers in action, on cobbles, with lunch
Our winter lights trail opened to rave reviews and poor sales. Get folk from the cities over
Visitors should go home having planted something. It's a seed brand's garden at a flower show
What would make schoolchildren drag their parents to our science weekend?
A rooftop supper club each month, fifty places, that gets our kitchen showroom whispered about
The band plays, the tractors parade, we sell raffle tickets, and the bank is the sponsor. Where are its customers in this?
Launch day for our electric ferry: harbour, choir, free rides, ministers, television. Who ties it all up?
We rented a slot on stage at a tech gathering and have no idea how to get anybody to come and listen
Push our stand-up night, which is excellent and attended by the barman
A tug-of-war between two breweries. Ours started it. Make it big
Let commuters take a nap, get a blanket and a voucher. Sleep clinic, station forecourt, October
Guests at our garden party should go away wanting to leave us something in their will, without anyone mentioning it
Walk-in tent at freshers' fair where they can bash a piñata shaped like a landlord. We're a renters' union
Next spring our mill celebrates 200 years. Past workers, neighbours, buyers, all in one weekend, with a plan to get them there
The dog show judges are booked. Sponsors, stallholders and spectators aren't
Stir up excitement for a shop that moves two doors down
Trial lessons in the park for our fencing club, masks and all, with passers-by
An after-party for a conference that isn't ours, to which everyone who matters comes

Influencer marketing
We bake vegan brownies and want mums with big followings on TikTok to try them and say honestly what they think.
A YouTuber mentioned our fishing rods once and we sold out. How do we make that happen on purpose?
Find us twenty people with loyal followers in wild swimming who would wear our changing robes.
Last time we paid a reality TV star to post about our teeth whitening and got three orders. Who should we have picked?
We've been sending free candles to bloggers for a year and nobody posts. Someone needs to take this over.
Our client makes hiking boots and wants real walkers with cult followings to wear them up mountains and talk about it.
Which YouTubers would seventeen-year-olds actually believe if they spoke about apprenticeships at our college?
Somebody to haggle with agents of internet personalities, because they run rings round us.
Our hotel gets ten emails a week from people offering posts for a free stay. We need someone to tell the frauds from the good ones.
Half of her followers turned out to be bots. Please check the next names before we sign anything.
We want a handful of respected welders on YouTube to test our new mask and show it in their workshop videos.
Gamers on Twitch should be drinking our energy drink on camera by the spring tournament.
Set up a scheme where ordinary customers with a few thousand fans get a code and earn a cut when friends buy.
The blood donor service needs faces young Black Britons already follow to talk about giving for the first time.
Dog accounts! We sell orthopaedic beds for greyhounds and the famous hounds of Instagram ought to be asleep on them.
A popular plumber who films his jobs wants to partner with our valve company. What do we offer him and what do we ask in return?
We'd like a beloved baker from the telly to become the long-term face of our flour on her own channels.
Invite thirty tastemakers to our resort for a weekend and see that they all post what was agreed.
Our skincare gets copied by everyone, but skin doctors on TikTok recommend it. Help us build relations with more of them.
Write the brief for the six creators who'll take our electric bikes on a road trip, and chase their deliverables.
One of our ambassadors has posted something vile. We need to end her deal and vet everyone else we gift.
Are our gifted posts labelled properly? The ad watchdog wrote to us about two mums who didn't say they were paid.
Farmers trust other farmers: we want the ones with big channels to run our seed drill for a season.
Unboxing. Our toy robot should be unpacked by every popular kids' channel in the fortnight before Christmas.
A pension firm would like money YouTubers to explain us to thirty-somethings who skip adverts.
We need someone to handle the contracts, product parcels, usage rights and fees for forty creators at once.
As an agency we've won a crisps account and have no contacts among comedians on TikTok. Bring us a shortlist by Friday.
BookTok made our rival's novel a bestseller. Our romance list deserves that same army of readers.
Our museum would love history nerds with huge audiences to come behind the scenes and share what they find.
We can't afford celebrities, but there must be well-followed local foodies who would bring people to our new noodle bar.
Tell us which of last year's sponsored creators really brought customers and who merely brought likes.
Knitters follow knitters. Get our hand-dyed wool onto the needles of the people they all copy.
For our film's release we want horror fans with big channels at an early screening, posting their reactions that night.
The council wants popular local teenagers to tell their own followers about the knife amnesty.
Our make-up remover works. I just want people with half a million fans to wipe off their mascara with it on screen.
Nurses with followings: who are they, and would they wear our compression socks on shift?
We sell accounting software, so we need voices on LinkedIn that finance directors listen to, paid to talk about us.
Streamers keep asking for free copies of our indie game. Choose who gets a key and make sure they play it.
An ambassador programme for our climbing gym: who to pick, what they get, what they owe us each month.
Our sofa company wants home renovation couples on Instagram to furnish their living rooms with us and tag us.
The football club wants fan channels on its side instead of moaning about the new kit.
Please stop us choosing people by follower count. We sell hearing aids and need somebody older folk feel they know.
A garden centre chain looking for allotment Instagrammers to grow from our seeds and post all summer.
We gave a fitness star ten per cent of sales through her link and have no idea how to track it.
I want twelve dads who film their school runs to drive our family car for a week each.
Our tourism board would host travel vloggers in February, when nobody comes, so their viewers book for May.
Someone famous on YouTube reviews vacuum cleaners. How do we get ours in front of him without looking desperate?
Our charity has no money to pay, but surely some well-loved online personalities have had a parent with dementia and would speak up.
The brewery wants beer nerds and home chefs to cook with our stout on their feeds during the Six Nations.
Shops in our mall would like fashion girls with a following to do hauls here and bring their fans along.
Get the paid posts by those three comedians approved by our legal team and live on the same morning.
We'd like to launch a limited trainer together with a dancer who has two million followers. Find her and broker it.
Teenagers laugh at our ads but buy whatever their favourite streamer eats. We make noodles.
Which parenting accounts should speak for our car seat, and which ones have been caught fibbing?
Our bank's student account should be recommended by students other students follow, not by us.
For a client in cat food: pets with agents, please. Availability, fees, audience, previous paid partnerships.
A dental chain wants to trade free aligners for monthly smile diaries by people with engaged audiences.
Our yoga mats are lovely and unknown. Every teacher with an online following should own one by June.
We need a regular scout who spots rising beauty vloggers before our competitors tie them up.
Ferry company seeks cyclists who document their tours to cross with us and tell their subscribers.
People with disabilities who have strong followings should be speaking about our adapted clothing, paid fairly.
Influencer gifting box for our tea launch: who receives it, what note goes in, how do we follow up?
We make chainsaws. There's a tree surgeon with 900,000 subscribers. Get him.
Our watch brand wants collectors with cult status on Instagram at our dinner, and their wrists in the stories afterwards.
The vet practice group would like its funniest vet to collaborate with bigger animal accounts.
A mattress firm is tired of podcasters reading the same sponsorship lines. We want creators who'd really sleep on it and report.
Can you turn our happiest customers with public profiles into advocates who post about their kitchens?
Our festival tickets aren't moving, so we'd like DJs' and dancers' fan pages to give away pairs to their followers.
A theatre needs people whom twenty-year-olds follow to come to Ibsen and rave about it afterwards on their own accounts.
We are a camping stove maker: match us with van-life couples, negotiate the deal and report on reach and sales.
My daughter says nobody buys hair oil unless that girl with the curls says so. Who is she?
A lad with a camera reviewed our pies and there was a queue to the bus stop. More lads like that
Who do teenagers look up to in Wolverhampton? Our boxing club would like them on board
We posted a hundred lipsticks to girls off the internet and never heard back
She wants four thousand pounds for one story. Is that normal?
Let a well-known caravanning couple live in our motorhome for a month and film what they think
Cold water ladies, vicars with guitars, train spotters: anybody with a crowd of their own who'd ride our heritage line
Our trainers should be seen on feet that matter
People no longer believe adverts. They do believe a nurse with a ring light
Talk to that lorry driver with a huge following and ask if he'd use our flask in his cab
I want the mum who does the packed lunches to use our boxes
Draw up an agreement with a TikTok gardener: how many clips, what she may say, who owns them afterwards
Send our telescope to astronomy geeks with big channels before the eclipse
The lady who cleans houses on Instagram made bleach famous. We make vinegar
Someone should watch what our paid faces are posting, for we've no time and one has started on conspiracies
Our gin needs bartenders with a following to invent drinks with it and show off
How would a chain of opticians find spectacle-wearing stylish people whom others copy?
Retired footballers with podcasts. Which one would be believable about knee replacements?
We handed out free holidays. They took the holiday, posted one sunset and no mention of us
Reach young farmers through those three sisters with the sheep
A tiny budget, forty tiny accounts, every one of them a mum within ten miles of our soft play
Ask the famous sourdough man to come to our mill and grind a bag
I've heard of people who've got followers and nothing to sell. I've something to sell and no followers
Lend our drill to women who do up houses on camera
The tourist office would invite ten Dutch cyclists with loyal viewers. Find, host, chase, count
We need somebody to read the comments under her posts and tell us whether her fans are real and old enough to buy wine
Philosophy students listen to two blokes on YouTube more than to us. Get them to talk up our lectures
Which chess personalities would play with our set on stream?
Sign up twenty hairdressers who show their cuts online, give them our clippers, let them earn a bit per sale
Her manager doesn't reply, his manager wants everything in advance, and the third has no manager. Deal with them
One clip from a man who jumps into hedges and the whole country knew a brand of crisps. We do nuts
The zoo's baby rhino ought to be visited by everyone's favourite animal presenter with a phone
People who get up at five and show it to the world should be drinking our porridge
Train drivers are becoming stars online, it seems. Our railway museum would like a few round
We'd like honest opinions from known faces with eczema about our cream, with no script
Lawyers who explain the law in sixty seconds: could they mention our will-writing service?
Our child car harness was recommended by a dad who later turned out to be a nasty piece of work
Collect a little army of crocheters who show our yarn because they love it
Have a drag queen with a million fans open our bingo hall and tell them about it all week
Does paying a rapper to wear our watch bring any sales? Last year's invoice says he was paid
Find women over sixty who post about clothes and have proper audiences. We've got coats for them
The scouts want grown-up adventurers whom kids adore to put the neckerchief back on, on their own pages
A travel couple asked for two nights and a spa for a reel. I said I'd ask an expert
Get our rice cooker on the counter of every Korean auntie that cooks for the internet
Who can introduce a ferret food brand to the ferret celebrities? They do exist
The blood bank of pet dogs needs well-known dogs. Bribe with biscuits
Our client's vodka can't be linked to anyone under twenty-five or anyone whose crowd is. Screen fifty names
We were tagged by a singer with nine million fans and had no clue what to do next. Be ready next time
Match our pressure washer with people who film oddly satisfying things
A gamer, a granny and a goalkeeper, all drinking our milk, each in their own way on their own channel
Students with room tours! Our rugs would be perfect in there
What do you give somebody with half a million fans who's already got everything? We're a toothbrush company
Our union would love plain-speaking paramedics with a big audience to tell folk why they strike
A bunch of small-time cooks with real fans rather than one big chef, please, for our tinned tomatoes
The Bake Off lady's clip for us was filmed sideways and mispronounced our name. Handle this better next time
Keep a list of who we've gifted, what they posted, how many watched, what it sold
Mosque-going young men follow certain fitness lads. Our halal protein bar should be in those lads' bags
Three birders with huge followings disagree on binoculars. Bring them round to ours
Send people with a following down our mine and back up, and let them tell their own crowd about it
Can we borrow somebody's popularity for a good cause? It's about testicles and there's no fee
The face of our nail polish has moved to a rival. We need another by next month, with fans like hers
Our hostel would host anyone who films their gap year, provided they've an audience and manners
Pick a dozen wheelchair users with big pages to try our beach buggy in August
Comic-con people: cosplayers, prop makers, the ones others photograph. Give them our glue gun
As a PR-shy cheesemaker I'd rather one obsessive cheese geek with 80,000 listeners than all the papers
A popular lady on Facebook with a sausage dog keeps mentioning our competitor. How did they get her?
Recruit real skaters, the ones kids copy, for a shoe that's got no street cred yet
We should be in the "what's in my bag" clips
The mattress arrives, they jump on it, they show it to their people, they give a discount code. Set it up with fifteen of them
Teachers swap classroom ideas on TikTok and some are stars. Our whiteboard pens in their hands, please
Somebody popular with beekeepers ought to try our hive for a year and tell the truth
Not that I understand it, but we need "collabs". We make bath bombs
Get people with a bit of fame in Manchester to eat at ours on a quiet Tuesday and say so
Young dads trust one particular bearded fellow about prams. Get us an introduction
Our lads' mental health line wants streamers to read out the number live, in their own voice
A dancer did our jingle as a joke and it went round the world. Sign her before someone else does
Every lifeguard, surfer and mermaid with ten thousand fans should have our dry bag by Whitsun
Vetting, please: old tweets, fake fans, dodgy ads, ex-wives. The candidate's to front our baby food on her page
The opera singer who sings in lifts on YouTube must sing in ours. We manufacture lifts
For a documentary on eels: anglers with an online following who'll share the trailer in the opening week

Market research
We think people stopped buying our yoghurt because of the lid, but nobody has asked them.
Is there room for a third climbing wall in a town like ours, or would we go bust?
Before we spend a fortune on the new flavour, let fifty strangers taste it and tell us the truth.
Nobody at the bank knows why students open an account and leave after six months. Go and find out.
Our members get a questionnaire every year and it's so badly worded that the answers mean nothing.
What would a farmer pay for a robot that pulls weeds? We honestly have no clue.
Sit eight night-shift nurses round a table and find out what they eat at 3 am.
How big is the demand for left-handed kitchen tools in Germany and France?
Who are our rivals in stairlifts, what do they charge and what do their customers grumble about?
We argue in every board meeting about who our typical customer is. Settle it with facts.
A thousand people over sixty should be asked whether they'd trust a robot carer.
Our agency is pitching for a bread account and needs insight into how families really use a loaf.
Two names, three packs, one shelf: which would shoppers reach for? Test it before we print.
Follow a few families round the supermarket and watch how they choose nappies.
The council wants to know what residents really think about closing the high street to cars, not only those who shout.
We lost four big tenders in a row. Ring the people who turned us down and ask why.
Visitors to our zoo spend two hours less than they did. Stop them at the gate and ask what happened.
Does anybody outside our industry know who we are? We'd like a number, and again next year to compare.
Do parents even want a school app, or is that just our idea?
Mystery visits to our thirty garages, so that we learn how women are treated at the counter.
I have a prototype of a folding pram and want twenty new parents to live with it for a fortnight and keep a diary.
Our hypothesis is that people would pay more for British wool. Prove us wrong.
The charity needs to understand why people who gave once never give again.
Which of these four ideas for a ready meal would people actually put in the trolley?
How many people would move their dog to raw food, and what's stopping them?
We're considering selling our gates in Scandinavia and know nothing about buyers, prices or habits there.
Ask our commuters what they'd do if the first ferry left half an hour later.
We've got two thousand survey replies in a drawer and nobody to tell us what they add up to.
Split our customers into meaningful groups; at the moment we treat a student and a retired judge the same.
Our theatre has an older audience, and we'd love to hear from young people who've never set foot inside why not.
Someone neutral to chair a discussion among builders about which drill they'd take to a desert island.
Investors are asking how large the opportunity for refillable shampoo is. We need figures with sources.
Could you interview a dozen hospital buyers about how they decide on beds?
Our ad tested brilliantly with my wife. I'd prefer a few hundred people who aren't married to me.
What do allotment holders worry about? We make fertiliser and have never spoken to one.
A law firm would like its clients asked, in confidence, how satisfied they are and whether they'd stay.
Vets buy our rival's thermometer although ours is cheaper. Why on earth?
Is ours a luxury chocolate or a treat in people's minds? Our price depends on it.
Fans of our football club were polled about a new crest on Twitter and it was rigged. Do it properly.
Before the film is locked, we need three hundred people in a cinema to fill in cards about the ending.
We need to know whether teenagers find our condom packaging embarrassing, asked in a way they'll answer honestly.
A quarry wants to know how the three villages around it feel before applying to extend.
Look at what's coming in plant-based pet food in the next five years and tell us whether to jump in.
Recruit twelve left-behind smokers who've failed to quit and let them talk.
How many coffees walk past my door each morning, and how many would stop? I'm choosing between two premises.
We keep raising the gym's fee and guessing when people will leave. At what price do they go?
Our museum shop sells pencils. What would visitors have liked to take home?
Find out what small builders' merchants think of our brand compared with the big two.
Watching people unpack and assemble our wardrobe at home would teach us more than another complaint letter.
A start-up for wedding cars wants proof that couples have the problem we think they have.
Should the insurance be sold to landlords or to tenants? Talk to both and report back.
Why do so many people fill in our quote form, receive a fair price, and then go elsewhere? Phone fifty of them.
The software we sell to dentists has a new feature list. Which ones matter to them and which could we drop?
Our parish wants to poll every household about the village hall and get a fair picture, not just the usual six.
A desk study please: who buys second-hand tractors, where, how often and from whom.
We sponsor a rugby league side and can't say whether anybody noticed. Measure it.
The brewery's low-alcohol beer sells well in pubs and dreadfully in shops, and I'd like somebody to get to the bottom of it.
Students choose a university for reasons we only guess at. Speak to those who chose us and those who didn't.
Can you run a blind sip of our gin against four others, with proper statistics?
Focus groups with carers in three towns, plus a report our trustees can read in ten minutes.
Every month we'd like to know how people feel about our trains, in a form we can compare over time.
Our client believes women don't buy its power tools. We suspect otherwise and need evidence for the pitch.
Check whether our new slogan offends anyone in the Gulf before we roll out there.
There is a gap between what our guests write in reviews and what they tell reception. What do they truly feel?
Would people swap their own lawnmower for one shared by the whole street? Ask around properly.
We'd like to learn which farm shops stock jam like ours, how it's priced and what's missing on the shelf.
Toy maker looking for somebody to observe six-year-olds playing with our blocks and note what bores them.
Our documentary needs a sound picture of what the British public believes about nuclear power, with a representative sample.
A new leisure centre is planned: estimate how many would swim, how often, and at what charge.
Why do people love the other bakery? Ours has better bread, everybody says so, yet the queue is theirs.
I'm about to put my redundancy money into a doughnut van. Is anyone hungry for doughnuts round there?
Folk tell us to our face it's lovely. I don't trust a word
Stand outside with a clipboard and ask people where they've just been shopping, and for what
Are there enough left-handed golfers to bother?
What do the neighbours call us behind our back? We run a waste plant
Get a dozen grandmas in a room with biscuits and listen to them talk about hearing aids
We've designed a bin. Would anyone have it in their kitchen?
The chairman swears by gut feeling. I'd like some evidence before we close four shops
Which of these prices makes people flinch?
I need numbers for a business plan: how many cats, how many owners, what they spend a year
Try our soup against the leading tin, without labels, on people off the street
Half our choir left. Nobody has rung them up to ask what was behind it
What's happening with vinyl flooring in the Baltic states? Who makes it, who imports it, who's growing?
Send somebody to eat in all our rivals' restaurants and write down what they do better
Do lorry drivers want salad? The motorway services would like to know before building a counter
Find out how our customers speak about their backs. We use doctors' words and they obviously don't
A questionnaire for 3,000 tenants, on paper and by phone, in five languages, then a straight summary
The film festival has no idea who its audience is, apart from "people with scarves"
Who wears hats? Under what circumstances? How many do they own?
Nurses in four countries: what would make them switch gloves?
We asked our users online. Only the furious replied. Ask a fair cross-section instead
My brother thinks the town needs a bowling alley and I think he's mad. Settle it, please
Check the claim that eight in ten cats prefer ours before the lawyers ask
Peek into people's fridges, with permission, and see where our mustard ends up
Should the cereal be called healthy, filling or fun? See which sways parents most
What do young Muslims in Bradford expect of a bank? We've never asked and it shows
Count how many walkers, cyclists and cars pass the old mill on a weekday and a Sunday
Before tooling up, I want to know which handle people would choose and how much extra they'd part with
A quiet word with twenty buyers at supermarkets: would they stock us, and what puts them off?
Our members are getting older. How much older, and what will they want in ten years?
Is there truth in the rumour that people find our brand snobbish?
Someone should sit with mechanics while they use our catalogue and jot down where they curse
We're torn between Cardiff and Bristol for a second studio. Look into both
The trust wants to learn what the deaf community thinks of its shows, through people who sign
How well known is our rescue service among people who'd need it? One in ten, or one in a thousand?
Track down people who nearly bought an electric car from us and didn't
Do patients understand the leaflet? Try it out on thirty of them and see what they remember
Compile everything published on how people buy garden sheds, and add what's missing through a few calls
Three trailers, one release. Show them to strangers and see which one has them booking
Landlords say one thing at our breakfast meetings and do another. Dig deeper
Give a hundred joggers a pair of our socks each and ask again after six weeks
Why did the 2019 flavour flop in Scotland when it flew off the shelves down south?
I've got a hunch that men would use it if it weren't pink
What's a fair guess at how many wedding dresses get sold second-hand every year?
Staff in our cafés know the regulars, but head office doesn't know anybody. Paint us a picture of who comes in
We'd like a reading of the mood in town about the wind farm, from door to door
Would parents pay for a late bus? Find out from three hundred of them, including those who don't answer emails
Competitors' prices for forty garden products, collected from shelves every month
Test drive our app idea in conversations with carers before we write a line of code
Nobody has ever asked children what they think of the hospital food
The data says 60 per cent are satisfied. What do the others say, and is it serious?
As a playwright I'd love to know how eighteen-year-olds react to Act Two. Honest answers, no family
Go through 5,000 comments from our guests and tell us what people keep coming back to
The vet school wants to find out what puts lads off applying
Does our red tin make folk think of tomatoes? Because it's custard
Investigate whether hotels would rent plants rather than buy them
We need opinions from at least two thousand adults for a newspaper story on loneliness, properly weighted
Talk to people who've been through bankruptcy about what help they'd have wanted. Carefully, and with their names left out
How do plumbers choose a tap? Is it the plumber, the wife or the merchant who decides?
A Danish shed firm wants to learn whether the British like Danish sheds
Show passers-by our shop window, cover it, then ask what they saw
Could you see who looks at what on our shelves, with those eye-following glasses?
Our questionnaire has 74 questions and everybody drops out at 12
What would it take to get you out of your car? We're the bus company and need commuters' answers
Size up the trade in second-hand church organs for us. Seriously
A tasting panel of forty kids for fish fingers, parents present, smiley scales
Before we rename the hospital wing, hear from patients, staff and the family of the man it was named after
The union's leaders think members care about pay. Members mutter about shifts. Get the facts
Which shop did you go to instead? That's the one question I want put to everybody walking out empty-handed
Learn how people shave their legs in the bath, tactfully. New razor
We've 30 ideas for the new season and room for four. Let theatregoers rank them in a sensible way
Look over our customer poll: is the sample any good or are we kidding ourselves?
Do dog walkers and cyclists hate each other in our park, or is it just Facebook?
Home visits to ten families who use our stairgate, cameras allowed, notes on where it pinches
I sell bunting. When do people buy bunting, and what for, and where?
Make a proper comparison of six chains of nurseries: fees, hours, ratings, what the mums say
What do our readers do with the magazine after reading it? Lend it, bin it, line the rabbit hutch?
Regular temperature check among our 400 dealers, by phone, ten minutes, same questions every quarter
A political group needs to learn what really worries people on the estate, beyond the headlines
People in hi-vis never reply to surveys. We need to know about their boots. Any clever way?

Marketing automation
When someone downloads our brochure, nothing happens for weeks until a salesman remembers. It should run by itself.
New gym members ought to get a welcome, a nudge after a week without visits and an offer before they lapse, without us lifting a finger.
We bought HubSpot and use it as an expensive address book.
Please connect our enquiry form to the CRM so every lead gets scored and lands with the right sales rep.
Somebody fills a basket, wanders off, and we never remind them. Set that up by message and text.
Our reps waste days ringing people who aren't ready. Could the system tell who's warm from what they click and read?
A customer who has just complained received our cheerful upsell an hour later. The rules in our system need untangling.
Move twelve years of contacts and all the triggered sequences from Mailchimp to ActiveCampaign without breaking anything.
Each time a boiler turns one year old, its owner should hear from us about a service, by text or post, unprompted by staff.
We'd like people who visited the pricing page three times to get a call from sales the same day.
Donors give, then silence. Build us a journey that thanks, tells, asks again and stops when they've had enough.
Our trial users sign up and never come back. They need prompts depending on what they've done in the software so far.
Nobody left in the company understands how our Marketo is wired. Audit it, document it and tidy it.
Open day visitors, applicants, offer holders: each should receive the right thing at the right moment, and today it's all one big list.
Hospital charity wants birthdays, anniversaries and memorial dates to set off a kind card on their own.
Hook up Shopify, Klaviyo and our loyalty points so that they finally talk to one another.
Half our contacts are in the system twice and get everything twice. Deduplicate and build rules to keep it so.
A car dealer client needs follow-ups after every test drive, branching by whether they bought or not.
Our consent records are a mess, and the flows keep sending to people who said no.
If a guest books a room, the system should offer dinner, then parking, then ask for a review. In that order, by itself.
I copy names from Facebook lead forms into a sheet by hand every evening. There must be a better way.
Please make Salesforce and Pardot agree about who is a customer.
Our estate agency would like to stay in touch with sellers for two years until they're ready, without anybody remembering to.
Trigger a WhatsApp when the vaccination of somebody's dog is due, and stop once it's booked.
We run twenty webinars a year; sign-up, reminder, recording and hand-over to sales should happen on rails.
As an agency we've sold a lead nurturing programme to a forklift maker and now someone must build it in their platform.
Customers who haven't bought wine in ninety days should slip automatically into a win-back programme.
What platform should a mid-sized seed merchant choose to run triggered messages over mail, text and ads? Pick one and set it up.
Our lead scoring says interns are hot and directors are cold. Fix the points.
The welcome series for new policyholders was built by someone who has left. It's stuck, and 4,000 people are sitting in limbo.
Tag people by what they look at on our site, roof or floor or walls, and let the right tile story reach them.
Season ticket renewal takes three people six weeks of chasing. Let software chase.
We want a chain of events: badge scanned at the trade fair, brochure sent, rep assigned, reminder after five days.
Anyone able to build workflows in Brevo for a chain of opticians, with eye test recalls and frame offers?
Our online school loses people between the free lesson and the paid one. A smart drip with branches might save us.
The left hand posts an offer, the right hand emails another. One tool, one logic, across channels, please.
Dynamic segments, please: by last purchase, pet, postcode and appetite for our messages, updating on their own.
Get our booking system for the ferry to hand passenger data over so messages go out before, during and after the crossing.
We've outgrown doing it by hand: 300 enquiries a day for solar panels, all to be sorted, answered and passed on.
Leads from our website vanish. I suspect the link between the form and Dynamics broke in March.
Could a quiz result decide which products somebody is shown and written to about for the following month?
Set up Zapier so that a five-star review asks for a referral and a two-star review alerts the manager.
Our nursery group needs families on the waiting list kept warm until a place comes up, no staff time involved.
Train two colleagues to build journeys in Salesforce Marketing Cloud after you have built the first three.
Every month marketing claims it produced leads and sales says they're rubbish. Define the hand-over and build it into HubSpot.
Theatre-goers who saw Shakespeare should be told first about the next Shakespeare. Our box office data is there, unused.
Machines we sell need new filters after 500 hours; the offer should go out precisely then.
Our client's flows fire at 3 am and in the wrong language. Somebody please go through every condition.
A law firm wants the right follow-up after each seminar, depending on who came, who stayed and who asked something.
I'd like new subscribers to our coffee to be looked after for the first sixty days by a sequence that adapts to how much they drink.
Connect the call tracking, the chat and the newsletter tool, so that one person is one record with one history.
Housing association: tenants-to-be should be moved from stage to stage automatically with texts and forms.
Build a dashboard inside our platform showing how many contacts sit in each stage and where they drop out of the flow.
People who abandon the mortgage calculator halfway get nothing from us. A shame and easily cured, I'm told.
Test two paths against each other: one with three touches, the other with seven, and let the winner take over.
Our sales team in machinery wants an alert on the phone whenever a sleeping account wakes up on the website.
Tidy up 140 workflows, most of them called "copy of copy of test".
We'd like our member renewals, event invites and surveys to stop colliding; some poor souls get four in a day.
An ad audience should be refreshed each night from the CRM, and buyers removed from it at once.
The football academy gets parents' enquiries at midnight. They should get an answer, a slot and a reminder while we sleep.
What happens after someone orders a free paint sample? At present nothing. We'd like five well-timed touches.
Install the tracking script, map the fields, import the contacts, build the first nurture. That's the job.
Re-engage forty thousand dormant contacts in stages, and have the system delete those who never stir.
When stock of a sold-out plant returns, the ones who asked should hear within minutes.
Our translation of personas into real sequences has been a slide for two years. Make it run in our system.
Let a quote that hasn't been answered in a week remind the customer politely and tell the fitter on the third try.
We want a preference centre, so people choose how often and about what, and every flow obeys it.
The hotel chain's points members should climb levels and be told so without someone exporting lists on Mondays.
Predict who is about to cancel our veg box and let an offer reach them beforehand, hands off.
Marketing automation consultant wanted by a lift maker whose sales cycle is two years and whose patience is two weeks.
I'm the one who remembers to write to people. I'm going on maternity leave
Somebody asks us for a price on Saturday and hears back on Wednesday, by which time they've bought elsewhere
There's a sheet with colours, red for hot and blue for cold, and Janet updates it. Can a machine be Janet?
If they click on greenhouses, tell them more about greenhouses. If not, leave off
The system congratulated a dead man on his loyalty
Robots doing the chasing, people doing the talking. That's how I picture our estate agency
Every lead gets the same treatment, whether it's a student with a project or a hospital with a million
Set it up once, let it tick along: reminders for flu jabs to the firms who booked last year
Our shop, till, website and mailing tool all hold different halves of the same customer
Let the computer notice who has gone quiet and do something about it
When a child turns four, the parents should get our swimming lesson offer. We have all the birthdays
Three hundred people fill in our form a week. I forward each one by hand to the nearest branch
Could a text go out by itself once the car's been washed, with a link to rate us and money off the next?
We pay for a clever platform with rules and triggers, and use it to send Christmas cards
If this, then that, otherwise wait three days. I can draw it but not build it
The tutor agency needs parents led, one step after another, from first question to first lesson without us typing
Whoever looked at the same caravan twice should be sent its video, then an invitation, then a call
Too many cooks have been in our HubSpot
Pass enquiries from the boat show's scanner straight to our dealers, with a timer that nags them
Get two systems to shake hands: the one which takes bookings and the one which sends messages
The vineyard wants people moved from taster to member to case buyer, each with their own set of prompts
Every month I export, filter, paste and upload. Four hours. It ought to be zero
Wrong first names, no surnames, three titles: clean it up and put in checks so that our flows stop embarrassing us
Patients whose treatment is finished should be asked how they are after a week, a month, half a year, without nurses lifting the phone
A reminder goes out to people who paid already. Fix whatever isn't talking to whatever
Is there something that can wake our old quotes up? We've two thousand of them lying about
Points for opening, points for visiting, minus points for being a competitor. Then an alarm for the salesman
Our letting agency answers the same message eighty times a day. Sort, answer, assign, follow up, all hands-free
Donor upgrades: after six gifts, suggest a bit more; after a refusal, never again for a year. Wire it up
I want to see one customer on one screen, with everything we ever sent him and what's coming next
It's the timing. Our offers for winter tyres reach folk who bought them from us yesterday
We run a gym app, a site and a front desk. New starters fall between the three. Build the first ninety days
The consultant left us a fabulous diagram with arrows. Now make it work in Dotdigital
People cancel and ten minutes later they get "We're glad you're here!"
Anyone who comes back to our price page from the same firm as an open deal: ping the rep
For a dealer of combine harvesters: oil change, service, trade-in, each prompted by the engine hours
Members are either in or out. We'd like in-betweens: curious, keen, wobbling, with something set up for each
Link our ticket office's software with ActiveCampaign so audiences get grouped by what they've seen
Someone registers for the webinar. From then on it should all happen on its own, right up to the salesperson's calendar
Twelve branches, each with its own little list in its own little tool. Bring these together and run journeys centrally
Are we allowed to follow people about like this? Check our consents and rebuild the flows accordingly
The puppy grows: first puppy food, then junior, then adult. Messages should grow with it
A chain of hearing centres would like no caller lost: missed call, text back, slot offered, reminder, all unmanned
Our best customers get the beginner's offer
Teach our system to tell a journalist, a jobseeker and a buyer apart when they fill in the same form
Fifty steps in that flow and nobody dares change one
Post a printed card automatically to anyone who's spent over a thousand, via one of those services that plug in
I'd like our quizzes, downloads and chat to feed one brain, and the brain to decide what comes next
Why do 900 contacts sit in "new" since January? Something's jammed
When the weather forecast says frost, our boiler customers should hear from us the same morning, unaided
Handing over from marketing to sales happens by shouting across the office
Choose between Pipedrive, Zoho and HubSpot for a roofing firm, and get the follow-ups running
Open evening sign-ups get nine messages, the ones who came get none. Turn it round
Buy a ticket, get travel tips; turn up, get a thank-you; stay away, get another date. Please build
We need somebody to keep an eye on our automatic sequences month after month, since things break quietly
The nursery's software knows when a family leaves for school. Let it ask for a review and mention holiday club
Recruit-a-friend: give each member a link, count who joins, hand out the reward, no fingers involved
Our chatbot collects addresses and then they just sit there
A trade association wants lapsed firms warned at 60, 30 and 10 days, and the board told who's ignoring it
Suppose somebody orders twenty chairs. In four years they'd need re-covering. Nobody here will think of it, so let the software
Give every visitor to our showroom a tag when they scan the code on a tile, and let it shape what they receive
We've inherited an Eloqua account and a manual in Dutch
Set limits: no one gets more than two things a week from us, whichever department pushes the button
Our reps keep forgetting the second call. Prompt, task, reminder, escalation. In Salesforce
Blood sugar app: nudge people by what they log, push or text, at their time of day, and stop when they're sick of us
If a customer's parcel is late, hold back everything cheerful until it's arrived
Could the site greet a returning farmer with seeds and a returning gardener with pots, without us doing anything?
A mortgage is up for renewal every two years and we keep missing it. So do our clients. So does our income
Draw the customer's path for our insurance as boxes and arrows, then make the boxes fire in our tool
Thirty per cent of sign-ups never confirm. Chase them, gently, twice, by whichever channel works
Sort out the plumbing between our ads, our forms and our customer file. Data leaks everywhere
The museum café, shop and membership each greet the same lady as new. Make one welcome out of three
When a machine reports a fault, send the owner a parts offer. Our devices are online already
Write to everyone who enquired about a kitchen but went silent, in waves, and take out whoever answers
Nobody knows why certain people get the VIP thing. It's in a rule somewhere from 2017
As a one-woman coaching business I want bookings, payment, preparation and follow-up to run off one form
An agency wants a ready-made set of sequences it can copy from dentist to dentist
We tried it with Zapier and an intern. It sent 40 texts to one vicar
Once the survey is in: happy ones to a review page, unhappy ones to Mike, silent ones a week later again
Let our hotel's system guess who might want a sea view and offer it at the proper moment

Social media management
Our Facebook page was last touched at Christmas, and there are forty unanswered messages on it.
The bakery's Instagram is my nephew's job and he has gone to university.
Someone to post daily for our zoo, answer the comments and know when to keep quiet.
We post all the time, and only our own staff press like.
Trolls have found the hospital's page. Who keeps an eye on it at weekends?
Plan a month of posts for our garden centre ahead of time so that we're not scrambling every morning.
LinkedIn is where our clients are, and our page there is a graveyard.
We've got TikTok, Instagram, Facebook, X and Threads and no idea which ones to drop.
The football club's accounts should be lively on match day: line-ups, goals, jokes, replies.
Our managing director would like to be someone on LinkedIn but never has time to write or reply.
A brewery needs its channels looked after, three posts a week and all the stories.
People tag us in lovely pictures of our cakes and we never say thank you.
The council's page is nothing but angry comments about bins. Somebody calm and witty, please.
Take our forty hours of conference footage, cut and all, and drip it through our feeds for half a year with captions and replies.
We lost access to our own Instagram; the ex-employee has the password and is posting.
My film's in cinemas in ten weeks and it needs a presence: posts, countdown, behind-the-scenes, chat with fans.
Every branch of our vet chain has its own page with its own style and one has been posting memes about cats dying.
How often should a law firm post, about what, and who'd do it?
A tone for our feeds: right now we sound like a press office at a barbecue.
Our museum has 200,000 followers and one volunteer.
Answer comments under our posts within the hour, in the right tone, and pass complaints on.
The charity's Twitter following has moved to Bluesky. Should we? And could somebody run it?
Reels, carousels, polls: the gym down the road does all that and we post a timetable.
For a client with eleven restaurants: daily stories, reposts of guests, and messages about tables answered.
Facebook group for new parents at our hospital needs a moderator with a kind heart.
Somebody posted our private staff party from the company account. We need rules and a person in charge.
Draft, schedule, publish, reply, report. Every week, for our chain of opticians.
Followers dropped when we began to post only offers. Win them back.
Pinterest would suit our wallpaper firm down to the ground, but who'd feed it?
A quarry on Instagram sounds daft, but lorry people love ours. It needs looking after.
Our school wants parents to see what happens in class every week, with all the permissions minded.
Please stop my boss from posting.
The festival weekend: two people on site putting up clips as it happens and answering where the toilets are.
We get a hundred DMs a day asking if the coat comes in green.
Set up our accounts from nothing: names, bios, pictures, first twelve posts, then hand over or carry on.
Nobody under forty follows the cathedral. Change that gently.
What should we put up between two product launches, when there's nothing to say?
A content calendar that our five shop managers can fill and someone in the middle who posts it.
Our hashtag has been hijacked by people we wouldn't have in the house.
The farm has lambs, mud, tractors, tea. There's a story every day and no one with a free hand to post it.
I'm an author and my publisher says I ought to be on Instagram. Be me, with my consent.
Which of our posts worked last year? Give us numbers and a better plan.
Our bank's followers ask about lost cards in public. We need trained people to answer at all hours and move it to private.
Run the giveaway on our page fairly and pick the winner without a riot.
Grow the ferry line's following in the islands; they're the ones who need to know when the boat's late.
My agency has taken on six small clients who all want three posts a week.
Fans write in eight languages under our game's posts and half of it is spam.
Turn our monthly newsletter into bite-size posts for each channel and keep them coming.
The theatre's accounts should sound like the ushers gossiping, not like the board.
We're a funeral director. Can one post at all, and how, without being ghastly?
Somebody with a phone and a sense of humour to make our hardware shop famous on TikTok.
Bad reviews and snide comments pile up on our page. We either ignore them or shout.
A weekly slot on our channels for adoptable dogs, with replies to those who ask.
The university has 94 accounts, some run by people who graduated years ago. Take stock and close the dead ones.
On election night the page has to be fed without a slip till four in the morning.
Ours is a small cheese dairy; I've got 600 photos on my phone and no posts.
Watch what's said about us on Reddit and Facebook and join in where sensible.
The posts look good, but nobody talks back. We'd like conversation.
My clients' channels need cover for maternity leave, with everything already scheduled until May.
A Discord server for our knitting app: set it up, greet newcomers, keep the peace.
We were banned from Instagram for selling antlers. Get us back and keep us there.
The hotel's feed is all empty rooms. Show people, food, dogs, weather, the odd mishap.
The engineering firm wants apprentices to take over the account for a week each, with a grown-up behind them.
When it snows, the buses stop and 5,000 people write to us at once.
An MP's office needs posts which don't end up as a scandal.
Everything we put out looks thrown together at five to six. It is.
Give our swimming pool a cheerful voice online; at present it only announces closures.
Please take our Facebook off my hands, I sell tyres and hate it.
Let our record shop's new arrivals be up on all channels each Friday at noon.
A photographer friend says my pictures are great and my captions and timing hopeless; run the accounts for me.
I hate writing "happy Friday" with a picture of a latte. Could someone take this off me?
The fire station's page has one video of a kitten, from 2021, and then silence.
Customers write to us on Instagram at ten at night and get an answer on Tuesday.
My daughter says we're "cringe". We're a shoe shop. Help.
Somebody should walk round our allotments once a week with a phone and put up something nice.
Our pub quiz, our pies, our dog: people would love it online if one of us had the patience.
A stranger pretends to be us on Facebook and asks our customers for bank details.
We put the same thing on all five networks and it suits none of them.
Look after our accounts over Christmas, when everyone complains and nobody's in.
Fewer than thirty people see what the hospice puts up, and half of them work here.
The director tweeted in anger again. Someone has to take the keys away.
Take the comments section of our newspaper's page in hand; it's a sewer.
What do young farmers actually scroll through? We make fencing and would like to be there.
Someone to make me look busy on LinkedIn while I run the business.
Every Tuesday a new puppy, every Friday a happy ending: keep our rescue's page fed.
Two hundred people shared our post about the broken lift. What on earth do we do now?
The likes are bought. The last fellow bought them, and now 40,000 bots follow our cathedral.
Our ceramicist can throw a pot in ninety seconds. It's mesmerising and should be out there three times a week.
Fourteen passwords on a sticky note, and nobody knows which page is the real one.
At the trade fair someone ought to snap, write and post all day, tag the visitors and reply by evening.
Sort out what we may show of the children and who says yes, then put up a class picture each Friday.
Our chat group for residents has turned into a war over parking. A calm host is wanted.
We're a sewage works. Believe it or not, we've got something to say every day, with jokes.
The mayor wants to hold a question hour on Facebook without being eaten alive.
Why do the neighbours' cupcakes get nine thousand hearts and ours get four?
Somebody with thumbs. I can bake, I cannot hashtag.
A scheduler is paid for, empty since March. Fill it.
The band's on tour, exhausted. Fans expect a story from each town and an answer to each message.
Our school's old pupils have wandered off to other networks. Go and find them there and get them chatting.
"Is this vegan?" a hundred times a day beneath our pictures.
For an agency: eight clients in the building trade, all on Instagram, all with blurry pictures of skips.
Parents rant about the bus in a Facebook group of three thousand; the school isn't even in it.
One video of ours went round the world by accident, and we've no idea what to put up next.
The zoo's rival invented a cheeky penguin who talks back to people. We want a character of our own like that.
Daily specials: chef texts a photo at eleven, it should be up everywhere by five past, spelt correctly.
We'd like our followers to send in their own pictures of our tents, and someone to thank and repost them.
The shop in Cork posts in capitals, the shop in Derry posts memes, head office posts nothing.
A widow wrote something beautiful under our hospice's photo and no one saw it for six weeks.
Our volunteers would gladly post if only someone gave them twelve ideas a month and checked the wording.
I'd love a thousand people in town to follow the bookshop, real ones who come in.
Someone complained that we deleted her comment. Did we? Who decides that here?
Snow day, strike day, exam day: the college has to get it out on every channel at six in the morning and then answer.
The reel of our sheep escaping got a million views. We'd like to turn those people into regulars.
A puppet theatre needs its puppet to have an account, in character, and in good taste.
Please tell us what to stop doing. We're on nine apps and dying of it.
No one comments. No one shares. It's like shouting down a well.
Run our cheese club's group: welcome people, start topics, throw out the ones selling sunglasses.
Police force wants a voice online that's warm, quick, a bit dry, and never gives away a case.
The intern posted a picture with the alarm code on the wall behind her.
When a train is late, 600 people ask the same question on X. We'd like each of them to get a human reply.
Our architect's Instagram is a heap. Make the grid look like somebody meant it, and carry on each week.
My late husband's fan page has 60,000 people on it. I can't keep it up by myself, yet I don't want to close it.
A month in which every day shows one of our nurses, with her words, at seven in the evening.
There's a language school inside me that could be hilarious on TikTok, says my pupil.
We get more cross messages on Facebook than letters, calls and emails together.
Sum up each month what was liked, what fell flat and what to try next. Two pages, no jargon.
The surf school lives off good weather pictures put up within minutes. Instructors' hands are wet.
Set the tone for our undertaker's page, then write it for us, week by week.
Someone from a rival club keeps stirring things up under our match reports.
Tidy up our profile: wrong hours, blurred badge, link to a shop that's closed.
We ran a competition, gave away a bike and lost all the new followers the following day.
A theatre in the round of gossip: our actors' rehearsals, told bit by bit to people's phones until opening night.
Reply to every review, good or bad, on Google, Facebook and Tripadvisor, in the voice of a kind landlady.
Is there still any point in Facebook for a mobile hairdresser, or have they all moved on?
The orchestra's cellist films everything. Somebody has to choose, trim, write a line and get it out.
Our wind farm has got 300 followers and 290 of them are against it.
Let the bakery's page be quiet on Good Friday and lively on Saturday. I'm tired of being the one who remembers.
The parish has three rival pages started by three different curates.
Give our tattoo studio's artists a rota and a nudge, collect their pictures and keep it all going.
We'd like to know what young mums say about our pushchair when we're not in the room, and chime in.
Before elections we can't post anything political, and nobody told the volunteers.
My account got hacked, it's now selling sunglasses to my 30,000 knitters.
A film crew in the Arctic sends one picture a day. Turn that into a diary people will check each morning.
An estate agent wants his face known in town, with short clips, chatty replies and none of the cheese.
Somebody put up "RIP" for a man who's alive. Put in some sort of checking before things go live.
Sixty short clips are cut and sitting in a folder. Put them out one by one, at sensible hours, with a good first line.
We have all this knitting, all these ladies, all this laughter, and our page shows a poster with the date of the AGM.
My restaurant doesn't need fans in Brazil. It needs the four streets around it to see what's cooking tonight.
Keep an ear on what's said about the water company during the drought, and answer before it gets ugly.
The apprentice who did our posts has left, and with her all the fun.

PR and communications
A journalist from the local paper keeps ringing about the spill at our plant and nobody knows what to say.
We've invented a bandage that glows when infected. Why has no newspaper written about it?
Staff learned of the merger from the radio. That mustn't happen a second time.
Our chief executive has to go on breakfast telly and freezes in front of microphones.
The school has had a terrible inspection, the letter to parents must go tonight and reporters are at the gate.
How do we tell the village that the quarry is going to extend, before rumours do it for us?
Get our gin into the Christmas gift guides of the glossies.
A customer found a mouse in our bread. It's trending.
Every time there's a story on rising rents they quote the same three people. Our director should be one of them.
We're closing a site and 200 people will lose their jobs. Help us say it decently to everyone in the right order.
Our festival film won a prize abroad and not one paper at home has noticed.
Something to send out to news desks about our thousandth kidney transplant, with somebody to ring them afterwards.
The zoo's elephant is expecting. Make it national news at the right moment.
Our client is a law firm in the middle of a scandal; it needs a steady hand with the press, starting now.
We want to be known to ministers and MPs before the new packaging law is debated.
Nobody answers media enquiries when I'm on holiday.
The data breach is real. 40,000 people must be told, along with the regulator and the newspapers.
Draft a statement for our football club about the manager, short and without lawyers' words.
Our small publisher would like its novelist interviewed on the radio and reviewed where it counts.
A stunt that gets our pie into every paper without anybody being hurt.
Doctors trust us, patients have never heard of us. Earned coverage, not adverts, please.
Our annual report comes out in March; the papers should pick out the good number and understand the bad one.
The ferry ran aground in front of two hundred phones. We had no plan. We'd like one for next time.
Somebody to write the chairman's op-ed on green steel and place it in a serious newspaper.
The documentary premieres in six weeks: critics, interviews, embargo, red carpet, all of that.
A rival calls us greenwashers in the trade press. How should we respond?
Our housing association wants tenants to hear from us in plain words before work begins on their roofs.
Build us a list of reporters who cover farming robots, and introduce us to them.
We are moving head office. Staff, suppliers, neighbours, press: who gets told what, when, by whom?
The vaccine rumour on the estate is costing lives. The health board needs a spokesperson's line and people to carry it.
Monitor what's being written about our company and warn us before it boils over.
My start-up has raised its first round and I'd like the business pages to know.
Internal magazine, intranet, town hall: our 3,000 bus drivers read none of it. How do we reach them with news?
Train our head teachers to give an interview without saying "no comment".
The brewery has turned 300. There's a story in that for the Sundays, surely.
A hospital trust needs someone on call at weekends for reporters.
Our name has been in the mud since the court case, though we won. It must be repaired.
We'd like television crews to come when the lifeboat is christened.
Announce our new conductor to the musical world in three countries on the same morning.
A celebrity client has to apologise, sincerely, and then disappear from the front pages.
Who could win us an award? Find the right ones, write the entries and tell the press if we get it.
The wind farm's neighbours hate us. We need open evenings, letters, patience and a person they'll trust.
Product recall: 8,000 prams. Notices, hotline script, questions and answers, retailers, press.
Get beauty editors to come to breakfast and leave talking about our serum.
We found a Roman coin hoard on the building site. How do we let the world know without the world turning up?
Our research shows that one in five pensioners skips meals. It should be on the six o'clock news.
The board wants a policy on who may speak for the company and what must be cleared first.
Trade magazines for the concrete world ought to run our case studies, and I've no idea how to pitch them.
Reporter wants to visit the abattoir. Should we let him in, and who walks with him?
For years nothing came out of this council but jargon. We'd like press notices that a human being would print.
The theatre is losing its grant. Rally the critics, actors, letters to the editor, everything.
An agency client sells mattresses and wants a survey story: which town sleeps worst?
Staff at our hospital feel they hear everything last. A rhythm of news from the top that they'd believe.
The mayor's speech will be quoted whatever happens; make sure it's the right line that's quoted.
Activists have superglued themselves to our bank's door and the cameras are coming.
Our podcast is good and critics don't know it exists. Could you get it written about?
A pharmaceutical firm must explain a failed trial to investors and patients on one day, in two tones.
Please prepare ten nasty questions and ten calm answers for Thursday's press conference.
Our charity's founder is stepping down after an illness; it should be told with dignity, and in the right order.
We supply half the country's gritting salt and reporters ring when it snows. Let's be ready, with facts and a face.
I've got a good story about a blind gardener. Which editors would bite?
The union and the management each brief the papers. We would like ours to be heard too, calmly.
A press kit for our restaurant: pictures, background, quotes, chef's life, ready whenever a food critic asks.
Journalists call our app "the Tinder for tractors". Use it or kill it?
Retained help, two days a month, to keep a small engineering firm in the regional news.
Local radio would have us on every week if someone sent them something worth talking about.
Before the takeover leaks we'd like holding lines in a drawer for every possible leak.
Our museum is returning an object to Nigeria. The announcement has to be right in both countries.
Parents are panicking over a case of meningitis at the nursery. What do we put out in the next hour?
Public relations support for a family vineyard that would rather be talked about than advertised.
The local paper calls our hostel a "crime magnet". It isn't, and we'd like that put right.
My invention was on a regional radio show for ninety seconds and we sold out. More of that, please.
A lorry of ours shed its load on the motorway and the phone has not stopped since.
Somebody should ring the editors for us. I get put through to voicemail and give up.
How does one get invited onto those sofas in the morning to talk about sleep?
We gave the hospital a scanner, and no one outside this building has heard about it.
An email about pay was leaked by an employee and is all over the papers.
The vicar has done something daft and the diocese needs wording by noon.
Get a photographer from the daily to turn up when we lower the church bell.
We're the nice side in this strike, and nobody believes it.
There's a rumour we're going under. Suppliers are asking for cash in advance.
Please write the announcement that our two surgeries are joining, one for patients, one for staff, one for the newspaper.
A vegan magazine wrote that our cheese contains rennet. It doesn't. How do we get a correction?
Every Christmas the papers print a list of toys. Ours has never been on it.
Our scientist knows everything about ticks. Each spring somebody should put her in front of reporters.
I've written a cookery book and don't know a single critic.
Neighbours found out about the new phone mast from a digger. Never again, says the mayor.
The minister is visiting the dairy on Tuesday, with cameras. What do we show, who stands where, who speaks?
Somebody died on our building site. The family first, then the men, then the public. Help us find the words.
Staff get eleven emails a day from head office and miss the one that matters.
We would like to be the firm that gets asked whenever house prices are in the news.
A vlogger's exposé about our puppies is out in an hour and it's untrue.
The regatta has a crowd of forty thousand and gets two lines on page nineteen.
Our founder talks too much. Sit in when he meets the journalist, and pull him back.
Keep us out of the papers. That's all I ask, until the divorce is over.
A tour for travel writers to our three guest houses: who to ask, what they'd want to see, getting them home again.
Dig through what our engineers do and find four things in it that a newspaper would print.
We've lost the contract with the NHS and must tell our people before they read it online.
Explain to the town why its swimming pool will stay shut another year, without excuses.
The magazine for our old pupils keeps going out late and is dull: news of the school should reach them and make them proud.
An ombudsman's finding against us goes public on the 14th. We want to be first with our side.
A hundred years of our ferry line in June. Old captains, old film reels, a duchess. Surely the telly would come?
For an agency's client, a mattress maker accused of using asbestos: holding line today, full reply tomorrow.
The lawyers want us to say nothing; the newspapers say we're hiding. Who is right?
We don't have the cash for adverts, but I do have a three-legged alpaca.
Get the word out to every farming weekly that our sheepdog trials are open to women at last.
People muddle us up with the other charity, the one with the scandal.
Sort out who talks to the press, who signs things off, and who gets woken up at night if the dam leaks.
The actor we hired for the campaign has been arrested. Do we drop him, and how do we say so?
Our trust has closed a maternity ward, and angry mothers are outside with placards.
Someone to stand at our launch party, know the faces and introduce our designer to those who write.
Nobody writes about screws. Ours are on Mars, though.
A letter to shareholders and a different one to the workforce about the same bad quarter, and no contradictions.
The council's new parking fees: brace for the outcry, answer it, don't sound smug.
I keep a scrapbook of cuttings about us. It's empty for this year.
Clippings every morning by eight: what has been said about the water company, by whom, and is it dangerous?
Would a national paper be interested in a man who's mended 10,000 umbrellas? He's my father, it's his last year.
One of the children was left behind on a school trip. It ended well. The story has got out.
We want the public on our side before the inquiry opens in September.
A podcast host said our supplement is poison, and a million people listen to her.
Find the reporters who wrote kindly about sheltered housing and take them round ours.
A quiet word with MPs, a loud word with the papers: the small bakers' association wants the flour rules changed.
Our restaurant got one star from a critic who never ate here. What's our move?
Send out news of our orchestra's tour to papers in each town on the way, in good time, with the right picture.
The chairman has written four pages of quotes. No one would print a word of it; boil it down.
An oil company is sponsoring our museum, and there'll be protest. We need a line we can stand by.
I'd like our apprentices on the front of the local paper rather than our profits.
Nothing has ever been announced properly here: doctors leave, wards move, and patients learn of it from the cleaner.
When the avalanche warning came, three departments said three things.
Help us with the launch of a comic in which the hero has diabetes. Health pages, kids' pages, radio, everyone should hear.
Brief six of our nurses so they can talk to television about winter pressure without getting into trouble.
How to tell the customers that their favourite beer will stop being brewed?
A rival's boss is in every colour supplement. Ours is cleverer and shy.
Five hundred residents have to be told why the cladding comes off, what it means for them and whom to shout at.
The company turned out to have had a part in slavery. We've commissioned a historian; now it has to be made public, honestly.
Gossip columns say our director and our leading lady fell out. It's harming the film.
A statement is ready in the drawer, but nobody has asked. Should we go first?
We're tiny, the story's huge: our test spots sepsis in six minutes. The world's press, please, and someone to take the calls.
The parents' association is up in arms over the new uniform, and somebody has rung the Mail.
Rewrite what we send to newsrooms, because it all begins with "We are delighted".
Could one article in a respectable paper be arranged, about our choir of homeless people, before the benefit night?
An interview request from Sunday's investigative programme arrived this morning. What now?
Ours is a sleepy guild of clockmakers, and we'd like to be in the news once a year, when the clocks go back.
Half the staff think we've been sold. Calm things down with facts.
The pride march will go past our bank. Speak up, hang a flag, keep quiet? Advise us and word it.
A tiger got out for nine minutes. All is well. Let's tell it before others do.
The bishop, the builder and the bat people all have to say the same thing to the reporters.
Embargoed copies of our study on damp homes should be with the right correspondents a week ahead, with someone who'll explain the figures.
Our reputation with the villagers is in tatters after the smell last summer.
I want the critics in row F on opening night, and not just the one from the free sheet.

Customer experience design
People phone us three times before their boiler is fixed. Look at the whole path and make it bearable
Patients arrive, queue, are sent upstairs, queue again and go home cross. Rethink the visit from letter to leaving
Our hotel is beautiful, but guests describe check-in as "like passport control"
From first enquiry to moving in, tenants deal with seven of our departments. It ought to feel like one
The online order was easy, the returns desk is hell
Map what a bereaved family goes through with our bank, step by step, and take out the cruelty
Why do so many new members of our gym stop coming in week three? Shape the first month differently
CX consultant to chart the journey of a car buyer from website to test drive to first service
Visitors to the zoo are happy until they're hungry, lost and at the exit. Fix the day as a whole
An airport wants the forty minutes between kerb and gate to be less humiliating
We'd like opening an account in the branch, by phone and on the app to feel the same
Shadow our customers for a week and tell us where it hurts
Museum families fall apart at two o'clock: no seats, no signs, no snacks. Redesign their afternoon
What is it like to be a claimant with our insurance? We suspect awful. Find out and invent something better
Council housing repairs: residents never know who's coming or when. The service needs rethinking end to end
The unboxing, the welcome, the first use, the first problem. Nobody at our kettle firm thinks of them together
Ferry passengers love the crossing and loathe boarding
Our complaints procedure makes angry people angrier; give it a human shape
Theatre-goers: from buying the ticket to the taxi home, where could we delight instead of annoy?
Each of our 90 shops greets, serves and says goodbye in its own way. Define how it should feel to be our customer
Students get eleven letters before term from as many offices. Make arriving at university one gentle thing
First-time donors feel processed. How might giving blood become something you'd recommend?
Staff say the customers are rude. Customers say the staff are. It's probably the queue
We measure satisfaction with smileys and learn nothing. Find the moments that matter and act on them
A stadium with 30,000 guests, an hour to get a pie, and no one's looked at it from the seat's perspective
Design the waiting. At our eye clinic people wait four hours and it can't be shortened
Somebody to run workshops with our drivers, planners and passengers to invent a friendlier bus ride
Customers of the garden centre need advice, trolleys and help to the car, in that order, and get none
The handover of a new house is a bunch of keys and a pile of manuals. It should be a day to remember
Our software is fine; what comes around it (contract, setup, training, help) drives clients mad
Walk through our vet surgery like a worried owner would. Change what frightens
Older people no longer dare come into the branch since we put the machines in. What now?
Mystery visits showed that nobody at our showrooms says hello. We want a service concept, not a poster in the staff room
Parking, ticket, cloakroom, café, shop, exit. Six firms run them and the visitor blames us
Make switching energy supplier feel like relief rather than a trap
For a funeral home: rethink each contact with the family, from the first call to the ashes
Where do our shoppers give up, offline as well as on? Draw the full picture with their feelings in it
A train operator wants to know how delays could be handled so people don't hate us by the third stop
Loyal guests of our campsite return despite us, not because of us. Improve the stay at every touchpoint
The tax office letter, the portal, the hotline and the desk contradict each other. Citizens deserve one clear way through
Launching a premium bike at a premium price, with a service like a discount store's. Raise it
Deaf and blind visitors tell us the art gallery visit breaks down in five places. Rework it with them
How would a really good dentist's appointment go, from reminder to rinse? Sketch and test it with us
Parents choosing our nursery get a tour, a form and silence. Shape that half year better
Our call centre, shops and website each know a different half of the customer
Blueprint of the whole restaurant evening, front and behind the scenes, to spot why orders go astray and moods sour
Food bank users feel ashamed at the door. Help us change how the visit works
The wedding venue wins hearts at the viewing and loses them in nine months of emails
People leaving our phone company were happy to leave, they told us, because leaving was the only easy bit. Ouch
Invent a welcome for newcomers to our village co-op that isn't a leaflet
Interview twenty recent customers of our removal firm and redesign the move around what frightened them
Cruise line: six thousand guests off the ship in a morning, calm and still smiling
The lost luggage desk should send people home as fans. It can be done, surely?
We built the court's new system around judges. Now look at it from the witness's side: summons, arrival, waiting, afterwards
Personas, journeys, pain points for our DIY chain, and ten changes the branches can really make
A chain of opticians wants the eye test to feel less like an exam you can fail
After purchase we go quiet. Think through the following year from the buyer's point of view
Hospital discharge: patients stand in the car park with a bag of pills and no idea
Our farm shop got big. How do we keep the feel of being known by name?
Rate of no-shows at the job centre is huge. Look at how it feels to be invited
Business customers need eleven signatures to rent a digger. Take the friction out, gate to return
Promise in the advert: easy. Reality at the counter: not. Bring the counter up to the advert
The escape room is fun, everything before and after is a car park. Extend the magic
Self-checkouts saved us staff and cost us goodwill; find the right balance of machine and person
Imagine you had just been told you have diabetes. What should our clinic's next six weeks be like for you?
Concert hall regulars are dying out and newcomers feel stupid. Remove whatever makes them feel that
When something goes wrong with a parcel, our customers meet four bots before a human. Redraw that path
Our estate agency would like sellers to feel looked after in the dead weeks between offer and exchange
We want someone to be awkward on behalf of our passengers, watch them, ask them, then prototype better ways
Net promoter score has been falling for two years and every department says it's another's fault
My mother tried to cancel a hearing test with us. It took her nine days. I'm the owner
We hand people a ticket with a number and a plastic chair. There must be a kinder way to be seen
Guests say the welcome drink was lovely and the bill at the end spoilt it
Families dropping Dad off at our care home leave in tears, with nobody beside them. Think that first day through with us
Come and be our customer for a month, then tell us what it was like
Why does it take a form, a phone call and a visit to borrow a wheelchair?
The fitting room is where we lose them: harsh mirror, no hook, nobody to fetch another size
People are scared of our MRI scanner from the moment the envelope drops. Work on everything around it
First night in our hostel decides whether they stay a week. What happens in these first ten minutes?
Someone to draw, on one long wall, every contact a tenant has with us and how they feel at each
I've been passed from pillar to post by my own company. I rang in pretending to be a client
We'd like leaving hospital with a newborn to feel like being sent off, not thrown out
Bikes come back from repair perfect, but the owner has rung four times to ask if it's ready
Rethink how a passenger in a wheelchair books, boards, travels and gets off, with no one having to plead
Regulars at our swimming baths put up with the lockers, the showers, the turnstile. New people don't
What little surprises could a petrol station offer? Everybody hates stopping there
Our drive-through is quick. It's also like shouting at a drainpipe
Nobody told the bride the caterer had changed. Things like that, all the time. Fix how we look after couples
Learners fail their driving test and never hear a kind word from us again
We run a chain of launderettes and want them to be places you don't mind being in for an hour
The stranded passenger sleeping on the floor: what should have happened to her from the first announcement on?
Buying a grave. Yes, somebody has to think about how that goes, and we'd like it to be gentle
Our garage talks to men and mumbles at women. Set out how each visit should run from keys in to keys back
Build a cardboard version of our new branch and let real people try it out before we knock walls down
Everyone asks the same thing at the desk, which means something earlier on isn't working
Tourists get off the coach, look for a loo, miss the tour, feel cheated
A vineyard wants visitors to remember the afternoon, not the car park wasps and the card machine
How ought it to feel to hire a lawyer for the first time? At ours, like being in trouble
Kids dread our orthodontist. From the door to the brace to the sticker afterwards, please rework it
When the broadband goes down people want to know three things. We tell them none of these
We've got a lovely shop and a lovely site, and they behave like strangers to each other
Refugees registering at our college are sent round five buildings with a plan nobody can read. One calm route, please
The tills, the greeters, the toilets, the trolley coins: go through our superstore with fresh eyes
It shouldn't take courage to walk into our tattoo studio
Sit in on calls, read the angry letters, ride along with the fitters. Then rebuild how we do installations
We charge five-star prices and make people carry their own bags through a kitchen corridor
From the moment somebody reports a burglary, they ought to feel looked after by their insurer. Show us what that'd be like
Our blood test room runs on time now, yet folk still leave grumpy. Time wasn't the point, it seems
Jury service: people come in bewildered and bored. Could the two weeks be made more humane?
Service design for a rural bus you book by phone: everything a rider sees, hears, waits for and wonders about
Ask our skip hire customers to keep a diary, then tell us where we made them swear
The pharmacist whispers, the queue listens. Nobody likes discussing piles like that
Hotel guests fiddle with the shower for ten minutes, then ring reception naked. A hundred small annoyances like this, please hunt them
What should happen on the day a member has been with our credit union for ten years?
Half the people at our advice centre give up before they reach a person
I own a barber's. I want coming in to be the best half hour of someone's week, start to end
Planning applicants feel we're the enemy. Change what they go through, not only the letters
A list of promises to our travellers and what each team must do to keep them
Our ski school: lost gloves, crying toddlers, anxious parents behind the fence. Choreograph the morning
People trust us with their mother's ring to be repaired. It goes in a brown envelope. That's wrong somehow
One person, one story, told once. At present our clients with benefits trouble repeat theirs to six of us
Collecting a parcel from our depot means an industrial estate, a buzzer and a shrug
Find the three points at which our tenants decide to move out
The kennels send dogs home clean and happy. The owners spent the fortnight worrying. Do something for the owners
We sell expensive kitchens with a free coffee and eleven months of silence
The festival's gates, bracelets, bars, tents, showers and way home, seen as one thing for once
Nobody dares to touch anything in our showroom
How do people feel five minutes after hanging up on us? I'd like you to find out and then change it
Voters in a wheelchair, voters with prams, voters in a hurry: go over the polling day for each
A better way to say no. We turn down two in three loan requests and make enemies of the lot
Our staff apologise all day for things that were decided upstairs. Get both in one room and mend it
The tasting menu takes four hours, of which one is spent looking for a waiter
Make being put on hold, put off and put through a thing of the past at our water firm
We took over a rival's patients. They don't know the building, the faces or the rules; ease them in
It's a beautiful library, but teenagers say it feels like being told off
Rescue centre: adopters are grilled like suspects. Safe for the cats and pleasant for humans, can we have both?
Prospective students visit on a wet Saturday and go to the other place. What did they do there that we don't?
What's it like to be small, four years old and at our cinema? Start there and work up
When somebody dies, their phone contract doesn't. Sort out what the widow has to go through
A buyer gets a new tractor, then a breakdown in harvest, then our voicemail
Our prison visitors are mostly children. Gate, search, waiting hall, goodbye: less frightening, please
The concierge knows everything about our residents and the app knows nothing. Join the two, gracefully
We'd like to sketch the ideal visit to a tip. Don't laugh, 900 cars a day
Deliveries come when no one's in, get left with a neighbour, then vanish. It starts long before the van
Travellers tell us the pod hotel's great once you've worked out how to get in
Nobody in our company owns what happens between "sold" and "installed"
I'd like to know how a shy person gets through an evening at our dance school
Pick apart how we deal with latecomers at the opera, who are currently treated like burglars
Set up a panel of patients who help us invent a better walk-in clinic, and try things out on Tuesdays
Our passengers don't read signs, don't hear announcements and all stand at the wrong door. Their fault? I doubt it
`;
