/** Needs of marketing, in the words of people who do not know the craft. See index.ts. */
export const marketingNeeds = `
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
`;
