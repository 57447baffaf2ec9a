/** Tells troubles of media, customers, rights, print and office work, two to four sentences each, in the words of people who do not name the work. */
export const mediaAndNarrowTroubles = `
PR and communications
Our bakery won a national prize for its rye loaf and not one newspaper has mentioned it. I rang the local paper myself and got a bored voice who told me to email. We'd love a journalist to actually come and tell the story.
Whenever reporters write about heat pumps they quote our two competitors and never us, although our engineers know more. The boss wants to be the person that radio and the trade magazines ring for a comment.
The charity publishes solid findings on rural loneliness every year and they sink without trace. Last time we sent them to three hundred newsrooms and nobody replied. What would make editors care?
We open the new museum wing in spring and the trustees expect columns in the arts pages. I have no contacts among critics, and I don't know when they need to hear from us or under what embargo.
A journalist from the business section wants to sit down with our chief executive, who is brilliant with machines and hopeless with questions. He rambles and says things off the record that aren't. Somebody needs to get him ready.
The town thinks we are just the noisy quarry up the road. We plant trees, train apprentices and mend the footpath, yet the only thing ever printed about us is complaints about lorries. I'd like neighbours and councillors to think better of us.
As a small maker of hearing aids we can't afford to advertise, but the weekend supplements keep running pieces called ten clever gadgets and we're never in them. Who talks those writers into trying our product?
Two firms are merging, and staff, customers, the trade press and the MPs all have to hear it on the same morning in the right order. We have wildly different versions of why it's happening. I need one story everybody sticks to.
Honestly, my hotel is lovelier than the ones in the travel pages. Travel writers never come, and I wouldn't know how to invite one or what to show them when they arrive.
Our professor has discovered something rather startling about bees. The university posted a dry paragraph on its news page and that was that. Surely the science correspondents would run it if someone explained it to them properly and made a call.
People in the industry have simply never heard of us. We've got satisfied clients but no name, no speaking slots at conferences, no quotes anywhere, and buyers tell us they went with the firm they had read about.
I run a theatre company and we've had five stars from audiences and zero reviewers in the seats. The invitations go out, the press desk at each paper stays silent, and the run is over before anyone has noticed it.
The housing association is always described in the local rag with the words 'troubled landlord', three years after everything was put right. Reporters copy it from old cuttings. How do we get them to change the tune?
Before the planning vote, the county needs residents to understand why the bypass matters, from a source they trust, through the papers, the breakfast show and parish newsletters. At present the only voice in print is the objectors'.
Investors keep asking why there is nothing written about us when they look us up. We raised a decent round and the tech reporters ignored the announcement our founder typed himself at midnight.
My cookbook comes out in autumn and the publisher does almost nothing. I want to be in food columns, on morning television, in podcasts, and I've no idea who to pitch or what angle makes them bite.
Every time something good happens at the hospital we find out that nobody outside the building knew. A surgeon did a first for the region and the regional telly ran a story about a duck that evening.
Our trade body must speak for four hundred small builders, and ministers and reporters don't ring us any more. Our statements come out a week late, after six committees have edited them, when the news has moved on.

Crisis communications
A child was taken ill after eating at our nursery and parents are already posting photos of the kitchen. The phone hasn't stopped, a reporter is outside the gate, and none of us knows what we may say.
Somebody leaked the list of site closures before we'd told the workers. It's all over the evening news, the union is furious, and our director has locked himself in his office instead of facing the cameras.
Hackers have got our patients' records. The regulator knows, but we still have to tell eleven thousand people, and the press will call within hours. One wrong sentence and no one will trust the clinic again.
We had to pull a batch of baby food because of bits of plastic. The lawyers want silence and the shops want a statement now, while mums in online groups are inventing a far worse version than the truth.
One of our coaches was arrested this morning over something with a junior player. The club's committee is panicking and half of them are giving their own opinions to anyone with a microphone.
The chief executive made a stupid joke on stage and the clip has had two million views since lunch. Sponsors are ringing. Should he apologise, resign, keep quiet, and who says it and when?
There was a fire at the plant last night and smoke drifted over the estate. Residents ask whether it's poisonous, the fire brigade says one thing, our shift manager said another, and the local radio wants us on at seven.
If a ferry ran aground tomorrow, nobody here would know who faces the reporters, who rings the families or what goes on the website in the first hour. The insurers told us to rehearse it before it happens.
A television programme has been secretly filming in one of our care homes. They've sent us a letter with allegations and given us five days to respond before broadcast. The matron has not stopped crying.
Our festival had to be stopped halfway because a stand collapsed. Ticket holders are angry, there are injured people in hospital, and rumours say someone died, which is not true. Every statement we've put out has made things worse.
An old photograph of our founder in a dreadful costume has turned up, and the hashtag with our name is trending with calls to boycott the shops. The social media girl is nineteen and in tears.
Twice this year the water company has had burst mains and twice we looked as though we didn't care, hiding behind recorded messages. Next time the public needs to see someone human within the hour.
A former employee is telling the papers we dumped chemicals in the river. Half of it's false, half of it sadly isn't. We need to decide what to admit, to whom, before Sunday's edition lands.
Our accountant has vanished with donors' money. The charity's trustees must tell supporters before the newspaper does, and we're terrified that the giving will dry up overnight if we get the tone wrong.
Passengers were stuck on our train for six hours without water, filming everything. The official line called it a minor delay, which is now a national joke. How do we stop the ridicule and win people back?
Guests have caught a stomach bug at the hotel and the tour operator is threatening to move everyone. A tabloid has christened us the vomit palace. I need calm words for guests, staff and the press this very evening.
The school has had a stabbing threat, and the rumour mill among parents is quicker than us. The head wrote a letter full of waffle that frightened everybody more. We can't afford another like that.
Activists chained themselves to our gates and say we torture animals. We have nothing to hide, but whenever our spokesman opens his mouth he sounds guilty and it gets replayed on every channel.

Customer experience design
Buying a sofa from us is a joy until the day after paying. Then there's silence for nine weeks, a delivery slot nobody confirmed and a driver who grunts. People love the sofa and tell their friends never to order here.
Each department of the bank swears it treats clients well, and yet a widow had to explain her husband's death to seven of us in a row. I want someone to follow the whole thing from her side and put it right.
Guests rate our rooms nine out of ten and the stay six. Something between parking, check-in, breakfast and leaving spoils it, and I can't put my finger on which moment.
New members of the gym sign up full of hope in January and vanish by March. Nobody greets them by name, nobody notices when they stop coming, and the first contact in months is a bill.
In our shops they're told one price, online another, and the call centre hasn't heard of the offer. People feel they're dealing with three different companies under one name.
Our satisfaction score has been sliding for five quarters and the board keeps blaming the app. I suspect it's the whole run from first quote to final invoice that wears policyholders out, but no one owns it end to end.
The dealership sells splendid cars, and then the servicing lot treat owners like a nuisance. They come for one brand and leave for another at the next purchase. Where exactly are we losing their affection?
Folk visiting our garden centre wander in keen and leave frazzled: queues at the café, no one to ask, trolleys that won't steer, a till at the far end. I'd like them to go home happy.
Switching to us should feel like a relief, said our energy supplier's founder. In truth new households get fourteen emails, a meter man who doesn't turn up and a scary first statement. Many cancel before they've been with us a month.
When something goes wrong with a parcel we apologise, send a voucher and lose the person anyway. I'd like to understand what they feel at each point, and what would win them round.
Our private clinic has top surgeons. Patients nonetheless write about the cold waiting room, the receptionist's sighs and not knowing what came next. The care is superb; being cared for isn't.
We took over two other holiday park chains, so now families get three tones of voice, three loyalty cards and different promises at the gate. The owner wants one feeling from booking to the drive home.
Business clients stay with us for the price only. They told the sales director we're a pain to deal with: quotes late, contacts changing every month, nobody remembering last year's order. We must become pleasant.
Theatre-goers come once and do not come back. The shows are fine, so it must be the rest, the booking fee that appears late, the scrum at the bar, the coats, the walk to the car park.
I watched an elderly man try to close his late wife's phone contract in our shop. It took ninety minutes and humiliated everyone present. There must be other such awful moments with us that we never see.
Our airline's cabin crew are wonderful and everything around the flight is dreadful. Passengers' memory of us is the bag that didn't come and the desk that was shut. Can the low points be found and mended in order of pain?
Premium is what we charge, but unboxing our espresso machine you find a scrunched leaflet, a code to register that fails, and a chirpy email about descaling before you've had one coffee. The promise and what buyers live through don't match.
The optician's chain pays staff by sales, so people come in for a check and leave feeling mugged. Complaints mention feeling rushed, upsold and forgotten once the glasses are paid for. We want them to recommend us to their mum.

Service design
A family applying for help with a disabled child has to fill in five forms for four offices, and tell the same sad story each time. The council's teams each do their piece well. Nobody has ever arranged the whole thing around the family.
Half the patients referred by their GP to our physiotherapists never reach us. Letters cross, slots lapse, the hospital thinks they've been seen. We need to rethink how it works, front desk and back office together.
Our library is going to lend tools, sewing machines and even a telescope. We've got the objects and no notion how it should run: who checks them, what happens at return, what staff say when something's broken.
Getting a building permit here takes residents nine months, and three of those are waiting for one department to notice the file lies with it. Clerks have their workarounds on sticky notes. It wants rebuilding from the citizen's end to the filing cabinet.
The repair scheme for tenants is a mess. They ring, get a ticket, a plumber comes without the part, then someone else inspects. Everyone is busy, nothing gets fixed the first time, and the handovers are where it falls down.
We'd like to offer farmers a machine-sharing ring instead of selling tractors. There's no process for it at all: booking, fuel, damage, who delivers, who answers at six in the morning. Help us invent how it would work and try it small.
Young people leaving care are passed between housing, college and the benefits office like parcels. Each agency meets its targets. I want to bring the lot round a table and lay out the journey and all that goes on behind it.
The new digital parking permit was supposed to save effort, but now the counter is busier than before since people come in with printed emails. The screen and the desk were planned by separate teams who never met.
At our emergency ward relatives sit for hours not knowing whom to ask, and nurses get interrupted every two minutes. It isn't about paint on the walls; it's how arrival, waiting, news and going home are organised.
We deliver hot meals to older people, and the volunteers, the kitchen and the social workers each keep their own list. Last week two people got nothing and one got three dinners. How should all this fit together?
Before we spend on any software for the visa office, I want to know what should actually happen when someone applies, on the phone, on paper and in person, and which steps could simply go. Everyone only argues about features.
The adult college wants a one-stop place where someone who's lost their job can sort retraining, childcare and money in one visit. Seven partners have agreed in principle. No one has worked out who does what when a person walks in.
Our bicycle hire is fine for commuters and impossible for visitors, who need a card posted to a home address. Staff make exceptions by hand every day. We should start over with how a stranger gets on a bike.
Registering a death with us means five appointments, and the registrars find it as upsetting as the bereaved do. The law allows much of it to be joined up. We'd like to test a kinder way with real families.
An insurer asked us to move from paying claims to preventing floods in homes. Surveyor visits, sensors, neighbours, a hotline... it's a heap of ideas and somebody must shape it into one offer that people and staff can live with.
The handover between our hospital and the care home goes wrong most Fridays: no medicines, no notes, a frightened old lady at a locked door. We've written protocols. What's missing is a way of working that holds across both houses.
I manage the recycling centre. Drivers queue to the roundabout, don't know which skip, argue with attendants, leave with half their load. Booking slots made it worse. Could someone look at the whole operation, staff routines included?
Our bank closes branches, so a van will call at villages instead. What will it offer, how do customers learn of it, what does the clerk do when the connection drops, how does it link to the head office? All open.

User research
We've spent a year building a planner for teachers and they open it once. In the meetings everybody has a theory about why. Not one of us has sat in a staff room and watched what they do on a Sunday night.
The product team argues each week about what nurses want. The loudest voice wins. I'd like someone to go onto the wards, watch and listen, and come back with what really gets in their way.
Before we rebuild the tax portal we ought to see ordinary people try the current one. The analysts say where they drop off, but not what goes through their heads at that point.
Our founder designed the app for himself, a thirty-year-old cyclist. It's meant for people with bad knees. Could somebody talk to a dozen of them, in their homes, and tell us where we're wrong?
I've got two prototypes of a ticket machine and the engineers prefer the one I think is worse. I want real passengers, with luggage and wet gloves, to have a go at each while someone takes notes.
Farmers asked us for a feature, we built it, and they don't touch it. Evidently what they say and what they do in the cab differ. Someone should ride along for a few days.
The housing office wants its online repairs to suit tenants who barely use computers. We've only ever asked our own colleagues. How do we find the right people, get them to take part and ask without leading them?
Three years of feedback forms, and all we know is that folk find the thing 'fine'. Then they cancel. I need to hear the reasons behind it, from those who left as well as those who stay.
Our oven has a touch panel and the hotline is flooded. The designers are convinced it's self-explanatory. Let's put six home cooks in front of it with a chicken and see where they get stuck.
We are about to enter a market where people bank through corner shops. Nobody on the team has ever lived like that. Who will go and learn about their habits before we build on guesses?
My developers keep asking who this is for, and I keep answering 'everyone'. I haven't any picture of the different sorts of folk using our allotment booking, what they're trying to get done, what worries them.
The museum's audio guide gets handed back after ten minutes. Curators blame the headphones. I'd rather trail some visitors, ask them to think aloud, and find out at which room they give up.
Usage numbers tell us that dispatchers skip the third screen. Why, nobody knows. They're on shift, at night, with radios going, so it would take someone patient to sit next to them.
We've been quietly rewriting the same signup for months on opinion alone. Each version is tested on the marketing intern. I'd feel better if eight strangers of the right age tried it and we all watched through the glass.
A pharmaceutical firm wants its injection pen proven safe with shaky-handed patients before the regulator sees it. We need sessions with real hands, recorded mistakes, and changes that follow from them.
Everything the charity offers online was dreamt up by well-meaning people who have never slept rough. I'd like those we serve to tell us, in a safe setting, how they look for help on a cracked phone.
Our findings from talking with drivers are scattered across ten notebooks, and no one remembers who said what. Then the next team goes out and asks the same drivers the same things. They're getting fed up with us.
Colleagues swear that older customers dislike chatbots. My own mother adores hers. Can we please stop guessing and spend an afternoon each with a few pensioners and their tablets?

Accessibility
A blind customer wrote to say she can't buy a train ticket on our site because her reading software just says 'button, button, button'. I felt ashamed. Where do we even start?
The law now obliges our council's web pages to work for everyone, and an inspector has sent a list of failures I can't make head or tail of. Contrast, focus, something about missing labels.
My father has tremors and can't use a mouse. He tried to order from our own shop with the keyboard alone and got trapped in the cookie box. How many others does that happen to?
We lost a university contract because the checklist asked whether deaf and partially sighted students could use our learning platform. Sales ticked yes. They then tested it and it plainly couldn't.
Our PDFs are gorgeous and a man with a screen reader told us they come out as one long soup. Hundreds of forms are like that. The tax office says they must be readable by next summer.
Pale grey on white looked so classy in the studio. Now older guests at the spa ring up because they can't read the opening times on their phones, and someone colour-blind missed the red warnings altogether.
A wheelchair user can get into our theatre, fine, but the booking page won't let her pick the space without ringing in office hours. Deaf patrons can't ring at all. We're shutting people out without meaning to.
The lawyers got a letter threatening us over our online bank: customers who zoom the text find the pay button gone. We need to know everything that's broken, in order of seriousness, and how to mend it.
Videos on our training site have no way in for deaf colleagues, the quiz times out for those who read slowly, and the drag-and-drop task is hopeless for anyone with one hand. HR just noticed.
Our new touch kiosks have no keys and no voice. A gentleman with a white cane stood in front of one in the surgery foyer, quite lost, and had to tell a stranger his date of birth.
I teach in a special school. The reading app we love flashes, bounces and won't stop, and two of my pupils can't cope with it. The makers would like to change it but don't know what helps.
Developers here keep asking what an alt is for and whether it matters. Every release breaks something that worked with the voice software last month. We want them to learn it properly and check each time.
Dyslexic staff told us the intranet is a wall. Tiny text, capital letters, justified columns, nothing they can switch. Nobody thought of them when it was built and I'd like that to change.
Government buyers ask for a formal statement on how usable our software is for disabled people. We've no idea how to assess it honestly, and I don't want to sign something untrue.
At the last election the online guide couldn't be operated with a switch or eye control. Voters with motor impairments had to ask a relative. For the next one it has to work with whatever device they've got.
The game is selling well, but players with poor hearing miss the footsteps and colour-blind ones can't tell the teams apart. Forums are asking politely. We'd like to let them all in.
When the whole page was magnified to four hundred per cent, as my aunt with macular degeneration needs, our pharmacy menu covered the medicine's dosage. That's dangerous, surely.
An audit consultant says the form's error messages appear only as a red border, so anyone who can't see red or can't see at all never learns what's wrong. There are forty forms like it.

UX writing
Our app says 'Operation failed (null)' when the card is declined. People panic, tap again and pay twice. The programmers wrote whatever came to mind at the time and nobody has looked at it since.
On the cancel screen there are two buttons, Cancel and OK, and half the hotel guests press the wrong one. They think they've kept the room. A couple of better words would save us dozens of calls.
The engineers named everything in the menu: entity, instance, provisioning. The users are florists. They ask us daily what to click when they just wish to add a bouquet.
New people get to a blank dashboard and don't know what to do next. There's room for a friendly line or two that tells them what this is and how to begin, but whatever I type sounds like a robot.
In one place we say basket, in another bag, then cart, and in the emails order list. The translators have complained. So did a lady of eighty who thought she'd got four shopping things on the go.
The tooltip explaining why we need your National Insurance number is a paragraph of law. Applicants stop right there. It should reassure them in a breath.
Our password rules appear only after you've broken them, one at a time, in red and rather rudely. My own sister called the message insulting. Somebody with tact should go through every one of these.
What do you put on a button that starts a medical alarm? 'Submit', says the supplier. The carers hesitate each time, and hesitation is the last thing we want.
The voice assistant in the car rattles off whole sentences when a driver needs three words. It asks questions that can't be answered yes or no. It must learn to speak briefly and kindly.
Push notifications from our bus app read like telegrams: 'Svc disruption L4 eff. 0700'. Riders switch them off. I want them to grasp at a glance whether their bus is coming.
Every team writes its own little texts on the screens. One is chummy, one is stiff, one uses exclamation marks as though it's a birthday. The bank feels like a different personality per page.
We translated our till software from German word for word. 'Booking storno executed' greets the waiter when he removes a coffee. Staff in the cafés laugh, then they call support.
People tick 'don't not send me offers' without knowing what they chose. Legal insists on consent and I insist on clarity. Can both live on one settings page?
When the parcel locker is full, the display shows ERROR 12 to a man standing in the rain. It ought to tell him what's happened and where his parcel is. Little screen, forty letters.
The form for claiming a carer's allowance asks 'Are you the appointee?' and most answer wrong because they don't know what it means. The questions themselves need rewording, field by field.
Testing showed that users stop at the step labelled 'Finalise' as they fear they'll be charged. They won't be until later. It's only the label and the line under it that frighten them away.
Our meditation app is peaceful until you forget to pay, and then it barks. Labels, hints, empty states, reminders: they should all sound like the same gentle person.
Designers hand over mock-ups full of lorem ipsum and the words get filled in on the last night. Then nothing fits the buttons and nobody understands the steps. We'd like someone to think of the words from day one.

Media planning
The autumn push is agreed and everyone who sells advertising says theirs is the right place. Radio, cinema, the bus, the photo apps. Which mix would actually reach parents of toddlers, and in which weeks?
The board asks why we're always on television. Because we always were, is the honest answer. Somebody ought to work out where our buyers spend their time now and shift the spend accordingly.
Last year's campaign hit the same people thirty times and missed the countryside entirely. I've seen our own spot so often that I dislike it. We need to know how often and to whom it should go out.
Our insurance sells in January and September, yet the ads run evenly all year since that's easier for the office. There must be a cleverer way of spreading them across months and channels.
Three agencies book slots for us, one in print, one online, one on posters. None sees the others' plan. I fear we're paying three times for one pair of eyes.
The film is finished and it's wonderful. Now where do we show it, for how long, to whom first? The supporters' charity has never put an appeal in front of the general public before.
Moving into a new country next year, we've no clue which newspapers, stations and sites ordinary plumbers there follow. At home I know it by heart. Over there I'd be throwing darts.
How does a small brewery decide between sponsoring the weather report and a month of posters? I got rate cards from everyone, full of reach and rating points, and can't compare one with another.
Every quarter the finance chief asks what share of our advertising was wasted. I can't say. There's never been a plan stating whom we wanted to reach, how many, with what, only invoices.
The health ministry wants young men to get vaccinated. They don't read papers, skip ads and don't watch telly. Which places would still catch them, and what combination gives us nearly all of them?
A competitor with half our money appears to be everywhere. Turns out they only go in three regions and in bursts. We sprinkle ours like salt over the entire country, and no one tastes it.
Ours is a business product for perhaps two thousand hospital buyers. Full pages in the glossy feel grand but I doubt they're seen. Where do such people look, between meetings, and what is it worth to be there?
The tourist board's spring money has to be committed by Friday and the salespeople from the broadcasters are circling. I'd love an independent head to say what goes where, before we get talked into another package.
When the launch date slipped by six weeks, all our bookings fell in the wrong season. Some can be moved, some can't. We need a fresh calendar that saves what it can.
I inherited a spreadsheet of ad bookings with no logic: a bit of regional radio, a women's weekly, some banners. Our furniture buyers are mostly couples moving house. Does any of that reach them?
Streaming, podcasts, the old channels: our audience over fifty has scattered everywhere. One placement used to be enough. Tell us how to get back to two thirds of them without shouting twice as much.
Two creative ideas are on the table and the choice depends on where they'd run. A six second thing for phones is no use on a hoarding. So first settle the channels, the weights and timings, I keep saying.
A supermarket asked us to back the new yoghurt with consumer pressure around its stores, at the right time, or lose the shelf. I need a schedule that proves how many shoppers will come across us.

Out of home advertising
Thousands of commuters stream past the railway station every morning and our new language school is right round the corner. None of them looks up from the phone. We want something big on the platform that makes them grin.
The zoo is opening its new penguin pool, and we'd like every bus in the region wrapped in penguins. I don't know who owns the sides of buses or how you book them.
We bought a huge hoarding by the ring road and crammed in six offers, the phone number and directions. At fifty miles an hour you see a coloured blur. It must say one thing to a driver in two seconds.
Our festival always flyposted and got fined. Legal columns, shelters and lamp posts exist, apparently, but which ones do students walk by at night, and who rents them out?
There are digital panels in the shopping centre that can change with the weather. For an ice cream maker that's heaven. We've no idea how to have them show sundaes when it's hot and hot chocolate when it pours.
The council wants people to stop driving into the bus lane, and nobody reads the leaflet. It should meet them in the street, at the spots where they do it, on the back of buses and at the lights.
A rival estate agent has taken every bus stop in our district. Wherever sellers wait, she smiles at them. We'd like to be seen there too, without looking like a copycat.
Shoppers decide about our cereal in the last hundred metres. I'd rather catch them in the car park and beside the trolley bay than online. Who arranges those panels?
Our brand is dull and we know it. The chief wants one outrageous thing on a building wall, painted or three-dimensional, that passers-by photograph and pass on. Permission from the landlord is another worry.
I run a brewery tap two minutes from the stadium. Forty thousand fans walk by on match days, straight to the chain pub. What can I put up along the path that would turn their heads?
The hospital is short of nurses, and they all change trains at the same interchange after their shift. We'd love to greet them on the escalators and in the tunnels, where they're tired and have a minute.
Last spring we booked posters on a map, sight unseen. One was behind a tree and two faced a wall. This time somebody should know the sites and go and look.
Airport travellers are our customers: they've got watches on their wrists and an hour to kill. The lightboxes near the gates cost a fortune, so it's got to be the right terminal and the right picture.
For the election the citizens' list wants to appear at every junction, and the rules about height, distance and dates are baffling. Last time ours were taken down within a day.
Taxi roofs, pub washrooms, beer mats, the cinema foyer: our cider is for people on a night out. I want it to follow them through the evening, with a different joke at each stop.
The new tram line runs by our furniture store, yet hardly anyone on it knows. The operator offered us the whole outside of a tram. What on earth do you put on thirty metres of vehicle with doors in it?
We asked our web designer to enlarge the banner for the giant screen at the square. It looked pixelated, the writing was unreadable in sunshine, and the film needed sound it couldn't have. Embarrassing in front of everyone.
Folk in the villages have no notion the swimming pool has reopened. They all drive through the same three roundabouts. Big boards there, with something even a hurried dad would take in, would do more than any post on the internet.

Paid search advertising
When somebody types 'emergency plumber' into the search engine three firms appear at the top with the little word Sponsored and I'm not among them. I tried to set it up myself and used up a month's clicks in four days.
Every click costs our law office a small fortune, and half come from people looking for free advice or a job. I'd like only those with a real case to see us up there.
My nephew set up our account for the paid results years ago. It still bids for words like 'shoes' although we only make climbing boots. The bill goes up, the orders don't.
A competitor buys our own name. Type in our hotel and theirs comes first with a discount line. Guests think it's us. What can be done on the results page?
We bid on hundreds of words and no one can tell me which ones bring enquiries. The agency sends a report full of impressions and quality scores. I want to know what a booking cost us, word by word.
As a charity we were given free credit for ads on the results page and manage to use hardly a tenth of it. They keep suspending us since the clicks are too few. It's a shame to waste it.
Our garden furniture shows up beneath the search box with pictures and prices, but the feed is full of errors and the wrong cushion appears with the wrong table. In high season that hurts.
Up to Christmas we were paying reasonable amounts per click, then it doubled overnight. The dashboard recommends I raise the daily limit and let the machine decide. I don't trust that machine.
The adverts get clicked like mad and then nothing happens: everyone lands on the home page and leaves. Someone typed 'wheelchair hire weekend' and we greet them with our company history.
Our dental practice wants patients who look for implants this very week, within a short drive, in office hours when somebody can pick up. At present it's shown at three in the morning to the whole country.
I've been told to stop buying the term 'insurance' and go for longer phrases. Which phrases, though? Thousands of odd ones turn up in the list of what people typed, including the name of a footballer.
The account got blocked for 'misleading claims' the day before our sale. We sell vitamin tablets. Appeals go to a robot, and meanwhile we're invisible to everyone who is looking for us right now.
It turns out that the office folk who buy our labels use the other search engine at work. We only pay for the big one. Could the same little text ads be carried across, and adjusted, by someone who does it all day?
Two of our own branches are bidding against each other for the same keyword and pushing up the price. Head office discovered it by accident. It wants tidying into one structure.
People looking for a mover decide in minutes. If we're not in the first paid lines with the right words, the phone stays quiet. My three lines of text are identical to everyone else's.
The new head of marketing switched everything on automatic and broad matching, and since then we get calls for things we don't sell. We'd like the wheel back: negative words, limits, proper groups.
Seasonal flower shop here. Round Mother's Day the clicks get so dear that I lose money on each bouquet. There must be a smarter way to time it and choose what to bid on.
Our software is found by those who search for the big rival's alternatives. We pay for that and it works, but only just. Better ad lines, better landing pages and finer bids would make it profitable.

Programmatic advertising
Our banners follow people around the internet for weeks after they've bought the mattress. Customers write that it feels creepy. Somebody must set when it stops and whom to leave alone.
A reader sent me a screenshot: our children's charity next to a conspiracy video. We had no idea where the automated system puts us. I'd like to know every site, and to shut out the nasty ones.
The bidding tool says we got nine million views, and sales haven't moved. I suspect half were robots or sat at the bottom of a page no one scrolled. How do you prove it?
We publish a hiking magazine online and the slots between articles bring in pennies. Others with fewer readers earn four times as much through the exchanges. What are we doing wrong with the auction?
The browsers are doing away with cookies, and our whole way of finding lookalikes in display rests on them. The DSP people talk of clean rooms and IDs. I'd like somebody on our side who understands it.
There are six middlemen between us and the newspaper whose page we appear on. Of every pound, forty pence seems to reach it. The procurement lady wants to see where the remainder goes.
As a car importer we'd like to show a different banner to someone who configured an estate car yesterday than to someone who never heard of us. The data are there, the machinery that buys in real time isn't set up.
Connected televisions can be bought by household now, we're told, through the same desk as banners. Our regional furniture chain would only need three postcodes. I've no clue how to get in.
Our in-house team took over the trading desk from the agency and got lost in line items, floors and deals. The campaign delivered a third of what was planned and all of that at night.
Why does a balloon game app get most of our spend? It popped up in the placement report: eighty per cent of our impressions were toddlers tapping by mistake on a tablet.
The railway wants its adverts on thousands of small sites to change automatically with the route, the price and the seats left. Making each by hand is madness, and prices are outdated by lunch.
We sell industrial adhesives to engineers. Buying space on one trade site is easy, but they read everywhere. Is there a way to reach just those firms' staff wherever on the web they happen to be?
My publisher's site went slow as treacle since the ad partners added their header thing. Readers leave, yet nobody dares switch one off in case the revenue collapses.
A holiday park wants to reach families who were on its pages, and those resembling them, across weather sites and recipe blogs, with a cap of a few sightings a day. The platform gives us two hundred switches and no advice.
Audio spots on streaming are sold by auction these days. Our radio money could go there, aimed at joggers at six in the morning. We don't have a seat on any buying platform or anyone who could run one.
The regulator asked how we gained consent for tracking visitors over other companies' sites. Our supplier shrugged and sent a string of letters. The targeted display campaign is on hold until we understand it.
Two suppliers both claim the same conversion. One says it showed the banner, the other that it was clicked. Adding them up we've sold more bicycles than we made.
We have a private deal with a big newspaper group for the premium slots and it just isn't delivering. Their side blames our bids, our side blames their floor price. Meanwhile the election is a fortnight off.

Search engine optimisation
We make the best wood stoves in the country and the search engine puts us on page four. Above us are blogs that copied our own texts. What are they doing that we aren't?
After the relaunch the visits from search engines fell by two thirds within a week. All the old addresses lead nowhere now. The web people say it looks nicer, which it does, only nobody finds it.
I don't want to pay for every click for the rest of my life. If a person asks the internet how to restore a sash window, our workshop should come up by itself.
Strange: our recipe pages used to be first for sourdough, then an update came in spring and we sank like stones. Nothing had changed on our side. My readership halved.
The shop has forty thousand products and only six thousand are in the index. The rest, as far as the web is concerned, don't exist. Someone mentioned duplicates and filters that make endless pages.
Patients search for 'pain behind the knee', not for our Latin terms. That's why no one lands on the clinic's pages although the doctors write beautifully. Which words do people really use, and how do we answer them?
A chap sold us a thousand links from odd websites, and now we've had a warning from the search people and vanished from the results. I'd like to get clean and come back, whatever it takes.
Our site exists in three languages. People searching in one get the neighbour country's prices, and results in another lead to the wrong page. It's maddening and a muddle.
The magazine's archive is a treasure of twenty years, and it doesn't get any readers since nothing is titled sensibly. Each piece is headed with a pun. Curious folk type plain questions.
When I ask one of those AI chat helpers for a good rowing machine, it names three brands and never ours. Do they read our pages at all? We'd love to be in that answer.
Our developers built everything in some modern framework and the browser shows it fine. The search robot apparently sees an empty page. Traffic from organic results is practically nil since the switch.
Two of our own pages seem to fight each other for 'garden sheds'. One day this is up, another day that, and neither gets past tenth place. It wants sorting which one should win.
The travel guide lives on people who stumble over us while planning. This year a competitor's long articles have overtaken every single one of ours. We don't know where the gaps are or what to write next.
Before we change the domain name I want somebody who makes sure we don't lose the ranking we've built over fifteen years. Last time a colleague moved house online they lost it all.
In the results our entry shows a garbled title, no stars and a text about cookies. The neighbours' entries show ratings, prices and a picture. Naturally people click on theirs.
It takes eleven seconds for our category page to appear on a phone, and the search console is bleeding red. I'm told that pushes us down. The shop system is old and no one knows what to tackle first.
Enquiries from the web dried up and the sales team wants to buy ads. But we always got them free, from engineers looking up 'hydraulic fitting thread chart' and finding our tables. Those tables have slipped from view.
We wrote a blog post each week for two years, on the advice of a friend. Ninety visitors a month. Either the topics are ones no one looks for, or something technical is holding it back.

Local SEO
If you look for a hairdresser on the map on your phone, the three shown round the corner are never us, though we're closer. There's even one that closed last year.
The map on the phone says our café is permanently closed. It isn't, I'm standing in it. Somebody reported it and I can't get it changed, and lunch trade has dropped visibly.
The pin for our surgery sits in a field behind the supermarket. New patients drive there and phone us in a huff. We've had the entry for ages and lost the login.
We have fourteen opticians' shops, each listed with a different spelling, an old phone number or the Sunday hours of a predecessor. 'Optician near me' brings up the chain in the next street.
A rival locksmith has invented a dozen addresses all over the district and fills the map with them. Honest me, with one real shop, is pushed out of the list.
One bitter ex-customer left five one-star reviews under different names, and now my garage shows two point nine. The happy ones never bother writing. It shows right beneath our name when people nearby look.
My pub has two profiles, one by the previous landlord with his menu and photos of a carpet we tore out. Visitors to the town see that one. I'd like a single, right one that turns up first.
I'm a mobile dog groomer with no shop front, working in six villages. People in those villages who search for a groomer get salons twenty miles off. How can I be found without an address to show?
Since we moved two streets away the vet's practice has fallen off the map results completely. The old address is still in a hundred directories and sat-navs. Owners with sick animals ring the bell of a solicitor.
When someone in our suburb types 'best pizza nearby', a delivery portal comes up with our own name and takes its cut. I want them to land with us, with the right hours and the button to ring.
The church runs a lovely playgroup on weekdays and young mums who've just moved here can't find it. They search on their phone for something close by and get soft play halls in the retail park.
Bank holiday hours are the bane of my life. Every map, directory and sat-nav shows different times for our swimming pool, and people stand before locked doors.
We're a franchise of physiotherapists. Some branches come up in the top three of their neighbourhood and others are nowhere, with exactly the same website. Each location's page looks copied and pasted.
Our hotel is in the village but the online map assigns it to the next town. Hikers searching for a bed here get holiday flats. I've written to them four times.
As a tyre dealer, I live off people within ten minutes' drive. Last year thirty a week tapped 'directions' on the profile, this month it's nine. A new chain has opened and they have four hundred reviews.
Questions on our listing are being answered by strangers, wrongly. One says we don't take children. The kids' dentist! And the category is set to 'dental laboratory'.
The florist's next to the cemetery ought to be first for anyone searching wreaths around here. Instead there's a call centre posing as a shop in our street. Funeral families get tricked by it.
Our town's independent shops asked for help as a group: hardly one of them shows up properly when a visitor looks for books, cheese or shoes nearby. Most have never claimed their entry, and photos are of the bins.

Print production
The brochure looked rich and warm on my screen and came back from the printers looking like dishwater. They say it's our file. I don't even understand what they ask me for.
Someone sent the wrong version to press. Twelve thousand calendars with two Octobers. We need a person who checks everything before the machine starts and knows when to shout stop.
We'd like our jubilee book to feel like a treasure, linen cover, thread sewn, gold on the edge. The local copy shop just stared. Who knows which paper, which binder, which works can do that?
The printer rejected our file: no bleed, pictures in RGB, missing fonts. It's Thursday, the menu cards have to be on the tables on Saturday.
Our packaging green is never the same green. The carton, the label and the leaflet were made in three houses and stand on the shelf like strangers. Can somebody pin this down with samples and be there when they run it?
The fold goes right through the Lord Mayor's face. On the monitor it was one wide picture. We had five thousand made and I can't hand these out.
A mailing to members has to be printed with each one's name, folded, stuffed with three inserts and handed to the post by a certain day. Each firm we've called does only one bit and nobody steers the lot.
Quotes for the same catalogue differ wildly, and I can't tell if they mean the same thing. Grammage, offset or digital, wire stitching, freight. I need someone who asks for it properly and gets it done.
Our beer labels bleed as soon as the bottle's wet, and they peel in the ice bucket. Apparently the material was never right for it. The next lot goes on in three weeks.
I laid out the parish magazine in an office program for years. The new press wants a particular kind of PDF with marks at the corners and black that's only black. My text came out with coloured shadows.
The museum shop's art cards must match the paintings, or the curators go through the roof. We've had two proofs and both are too magenta. Someone needs to stand next to the press and sort it with the operator.
Sixty shops get posters, shelf strips and window stickers every month, all in other sizes. It's always a scramble, there's always one shop with the wrong pack. We'd like the making and sending organised.
We want a pop-up card where a castle rises when you open it. The designer drew it splendidly, and not one firm has managed to cut and glue a sample that closes again.
Varnish has made all our annual reports stick together in the box. The bindery blames the paper merchant and the merchant blames the ink. The shareholders' meeting is next week and I've 2,000 bricks.
As a charity we'd like to be greener: recycled stock, no plastic wrap, vegetable inks. But the last recycled lot made the photos look like mud. What would work, and how do we prepare the pictures for it?
Our cookbook is being printed overseas to save a bit. I'm frightened about colours, customs, and the date in the shops, as nobody on our side has ever seen to that.
Flat embossing and flaking foil: that's how the invitations came back. It's a wedding for very fussy people. Can one save it, or have it made anew somewhere that has the right machine?
Large-scale plans, tickets with numbers and tear-off edges, wristbands, lanyards, programmes: the festival needs the lot made by different suppliers to arrive together. Last year the tickets came after the audience.

Exhibition design
At the trade fair people walked straight past us to the rival with the indoor waterfall. We had a table, two roll-ups and a bowl of mints. Next spring the stall has to pull them in.
The museum has eight hundred objects from the mill and a hall with pillars in awkward spots. Visitors must be led through the story without getting bored at the third glass case.
Children race through our natural history rooms in four minutes flat. There's nothing to touch, open or crawl into, and the cases are too high. The teachers have stopped booking.
Our stand was splendid, but our sales people had nowhere to sit with a buyer, store coats or make coffee. We huddled behind a curtain. The corner plot next year is twice as big and open on three sides.
A collection of fragile letters may only be lit very dimly, and yet everybody should be able to read them. The room we've been given has south windows. How do you lay that out?
I'm preparing a show about forced labour in our factory. It must be dignified, with room to pause, and guide people past some hard pictures they can decide not to see. I don't know how to build that into a former canteen.
For the town's eight hundredth birthday we want its history told in a container that travels from square to square. It should go up in a day, survive rain and grab teenagers. At the moment it's a pile of panels.
We present excavators weighing thirty tonnes at the big fair. Everyone puts them on a carpet with a flag. Our boss wants people to stand open-mouthed, and the hall has ceiling limits and strict fire rules.
The visitor centre in the national park looks like a school noticeboard. Walkers come in for the loo and go out again. They ought to discover the moor in there, with sounds and smells and things to lift.
Artists are fighting over the walls. Forty works, one long room, two of them are noisy videos. Someone must decide what hangs where, which way people go round, and where a partition helps.
Every year we rent the same modular booth and pay to have it thrown away. I'd like one built that we can take to six fairs, small and large, and which still looks like us.
The sponsor gave money for an interactive thing, and now we've got three touch screens no one touches. The actual treasure, a Bronze Age boat, sits in the dark in a corner. It all needs rethinking in space.
Our company's foyer shows a hundred years of pumps on dusty plinths. Apprentices walk by them with earphones in. It should be a place that makes them proud and visitors curious.
Wheelchair users couldn't get round the last display, the captions were at knee height, and the queue blocked the fire door. The council won't license another until the layout is sound.
A botanical garden wants winter visitors to follow a path at night with light, stories and surprises among the glasshouses. We've the plants and the ghosts, but no idea how to stage it.
Two weeks before opening and the lenders' conditions say certain climate, secure cases, no nails. Our carpenter shrugged. We need somebody who works out plinths, cases and supports for pieces like that.
At the job fair the students cluster round the firms with games and sofas. We stood stiffly behind a counter like customs officers. I want them to wander in and stay for a chat.
The science centre's space gallery dates from when I was a child. Half the buttons are dead. We'd like to start afresh with a room where you sense how big the solar system is as you walk.

Signage
Nobody can find the X-ray department. They come out of the lift, turn left like everyone does, and end up in the laundry. The nurses have stuck up paper arrows, about forty of them by now.
Our shop is on a lovely street and people walk right by because nothing over the door tells them what's inside. At dusk it disappears altogether.
Delivery drivers always end up in front of the bishop's private house. The gate for goods is round the back and unmarked. They've flattened his roses twice.
The campus grew building by building, and the numbers follow the order they were built in. Freshers are late for a fortnight each October. Even I get lost between C and F.
We took over a hotel with corridors that all look the same. Guests wander about at midnight with their keycards in socks. Room 214 is on the third floor, don't ask.
At our trailhead stands a rotten board from the eighties. Walkers miss the turn at the bridge and the mountain rescue has been out for two of them this summer.
The swimming pool is used by people who don't read our language. They go into the wrong changing room and jump in at the shallow end. It needs pictures at the right places that anyone grasps.
When the fire officer came round, he said one couldn't tell where the way out was from half of the hall, and that the plates we have are hidden by the new lamps. We've a month.
Beside our solicitors' entrance the brass plate has become unreadable, and the two new partners are on a laminated card beneath it. It doesn't inspire trust in clients coming up the steps.
Four tenants share the building and visitors press every bell. There's one board downstairs with letters falling off. We want something that can be changed when a tenant moves.
Blind visitors have asked how they're to find the lecture theatre. There's nothing to feel on the walls and the doors all sound alike. The architect picked silver on grey for everything.
Our car park is a maze on five decks. Shoppers can't remember where they've left their car and walk in the lane to look for it. Colours and huge numbers might help, but the ceilings are low.
In the storm, our petrol station's big pylon at the road blew down. Truckers now only notice us when it's too late to pull in. The heritage people say the new one mustn't be as bright.
Tourists stand in the market square turning their phones round and round. The abbey is two hundred steps away behind an arch, but nothing there points to it. The shopkeepers answer the same question all day.
On our factory floor visitors stray into the forklift lanes. There's yellow tape, a lot of exclamation marks and a dozen notices on one door, so nobody reads any of them.
I've rented a food hall unit inside an old tram depot, listed of course. The name has to hang over my counter, be seen from the entrance, and I may not drill into a single brick.
The cemetery is enormous, and old ladies search for their husband's row in the rain. Field letters were once painted on stones but they've worn off. It ought to be gentle, not like an airport.
Since the station was rebuilt, people for the buses stream towards platform nine. The staff counted: a third turn round again. Whoever placed the arrows never walked it with a suitcase.

Licensing and rights
We made a lovely little film with a famous sixties song under it and now the video site has muted it. I thought if you credit them it's fine. Who do I ask, and can one even afford that?
A letter arrived demanding money for a photo on our club's page. It came up in an image search, and we thought that meant free. There may be fifty more like it and I'd like to know where we stand.
The school wants to stage a famous musical. Do we need permission if parents pay for tickets? The publisher's form asks about seats, nights and scores, and the premiere is at Easter.
Our illustrator drew the mascot years ago for a leaflet. Now it's on mugs, T-shirts and a bus, and she says we never bought that. Nothing was ever in writing.
For the documentary we found fantastic footage in an old newsreel. Three archives claim it's theirs, and the broadcaster won't take the film until each second is cleared.
A toy firm would like to put our cartoon hedgehog on lunchboxes in twelve countries. We're two sisters with a picture book. What do we give away, for how long, and what should they pay per box?
The museum digitised two thousand photographs for the web. Half the photographers can't be found and some may still have heirs. Are we allowed to show them?
We used a model's picture from a stock site for our clinic's advert about bladder weakness. She has found out and is beside herself. Apparently sensitive uses were excluded.
Background music in my salon is just my own playlist. A man from some society came in with a clipboard and now there's an invoice. Is he right?
The author's estate says our radio play goes beyond what we were granted. Broadcast yes, podcast no, they claim. Nobody at the station can find the agreement.
A big retailer copied our fabric pattern nearly flower for flower. We can't sue the world, but perhaps they'd pay for using it. How does one prove it's ours and strike a deal?
The band has split up and the game studio wants our song for a trailer. Two wrote it, four played on it and a label owned the tape. I'm the drummer who has to sort out who may say yes.
For a quotation in my cookery book, a poem of eight lines, the publisher insists I get consent. The poet is dead, the first press has been swallowed by another, and no one replies to me.
Our software contains bits of free code from all over. A buyer's lawyer asks under which terms, and whether we were allowed to sell it. The developers look at their shoes.
The town's festival was filmed with hundreds of faces, children among them, and a sponsor now wants the clip for its commercial. Who'd have had to sign what? We've got a box of crumpled slips.
We've used a typeface everywhere for years, bought for one computer. The foundry has written that forty staff, an app and our packaging aren't covered. What do we need so that this is in order?
A university press asks if it may translate our handbook and put parts of it online. We'd be flattered, only some of the diagrams aren't ours and we don't know what to ask in return.
Someone feeds our voice actress's recordings into a machine and sells audiobooks with it. Her contract from years back says 'all media'. We'd like to know what we may allow and how to write it down next time.

Architectural visualisation
The flats won't be built for two years and buyers can't imagine a thing from our floor plans. They nod politely and go to the developer next door, who has pictures with evening sun on the balcony.
The planning committee turns down our timber hotel because they think it'll tower over the village. On paper it does look monstrous. If they saw it in the real view from the church they'd calm down.
My clients can't read drawings. They approved the kitchen extension and then burst into tears when the walls went up, because they'd pictured it lighter. I never want that again.
We're entering a competition for the new library and our model photos look like cardboard. The jury sees a hundred entries for a minute each. We'd like one view that makes them want to walk in.
An investor abroad wants to stroll through the office tower on a headset before he signs. We've got a heavy CAD file that our computers can barely open.
Neighbours fear the new clinic will put their gardens in shade. Could somebody show how it will really look from their terraces, in June and in December, with the trees as they are?
My hotel owner can't decide between oak and dark green for the lobby that doesn't exist yet. Swatches don't help him. He needs to see both, lamps lit, with people in it.
A church wants to show donors what the ruined nave would be like with a glass roof. All I have is a survey and the architect's pencil sketch, and it doesn't open anyone's wallet.
All round our site the hoarding is blank, and passers-by call it the hole. We would like them to see what's coming, trees, café and all, life-size and honest, not those glossy fantasies.
Selling off plan is sluggish. Our agent put up grey boxes produced by the engineer's software, with no furniture, and sky in a funny colour. You wouldn't want to live in it.
For the consultation evening the council needs the redesigned square before and after, from where people actually stand. Last time the residents said the drawings were a con.
We renovate barns. Owners always ask how it would feel with the loft open to the ridge and a window in the gable, and my cross-sections leave them cold. A short walk through the unbuilt rooms would do it.
The stadium bid goes to the federation in autumn, and it must include a flight over the full arena on match night, fans, floodlights and everything. Not one spade has been in the ground.
A kitchen studio wants its customers to see their own future kitchen, with their own view from the window, before ordering. Our planning program makes it look like a hospital.
The conservation officer asked for verified views of the wind farm substation from six points on the footpath. It has to be correct to the metre and not prettified, with camera data and all.
I'm an interior decorator with a restaurant owner who keeps changing the banquettes. Each change means I redraw everything by hand. If he could see it like a photograph he'd make up his mind.
Our master plan for the old barracks covers twelve streets. On the map it's coloured blobs, and the mayor can't sell blobs to the citizens. She wants to stand in a street of it, on a Saturday morning.
After the pictures were published, the structural people changed the façade, and now the images on our sales page show balconies that will not exist. Buyers' solicitors have noticed. They need doing afresh from the current plans.

Product rendering
The kettle goes on sale in March, the first one off the line comes in April, and the shop wants pictures now. All we've got is the engineers' CAD.
We make a tap in forty finishes. Having each one plated, shot and retouched is out of the question, yet buyers won't order brushed bronze without seeing it.
Our pump is a black lump on a photo. What's clever about it is on the inside, and customers would understand if the casing went transparent and the parts came apart in the air.
The photographer tried for two days to shoot our chrome shower head, and you can see him in it, upside down. Couldn't it be made in the computer, spotless?
On the crowdfunding page we have only a wobbly prototype made of tape and grey plastic. Backers must see how the real lamp will look on a bedside table.
An online furniture retailer wants every sofa of ours in each fabric, on white and in a living room. That's nine hundred pictures and the sofas are in a warehouse at the other end of the country.
We changed the button from round to square and all pictures in the catalogue are wrong now. Do we really have to build a set again for a button?
The perfume bottle's glass is so thick and the liquid so pale that our studio shots look dead. Our designer has an exact 3D file, and the launch pictures should make the light dance in it.
Dealers want a configurator where you choose the wheels, the saddle and the frame colour and see your bike at once. We have engineers' data and not a single image.
The machine is twelve metres long and gets assembled at the client's. There is no moment when it stands there clean and whole for a camera. The brochure needs it on its own, at a good angle.
Our packaging for the new tea isn't printed yet, and the supermarket wants to see the tins side by side on a shelf by tomorrow week. The flat artwork is done.
I need to show how the hinge folds in five steps for the assembly sheet and the product page. Photos are cluttered with fingers. It ought to be clean, and rotate.
A watchmaker friend can't show his new piece since only drawings exist, and the fair catalogue closes soon. Each screw must be sharp, the steel must look like steel, and the dial like enamel.
The toy's colours were changed for safety at the last minute. All five hundred webshop images still show the old pink. There isn't a new sample in the country.
Our hearing aid is as big as a bean. Camera shots show dust and fingerprints and nothing of the shape. It should float, huge and perfect, with light gliding along the edge.
Shoppers want to place the armchair in their own lounge through the phone. The retailer asked for a file that's small and looks right. We've only got the upholsterer's sketches and measurements.
Patent's in, tooling isn't. To win the first distributor we'd like pictures of the gadget in a kitchen, in someone's hand, in three colours, so real that nobody asks whether it exists.
Each season we fly samples about for shooting, then half get dropped from the range. It's wasteful. If the shoes could be shown convincingly before the first pair has been sewn, we'd choose sooner.

Fundraising campaigns
The hospice is a long way short for the new garden room. We've had cake sales until nobody can face another sponge. How do we get a whole region to chip in?
Our donors are dying, to put it plainly. The average age is seventy-eight, and their children give once on their phone and never again. We'd like them to become faithful as their mothers were.
The December letter brings half of what it used to. We've sent more or less the same one for nine years, photograph of a child included. Something about the asking has gone stale.
A flood hit our partner village on Sunday. People want to help, right now, and by the time we've an appeal out and a page to give through, the news will have moved on.
Our church roof has to be paid for by gifts alone. The congregation is forty people, some of them very well off and too polite to be asked. We don't know who should ask whom, in which order, for how much.
Runners love our charity marathon but they pay the entry fee and collect nothing. Other events have everyone begging friends and colleagues for months beforehand. What's the trick?
Someone left us a house in her will, out of the blue. We've never dared to speak of legacies. There must be a tactful way to invite supporters to think of us.
At the theatre we've got patrons who give a bit and sponsors who want their name on everything. There's no reason given why they should dig deeper, and the rebuilding starts next year.
Lots of people sign our petitions against whaling, tens of thousands. Hardly any of them give a penny. Between the signature and the gift something is missing.
A matching pledge has been offered: a local factory doubles all we collect in four weeks. That's brilliant and terrifying, as we have six volunteers and no plan for getting the public going.
The university wants its alumni to pay for scholarships. They get a glossy magazine and an awkward student ringing at dinner time. Most don't even remember us fondly until asked properly.
Our street collectors are shouted at and the tins are empty because no one carries coins. We can't go on like that. Is there some different way to reach passers-by and get a monthly gift?
The animal shelter's appeal films make people cry and scroll on. We want them to stay and give, and hear afterwards what became of the three-legged dog, so they give again.
As headteacher I need a minibus and the parents' association is worn out. Grandparents, former pupils and the shops would surely help if someone gave it a face, a target and a countdown.
Half of those who set up a regular gift with us stop within the year. They get a thank-you after five weeks, then silence, then another ask. I'd stop too.
For a rare disease nobody can pronounce, how do you move strangers to donate? We're four families. There was an ice bucket once for some other illness, and we've dreamt of a thing like that ever since.
Our gala dinner ate up nearly everything it took in. Beautiful evening, lovely auction, nothing left for the children. Our trustees want to raise serious money with fewer candelabras.
Supporters keep asking what their twenty a month does, and our leaflet answers with percentages. If the ask were tied to a boat, a mile, a night's bed, I'm sure more of them would join the lifeboat appeal.

Community management
Our online group for allotment holders has turned into a shouting match about hedgehogs. The nice people leave. I delete rude posts at midnight in my dressing gown and get accused of censorship.
The game has eighty thousand players in its chat rooms and no one from our studio ever says a word there. Rumours become facts in an afternoon. They feel ignored, and they're starting to turn on us.
We set up a forum so that customers could help each other with the sewing machines. Eleven posts, six of them mine. How do you get such a place to live?
Under every post of the bank there are two hundred comments, and half are real questions nobody answers. The rest are insults and people offering miracle loans. It looks like an abandoned playground.
Our most loyal fans moderate the whole thing for nothing and are now on strike because we changed the rules without asking. I didn't even know they talked to one another.
Women in the menopause group share very private things. Last week a seller sneaked in and sent them all messages. They no longer feel safe and I don't know how to guard the door.
The founders' network had a hundred eager members in the first month. Now the chat is the same four men congratulating each other. The quiet ones pay and drift away.
Parents of premature babies ask each other for advice in our group at three in the morning. Some of it is dangerous. We need someone kind who's there, welcomes newcomers and steps in at the right moment.
After the price rise the fans' forum about our bikes is on fire. Marketing wants to post a graphic. What it needs is a person who'd talk with them daily, honestly, in their tone.
The city's neighbourhood platform is used for finding cats and denouncing wheelie bins. We'd hoped for lending, baking and street parties. It lacks someone who starts things, introduces folk and keeps the peace.
A trolling campaign hit our football women's page. Vile stuff, hundreds an hour. Volunteers hide comments until they're sick of it, and there are no rules for who gets banned.
Beta testers gave us wonderful ideas for months in the chat and never heard what became of a single one. They've gone quiet. I want them to feel like part of the gang again.
Our teachers' exchange has twelve thousand members and everyone asks, no one answers. The same question about marking comes up each week. There's no one to link people who know with those who don't.
The knitting brand's followers post their cardigans under our hashtag every day, hundreds of pictures. We never react. A competitor has begun to and they're all moving there.
I founded an online choir in lockdown, and it's grown to five countries. Now there are cliques, hurt feelings, double time zones and no one who looks after the people rather than the music.
Owners of our e-scooters have made their own chat groups where they spread homemade fixes, some of which catch fire. We'd rather have them under our roof, with someone they trust.
When a celebrity mentioned our charity, nine thousand newcomers poured into the group overnight. The old members feel swamped, nobody greets anyone, and spam gets through by the bucket.
Our open software depends on people who contribute in their free time. Lately newcomers get snapped at for asking beginner's questions and disappear. Someone should nurture them and calm the old grumps.

Internal communications
Our drivers hear about new routes from the customers. Head office says it was all on the intranet. They're in a cab twelve hours a day and haven't got a login.
The merger was announced by an email at half past four on a Friday. On Monday the canteen was buzzing with who'll be sacked. Nobody explained anything and the team leaders know as little as their people.
Nine hundred of us work in three shifts and the notice board still has the Christmas party from two years ago. The managing director believes everyone knows the plan. I asked ten on the line and got ten blank looks.
Head nurses get forty circulars a week. The one about the changed dosage was missed on two wards. Staff need to receive less, and notice what counts.
We're moving to open desks, and people are sulking before the first chair has been delivered. They found out from the removal firm. The reasons were good, only no one ever told them.
The chief executive's monthly message to staff is three pages on synergy. They delete it. He's warm and funny in the lift, and I'd love that to come across to the depots.
A new computer system goes live in the tax office next month and the colleagues treat it as a rumour. Leaflet, training dates, a boss who explains why: nothing's coordinated.
After two rounds of redundancies those who remain don't believe a word from upstairs. At the last staff meeting not one question was asked, and the car park afterwards was full of talk.
Our kitchen porters, cleaners and night staff speak six languages. The hotel's news goes out in polished English, by email, to folk who have never had an address.
The strategy was celebrated with a film and cupcakes. Four months on, hardly any of the four thousand employees could say what's different in their job. The board thinks it has been told, so it's done.
Every site abroad has its own newsletter, its own chat and its own version of the truth. When the safety rule changed, two plants carried on in the old way for weeks.
Volunteers at the charity feel like poor relations. They learn of closures from the press, and then they're expected to explain them on the shop floor. Some have handed in the keys.
People survey says 'I don't know what's going on' for the third year in a row. We answered by sending more posts. Apparently more isn't the answer.
Managers are supposed to cascade things to their teams. In practice one reads it aloud, one forgets, one adds his own opinion. The fire brigade's watch rooms each believe something else about the new rota.
A colleague was killed at work and we told the staff by a text message. It was dreadful. I don't want us ever to be so clumsy with our own people again.
The company's hundredth birthday is meant to make employees proud. All they've heard is that the party replaces the bonus. Who told it like that? Nobody, that's the trouble.
Since everyone works from home I couldn't tell you what the other half of the building does. New starters have never met a director. The chat has sixty channels and important news drowns between lunch photos.
Pay grades are being redone across the council, and I dread the gossip. Six thousand people will ask 'what about me' on the same day, and the line managers have nothing in their hands.

Qualitative research
Sales of our oat drink stall at the second purchase. The numbers tell me that much. What I lack is what goes on in people's heads when they stand at the fridge with their hand out.
Men over fifty won't go for the bowel check, and every poster has failed. I'd like somebody to sit with a few of them for an hour each and get beneath the jokes.
We have two ideas for the television spot and the room is split. Before it's filmed, let a few groups of ordinary viewers talk about them over biscuits, with someone who knows how to keep the loud one quiet.
Why do well-off pensioners stay in houses that are too big? Our statistics are perfect and explain nothing. We would have to hear their stories, in their kitchens, slowly.
The party lost a district it had held for ever. The polls saw it coming, but not why. I'd want long conversations with people who switched, led by someone they don't feel judged by.
My dissertation team has sixty hours of recordings with midwives and no one who can make sense of them properly. Themes, contradictions, what's between the lines: the funder wants more than a few juicy quotes.
A cat food brand says its packs look 'cheap' to buyers. What do they mean by cheap? We need to dig into the word with a handful of cat people and see what they compare it to.
Young mothers told the telephone interviewer that everything's fine with the health visitor. Off the record they told me they're scared of her. You only find that out in a trusting talk.
Before naming the new bank account, we'd like to listen to how people speak about money with friends. Their own words, their embarrassment, the little lies. A tick-box form won't give us that.
Our museum knows how many come and never why others don't. Could someone gather small circles of non-visitors from the estate, over tea, and let them say what they think of us?
The regulator wants to grasp how gamblers live with their debts. It's delicate, they hide it from their families. It takes an experienced person, anonymous settings, and time.
I've inherited a beer whose drinkers adore it and can't say why. Perhaps with collages, sentence games, a tasting in their local, one could draw it out of them before we spoil it with a new label.
Nurses are leaving in their second year. Exit forms say 'personal reasons'. Somebody from outside should talk with those who've gone, confidentially, and find the pattern in what they tell.
We'd like to accompany eight families through a week of dinners, fridge doors open, to see how waste really happens. They'd never own up to it in a form.
Doctors prescribe the rival's inhaler, from habit they say. I don't buy it. A good interviewer, an hour per doctor, projective tricks if need be, would get at the real reluctance.
Our client's slogan tested well with a thousand people and still feels off in the north. Four evenings of group talk up there, moderated by a local, would tell us what rubs them up the wrong way.
What does 'home' mean to people who've fled twice? The foundation is planning housing and wants their voices, in their own language, in depth, rather than another percentage.
Teenagers pretend to like anything when adults ask. For our sex education material we need someone who can get them in pairs of friends, chatting freely, and who hears what isn't said.

Survey research
Our members' poll came back with ninety per cent happy. Only the happy ones answered, I bet. How do we ask so that the result holds for all twenty thousand?
The council wants to know whether residents would accept paid parking. Last time the paper's online vote was stormed by one pressure group. We need figures that stand up in the chamber.
I wrote twenty-six questions and everyone stops at the ninth. Some can be understood in two ways and the scale runs backwards halfway through. Can somebody make it fit to send out?
Staff are asked every year, and every year the wording is changed, so nothing can be compared. The works council doubts it's anonymous. We'd like one that runs properly and can be repeated.
How many farmers in the country would actually buy a robot weeder? The investor wants a number with a margin of error, not five enthusiastic chats from the county show.
The patients' questionnaire is posted on paper, in small type, to people with cataracts. Eleven in a hundred come back. The health authority says that's not representative.
A magazine would like to print 'every third couple argues about the dishwasher'. We ought to have actually asked a thousand couples before we claim it.
We've got four thousand answers in a spreadsheet and can't tell what they mean. Too many women, hardly any under thirty, and someone said it must be weighted.
Before the price goes up, I'd love to find out how many customers would leave at which point. Asking them straight out, everybody says they'd leave. There are cleverer ways of putting it, I believe.
The tenants' association claims most of us want a lift. The owner claims most don't. Can one ask all four hundred households neutrally, on the doorstep or by phone, so that both sides believe it?
For the grant, our project must show that people's attitudes to refugees changed. We have nothing from before. How should we measure it among pupils at the start and the end, with the same questions?
Tourists fill in our card only if the toilet was broken. I'd like to know what share of them came by train, how long they stayed and what they spent, across the season, counted at the right spots.
The union needs to know what its members would strike for. Thirty thousand of them, half without email. A quick online form would give us the activists only.
Is our brand better known than two years back? The agency says of course. I want the same question put to the same sort of people every quarter, and a curve.
Our study on sleep got torn apart by a reviewer: leading questions, no pilot, convenience sample. We have one more chance to do it, with shift workers in six hospitals.
Readers were asked to vote for a new crossword and it turned out that one gentleman had replied two hundred times. The editor wants proper figures for once.
Which of nine features of a caravan matter most to buyers? If I let them rate each, they say all are very important. I need them forced to choose, enough of them, and a ranking I can trust.
The diocese would like to ask everyone, including those who left, in six languages, by post, phone and web. No one here knows how many you must ask so the small parishes can be read separately.

Editorial design
Our members' magazine has fantastic articles and looks like a tax form. Two grey columns, tiny photos, everything the same size. People put it straight on the pile.
The book on the history of our valley is written: four hundred pages, notes, maps, old photographs, recipes in between. In my typing program it's a swamp. It should become something you like to leaf through.
Each issue we start from nothing, shoving texts about until two in the morning. The headlines differ on every page. We'd like a system of columns and types that holds the paper together.
Annual report, hundred and twenty pages, graphs, portraits and a chairman's letter. Last year's was praised for content and nobody got beyond page five. How should the pages flow?
Our poet is unhappy. In our proof her long lines are broken anywhere and the poems start at the bottom of the page. I thought typesetting was a matter of pressing a key.
My cookery manuscript has ingredients on one page and the method overleaf, so with floury fingers you're turning back and forth. Each recipe should open as one spread.
A parish newsletter, eight pages, done by me in a word processor for twenty years. Young families say it looks like an obituary. I'd be glad of a nicer order I could still fill myself.
Our museum's catalogue has small pictures where they ought to be grand, and essays set so tight that your eyes water. The artist threatened to withdraw the loan.
Our weekly newspaper wants to look less like its grandfather without frightening the grandfathers. Front page, sections, sports tables, death notices: it all has to be thought anew.
We publish a journal for engineers where formulas run off the edge and the tables fall apart over three pages. Authors are complaining. No one has touched the layout since the eighties.
Online, our edition is just the paper one squeezed onto a phone. You pinch, you zoom, you give up. Long stories with big photos should read well on both.
A fashion label is starting a publication instead of a catalogue. We've got stories, wild pictures and a title. What's lacking is rhythm: where it whispers, where it shouts, when there's a blank page.
For the children's encyclopaedia, every double page mixes six texts, arrows, drawings and a joke. At present the kids don't know where to begin. Nor do I.
The policy institute's studies are read by ministers on the train. Eighty pages of grey paragraphs, footnotes everywhere. They ask for something where they can find the key points on the fly, literally.
Grandfather's letters and photographs should become a family volume, for thirty relations. I have scanned the lot and written between. Now it needs someone with an eye for pages, margins and captions.
Our school yearbook was four hundred photos thrown at a wall. This time, please, each class should get its place and it should have some beauty to it, cover, contents, the lot.
The novel came out as an ebook and as a paperback, both done by software. Widows and orphans everywhere, the chapters begin in odd places, and a reviewer mentioned it before the plot.
The city's programme booklet lists three hundred events, and no one can see what's on tonight. Type at six points, colours for everything. It needs hierarchy, and pages that breathe.

Corporate film
Applicants come to our foundry, see the glow and the teamwork, and sign at once. Those who don't come think it's dirt and noise. I wish we could send them five minutes of a day here, moving and with sound.
The firm turns seventy-five and the old master who knew the founder is eighty-nine. Somebody should get him, the archive reels and the young ones together on camera before it's too late.
At the fair we show a loop of slides while rivals have gripping moving pictures of their plants. Visitors stand at their stand. Ours has a fern.
Our managing director tried to record a message for the staff on his phone in front of the radiator. He looks like a hostage. It should be him at his best, walking through the works.
Nobody understands what a maker of seals for seals does. It's fascinating once you follow one from raw rubber to a rocket. Customers abroad won't travel here to see it.
We've sunk money into a new water treatment plant and the shareholders have only ever seen numbers. For the annual meeting I'd like four minutes they can feel, with the people who run it.
The clip on our home page is six years old. Three people in it have left, one of them noisily, and it has that whistling ukulele music.
Two hospitals are becoming one and we want colleagues of both to tell, in their own words, what they hope for, to be shown at the ceremony. No script, no robots reading from cards.
Investors ask for something they can watch before the meeting. The founders speak well but the lab looks like a cupboard, and our process is mostly invisible.
Our logistics centre is so large no photo conveys it. With a drone at dawn, the belts, the night shift, the trucks fanning out, one would get it. Health and safety would have to be on board.
Sustainability has been our thing since my grandmother's days and nobody believes a brochure any more. If you saw the beekeeper on our roof and the woman who repairs returns, you'd believe it.
A satisfied customer, a big brewery, is willing to be interviewed about our valves on their site. It's a gift. We've no idea what to ask or how to make valves worth watching.
For the handover to his daughter, the owner of the shipyard wants a portrait of the house to give to partners. Not advertising, he says, more like those documentaries on a Sunday night.
The municipal utility gets nothing but grumbles. I'd show the men who stand in a flooded trench at four in the morning so that you can shower at seven. That has to be filmed, and well.
New employees in nine countries get a welcome that consists of a PDF. They should meet the place, the values and the people in a few minutes that don't make them cringe, in several languages.
Last time a crew came, they blocked the line for two days and gave us something that could have been about any company: handshakes, glass, slow motion. Ours are bakers and we'd like to look like ourselves.
Our engineers win tenders on technique and lose them in the presentation. The others open with a stirring few minutes about who they are. We open with the organisation chart.
The foundation hands out its prize in spring. For each of the five laureates we need a short portrait to play before they step on stage, shot where they work.

Training simulations
Our crane operators learn on the real crane, and last month a trainee put a container through the canteen roof. There must be a way to let them make those mistakes where nothing breaks.
Midwives see a certain emergency perhaps once in five years, and then it has to be right within minutes. Reading about it doesn't help. They'd have to live through it, again and again, without a mother being at risk.
In the control room everything's quiet until one night it isn't. We'd like the shift to practise the cascade of alarms on a copy of their desk that behaves like the plant.
New bank clerks practise hard conversations with each other and giggle. I want them to face an upset widow who reacts to what they say, and to see afterwards where they lost her.
Firefighters can't burn down a hospital to learn. We need smoke, corridors and patients they can walk through virtually, with the fire spreading according to what they do.
The airline's ground crews damage wings with loaders. Classroom slides with red crosses haven't changed it. If they could drive the loader at a screen, in fog, in the dark, with a stopwatch running...
Teachers meet their first fight in the classroom unprepared. It would help to go through it in a safe setting, choose what to do and see how the class responds.
For the power grid we rehearse blackouts with paper cards and an umpire. Nobody feels the pressure. The young dispatchers should run a network that really collapses under them if they dither.
Surgeons in training get too few cases and patients aren't for practising on. They need to feel the tissue, see the bleeding, and have their hand movements measured.
Our warehouse staff turn over so quickly that we're forever teaching people to pick by walking behind them. Let them learn it in goggles, at our own shelves, prior to day one.
Management students discuss supply chains in theory. I'd like four groups to run competing factories over ten rounds, with strikes and storms, and feel how a small order swing ruins everyone.
Police officers have to decide in a second whether that's a phone or a knife. The shooting range teaches only shooting. It should be about talking, looking, deciding, with scenes which go differently each time.
An apprentice was burnt because he opened the valves in the wrong order. On the real boiler you can't try what happens. On an imaginary one you could blow it up ten times before lunch.
The ship's bridge crews must practise entering the new harbour before it's even been dug, in cross wind, with the tug on the wrong side. Our old mock-up doesn't know that port.
Care staff don't know what it's like to have dementia. If they went through a morning seeing and hearing as a resident does, and had to find the bathroom like that, they'd treat folk differently.
A cyber attack drill on paper takes an hour and teaches nothing. The hospital's board should spend half a day in one which unfolds in real time, screens going dark and journalists calling.
Farm workers overturn the new slope mower since they don't feel the tipping point. Nobody can teach it on the steep meadow without danger. A seat that tilts, with a screen, would do.
Wind turbine technicians come for two days of training and it's always too windy to climb. They could do the steps virtually, with tools in their hands, and be marked on every clip and bolt they forgot.

Media sales and radio
We're a small local station with lovely listeners and half-empty ad breaks. The one fellow who went round the shops retired. The presenters play a second song where a spot should be.
My podcast on fishing has twenty thousand loyal listeners and earns nothing. I don't dare ring a tackle maker, and I wouldn't know what to charge for being mentioned.
The parish magazine costs more each year, and the traders on the back pages haven't been asked in ages whether they'd like a bigger box. Someone ought to go and talk to them with proper prices.
Breakfast show host here. The furniture store wants its name in the traffic news, and management says fine, but no one knows how to package it or what the rules on sponsors allow.
I'd like my carpet shop to be heard between the songs in the morning when people drive to work. Whom do I speak to, which hours are worth it, and who says the words?
Our regional newspaper loses classified ads to the internet. The sales team still sells by the millimetre, over the phone, to whoever placed one last year. Advertisers want something different now.
The festival's own radio runs for four days and reaches thirty thousand campers. We've got airtime galore and have never sold a second of it to the beer tent next door.
Advertisers ask what our listeners are like and all I've got is a mug with our frequency on it. With figures and a decent folder I'd get past the receptionist.
As a trade journal for roofers, we live off a dozen manufacturers who book each spring. Two have left. We need somebody who'll ring the others, dream up special issues and close deals.
Hospital radio has been offered a proper licence. Great joy, and then the question: how do the shows get scheduled, who fills nights, and which local businesses would pay to keep it on air?
A cinema chain has screens before the film that play the same three insurance clips. The slots belong to us, but we don't have anyone to offer them to restaurants round the corner.
The volunteers on our community station talk over the music, leave dead air and forget the news at the hour. We love them. It should nevertheless sound like a station you'd keep on in the kitchen.
Our newsletter for nurses goes to sixty thousand inboxes. Uniform makers would surely pay to be in it. I've been quoting a figure off the top of my head and giving everyone a discount.
Commercial stations bundle online streams, events and spots, and take every car dealer from us. We sell thirty seconds and a handshake. The offer has to become more attractive than that.
We recorded a spot ourselves for the tombola in the village hall and the station refused it: too long, too loud, wrong sort of file. It airs in a week, supposedly around the lunchtime phone-in.
Student station, brilliant programme, sixty people on it. When the union stopped the grant we found that not one of us can sell a sponsorship to a pizzeria.
The magazine's advertisers get a phone call when the page is still empty on deadline day, and they've learnt to wait for the bargain. I'd like them booked a year ahead.
A Turkish-language station in our region reaches families the big ones don't, and national brands have no idea it exists. We'd have to get onto the lists of those who place the ads.

Event photography
At our jubilee my cousin took the pictures: four hundred of backs of heads, and none of the minister cutting the ribbon. It can't be repeated. For the next one I want someone who's at the right spot.
The congress has six rooms running at once, and the sponsors each want to see themselves with a full audience. Our intern ran about with a phone and everything is orange and blurred.
We're handing out awards to eighty apprentices. Every family hopes for the moment of the handshake, sharp, eyes open. It takes four seconds each and the hall is dim.
Every newspaper asks for a picture of our charity run within the hour after the start, and the sponsor wants it on his pages the same night. We are all busy handing out water.
Our gala is black tie and candlelit. Last year the flash made everyone look like burglars. I'd like people to see how glamorous it was and want to come next time.
Delegates leave the conference and there's nothing left of it, no faces, no laughter, no speaker in mid-gesture. Next year's invitations still show the empty hall.
A carnival parade goes by once. There are sixty floats and rain is forecast. The club wants the best of each, plus the crowd, and the kids with sweets in their eyes.
A head of state visits our laboratory for twenty minutes. Protocol is strict, you're only allowed in two spots, and if we miss the look into the microscope we'll never get it again.
For the opening of the new fire station we want the whole day caught: the blessing, the old engines, the speeches, the children with the hose. The councillors must all be in it, at least once.
The music school's summer concert: parents stood in the aisles with tablets held up and blocked each other. If they knew someone was taking good ones of each child, they'd sit down.
The company's summer party should be remembered, without anyone being shown dancing on the table. It takes tact. Last year's album caused two resignations and a divorce.
My stage lighting is red and blue, the singers never stand still, and all fan shots are mush. Could someone who knows the dark get the sweat and the joy at our club night?
We organise cycling races, and participants would love to buy themselves at the summit. Four hundred riders in forty minutes, with readable numbers, sorted by the evening.
Two football mayors, one handshake, thirty journalists: for the twin town celebration the council needs its own good pictures. They go in the chronicle and have to be sent round that very evening.
At the book fair our authors read in a corner with a fire extinguisher behind them. Every picture we've got shows the extinguisher. I'd like them shown with the audience hanging on their lips.
Our school's leaving ball comes once. The teacher who used to walk around with his camera has retired, and the photo booth only does silly moustaches.
Our product launch lasts one evening; afterwards the trade press wants images of the curtain dropping, the faces, the boss with the customer from overseas. I can't host and snap at once.
The hunting club's memorial mass with horns and torches is in a pitch-dark churchyard. People have come from all over, and it mustn't be disturbed by clicking and flashing. We still want to keep it.

Food photography
My curry tastes of heaven and on the delivery app it looks like a puddle. I took it under the kitchen strip light. Nobody orders it twice because nobody orders it once.
The ice cream melts before I've found the button on my phone. For the parlour's new board we need sundaes that look cold, creamy and huge.
Our cookbook has eighty recipes and a publisher who says the pictures sell it. Mine show grey stew in a brown bowl on a brown table.
Frozen fish fingers, on a pack: they should look crisp and golden and still be what's in the box, or the trading standards people will complain. Ours look like chipboard.
The chef changes the menu each month and plates like an artist. By the time I've climbed on a chair to snap it, the sauce has a skin and the herbs have wilted.
Guests choose our brunch from pictures these days. Next door's eggs are dripping and sunny, ours look as though they've been to a funeral, and I can't see why.
We bake for coeliacs and everyone who sees our pictures assumes it's dry. If you could see the crumb, the steam, butter sinking in, you'd think otherwise.
A cheese dairy wants its wheels to look like the mountain they come from: rind, knife, morning light, bit of straw. We tried it on the kitchen worktop with the kettle in shot.
The burger chain's posters are bigger than life, so each sesame seed counts. In our own attempt the lettuce drooped, the bun had a thumbprint and the patty looked grey.
I write a blog on fermented vegetables. Let's be frank: brown jars with floating bits. How on earth do you make those look appetising enough to try?
The hospital kitchen cooks really well now, and patients tick the sandwich because the pictures on the tablet show slop on a tray. It's unfair to the cooks.
Our craft gin needs the drop on the glass, the twist of lemon, the ice clear as a window. I've got a flat phone picture with my own reflection in it.
For the butcher's Christmas order list we want the goose roasted and shining, and the raw roasts not looking like an accident. Raw meat goes purple under our lamps.
School dinners have a bad name with parents. We'd like to show them, honestly but nicely, what's on the plate on a Tuesday, peas and all.
A chocolatier friend of mine makes pralines like jewels. On her shop page they're brown blobs with a white bloom, since she keeps them in the fridge before she takes the shot.
My oil mill presses a pumpkin seed oil so green it's black. In a bottle it looks like engine oil. Poured over something, in the sun, it's a marvel, and that's what has to be seen.
We cater weddings, and couples book from the album. It holds nothing but half-eaten buffets from across the room with somebody's elbow. The canapés deserve close-ups before the guests descend.
The supermarket leaflet needs thirty dishes with our spice mixes in two days, all in the same light, with props for autumn. Our marketing assistant has a tripod and a lot of goodwill.

Product photography
My handmade earrings look like bits of wire in the online shop. The background is my duvet. Customers write to ask if they're really silver.
Yesterday the marketplace threw out our listings: not pure white, too small, shadow too hard. We have three hundred lamps to put up there by the season.
People send the jumpers back because the colour's different from the picture. On screen it's mustard and in the parcel it's ochre. We pay for the return each time.
Glass vases, see-through, on a table at my studio window. You see the window, the table and me. I have no idea how others get those clean edges.
The catalogue for our tools mixes snaps from four decades and six colleagues. One hammer is yellow, another blue, and a screwdriver is lying on somebody's desk.
We'd like each trainer to turn round when you drag your finger, from twenty-four sides. There are seventy pairs and they're all here in boxes.
Vintage dealers live off details: scratches, hallmarks, the back of the clock. Mine are blurred on the shop page, and collectors walk away or haggle afterwards.
The dresses hang on a hanger like wet cats. They have shape when worn, but models are too much for us. Isn't there some trick with a dummy you can't see?
A box of tea, a tin and a refill bag: the retailer wants them from the front, from above and in a group, straight as a die. My tin looks like it's falling over backwards.
Our new bike is ready, one single finished sample, and it goes back to the factory on Thursday. We need it in its best light before then, whole and in details.
Our potter says her glaze has depths like a pond. On the shop's pages it's just a brown mug with a glare on the handle.
I sell carpets five metres long. They don't fit into any picture, and the pattern bends at the edges. Shops next door show them hanging flat as a map.
Soap, candles, little bottles. Everyone else has them on marble with eucalyptus and soft shadows. Ours are on the bathroom tiles. They're better, you just can't tell.
The spare parts web shop has nine thousand brackets which all look alike. Mechanics order the wrong one as they can't see the hole. It ought to be quick, even and true to scale.
Our leather bags are black. In each picture they're a black hole with a zip. You should be able to see the grain and reach out and touch it.
For the crowdfunding launch we have the first fifty bottles, real ones, and they should look as noble as they feel. The metal stopper mirrors the whole room.
The auction house's lots go online on Friday: silver, dolls, a stuffed pike. Buyers across the world bid by eye alone, and we've been using the office phone under neon.
Scarves should be seen on white for the shop, and folded, knotted and blowing for the mailing. We had someone's niece do it, and every one is a slightly different white.

Bookkeeping
There's a shoebox under my bed with two years of receipts in it, and the tax people have written for the second time. I cut hair, I don't do sums.
At the end of each month I can't tell whether the café made anything. The till says one thing, the account another, and the card machine pays out three days later.
Our treasurer died and left a ledger that only he understood. The club's annual meeting wants the figures, and the auditors are two retired farmers.
I've sent out invoices with the same number twice and forgot to bill a whole house conversion. Customers are polite about it, but the bank isn't.
The VAT return is due again and I'm sitting over it on a Sunday with a bottle of wine. Is a van half private? Is cake a business lunch?
We switched to an accounting program and all opening balances are wrong. Since then the totals never match the bank statement, by a bit more each month.
Suppliers ring us since we've paid one twice and another not at all. The post piles up in three trays. I'm a carpenter with six people and a wife who has had enough of it.
The charity has to show each funder what its money was spent on. It all went through one account, and the receipts for the minibus are in the minibus.
The inspector from the tax office is coming in a fortnight and wants to see three years. I've got them, more or less, in carrier bags.
My online shop sells through four platforms, each paying out in lumps minus fees, refunds and foreign taxes. I can't say what was sold. The accountant refuses to touch it like that.
Wages for eleven staff in the kitchen, some hourly, some with tips, two on sick leave. Last month I paid someone who'd left. I'd like to hand this over.
Nobody chases what patients owe us. Some haven't paid for physiotherapy since last summer. I find it embarrassing to ask, and I don't even have a list.
I'm a musician with fees from nine countries, royalties, two teaching jobs and a car full of cables. Each spring I lose a fortnight trying to remember what it was all for.
The bank wants monthly figures before it extends the overdraft. We do ours once a year, in a panic. By then it's too late to see that the flour got dearer.
Petty cash at the nursery is a biscuit tin with slips from five teachers. It's never right. The parents' committee is beginning to whisper about it.
Two partners, one pub, and a row about who has taken out how much. If somebody neutral wrote everything down cleanly each week, we might stay friends.
I took on my late father's farm and his way of filing was string. Subsidies, feed, milk money and a loan for a baler. I need to know what's owed and what's ours.
The owners' association collects from forty flats for heating and roof. Someone is in arrears, nobody can see who, and the yearly statement has come back with corrections again.

Recruiting
I've had an advert for a pastry cook in the window since spring. Two people asked, one of them for the loo. My night baker is sixty-eight.
The care home has nine empty posts and we're closing a wing because of it. We pay decently. Others seem to find nurses, so how?
We interviewed eleven engineers, liked one and took four weeks to reply. She'd signed elsewhere by then. It happens to us again and again, with the good ones.
Three hundred applications for a receptionist, all the same letter, I suspect written by a machine. I've no time to read them and I'm afraid of missing the good one.
Twice in a year we picked someone who was charming at the table and useless in the job. I trust my gut less and less. It must be possible to find out beforehand.
The head of our school retires in summer and governors have never chosen one before. Who might be interested, discreetly, and how do we go about asking?
Our start-up needs two developers who know an obscure language. There may be fifty in the country, all happily employed. They won't answer an advert, somebody would have to seek them out.
Lorry drivers leave us for a firm that gives them a nicer cab. We need fifteen before Christmas. The job centre sent one, without a licence.
Apprentices: not a single one signed up this year. When I began, they queued. We're roofers, it's outdoors, they get a car at nineteen, and no youngster knows it.
A law firm wants a partner for its tax side, someone with clients of their own, without the town noticing we're looking. I can't very well ring them up myself.
New kitchen hands come on Monday and are gone by Wednesday. We take anyone who can stand. Perhaps we're fishing in the wrong pond, or promising the wrong thing.
We're opening a hotel with a hundred and twenty jobs to fill in ten weeks, from porter to sous-chef. There's me and one colleague with a spreadsheet.
The council's vacancies are written so that you need a law degree to apply, and the form takes two hours. The planners we want don't bother. Then we readvertise, the third time.
Candidates tell their friends we ghost people. We don't mean to, the CVs just get stuck with the heads of department. It's got round on that rating site.
The only finance manager who could do our year end is leaving in a month. I need a stand-in quickly, and then someone for keeps, in a place where no one wants to move.
Foreign doctors would come to our hospital, with papers, languages and families that need schools. We lose them between the offer and the first day. Somebody must hold their hand.
Are we asking women the wrong things? Our shortlist for workshop manager had nine men and the panel swears there were no others. I think it's where and how we look.
The seasonal harvest crew that came for twenty years has stopped coming. I must find sixty pickers by June, and the agency I phoned wanted them paid upfront.

Legal services
The landlord wants us out of the shop in three months although the lease says five years. There's a clause on page nine that I've read twenty times. Is he allowed to?
A customer slipped on our wet floor and her letter demands a sum that would finish us. The insurer says to admit nothing. I don't know what I've already admitted.
My business partner has set up a rival firm with our client list. We only ever shook hands on things. What rights have I got, and how quickly must I act?
They've sent a forty-page contract for delivering sandwiches to their canteens. If I read it right, I'm liable for everything, for ever. I'd like somebody to go through it and say what to strike.
We've dismissed a driver for drinking, and now he's taking us to the tribunal because we skipped a step. There's a hearing and I've never been in front of a judge.
A firm with a similar name claims ours is theirs and gives us ten days to change it. We've traded as that for eleven years. It's on the vans.
Three siblings, one farm and a will which was changed a week before Dad died. We're not talking any more. I need to know what's valid before the tractor is sold.
The builder has gone bust halfway, with our deposit. The roof's open. Can we get anything back, and may we let someone else finish it?
As a charity we've grown into running a café and a lettings business. Someone said that isn't allowed under our constitution, and that the trustees could be personally liable.
Our terms on the website were borrowed from a competitor, including his name in one spot. A consumer body has now written to us. What ought to be in there?
I want to take in an investor, and he sent a paper with drag-along, preference and other words. He seems nice. My mother says never sign when they're nice.
The neighbour's extension stands half a metre on our land, according to an old plan. He laughs about it. The council says it's a private matter.
An employee abroad asks to work from her beach house for good. Tax, social insurance, which country's rules? HR found four different answers on the internet.
The data protection people wrote to us after a parent complained about photos in the nursery app. They pose fourteen questions and set a deadline. I don't want to say something wrong.
A supplier hasn't delivered and hides behind force majeure. Meanwhile our own client claims damages from us. I'm stuck in the middle with two contracts that don't fit together.
My ex-wife and I own the guesthouse together. She wants to sell and I want to stay. We both would prefer it settled properly on paper rather than before a judge.
The licence for our beer garden was refused after thirty years because of one new neighbour. There's a right to object, says the letter, within a month. How does one do that?
Before we hand over the workshop to our foreman I'd like to know what I'm still answerable for afterwards. There are old guarantees, pension promises and oil in the ground.

Administration
I'm a vet with a waiting room full of dogs, and the post from three weeks lies unopened on the freezer. Somebody ought to sit down with it two mornings a week.
My diary's in my head, on my phone and on the fridge. Yesterday I was expected in two towns at ten o'clock. Could someone simply take it off me?
The institute's eight professors each book their own travel, lose the slips, and then nobody can file the claims. We need one calm person for the trips, the rooms and the forms.
Minutes of our trustees' meetings are never written. So we decide the same thing three times. Invitations go out the evening before and half come without the papers.
There are eleven thousand addresses in our list, many twice, some dead. Widows get letters to their husbands. It needs someone patient who goes through them one by one.
The files of the housing co-op are in a cellar in banana boxes. When a tenant asks for his contract we go down with a torch. I'd like it sorted, labelled and findable.
My builders phone me on the scaffold about delivery times and holidays, and I write it on plasterboard. I need somebody in the office who answers, notes things and orders the skip.
After the training courses, four hundred certificates must be typed, signed and sent, and the attendance sheets entered. My one part-timer is on maternity leave.
We've got permits, inspections and insurance papers running out at different times for nineteen vans. Last week one was stopped without a valid sticker. No one keeps an eye on dates.
As a surgeon I dictate forty letters a week, and they're typed up by whoever has time. That's nobody. GPs are ringing to ask what became of their patients.
Key lists, parking cards, the coffee order, visitors' badges: since one quiet colleague retired we've realised that she ran the place. It's all quietly falling apart.
The choir's tour: fifty singers, allergies, passports, bus, hotel rooms and who won't share with whom. I conduct. I can't also be answering sixty emails a day on bunk beds.
Applications for the allotments arrive by letter, mail and on the back of an envelope. The waiting list is a legend. People accuse us of favouritism, and we simply can't find theirs.
My mother's affairs after her stroke: insurers, pension office, forms in triplicate, a flat to be given up. I live abroad. Somebody reliable should go through the paperwork and keep it moving.
The research grant demands timesheets, signed, for twelve colleagues in four lands, each month. I spend my evenings begging. A person who kept after them would give me my science back.
I'm a freelance coach and clients wait three days for an answer about a date. They book someone else. If anyone from a distance could mind the inbox and shift the appointments, I'd be saved.
Orders come in by phone, fax and scribble from forty pubs, and have to be keyed into the brewery's system by noon. We mistype constantly: sixty kegs for six.
The sports club's office is a cupboard with a kettle. Memberships, room keys, hire of the hall, subsidies to be applied for by the deadline. We volunteers take turns and everything gets lost at the handover.

Customer support
The inbox for our webshop has nine hundred unanswered mails. Where is my parcel, where is my refund, and I'm packing the parcels. They get ruder by the day.
After the update half of our subscribers can't log in and they've all called at once. Two colleagues are on the phones, one of them in tears.
People ring the theatre to ask about seats, and they hang on for eighteen minutes to hear that we're closed. It's the same ten questions every day.
We sell garden robots with an English handbook. Buyers from four countries phone us in four languages with a wire in their hand. I speak one and a half.
On weekends no one answers. That's when folk use our bouncy castles, and when the blower fails at a child's birthday, they meet a voicemail.
Every agent gives another answer about returns. One customer collected three, and published them. There's nothing written down, new people learn by listening to whoever's next to them.
Our chat window promises a reply in minutes. In reality it's me, on the bus. Customers type 'hello?' six times and leave, and I don't blame them.
Complaints get passed from desk to desk till they go cold. A man has had a dripping boiler since October and has been promised a callback by seven of us.
I've a subscription box with five thousand customers, and all know my private number by now. They write at midnight about a missing lip balm. It has to go to someone else, kindly.
The app's reviews say 'nobody helps you'. True. Tickets come in by mail, by store comment and by public post, and they're in no single place.
Our parking machines have a help button. It rings at the porter's lodge of the town hall, where an old man says he's only the porter. Drivers behind the barrier are livid.
We've grown from fifty to six hundred dental practices using our software. When it hangs there's a patient in the chair. They need somebody who understands, on the line, at once.
Refunds after the cancelled festival: twenty-two thousand tickets. Every buyer wants to know when, and is sure he's been cheated. Our box office has three people.
A caller shouted at my trainee until she resigned. She had no idea how to calm him, or when she may hang up. The hotline eats up staff faster than I can hire.
Water's off in the street and the switchboard collapses in ten minutes. Those with a burst pipe can't get past those who ask when it's back. Someone ought to sort and answer them.
The hearing-aid shop's older clients don't write mails. They need a patient voice who'll explain how to change a battery, a third time if need be. We're with people at the counter.
Since we automated the replies, everybody gets a friendly text about something they didn't ask. They answer with swear words. I want real people on it again, with the robot only doing the dull bits.
Hotel guests message us on five platforms before they've arrived: cot, late key, parking for a trailer. Reception sees half of them. The rest stand at a dark door at eleven.

Conversion optimisation
Twelve thousand visitors a month come to our tent shop and forty buy. They look, they put things in the basket, and then they're gone. Where's the hole?
The demo request form has eleven fields. Sales wants every one of them. I bet we'd double the requests with four, but no one lets me try it out.
We argue whether the button should be green. What I'd really like is to show half the guests one booking page and the others another, and see who reserves.
On the phone everyone drops out at the delivery step. On the computer they don't. I've clicked through it a hundred times and it seems all right to me.
Lots of people start our donation page, and six in ten stop at the amount. Three boxes, a monthly tick, a cover-the-fee question. It feels pushy somehow.
The expensive clicks arrive on a page that is all about us. Visitors read for eight seconds and leave. We pay for thousands of them and the phone doesn't ring.
Free trials are plentiful and hardly anyone turns into a paying customer. They upload one file and never come back. Something in the first ten minutes puts them off.
Our relaunch won a design award. Bookings fell by a fifth. The board wants the ugly old one back, and I'd like to know what exactly it did better.
At checkout you've got to create an account, confirm it by mail, and then your basket's empty. I know because my aunt told me. How many aunts give up without telling?
We ran a test for a week, the new headline won, we switched, nothing changed. The next one likewise. I suspect we're reading tea leaves and need somebody who knows when a result is a result.
People compare our three mattress models for ages, open nine tabs, and buy none. Perhaps it's too much choice, or the return terms are hidden. I'd like each guess put to the proof.
Newsletter sign-ups stand at nought point three per cent of readers. The pop-up annoys everybody, me included. There has to be a moment and a wording at which they'd say yes gladly.
The insurance calculator asks for the chassis number on screen two. That's where two thirds get up to look for their papers and never return. Could one ask later, or otherwise?
Our ferry tickets are sold on a site where the price jumps at the end with fees. Complaints, abandoned bookings. I want more of those who begin to arrive at the final page, without tricks.
Shoppers write in the chat that they're unsure whether it's a genuine shop. No faces, no seals, no address till the footer. They trust the marketplace and order our own goods from there, dearer.
The heat map shows folk hammering on a picture that isn't a link. And no one scrolls to where the order button is. I can see it, but not which change should come first.
Nearly everyone who phones us buys, and almost nobody who's on the web page fills in the enquiry. There's a gap between how we talk and what that page does to people.
For our course platform, each tenth of a per cent more enrolments would pay a teacher. Lots of ideas in the team, no order, no proof. We change five things at once and never learn which helped.

Web analytics
Three tools tell us three different numbers of visitors. The boss asks which is right, and I say the middle one, for want of anything better.
Since the cookie banner went up our visits have halved, on paper at least. Sales are the same. So what do the charts mean now?
We don't know where bookings come from. Someone saw a leaflet, then a post, then typed the name, and booked a week later. In the report it all says 'direct'.
The agency left and took the access with it. There's a code on our pages that sends data to who knows where, and we see nothing.
Each Monday I copy figures from six places into a slide for management. By the time it's done it's Tuesday. They look at the biggest number and nod.
Our new shop counts every order twice, because the thank-you page reloads. We celebrated for a fortnight. Now nobody in the office trusts the figures any more.
Readers spend eleven seconds on our longest article, if you believe the dashboard. The comments show they read it all. Something must be measured wrongly there.
Which of our four hundred pages does anybody need? Before the council's site gets rebuilt I'd like to see what's opened, what's searched for and where folk go round in circles.
The newsletter, the podcast and the posters all lead to the same page. I can't tell them apart afterwards. Somebody mentioned little tags on links, and a naming scheme that everyone sticks to.
The data protection officer says our tracking isn't lawful, the marketing head says without it we're blind. Is there a way of counting properly without snooping?
App and website are separate worlds in our reports. One and the same customer looks on the phone and buys at the desk, and is two persons, one of whom never buys.
The old version of our visitor counter was switched off, and no one had exported anything. Eight years of visits are gone, and the new one shows 'events' that nobody in the house understands.
Half of our traffic seems to be robots from one data centre. It spikes at four in the morning. The sponsor pays by visit and is starting to ask questions.
We'd like to know at which step of the registration people leave, but the steps all share the same address so the statistics see one page. Our developers say it needs someone to plan what to record.
Do people watch the video on our donations page, click the map, open the PDF? We've a hunch, and no counter on any of it.
Sales says the leads are bad, marketing says there are lots. Nobody can follow a visitor from the first click up to the signed contract, as the systems don't speak to each other.
There are ninety scripts in our tag manager, put in by people who've left. The page crawls. We don't dare delete one since it might be the one that counts revenue.
A simple weekly sheet for the museum director is all I want: how many came to the site, from where, what they looked for, and whether they bought tickets. Instead I have a tool with two hundred menus.
`;
