/** Needs of film, in the words of people who do not know the name of the skill. */
export const filmExamples = `
Casting direction
Our porridge advert needs a grandfather and a little girl who look as though they really belong together.
We want real plumbers in the film, not models in clean overalls. Where do we find them?
My short film has a stammering boy of ten at its heart and I cannot find him.
The bank is tired of the same smiling faces. Please bring us people nobody has seen on a screen before.
Identical twins wanted, about seven years old, happy in front of strangers and able to swim.
Two hundred medieval peasants needed in a field by six in the morning, beards welcome.
Client loved the script but hated all the actors we showed them. Someone with a better address book, please.
We need a face for our hearing aids: seventy-ish, mischievous, not frail.
Who can find us beautiful hands for a watch commercial?
Our theatre is putting on a play for five and the lead has just dropped out three weeks before rehearsals.
Looking for families of three generations who will let a film crew into their kitchen for a cereal spot.
I need a wheelchair user who can really act, not an actor pretending.
Charity film about homelessness: the people in it should have lived it, and be treated gently when we approach them.
Please hold try-outs for our museum's costumed characters; we have eighty applicants and no idea how to judge them.
Find me a woman who can ride a horse bareback and also speak Welsh.
Our two leads feel nothing for each other on screen. We'd like to try other pairings before we shoot.
Agency here. Seventeen roles, nine days, all must speak fluent Polish.
A football club wants ordinary supporters in its season ticket film, picked from the terraces.
We are down to six actresses and need someone to read with them and tell us honestly who is best.
Well-known actors never answer my emails. I am a first-time film maker with a good script and no contacts.
Our dating programme needs twelve singles with stories, none of whom are only after fame.
A lookalike of a young Queen Victoria for a railway exhibition film, must be able to waltz.
Would you find a dozen toddlers who do not cry when handed a yoghurt?
Our dog food brand needs a scruffy terrier and an owner who looks like him.
Everybody in our recruitment film looks as if they came from the same posh school. Help us find a truer mix.
Street search for teenage skateboarders, no agency faces, parents' consent sorted out.
The part calls for an eighty-year-old tango dancer with a wicked laugh.
We need someone to haggle with the agent of a well-known actor over fees and dates.
Self-tapes are pouring in, more than four hundred, and nobody here can sift them.
Extras for a courtroom: jury, ushers, journalists, one sleepy clerk.
Who should play the villain? Our director has ideas but wants names that would actually say yes.
A surgery wants patients of all shapes for its health film, found and briefed with tact.
Child performers for a toy commercial, with licences and chaperones dealt with.
Our optician's campaign needs people whose faces change completely when they put glasses on.
We want a bald, heavily tattooed man with a very soft voice to sell baby blankets.
Discover a new face for our rum, someone you'd follow into any bar.
The documentary on loneliness still lacks its six people. They must be willing to talk openly on screen.
Real farmers, muddy ones, from hill sheep to dairy, to appear in our tractor launch.
We keep getting drama students. The role is a fifty-year-old trawlerman who has seen weather.
Find a believable couple married forty years for an insurer; bickering a plus.
Open auditions for our community musical: rooms, schedule, panel, callbacks and kind rejections.
I need a pianist who can act or an actor who can play Chopin without a double.
Our deaf character must be played by a deaf signer, and we don't know that world at all.
We need the people to be in a council film: a nurse, a bus driver, a baker and a vicar, genuine ones.
Ballet dancers who can also fall convincingly down a staircase, four of them.
A beer brand would like five mates who are mates in real life.
We promised diverse faces in our tender and now need to deliver thirty of them without it looking forced.
Please find a stand-in who matches our leading lady in height, hair and walk.
Rugby players with broken noses for a skin cream advert, must be able to laugh at themselves.
My web series has eight parts and no fame to offer. Who would want them, and who'd suit?
The presenter for our gardening show ought to be warm, dirt under the nails, never been on television.
A perfume house seeks an unknown redhead, freckles essential, who can hold a close-up for thirty seconds.
Pregnant women, between six and eight months, comfortable being filmed in swimwear for a maternity label.
For a police training film we need people who can play drunk, grieving and aggressive convincingly.
The young version of our hero has to resemble the old one, who is already signed.
Our zoo wants a child explorer to front its films, curious and a bit cheeky.
Agency producer looking for somebody to propose faces for a lottery campaign, three options for each part.
We hired my nephew for the lead and it shows. Can you find a proper actor before June?
Gospel choir members willing to sing and act a little for a gravy commercial.
Martial artists over sixty. Yes, really. It's for a joint supplement.
Could someone search village pubs for wonderful wrinkled faces for our cheese film?
An animated badger needs an actor; we'd like ten candidates to be heard and compared.
Students for a university's open day film: from each faculty one, none of them chosen by the dean.
Hunting for a Scottish comedian who can do deadpan for a mattress ad.
We need people with vitiligo, scars and birthmarks who would be proud to appear for our cosmetics.
Who knows circus folk? Our music video wants a fire breather, a contortionist and a strongman.
The network wants a star attached before it gives us the green light, and we know none.
Casting director for a feature about fishermen's wives; nine women, all over forty.
Casting for a hospice appeal: very careful conversations with families who might want to take part.
An escape room firm needs seven actors who can improvise with customers all evening; help us audition them.
Where on earth do you find a left-handed butcher who can juggle? It's for a sausage ad
The mum in our film looks younger than her daughter. We need a different mum
I need eight people who laugh easily and don't mind being splashed
Nobody turned up to our open call except my cousin
Someone to ring round the drama schools and bring us twenty hopefuls by Tuesday
Find a bearded gentleman, big belly, own sledge if possible, for a December job
We want ordinary mothers with newborns, tired, honest, unstyled, to talk about sleep on film
The part is a nasty headmistress, and everyone who has auditioned so far is too nice
My thriller needs a killer nobody would suspect. Suggest faces
Could you find a boy soprano, about eleven, whose voice won't break before September?
Our customers are mostly over seventy, yet every person in our ads is thirty. Fix who's in them
Bring me a choir of builders. Real ones, with dust on
People who've survived a stroke and would tell it to a lens, with someone kind making the first call
A troupe for our panto: dame, villain, back end of the horse
The director says "none of them". We've seen ninety. Fresh blood, please
Looking for a pair of brothers who look alike, aged ten and forty, to be one man then and now
For a jeans ad, interesting bottoms of all sizes. Handle it respectfully
We're shooting in Glasgow and each of the eleven characters needs the right accent, no fakes
Sift through the headshots, will you? There are six boxes and I don't know what I'm looking at
A quiz show wants contestants who are clever, chatty and not all called Nigel
The lead pulled out last night. Filming's on Thursday. Help
Our dentist's ad needs a gap-toothed grin that makes people happy
Ex-soldiers to appear in a play about coming home; must be theirs to tell, must be safe for them
I want to see chemistry. Put the three Romeos and four Juliets together in a room and film it
Forty cyclists of every age for a bank holiday shoot, own bikes, no lycra gods
Somebody to play my grandmother in the documentary's acted bits; I'll bring photographs, you bring candidates
The network finds our actors "too theatre". Who else is there?
A magician, a locksmith and a retired burglar who are good talkers, to front our lock company's films
We can't tell from tapes who can really act. Come and watch them with us
Seeking a family with red hair, all of them, grandparents too
Hand on heart, would a famous comic do our little film? Ask his people for us
An actress able to sob on cue eleven times in one morning
Sign up sixty passers-by as a medieval mob, tell them where to be, when, in which shoes
Our reality series on lorry drivers lacks characters. Find ones with stories, tempers and a permanent address
Do you know any tall women who can weld?
The princess should be ten, missing a tooth and not from a stage school
For our AI firm's training videos: fifty faces, all ages, all skin tones, who agree in writing to being filmed
Bald twins for a beer mat film. Preferably grumpy
The council's fostering film needs teenagers in care who want to be seen, and someone who knows how to ask
Actors for twelve role-plays in our medical exams, able to fake chest pain the same way forty times
We promised the author that the hero would look like the book's cover. Good luck finding him
A sheepdog handler with a face like a map, for a knitwear film
Which influencers can act? None so far. Get us actors who look like influencers
Nine characters in a cartoon need nine people behind them; set up try-outs and send us the best takes
It's a love story between two eighty-year-olds and every agent offers us sixty-five
Match the star's feet. She won't do barefoot
Bus company wants its own drivers in the campaign. Meet all two hundred and choose the dozen who shine
We lost the baby. I mean the one booked for the shoot, who's teething. Have you got another?
Someone with a nose for talent should spend a week in youth theatres on our behalf
Short film about a mosque football team; young men who play well and have never been before a camera
I have two weeks, no money and a part so good that somebody great might do it for free. Who, and how do I ask?
People with hairy backs. Razor brand. Cheerful types only
A Shakespeare company on tour needs replacements for three who've gone off to telly
The insurance man says no one over eighty, the script says ninety. Find a spry seventy-nine who looks it
Who could present our trade fair in Mandarin, English and good humour?
Line up some sumo wrestlers for a sofa strength test on film
My client fell in love with an actor already contracted to a rival crisp. Find his double in spirit
We'd like a convincing gang: one leader, two followers, one who'll betray them. They should look as if they grew up on the same street
Get us women engineers who are relaxed on camera, from rigs, tunnels, labs
Everybody reads the lines as if it were the weather forecast. There must be someone who can bring that monologue to life
A hundred swimmers in the sea at dawn, insured, willing, some with bellies
Test the three finalists for our children's TV host with actual children and tell us the winner
Our museum guide figure is a Roman cook. Hire somebody who can stay in character through school trips
The script asks for triplets. We'd take convincing cousins
One look and you should believe that this man has been to prison. No make-up, just the face
Search the Bengali theatre groups for us; we don't have contacts there and don't want clichés
Farm kids who can drive a quad, have permission and aren't show-offs
Couples who met through our dating app and wouldn't mind kissing on a billboard: trace them, meet them, choose five
Someone to run the audition room: greet people, read opposite, film it, be decent
Unknowns please. If I recognise anyone from a soap, the spell's broken
A nose model for hay fever tissues. Yes, noses
Deal with agents for our stage cast of six: availability, pay, billing, who gets the big dressing room
We need a teenager who speaks fluent Ukrainian and can be funny
For the stately home's film: servants, lords, one cook, mostly found among our volunteers, picked fairly
How do we find a child to play a child with cancer without upsetting anyone? Please handle it
The clip needs krumpers, waltzers and a ninety-year-old tap dancer, all in one room next week
Scout faces at a heavy metal festival for our herbal tea
Make a wish list with us: who might play the queen, realistically, for what we can pay?
The understudy's better than the lead and we don't dare decide. Independent judgement wanted
Casting for an arthouse film: non-professional, sixty-ish, a woman who has worked with her hands

Production design
Our film plays in 1974 and everything, from wallpaper to cigarette packets, has to convince people who were there.
Turn an empty warehouse into a submarine for four days.
The script says "a palace", the wallet says "a church hall". Who can bridge that?
We need a fake pharmacy that looks so real that customers walk in.
Every prop in the detective's office should tell us he is lonely.
Our advert needs a kitchen built in a studio with a removable wall so the camera can get in.
What does the inside of a giant's pocket look like? Our children's series has to decide and then build it.
Someone to think up the world of our space drama: corridors, cutlery, signs, dirt, all of one piece.
The witch's cottage looks like a garden centre. It should smell of damp and menace.
A Victorian schoolroom for our museum's film, desks, slates, inkwells and all.
We have one empty flat and need it to pass for three different homes in the same short film.
The whole music video should look as if made of paper and cardboard.
Bank client wants a living room that no viewer can place: any country, any class.
Build us a miniature high street for a toothpaste spot, two metres long, working lamps.
My film has room for six builds and the script has nineteen. Please help me choose and merge.
Dress a modern pub so nobody notices it isn't 1916.
Where would a spy of the fifties hide a radio? We need someone who knows and can make one.
A yoghurt brand dreams of a pink cow shed, floor to rafters, and a cow who tolerates it.
The set wobbled in the last series and viewers laughed. Never again.
Our heroine's bedroom must grow up with her from six to twenty-six, over five scenes.
Newspapers, bus tickets, menus and shop fronts in an invented language for a fantasy film.
Opera on a shoestring: one staircase that must serve as harbour, prison and ballroom.
We would like a talk show corner for the studio: sofas, backdrop, table, something that isn't beige.
Somebody has to plan all the scenery, furniture and colours for our sitcom before carpenters arrive in March.
Make the laboratory frightening without a single cliché bubbling flask.
Four identical breakfast tables, since the scene ends with everything smashed and we need retakes.
Trench warfare in a farmer's field: mud, duckboards, sandbags and safe for fifty people.
The kitchen in our supermarket film looks rich. Our customers aren't. Please make it believable and still lovely.
Post-apocalyptic bus stop needed, overgrown, rusted, with a timetable nobody will ever honour.
Sketch me how the spaceship's canteen could look so the director and the builders speak about the same thing.
We have borrowed a manor house and must not put one nail in it, but it needs to look abandoned for decades.
The quiz show's stage should feel like being inside a pinball machine.
A courtroom, but for cats. It's an insurance commercial.
Which colour belongs to which family? Our two-clan drama needs a visual plan from curtains to cars.
Ghost train operator making a horror short needs a corridor that seems to get narrower.
We sell mattresses and want a bedroom on a cliff edge. Built, not computer-made, if at all possible.
Recreate my grandmother's caravan from eleven photographs, for a documentary's re-enacted scenes.
The prison cell has to come apart in ten minutes between two takes.
Soviet-era canteen, please, with the right teaspoons.
Agency seeks someone to draw, source and put up a fairy-tale market for a chocolate brand's Christmas film.
Everything on the desk in our law drama is wrong, say lawyers. Someone to research and correct it.
For a puppet series: a whole village at one-sixth size, with doors that open.
Our stage has a revolve nobody ever uses well. The new play calls for seven rooms.
How would a bakery have looked on Mars in 2190? We want an answer with ovens in it.
A breakaway window, a rotten banister and a chandelier that falls on cue.
My script is all set in a lift. How can one lift stay interesting for ninety minutes?
Please find period vehicles, shop windows and street clutter for a 1930s strike scene, and place them.
The newsroom in our drama must look lived in: mugs, cables, dead plants.
A theatre company wants a forest made entirely of umbrellas.
The advert's dining hall needs to be symmetrical to the millimetre, and mint green.
We're filming in a working hospital and must hide every modern thing for an Edwardian scene.
Give our game show a home: giant dials, trapdoors, a slide that contestants survive.
The film's first half is poor and the second rich. Let the rooms tell it before the actors do.
Pirate ship deck on a rocking platform, for a rum commercial.
We need a lead for carpenters, painters, buyers and dressers on an eight-week drama shoot.
Bunker, bathroom, ballroom: three builds in one hangar, with one crew, quickly swapped.
Our charity film recreates a refugee tent from memory of those who lived there; it must be true.
A tired hotel lobby should become a glamorous casino overnight and be back to normal by breakfast.
Could the giant teacup hold two adults? It must, for eleven hours of filming.
The vampire's flat should be surprising: no velvet, no candles.
Make me a fridge someone can climb through into a ski resort.
Our director keeps saying "Wes Anderson"; we'd prefer a look of our own for walls, props and costumes together.
Every house in the soap has the same lamp. Viewers have started a forum about it.
I'd like a mock supermarket aisle with invented brands so we clear no trademarks.
Invent and furnish a stone age camp for a school television series, archaeologists watching closely.
The alien embassy: one room, no right angles.
Production designer wanted for a debut feature set entirely in a closing-down department store.
For a short about hoarding, fill a bungalow to the ceiling, safely.
We need to know what the set will cost and how it'll be built before the producers sign.
A wine merchant's film wants a cellar that never ends, and we own a garage.
Our studio is a black box and by Monday it ought to be a Greek taverna
Hide the radiators, the plug sockets and the telly; this scene happens in 1880
The room in our drama looks like nobody has ever eaten, slept or quarrelled in it
Fake snow, fake trees, a frozen pond you can skate on, all in a gym hall
Somebody to find and haul a hundred old suitcases for the railway scene and pile them up convincingly
A barber's shop from Harlem, in a shed in Kent
We need a talking wardrobe, a crooked staircase and a bed that tips children into another world
The walls are magnolia and the film's about rage. Do something
Could you build a ship's cabin that rocks without making the actors ill?
Everything in the kitchen must be edible except the kitchen. It's for a biscuit ad
Our period film has a fridge magnet in shot. We obviously need someone in charge of what stands around
I want the doctor's waiting room to feel like purgatory, with better chairs
School play. Twenty quid, a lot of cardboard, and the script demands Atlantis
Turn our car showroom into a jungle, vines, puddles, a waterfall if you can, for a two-day film
The detective has a wall full of clues. Someone has to make each photo, string and cutting
Build half a bathroom. The other half's where the crew stands
The sitcom's living room was designed when tellys were square; give us a new one the fans won't hate
A market stall with invented fruit for a planet where nothing's green
Make a Tesla garage look like a blacksmith's. Straw, anvil, soot
Carpenters are booked, paint's ordered, nobody has drawn anything. Please draw, measure and lead
Our heroine is a hoarder of clocks. Get clocks. Three hundred, half of them ticking
The show's host sits at what looks like an ironing board. A proper desk and backdrop, please
Age this brand-new caravan by forty years, moss and all
What's on a sixteenth-century breakfast table? We shoot it on Tuesday and have cornflakes
A padded cell that's pink. A tunnel of umbrellas. A ceiling full of spoons. It's that type of video
Two rooms should match to the inch, one upright, one upside down
The landlord forbids paint, so the flat has to change from cosy to cold with nothing but things you can carry in
Our puppets are two feet tall and need chairs, a café, a bus and a town hall
Everyone in this film should have things their own character would own. At present, it's all from one Swedish shop
Rebuild a 1950s classroom in a tent at a county show, for visitors to be filmed in
The dance piece wants a floor that looks like broken ice, safe for bare feet
Bring me a shop counter, brass scales, jars and sawdust, and take it all away on Sunday
We can afford a single wall. Think of a wall that could be a prison, a palace and a beach
Someone needs to work out what the future looks like in our film: its doors, cups, money, shoes, signs
An advert inside a doll's house with real people. How big must the lamp be?
The banquet scene eats food at a terrible rate. Supply, dress and reset twelve courses for nine takes
Give the chat show a Christmas makeover that's not red, green or tinsel
Stage for a folk opera in a quarry; weatherproof, climbable, and gone without trace afterwards
A giant keyboard to run across, keys lighting up, for a piano shop's film
The family in this story lost everything. You'd never guess from their curtains
Find out how a mortuary in 1962 was fitted and copy it in our basement
Our horror flat should slowly shrink, scene by scene, without anybody noticing why they feel uneasy
Medieval tavern for a mead brand: tankards, candle wax, straw, dog
Paint a sky. Sixty feet of it, stormy, for behind the boat
The set for our cooking show must look homely, hide nine cables and survive daily flambés
Make a bank vault door that weighs nothing and sounds heavy
On stage there's one chair. Is that enough? We'd like someone to think about the space for us
We're filming in Portugal pretending it's Cuba: posters, cars, number plates, phone boxes
Sketches and a model of the royal box, please, so producers and builders stop guessing
The nurse's station came out too clean. Coffee rings, post-its, someone's half-eaten birthday cake
I need forty letters in 1914 handwriting, sealed, stained, with stamps
Rent, borrow or build a hot-air balloon basket for a scene that never leaves the ground
Give each of our eight webisodes its own colour and its own clutter
A trial in heaven. What's the furniture?
The band plays inside a giant mouth. Tongue must carry a drummer
Cobble together a believable spaceship cockpit out of scrap, dishwashers welcome
Viewers noticed the wrong kind of telephone. From now on we want someone who checks every object for its year
Fill an empty shop with a fake travel agency, brochures and faded palm trees, for a prank show
An igloo that doesn't melt under lamps
Our murder mystery weekends need a library with a secret door, used every Saturday, kicked by guests
The laundry ad goes through four decades in one kitchen in one take. Cupboards must swap while nobody looks
Decide what it looks like when a computer dreams, then build it from foam and mirrors
We'd like our lecture hall to be a courtroom for three days' filming, bench, dock and coat of arms
Every surface mustard, including the fruit
A bombed street, forty metres of it, rubble you can fall on
Could a garage pass for a Tokyo ramen bar? Steam, lanterns, stools, menus nobody can fault
Crew chief for sets wanted: hires painters, watches the spend, gets each room ready the night before
Fairground booth, 1920s, with prizes, painted boards and a strength tester that can be rigged
We shoot one flat for summer and winter, happy and divorced. Plan the swaps so the crew isn't moving sofas all day
What would a wizard's fridge contain? Labels included
Soft play for aliens, in a film for toddlers; nothing pointy, nothing from this world
I'm directing a short in my flat and it screams "student". Make it a widow's home
Dress the village for an occupation: flags, barriers, torn posters, ration queues
The chandelier, the carpet and the cat all clash. Which goes?
A working well, a fake apple tree, a goat shed. The lawn is your stage, our open-air theatre opens in June
Set designer for a Beckett, bare but not boring
The boat's interior is too narrow for a camera; build it again in a barn, slightly fatter
Someone to source real 90s trainers boxes, game consoles, duvets and posters for a teenager's bedroom
Make the fish counter in our ad look like treasure: ice, brass, lemon pyramids
Seven doors, each to a different world, standing free in a meadow

Location scouting
We need a beach with no footprints, no pier and a car park for six lorries.
Where could we film a car chase without closing half the county?
Find a house that hasn't been decorated since 1968 and an owner who will let us in.
My script needs a lighthouse you can actually get a crew up.
The client wants Tuscany. We can't leave the country.
Does anyone know a disused swimming pool with the tiles still on?
Our SUV advert calls for a mountain pass with hairpins and nobody on it at dawn.
Somewhere that looks like an American diner, has parking and lets us smoke up the windows.
A quarry, turquoise water if possible, safe for divers.
Twelve kitchens to choose from by Friday, all with daylight from the left.
Every field we look at has a pylon in it.
We're after a school that is empty in term time and still looks like a school.
Photograph and measure five possible manor houses, and tell us which one will not bankrupt us.
Sun path, noise, neighbours, toilets: someone should check the place before sixty people turn up.
Our perfume film wants a desert. Sand dunes somewhere nearer than the Sahara would be ideal.
Farmhouse with low beams, a real hearth and a lane wide enough for a generator truck.
The council said no to our bridge. We need another bridge, fast.
Please sort the permits and the angry residents for a night in a narrow street.
A forest which doesn't look British, for a film set in Canada.
We would like to shoot in a prison. How, and which?
For a bank's campaign: ten shops run by families, all in different towns, all charming.
Brutalist stairwells wanted, the more concrete the better.
A working abattoir that will open its gates to a documentary.
Could you drive the coast for a week and bring back pictures of coves nobody has used?
Our fashion shoot lost its greenhouse to a storm. We need glass, palms and steam by Tuesday.
Agency asks: which rooftops have a skyline view, a goods lift and a landlord with a sense of humour?
The flat in the story has to be above a launderette. Really above one.
Find us an airfield with an old hangar, and ask about low flying.
A village green with cricket pitch, thatched pub and no telephone mast.
We want three motorway service stations that look like nowhere.
I'm making a horror short and need a cellar I would be afraid to enter.
Supermarket that will let us have the aisles between ten at night and five in the morning.
Where in the north can I still find cobbles, chimneys and washing lines without satellite dishes?
The insurance spot plays in a flooded street. Who would ever let us flood theirs?
We need an opera house for one day, empty, and the cheapest of the pretty ones.
Looking for a laboratory with glass walls that isn't doing anything secret.
A snow scene in October: where will there be snow, guaranteed?
Find a straight road, two miles, horizon at both ends.
Our series needs a base: one estate that offers woods, lake, stables and a courtyard within walking distance.
Ask the harbour master what a trawler, a jetty and a foggy morning would take.
Penthouse with a terrace that a star's agent won't complain about.
The chapel we booked is being renovated. Bring alternatives with the same light.
A derelict hospital that's not full of asbestos, please.
Our tyre client wants wet tarmac, tight bends and hills behind, legally closed to traffic.
Find me an office that nobody would want to work in.
Somewhere to blow up a caravan.
We've got eleven scenes and three days; the places need to lie close to one another.
A cave big enough for a string quartet and dry enough for their cellos.
Which stately homes allow candles, horses and forty extras indoors?
Recce wanted for a bicycle brand's film along canals: towpaths, tunnels, locks.
I need somebody to knock on doors until a family lends us their terrace for a fortnight.
A pub that could be anywhere between 1940 and now.
For our whisky: a peat bog, a burn, a bothy, and a track for the catering van.
Old railway station with steam, or at least without plastic seats.
Who manages the keys, the fees and the goodwill when we film in a cathedral?
The ideal place is a bungalow estate so uniform you could get lost in it.
Our photographer needs a white wall by the sea, facing west.
Tropical-looking garden in this climate, please. It's for suncream.
Two-storey barn conversions are not what I meant by "barn". Something with holes in the roof.
The museum would like to shoot its film in the places where the painter really stood.
An indoor market still trading, where stallholders don't mind a camera dolly.
Send us a folder of launderettes, barbers and chip shops with their original signs.
A quiet place. Truly quiet: no flight path, no motorway, for a film about silence.
Film in a nuclear power station? Somebody must know whom to ring.
Need a suburban garden with a treehouse, a swing and a patient owner.
Location scout for a yoghurt commercial: alpine meadow look, reachable by lunchtime.
We want to use a football ground on a non-match day, floodlights on.
My client sells cement and would like heroic viaducts.
An underground car park with a good echo and a ceiling high enough for a lorry.
Check whether the island can be reached with equipment in November and where people would sleep.
The owner changed his mind last night. We need another house like it by the weekend
Somewhere with a long corridor, no people and a light switch that works
I need a hill. Round, green, one tree on top, nothing else
Which castles let you bring a smoke machine?
Our garden looks like a car park. Find us a nice one for the barbecue ad
The village hall said yes, the vicar says no, the neighbours are writing letters. Somebody please sort us another place
Does anyone have a swimming pool with a view that we can borrow for an afternoon?
Looking for woods you can drive a lorry into, where nobody walks their dog
Find us a street where every front door is a different colour
We were chased off the pier for not asking first. Whom do we ask?
A shabby hotel, peeling paint, swirly carpet, still open, owner with a thick skin
My student film is set in a morgue. Who'd let us in?
An empty motorway. I know. But there must be one that isn't open yet
For a cereal ad: golden wheat, still standing, in the last week of August
The client turned down eleven flats for being too posh. Number twelve must be right
Go and have a look at the old mill for us, snap every room, check for power and damp
We want Paris rooftops without going to Paris
Airport lounge, hospital ward, courtroom: places one never gets into. How do we get into them?
Find a riverside with willows where a piano can be lowered to the water
A room with one enormous window and something sad outside it
The wedding scene needs a marquee lawn, a lake and a lane for the horse and carriage
Somebody's living room, seventies, brown, untouched. Knock, ask, photograph
Is there a cliff that's safe to stand on and looks as if it isn't?
Our lorry advert wants the bendiest road in the country, and the police's blessing
Four shops in a row, two of them empty, on a street that could be closed on a Sunday
I'd like to shoot portraits in a working foundry, sparks and all. Get me through the gate
A bakery that'd stop selling for one morning
Send pictures of caves, tunnels and cellars you can stand up in
Where does the sun set straight behind a church tower in the second week of May?
We need a pretend Moscow within an hour of the office
Old people's home with a ballroom and a matron who likes film crews
The field's perfect but belongs to three farmers who don't speak to each other. Negotiate
Find us an escalator nobody uses, we only need it running downwards
Book us a runway, a barn and a bed for forty, no more than ten miles apart
A greasy spoon with red sauce bottles and steamed-up windows, that will stay closed for us on Monday
Our fashion photographer hates everything we've shown her. She wants salt, wind and emptiness
A tower block with the lifts working and the residents on our side
We have a script about a dam and don't know any dams
Check tides, parking and mobile signal for the beach, and tell us honestly if it's a daft idea
The perfect staircase: marble, curved, grand, cheap
Library with ladders and green lamps, willing to have a rock band in it overnight
Somewhere we may dig a hole, fill it with mud and push a politician in
Compile a list of places for our ghost series: wells, barracks, asylums, a house with a bad name
A school bus yard, a skate bowl, a rooftop court. For trainers, obviously
Every lovely lake has a No Filming sign. Find out who can lift it
A white chapel in a white landscape for a black dress
We're looking for a real trawlerman's cottage, low door, net loft, smell optional
The bank branch must look like a bank and not be one. Ideas?
My music video needs an abandoned theme park, and a guard who knows which rides will collapse
Take this list of fourteen scenes and come back with three options apiece, with prices
Flat, treeless, endless. And a pub nearby for sixty people's lunch
Would a zoo let us film a proposal in front of the penguins before opening time?
Find someone with a really ugly bathroom. We'll leave it prettier
Country road with a humpback bridge and a red phone box still on it
Our vineyard film lacks a vineyard. Ours has been hit by hail
A hair salon that could be in New York, on an upper floor, with windows to the street
Is it even allowed to film in the Underground? Who signs that?
The scene takes place in a snowed-in petrol station. It's June, and I'm open to Iceland
An operating theatre that's out of use, with the big lamps still hanging
Drive round the moors, please, and find the loneliest farm that has a loo
We want the audience to think "Where is that?" and never find out
Five family homes: rich, poor, tidy, chaotic, and one with a pony
Sand the colour of a lion. No seaweed
Our crew got soaked and clamped. Next time someone must look at the site beforehand: shelter, parking, access, loos
A warehouse without pillars, tall enough for a trapeze, quiet enough for talking
The Duke is being difficult about his hall. We need a friendlier duke
Can you rent a whole cul-de-sac?
I want the road where the fog collects. A local would know
Cricket pavilion, bowling green, bandstand: genteel spots for a gin advert, each with an agreement on paper
A loft where the morning comes through skylights and dust hangs in the air
Tell the residents, put up the notices, pay the corner shop for lost trade, then hand us the street
A forest burnt last year, black trunks, new green below
The agency says "somewhere iconic but unseen". Translate that into an address
We need a canteen full of Formica which hasn't been ripped out yet
Observatory, lighthouse or watchtower: round room, big view, stairs not too steep for kit
A football pitch on a slope. It's for a comedy about a losing team
Our documentary revisits her childhood homes; trace which are still standing and who lives there today
Location manager's gone to a bigger film. Who can take over keys, contracts and cross neighbours for the last ten days?
There's a scene in a lift shaft. Find a lift shaft
Car needs to drive through shallow water, mountains mirrored in it, no ducks harmed

Director
We have the script, the money and the actors. Nobody to tell them what to do.
Our brand film needs someone with a vision, who decides how every scene should be played.
The last commercial was technically fine and had no heart. Who can get real feeling out of people on set?
Script for a six-part comedy seeks the person who'll make it funny on the day.
My employees freeze when filmed. I need someone at the helm who can loosen them up and shape a story from it.
An agency with an approved car script wants three pitches from people with a strong handwriting of their own.
Who would take charge of our feature about a lighthouse keeper, from rehearsal to final cut?
Looking for somebody brilliant with children to steer nineteen of them through a toy commercial.
The play has been written. It now needs somebody to stage it with our amateur company.
We want a music video that's one idea, boldly carried through, by someone who will fight for it.
Three actors, one room, ninety minutes. Please work with them until it hurts.
The client keeps interfering while we shoot, so we need a calm, experienced chief who can protect the idea.
I wrote it, I produce it, and I know I shouldn't also be the one calling "action".
Comedy timing is everything in this cider advert. Whoever leads it must have made people laugh before.
Food, but sensual: someone who can make melting butter dramatic and steer a crew of twenty.
A hospice would like a film about last wishes, led by a person of great tact.
Documentary about a failing circus: two years of patience, a point of view and trust with the people.
Our series changes hands after episode four and the second block needs somebody who keeps its tone.
Cars are our business and beauty shots our curse. Give us a storyteller.
We need a person who can tell non-actors, in this case surgeons, how to be themselves.
Somebody to block the crowd scene: two hundred extras, one horse, a bishop.
The school pantomime needs a firm hand and a good imagination.
Could this film on the menopause be told through a woman's eyes? We believe it should.
Our performances are all at the same pitch. Shouty. Someone must tune them.
A jeans label wants a thirty-second film which feels like a memory; who dreams that way?
For our museum: re-enacted scenes of the plague, handled with dignity, guided by somebody who knows actors.
Interpretation is open: the script says only "they meet, they part". Make it yours.
We've got a celebrity for four hours. Whoever runs that set must be quick and charming.
Sports brand seeks a maker of films with sweat and rhythm, whose reel isn't all slow motion.
I'm a producer with a ghost story optioned and a slot at a broadcaster. Missing: the artist who'll make it theirs.
A telephone company wants dialogue, real dialogue, between a father and son; someone good with silence.
Please take over: our first one left after week one and forty people are waiting.
We'd love someone who has shot with animals and will not lose their temper with a goose.
Radio drama in five parts, cast assembled, studio reserved, nobody to lead the performances.
Dance film for a ballet company: one who understands bodies as well as lenses.
Shape the performances in our training film about bullying so that teachers believe it.
Agency creative team wants a partner who improves the script instead of just filming it.
Who calls the shots when our seven board members all have opinions? It had better be you.
Our audio guide's actors sound as if reading. They need coaxing through scenes.
The trailer for our novel should be a little film with a soul, conceived and led by one person.
First feature, tiny crew, six weeks, a lot of rain. The captain is missing.
Someone who sees how this courtroom scene ought to unfold, beat by beat.
We want a fresh young talent, straight from film school, with a weird sense of beauty, to make our sneaker spot.
Lottery winners, played by real winners. Get them to relive it.
Fashion film: the designer has a mood, we need a mind that turns it into scenes and leads everyone there.
A public broadcaster needs somebody in the gallery to call eight cameras during our concert.
Our mockumentary stands or falls with deadpan performances; please guide the improvisation.
My fiction podcast has ten actors in three countries. Who'll guide them to sound like one family?
A carmaker's film without a car in it. You have the last word on set.
The opera is hers, the music is his; the staging could be yours.
The union's film on strikes ought to be angry and tender. Who can hold both?
Emotional supermarket Christmas advert wanted, from someone who can make grown men cry without syrup.
We're staging a murder mystery in a hotel and nobody agrees how scenes should be played.
Someone must decide: funny or sad, close or wide, now or later. We can't.
I have a treatment for a western set among allotment holders and need a kindred spirit to film it with actors.
Two leads who cannot stand each other and a love story to shoot. Strong nerves appreciated.
Our hospital soap is looking for someone to take charge of episodes nine to twelve, eleven pages a day.
Can you make an accountant's day gripping? Take our little film in hand and prove it.
The beer script is a single unbroken take through a wedding; who dares to choreograph it and drill the guests?
Short about twins, festival ambitions, script done, everyone looking around for a captain with taste.
Promo for a brass band album, bizarre ideas welcome; eight miners will do whatever you tell them.
A bank would like to stop looking like a bank. Whose film sense could do that?
Somebody must shout "action" in sign language: our film is signed throughout, cast included.
Horror needs patience. Find me a person who knows how long to hold before the scare.
We have rushes of excellent pictures and wooden acting from the last shoot; for the reshoot we want someone who loves actors.
Director with a documentary background for a series of miniature portraits of lorry drivers.
Commercial director needed, strong on table-top and humour, for a mustard campaign.
Put my stage monologue on film and help me act it less theatrically.
The youth club's kids have written a thriller. A grown-up with film sense should guide them through making it.
Someone has to turn twelve pages of banter into a film people feel, and answer all questions on set.
Camera's hired, actors are booked, and we're all looking at each other. Who's in charge of making it good?
The kids mumble their lines. Someone needs to rehearse with them and bring it to life
My play opens in five weeks and the person staging it has walked out
We have a funny script that wasn't funny when filmed. Do it again, with somebody who has timing
Our volunteers want to be in the film but go stiff as planks. Someone warm to coax them, scene by scene
I wrote a love scene between two bin men and want someone tender to shoot it
Agency seeks a name for a chewing gum spot: quirky, fast, brilliant with faces
Whoever did our last ad was a technician. This time an artist, please, with a view on life
Somebody has to stand next to the camera and tell people to do it again, but sadder
The actors ask me questions about their characters that I can't answer
Would you take on a feature in which nothing happens, beautifully?
Pitch us your take on our chocolate script. We'll choose the most surprising
The nativity has thirty-one angels and nobody who knows where they should stand
A heist on a milk float, written and financed, wants the right madman or madwoman to make it
We want someone who gets performances out of politicians
It's our first drama and the crew's wonderful. They need one person to tell them what the story feels like
My band wants a clip with a beginning, a middle and a scandal; bring your own vision
For a series about nurses: episodes five to seven are free, same cast, same tone, your hand on it
The actress won't cry. Last chap shouted at her. We'd like somebody cleverer
Take our opera singers and teach them how to move as if they weren't singing
Who could turn a phone bill into cinema?
I need an experienced person beside me on my debut, who steps in when I lose the thread with the actors
We've shot two days and it's flat. Somebody with feeling should take over the rest and say how it's played
A film about our town's stonemasons, made by someone with a signature and not just a camera
Get a real conversation going between the two brothers on film. They haven't talked in years
Every actor plays a different style, one's in a farce, one's in a tragedy
Circus show in a tent: acts exist, the evening doesn't. Stage it so that it builds up
Somebody to decide where everyone stands, looks and pauses in our courtroom reconstruction
Want: a person with the patience for stop-start filming with toddlers, and the vision to make it art
Our audio thriller was recorded without anyone guiding the readers and it shows
The fashion house wants a film like a fever. Wild minds, send reels
Please interpret my script. I'm too close to it
A live TV gala needs somebody in the truck who chooses the shots and keeps nerve when the tenor faints
Nine pensioners, one bank robbery, six days. Who'll lead us?
Our ad needs a single glance to say everything. Find someone who can get that glance
Amateur operatic society, strong voices, two left feet, seeks someone to put on Carmen
The documentary isn't about penguins but about obsession. I'd like somebody with that eye to make it, over two winters
Who's good with dogs, drunks and dialogue? Our pub comedy has all three
He does a hundred takes, she does one. Bring them together in the same scene
We're a start-up with a daft sixty-second script and need a comedy brain to run the day and shape the laughs
My cast is family. They won't listen to me, they'd listen to you
Someone with a calm voice for a scene of birth, filmed with an actual midwife and an actress
A telly ad in one shot, backwards. Whoever makes it has to be a bit obsessive
The puppeteers know puppets, not cameras. Guide them through ten episodes, playfully
Ours is a ghost story with no ghost. It's all in how it's told, so who'd tell it?
I want a film that our staff will talk about, made by someone with an opinion about work
The monologue is good, the delivery's dead. Work with her for three afternoons
Young, hungry, odd. That's the kind of film-maker we'd give our trainers and a free hand
Our hero's too heroic. On set somebody should bring him down to earth, take after take
A theatre piece in a moving bus, spectators as passengers; stage it for us
One film, six sponsors, twenty opinions. We need a strong character who listens and then does it their own way
The stunt coordinator wants to know how violent it should feel. So do the actors. Nobody has decided
Bring out the shy baker in our portrait film; she's magic once she forgets you're there
Comedy duo seeks an outside eye who tells us which half to throw away and how to play the other
Our charity ad mustn't beg. Who can film poverty with pride?
Choreographer has the steps and I've the songs; who'd stage the musical as a whole?
Second one needed, to shoot chases and crowds in parallel while the first handles the stars
The reading was electric. How do we keep it that way on film? With the right person in the chair
Sixty schoolchildren re-enact a shipwreck on a playing field. Somebody give them a story to act and the nerve to act it
We can't pay much, but it's the best part-time gig for anyone who longs to tell a story with actors
Our game's motion-capture actors jump about without knowing why. Give them motives
The fairy tale must be scary and kind. So must the person who makes it
Which maker of short films would fancy turning a poem on grief into four minutes?
The producer and writer agree on one thing: neither of us should do it
Someone to work with a deaf cast on a thriller, who'd rather learn to sign than point
From table read to last cut, take responsibility for how our web series feels
The presenter talks at you. Teach him to talk to you, and stage each piece to camera
We're remaking our founder's escape in 1956 and need somebody who'll bring truth to every scene
A sofa ad that's practically a break-up drama. Pick the tone, lead the couple there, wrap by six
Stage fright runs in the company. The one who leads rehearsals ought to be gentle
Who does deadpan? Really deadpan? Our tax advisers want a film in the Finnish manner
The extras look at the lens, the star looks at her phone, and I look at my watch. Someone take command of the scene
A one-woman show about a lighthouse cook needs shaping, pacing, cutting and cheering on
I've a good eye but no idea how to talk to actors, so I'm looking for a co-pilot
Erotic but never sleazy: the lingerie film needs a woman at the wheel
The wine film should taste slow. Find us somebody who isn't afraid of slow
Our immersive theatre has sixteen rooms and actors roaming free. Someone has to weave it together so every guest gets a story
Director wanted for a low-budget western shot on allotments, must enjoy chaos
The bride is an actress, the guests aren't. Run this improvised wedding film so it still comes out as a story
Choose between take four and take nine? I can't. I need someone who feels it

Producer
We have an idea for a film and no clue what it costs, who is needed or where to begin.
Somebody must hold the money, the crew and the calendar together for our commercial.
The director is a genius and forgets everything. Who organises around him?
Please work out what a five-day shoot in the Hebrides would cost, honestly.
I've written a feature. Who raises the money and gets it made?
Our brand wants a film by September; we need a person who hires the crew, books everything and keeps us calm.
Permits, insurance, catering, vans, contracts: all of it is on my desk and I'm only the marketing manager.
Agency needs a freelancer for six weeks to bid out and run three TV spots.
The shoot overran twice last year and nobody knew why. We want someone watching the hours.
Crew of thirty, four countries, one carnet nobody understands.
Find us co-financing for a documentary on beekeepers, from broadcasters or funds.
Three quotes from film companies lie before us and they differ by a factor of four. Which one is right?
Hire the people, close the deals, make sure it all ends up on screen.
My short film got a grant. Now I must account for every penny, and shoot it too.
Somebody who rings the actors' agents, the hire firm and the caterer, and remembers who said yes.
Our charity has a gift in kind from a film crew and nobody to coordinate it.
We'd like to shoot in Portugal with local people. Who sets up that end?
Child working hours, night permits, a stunt and a crane. It needs an adult in charge.
The schedule says fourteen days; the money says nine. Please make them meet.
A game company wants live-action trailers and has never paid a film crew before.
Put together a team for our web series: who, when, for what fee.
The museum's film has stalled: director gone, half the funds spent, opening in May.
Someone should read the script and break it down into days, scenes, people and pounds.
Music video on Saturday. Everything still has to be booked. Everything.
Our comedy pilot interests a channel, and they asked "who's producing?" Good question.
Risk assessments, release forms, petty cash, lunch: who loves this?
We're a university department with a film grant. Somebody should lead it through from first meeting to delivery.
Can you get it made with half? The client cut the sum yesterday.
Twelve testimonial films in twelve towns in three weeks. Plan it so no one dies.
Look for a broadcaster, distributor or streamer who may want our finished documentary on lighthouses.
The agency's in-house one is on maternity leave until autumn and the biscuit campaign won't wait.
For our thriller: a person who watches the spend daily and says no nicely.
Weather cover, plan B, plan C. I need a head that thinks in alternatives while we film on a ferry.
I would like someone to shepherd my stage play onto the screen: rights, partners, money.
Nobody has cleared the rights for anything in this film and it goes out in a month.
Our advert needs one hand that picks the director, fights for the price and stays until the master is delivered.
Set up a stills and film shoot together, same day, same talent, without a mutiny.
Coordinate a shoot at the airport, airside, with security passes for twenty-two.
A vegan cheese start-up wants to know: can a decent advert be made for what we've got? Plan it and run it.
Someone on our side of the table who understands what film companies charge for.
The fixer in Kenya has gone silent and we fly on Monday.
We need a grown-up between the artist and the client.
Make our crime series sellable: writer, star, partner company, paper for the buyers.
Two artistic heads, one purse, zero decisions. Please come and steer.
Theatre festival needs somebody to mount four small shows, contracts to get-out.
A cookery channel wants forty episodes in ten days. Work out how, who and in what order.
Public money, so every supplier needs three offers. Find someone who does film and paperwork.
Find a company that can shoot underwater, one that can build a tank, and make them talk.
I direct. I need the other half: the one who makes it possible.
The band has a concept with forty dancers and a bus. Is it possible, and would you make it happen?
Who deals with unions, overtime and meal breaks on a feature with eighty crew?
Our regional council has money for a film about its woods. It needs somebody to run it from tender to premiere.
Plan a stunt shoot on a reservoir: divers, medics, boats, insurers.
Costs are creeping up with every call. Somebody should control them until the wrap.
Bring my podcast drama to life: book actors, studio days, an editor, pay everybody on time.
We need an executive with experience to sit above a young team and sign off.
An oil firm's training film must be shot offshore, which means courses, medicals and helicopters to arrange.
Get us a bond, get us insurance, get us to day one.
Film producer with contacts to Scandinavian funds for a co-production about reindeer.
Freelance agency producer for a supermarket account, TV and online, four months.
The students' graduation film has grown over their heads; they need a steady organiser for the last stretch.
Assemble quotes, crew and timetable for a brand film series on apprentices in ten workshops.
Someone else should be shouted at on the shoot day. I'd like to watch the monitor.
Rebuild our shooting plan after the lead broke her leg.
We have four commercials to be made in one block to save money, but who could dovetail them?
What would it take to make a film with my grandmother's village as the cast? Feasibility, funds, crew.
The cinema chain wants idents with real ballet dancers. Whoever takes this on gets everyone under one roof and pays them.
A first-rate person to handle a celebrity's dates, cars, riders and moods around our shoot.
Carbon targets apply to our next shoot. Organise it greener: trains, local crew, no plastic.
The film is shot, but nobody is chasing invoices, credits, festivals and sales.
Everybody's keen, no one has rung anyone. Who gets this film off the ground?
I've promised the sponsors a film and have no idea whom to hire first
The crew wants paying, the van's been towed and lunch is for twelve, we're thirty. Help
How much does a proper TV ad cost? Tell us, then make it happen for that
We need someone to make the calls, sign the hire forms and worry at night instead of me
My screenplay won a prize. And now? Someone has to find backers
Our director wants an elephant, a helicopter and rain. Tell him what he can have
The film's eating money. Get a grip on the spending, please
Pull together a crew for two days next week: camera, sound, someone for hair, someone with a van
Who books the flights, the hotel, the stunt doubles and the goat?
A person to carry our documentary from bright idea to the premiere, keeping the funder's reports on time
It was meant to be a small shoot. It has sixty people now and nobody's running it
Put the whole thing on a timetable, hour by hour, so that the star's train isn't missed
The quote has forty lines I don't understand: "contingency", "per diem", "kit rental". Is it fair?
We're first-timers with a lottery grant. Be the one who's done it before
My actors haven't signed anything. The film's in three festivals
Take the job of turning a daft sketch into a finished spot: team, dates, bills, delivery
Four shoots in one week in three cities. Someone has to be the spider in the web
Find us a partner in Belgium who'd bring in tax money for our cartoon feature
Everyone thinks someone else has insured the drone
Help! The lead actress, the harbour and the weather are only all available on the same Tuesday
I'm a poet with a film in me. I need somebody practical
Musical theatre transfer: venue deposit, rights holder, cast wages, band. Who assembles it and bears the headache?
The record company gives us a sum and a Saturday. Make a clip out of it, don't let us overspend
Our brand people can brief, our director can dream, and in between there's nobody who gets things done
The broadcaster wants a cost plan, a finance plan and a delivery schedule. I've a beautiful poster
Somebody's got to tell the client that six films for the price of one isn't possible, and find out how many are
Organise a shoot with thirty babies. Nap times, mothers, parking, permission slips
Half the crew is ill. Replace them by morning
A museum's VR film involves coders, actors, historians and a church. Please run it so they all finish together
Set up our film week in Morocco from here, drivers, translators, customs papers for the kit
We want to make a pilot in our own pub. What do we need, who's to be asked, who pays whom?
Keep the shoot from turning into a strike: hours, breaks, pay, hot food
Our webinars became a TV show by accident. Now it needs a running order, a guest booker and a boss behind the scenes
I'd rather direct than count sandwiches. Someone else count the sandwiches
A wealthy uncle would put in money if only he got a sensible plan from someone serious
Bring in three film companies' offers, compare them, choose one with us, and then watch over it until we've got the file
The old lady's life rights, the song from 1961, the archive clips: get permission for all of them or tell us what to drop
The edit's finished and the invoices aren't. Close the books on our film and hand everyone what they're owed
Reality show with celebrities and llamas. Who'd run that circus day by day?
We would like to shoot on Christmas Eve. Is that mad? Find out who'd work and what it costs
A steady hand for our students: they film eight shorts in June with one camera and three vans
Negotiate with the fight club, the caterer and the council. I'm too nice
Someone to nurse my script towards a channel: which doors, which people, what on paper
There's a pot of money for films by women over fifty. Help me apply for it, then help me spend it properly
Our ad agency has no one left who knows how to get a film made. They've all gone freelance. So, you
Plan for rain. Plan for a bored footballer. Plan for the drone ban
The choir's Christmas film: forty singers, a snow machine, a mountain hut. Bring it together by November without bankrupting us
Call sheets! Nobody gets call sheets! People turn up in the wrong village
I want a single phone number to ring about everything to do with this film
Could the four-week plan be done in three if we film two scenes at once? Do the sums and the swaps
A film with prisoners, inside a prison: clearances, guards, lists of every screw we carry in. Please organise
Someone to build a company around our two directors, win jobs, price them, keep the lights on
The bank pays in ninety days, the crew wants money on Friday. Work out the cash for our shoot
We're looking for the third partner on our horror film: the one with contacts, spreadsheets and no fear
Festival commissions ten short plays in ten shop windows. Who hires, schedules, pays and soothes?
As the client I'd like somebody on set who is on my side and understands what's going wrong
The prop maker blames the art people, they blame the van. Someone must sort it out, daily, with a smile
A cooking contest for a streaming channel: venue, judges, cookers, health inspectors, forty contestants. From zero
How do I get my finished film into cinemas? Distributor, certificates, all that
Stop us from going broke making a film about going broke
Our football club's history film: interviews with twenty legends before they die, please, in the right order
It's a co-operation between a Danish theatre and our arts centre. Contracts, tour dates, trucks, split of costs
Shave a third off the estimate and don't let it show
Keep the talent happy, the client informed and me out of it
A child's hurt her ankle on our set and no one knew which form. We want a responsible person from now on
The commissioning editor said: come back with a proper line-up. Attach a director and a lead to my script
We've bought a film slot before the main feature in June and there's no film yet. Take it from here
Someone for the audio side of things: a fifty-part radio serial with twenty actors, rooms, fees and repeats to be settled
Find out why the animation studio is three weeks late and get our advert back on the rails
The photographer, the film crew and the live band each planned their own day. It's the same day
My film club wants to tackle a full-length movie at weekends. Work out how it can be done over a year
Get ten factories to open their doors, ten crews to turn up and ten films out, all by the trade fair
We applied for a street closure and forgot the ambulance station. Who thinks of these things?
A good haggler with film crews' day rates, please, for our charity's tiny pot
Line producer for six weeks' filming on two islands, must love ferries
The star's contract says no Mondays, no fish, no stairs. Arrange our week accordingly
Can we make it in Hungary for less? Compare places, rebates, crews, travel, then say where
Two writers, great series idea, nobody who'd option it. Come on board and take it to buyers
I don't need another opinion on the story, I need someone to say when, where, with whom and for how much

Director of photography
My film happens by candlelight. Who can make that work and look like a painting?
The script is good and I direct, but I need eyes: someone to decide the look, the lenses and the light.
Our last brand film looked flat, like a security tape. Next time it should look like cinema.
I want grain, shadows, faces half lost in the dark.
Film stock or digital, sharp or soft, for a story set in fog? Somebody must choose and stand by it.
Food in close-up, honey falling in slow motion, glowing like amber: find me the person who lights and shoots this.
Feature set in a single night; it has to be dark and still readable in a cinema.
Pictures like old postcards, faded, tender, for a seaside hotel's film.
We shoot on 16mm film and want somebody who isn't afraid of a light meter.
Skin tones matter: our cast ranges from very dark to very pale, often in the same frame.
Can you shoot a whole feature with available light in a fishing village in winter?
Our car shines, but on film it looks like plastic. Who knows how to show paint and metal?
A visual partner wanted, from first notes to final picture, for my debut about miners.
The client showed us three frames from Tarkovsky and said "like that, for yoghurt".
Black and white, square format, long takes. Anyone in love with that?
Lead the camera and lighting crew on a six-week drama.
An underwater sequence with an actress and a piano needs a picture-maker who dives.
It should feel handheld and nervous in the first half, then still as a pond.
For a beauty brand: hair, skin and water, lit so that viewers want to touch it.
Our documentary spends a year with nuns. We want images with patience.
I've got the actors and the room. What I don't have is a way of seeing it.
Everything in the frame is ugly: strip lights, grey carpets, beige walls. Make our office drama beautiful.
Who could plan the look for a western in a Yorkshire quarry, dust, glare and all?
Glass bottles, gin, ice, reflections everywhere. A specialist, please.
The director wants one single take through a burning house; somebody must work out how to frame, expose and light it.
Take responsibility for the picture in our eight-part series, and keep it consistent with the pilot.
The moon is the only lamp in my story.
Our sportswear film needs speed and sweat, seen from far off; bring an idea of how it looks.
Ballet filmed as nobody has filmed it: whose images can do that?
Wide screen or tall, crisp or dreamy? I need an artist's answer for a love story on a ferry.
The vineyard at dusk gives us twenty minutes a day. You'd have to know exactly what you want.
The green in the forest came out like spinach on the last one. We want depth and mystery.
Horror short with a torch as the only source; looking for someone who enjoys that problem.
A jewellery house: diamonds need to sparkle on screen, and they don't.
Someone to test costumes and faces on screen with us before we begin, and write down how each chapter should look.
Period drama, windows, silk, dust in the sunbeams. Please no television look.
I would like images you could hang on a wall, for our furniture maker's portrait.
The music video goes from sodium orange to cold dawn in one street. Who'll paint that?
Steam, steel, sparks: our foundry deserves heroic pictures.
Comedy that isn't lit like a dentist's. Possible?
The singer hates how she looks in every video. Find the one who can make her feel safe and look stunning.
Snow for ninety minutes and I don't want it blue.
Elderly faces in close-up, every line cherished, for a hospice appeal.
The mood board is all Vermeer. Somebody should know how he'd have done it with a camera.
Cinematographer for a short about blindness; the image itself should lose sharpness and find it again.
DoP with own ideas on the night exteriors, for a police drama in a harbour.
We like the story to be told by what's in focus and what isn't.
I need someone who can talk colour with the designer, rails with the grips, and exposure with the lab.
Big cinema look on a tiny crew: you, one assistant, one lamp, our cheese film.
Mirrors in every scene. Whoever shoots this must see round corners.
Help me choose between shooting on phones and on large format, and then do it with style.
Flares, neon, rain on windscreens: a taxi drama longing for its own look.
Our hospital series looks like every hospital series.
We need someone who shoots macro worlds: insects, moss, dew, with a storyteller's sense.
Two people at one table for eighty pages. How do you keep the pictures alive?
A desert film: harsh noon sun, white robes, no clipped skies.
The brand is a lullaby app. The pictures should breathe slowly.
The director comes from theatre and thinks in words. She needs a patient visual ally.
An image language for three time periods, so viewers always know when they are.
Fireworks, faces and a bonfire in a single frame, properly exposed.
My photographs have a style; I'd like a film about me to have it too.
Wanted: a person who sees sadness in a petrol station.
Concert film, four cameras, one coherent look, deep blacks, no muddy purple.
Chocolate. Melting, snapping, pouring, at a thousand frames a second, like silk.
The second season should look more grown up than the first, darker but not murky.
Let the whole commercial be seen through a keyhole, and still show the product in its best light.
Who makes concrete look warm? Architect's film.
For a film about a boxer: bruised pictures, so close you feel the punches, shot inside the ring.
A desperate plea: our lead picture-maker fell ill, we begin in five days with a vampire film shot only at dawn.
We're pitching for funding and need someone known for strong images attached to the project.
Our pub film came out like a school nature programme. I wanted gloom, brass and beer light.
Everyone says the acting is lovely and the pictures are boring.
I keep a folder of stills from films I adore. Who can get our wool shop anywhere near them?
What would it take for our dentist's advert to look expensive?
I've written a play for the screen but have no clue where the camera should stand.
Someone to take charge of the whole look on the day, from the first setup to the last.
Make our bus depot look like somewhere you'd fall in love.
The trainer ad has to look as if it cost a million, and it won't.
Which camera should we hire, which glass goes on it, and will you come and use it with a small team?
My gran's house is full of brown. I still want our short to look gorgeous in there.
We'd love that soft, hazy, remembered-childhood look for a film about swings and paddling pools.
A head of the camera department for our first feature, sixteen pages of it in a barn.
Pictures that feel cold enough to make the viewer pull a blanket up.
The last crew pointed and shot. This time we'd like somebody who thinks first.
Can a garden centre look mysterious? Our daffodil film should.
Butter sliding off a hot crumpet, close enough to smell. Who lights and films that sort of thing?
The producer says shoot it on whatever. I say the pictures are half the story.
Ours is a ghost story in a caravan, tight, damp, windows steamed up, and it should look beautiful anyway.
I need a person to walk round the rooms with me and say where the light comes from and what we frame.
Our tourism clip looks like all the others: sunrise, couple, sunrise. Give us your own way of looking.
Somebody with taste to shoot a four-minute film about my late husband's workshop, tools, shavings, hands.
Moody. Not dark for the sake of it, just moody.
For a whisky client we want peat, smoke and wet stone to fill the screen like an oil painting.
The first day's pictures came back and I cried, not in a good way. We need to replace the person in charge of them.
The hero is lonely, so she should look small in every picture. Who understands what I mean?
A launderette at three in the morning, drums spinning, one girl reading. I can see it but can't shoot it.
Our agency has a lipstick film and the client wants lips like wet fruit.
Do you have a portfolio of films shot mostly at night? Ours is about bakers.
I'm a novelist directing for the first time and need an experienced partner behind the lens.
How do we shoot a rice pudding so it looks like heaven and not like glue?
The hotel's suites look poky on film. They should look calm, airy and rich.
My documentary is all interviews so far. Find me pictures that say what people can't.
Looking for somebody whose pictures give you goosebumps.
A council estate, shot with dignity, not grey misery, please.
It should look like one of those Danish dramas: pale, clean, a bit sinister.
Our last video made the church look like a garage.
For a circus film we need gold, red velvet, sawdust and sweat, and every frame composed.
We'd like to shoot the whole thing through doorways, as though someone's spying.
I direct, my sister produces, the neighbour acts. Only the eye is missing.
Choose the shots with me, draw up a plan of angles, then film it over twelve days.
The tiles are glossy, the taps are chrome, and the last man had himself in every one of them. We need a master of shiny things.
Tractor brand wants a film like a western: low sun, long shadows, big machines.
Someone who can make a rainy Tuesday in a bus shelter worth looking at.
Our perfume's launch film must be all silk, breath and collarbones.
The audience should feel drunk with him. How would you shoot that?
We have one window, one actress and one afternoon, and want it to look like a masterpiece.
The pilot looks like a soap. The buyers told us so, in those words.
Need a visual lead for a period romance: bonnets, candle stubs, misty lawns.
Swimmers at dawn in an outdoor pool, vapour rising. Please make people ache to be there.
A person who has filmed babies, animals and steam trains and kept all of them looking wonderful.
Every scene takes place in a parked car. It mustn't get dull to look at.
Our bank wants a film about real people that doesn't look like a bank's film about real people.
The whole film is set in a caravan of lorries crossing Turkey; you'd be responsible for what it looks like, with two assistants.
Could someone look at my script and tell me what it would look like, before I ask anyone for money?
Wanted for a rap video: grit, chrome, smoke, faces carved out of the dark.
The biscuit breaks, crumbs fly, tea ripples. Slow, warm, close.
We're a tiny opera company making a film in a multi-storey car park and want it to look grand.
Our actress is seventy and nervous about close shots. She'd like someone kind with a good eye.
Let's shoot it as if a child were looking, from three feet off the floor.
The wallpaper's busy, the dress is busy, the carpet's busy. Who can make a clear picture out of that?
We lost our chief cameraman to another job and filming starts on the moors next month.
The cook's hands, the dough, the flour in the air. I'd like every second fit to frame.
I want audiences to remember the pictures when they've forgotten the plot.
Honest, unpolished, grainy, like somebody's private home movie, but by someone who knows how to do it on purpose.
Sofas! Twelve of them, in a film that should look like late Sunday mornings.
It's a ferry documentary, three weeks at sea, grey on grey on grey. Somebody must find the beauty.
Two detectives, one interview room, eight episodes. Keep it handsome and tense.
We can't say what's wrong with our films except that they look cheap.
Take our script about a blind piano tuner and come back with ideas for how it should be shot.
A luxury watch, an old hand, a train window. Thirty seconds of pure picture.
The director wants mist in every exterior and no one's told him about the weather. Could someone sensible plan how we shoot it?
Our school film unit seeks a professional to lead the picture side while sixth-formers assist.
Sunlight through leaves on a baby's face. Make our nappy advert as tender as that.
Greasy spoon, fried eggs, builders. Shoot it like royalty.
What I can't stand is that sharp, clinical, digital look. Ours is a film about letters and ink.
The dancers are dressed in black on a black stage and should still stand out like sculptures.
Someone who'd rather wait an hour for the cloud to move than shoot it wrong.
Our client makes coffins, by hand, beautifully. The film needs a dignified, hushed look.
A rooftop love scene at sunset across three evenings; every minute must match and take your breath away.
DP for a low-budget thriller in a fish market, mostly nights, strong opinions welcome.

Camera operation
Two extra hands with cameras for our graduation ceremony, one on the stage and one roaming.
I need somebody steady to follow the actors down three flights of stairs without a shake.
Please come and man the second position during our council debate, pan, zoom, hold.
We own a gimbal and nobody can walk with it.
Rugby match on Sunday, our usual person behind the long lens is ill.
The conference has five fixed positions and one missing person to stand behind number three.
Follow a fashion designer for a day, shoulder-mounted, close by, always sharp.
Can you keep a running dog in frame?
Our director of photography wants to light and look at the monitor; someone else should frame and move.
Steadicam for one day, a dinner scene with eleven people and a waiter.
A concert in the cathedral: we need one person in the organ loft who knows when the soprano comes in.
The shots are all slightly tilted and the heads are cut off. We need someone who can frame.
Our drama is shot wide open and half the last takes were blurred; we need the person who keeps it sharp.
A hand to load, slate, swap batteries and mark the actors' positions for a week.
For the horse race we need someone on the tower who can track at full gallop.
Reporter looking for a person with own kit to come along to interviews and doorsteps.
Handheld chase through a market, on foot, backwards if necessary.
Surgeon agreed to be filmed in theatre. We need one person, sterile, quiet, on the sticks.
Somebody who's done remote heads; ours sits at the end of a crane and no one dares touch the wheels.
B-camera for a two-hander on stage, three evenings in a row.
Hold a wide shot for six hours at a chess tournament without falling asleep.
Film the speeches while our own team goes round with the guests.
We've hired a high-speed camera and need the one who knows its buttons.
Camera person with a boat licence, or at least sea legs, for a regatta.
On the wedding show we need a second shooter who gets reactions, tears and dancing feet.
The quiz show has one of its four positions unmanned next Thursday.
Whoever filmed our panel zoomed in and out the entire time, people felt seasick. A calm hand, please.
Someone to ride in the back of the support van and shoot cyclists for four days.
Parliamentary committee, three robotic heads, one person at the joystick.
Documentary in a monastery: small kit, one person, no fuss, up before four.
News agency wants a stringer who can be at the port in an hour and get usable pictures.
We need the ball kept in shot. It sounds easy and isn't.
Our studio show starts at six and the person for the long swinging arm's lens is still missing.
Come shoot our zoo's keeper talks alone with your own kit; hand over the cards afterwards.
Skydivers want to be followed by somebody who jumps with a helmet rig.
Operate while I direct; I can't do both any more.
Crab races at our seaside festival, filmed at crab height, by someone who doesn't mind wet knees.
A courtroom artist can't keep up; the judge now allows one person with a lens in the corner.
The band moves a lot. The person in the pit should anticipate, not chase.
Two days of interviews with veterans, frame already set, someone to keep it sharp and rolling.
A crew of two going into caves needs a third who can film on a rope.
Somebody who can stay sharp on a violinist's fingers while she sways.
Cue-driven work: the gallery calls, you deliver a close-up within two seconds.
I have lights, sound and a plan. I lack the person with an eye to the eyepiece and a finger on the button.
Ski race with fog on the course, and someone at gate fourteen filming each run.
Our church streams the service with nobody behind the lens, so it's a static shot of a pillar.
Please take the follow-shot in a one-take music video: through the kitchen, out the window, onto a cart.
Camera operator for a daily cookery programme, top shot and side shot.
First assistant wanted, used to old anamorphic lenses that breathe.
For our car commercial: someone strapped in the tracking vehicle working the stabilised head.
A parade passes for four hours and we want somebody walking backwards in front of the elephants.
Filming in a hide with a long lens, waiting for otters. Patience is the qualification.
The dancer leaps and every time the frame is late.
They're demolishing our chimney once only. Three people with tripods at three spots, rolling early.
School musical, one night, two lenses, and the parents mustn't be blocked.
An extra pair of eyes at the aquarium: diver with a housing who can hold still among sharks.
Election night: from one counting hall someone must deliver framed, sharp pictures whenever we call.
Our correspondent films herself on a selfie stick. It's time somebody else held the thing.
Tennis, court two, low position behind the baseline.
Need a person for dusk till dawn to reframe a row of slow time-lapse rigs on a building site.
The boxer hates being crowded. Someone with a light touch, shoulder rig, ringside.
An auctioneer's hammer falls fast; whoever shoots must whip from bidder to bidder.
Factory line, dangerous, single pass: shoot the robot arm from inside the cage.
Our trainee is keen but misses the moment. A seasoned hand for the state visit.
Hospital births series seeks people who can stand in a corner unnoticed and keep rolling.
Fill in for the person who swings the big lens at our snooker finals.
Replace batteries, clear cards, keep the dust out and the log straight during a desert rally.
On the lifeboat, spray in the face, horizon level. Can you?
The lecture's speaker walks. Our tripod doesn't. Send somebody who pans.
Ship launch, one chance, press platform, three hundred metres of hull to follow.
My nephew filmed our panto and mostly got the back of somebody's head.
Can anyone stand on a ladder for two hours and film the hockey?
The vicar wants a real human behind the video thing at the back of church on Easter Sunday.
Our regular guy has put his back out. Who can film the awards dinner tonight?
Just somebody to press record, keep it straight and follow whoever is talking.
The goalkeeper's save happened off screen. Again.
We have all the gear in a cupboard and no one who knows how to work it.
Somebody please follow my daughter's pony round the show jumping and keep it in the picture.
Our boss paces like a tiger. Whoever films him has to keep up.
It wobbles. Everything we film wobbles.
A third pair of hands for our wedding team this Saturday, own camera, smart shoes.
I'll direct from the van over the headset; I need three people who do what they're told.
The picture hunted in and out of focus all through the speeches.
Someone to film the lollipop lady's last day, up close, on foot, in traffic.
On the telethon we want people who can dash between the phones and the stage with a camera on the shoulder.
We need a body on the side camera for bowls finals: gentle, boring, important.
Would you sit in a sidecar and film bikers over the mountain pass?
Walk backwards in front of the bride down a muddy lane and don't trip.
Film crew for a cooking contest is short of one: close shots of pans, knives and panicking faces.
My hands shake these days. I still direct, but somebody younger must hold the thing.
Freelancer to film a union march from the front, the side and a wall, carrying everything.
The judges need replays of each gymnast, so whoever films can't miss a landing.
Pull in slowly on her face as she hears the news. Our guy jerks every time.
Our museum records a lecture each month and would like someone behind the lens instead of a fixed webcam.
A nightclub shoot, crowded, sticky floor, and someone tall who can get the DJ over the heads.
Is there anyone who can film from a canoe without getting seasick or soaked?
We're short of a person on the left aisle during the party conference.
Darts on telly: you have to guess the treble before he throws.
Somebody reliable to shadow our charity walkers for nine days with a light kit and blister plasters.
The puppy races are quick and low. Bring knee pads.
An embedded person on a trawler, one bunk, three weeks, filming whatever the skipper does.
We hired a floating rig worn on a vest and our lad fell over with it. Find a trained one.
For my student short I just need someone who can frame two people talking and not cut off their chins.
The helicopter has a seat for one, harnessed, door open, filming the round-island yacht race.
Our choir concert was filmed entirely on the conductor's bald patch.
Take over at half-time from the person on the gantry.
An assistant who swaps lenses, cleans them, keeps notes and never loses a card.
Send someone with a camera to the fire station for a day; our reporter is going alone at present.
Whoever filmed the prize-giving missed eleven children walking up. The parents are livid.
The lady in the wheelchair basketball final moves faster than our lens.
I want a long, steady glide behind the nurse from reception to ward, done on foot.
Six cameras at a boxing night, five people. You see the problem.
Please look after the locked-off shot on the balcony and shout if anyone knocks it.
Filming vultures from a cliff ledge: someone fit, patient and good with a huge lens.
Our comedian hates the camera moving while he tells a joke. Someone disciplined, please.
For ten nights of pantomime rehearsals we need a person to film each run-through from the stalls.
Auditions all week: sit, frame, record, next.
Someone who speaks Welsh and can film sheepdog trials from the field edge.
The focus ring is a mystery to all of us, and the actress keeps walking towards the lens.
Get me close-ups of the drummer's feet, live, in the dark, without tripping over cables.
The inquest allows us one spot by the door for a tripod and someone to mind it.
Extra shooter for a stag do documentary. Broad-minded, sober, quick.
Is it possible to hire just the person, not the kit? We own two good cameras.
The mayor's chain glints, the wind blows, and our intern had the exposure wrong all afternoon.
We're filming toddlers at ground level for a week; somebody who can lie on the floor all day.
Somebody with steady nerves to film the bomb disposal drill from the marked line.
Live shopping show, two hosts, needs someone who can snap in close on the blouses when asked.
He filmed vertically. The whole match. We'd like a professional next week.
Our theatre records each premiere with one wide and one moving; the moving one has nobody on it.
Chase a go-kart round the corner with the lens at bumper height, holding on to the back of a buggy.
For the marathon: somebody at mile twenty who picks out our charity's runners and stays on them.
The lens on our jib won't obey me; it overshoots whenever I try to settle on the singer.
Need cover for maternity leave on our daily news magazine, studio floor, pedestals.
A discreet person to film a funeral from the gallery, no lamps, no walking about.
Underwater hockey is real and nobody can film it.
The rocket goes up in two seconds. I want it followed, not seen leaving.
Somebody to film our cattle auction ring all day; bulls, bidders, gavel.
We promised the sponsor shots of the boards behind the pitch, and whoever filmed it never tilted down.
Carry the camera up the scaffolding and film roofers at work, harness on.
My producer wants someone who can listen through the earpiece, not argue, and hit the same move nine times.
Three-day yoga retreat, barefoot filming, silent shoes, silent everything.
The quad bike, the dust, the shepherd whistling: someone has to hang off the back and get it.
A person to film cutaways, hands, flags, coffee cups, while our main camera stays on the minister.
Last time the red light was on and nothing was recorded. We want somebody who checks.
Take close portraits of birds of prey in flight, on video, at our falconry display.
Somebody to trot alongside the Olympic torch for eight miles.
Our university films open surgery for teaching and the overhead arm needs a human at the controls.
The toddlers' dance show has forty minutes of unpredictable. Two of you, please, one left, one right.
A second cameraman for a chat show in a pub, Thursday evenings.
Focus puller with quick reflexes for a short about trampolines.

Drone filming
Our golf course looks its best from above and nobody has ever seen it that way.
We want the opening shot to rise over the wood and discover the farmhouse.
The roof of the cathedral needs looking at, every slate, without scaffolding.
A wedding on a cliff: we'd like the couple tiny in the landscape, from the air.
The quarry changes each month; film it from the same height, along the same path, for our records.
Follow the lead rider through the forest at head height, between trees, at forty miles an hour.
The estate agent says a big property won't sell without a bird's eye view.
Who could fly over the motorway bridge with all permits, on a Sunday at dawn?
One single take through the brewery: in at the window, past the kettles, out through the loading bay.
Our ferry should be filmed from alongside and above as it leaves harbour with the sun behind it.
Something buzzing over the crowd is forbidden, but the festival would like the whole field from above.
The director wants to leave the actor's face and go straight up three hundred feet in one move.
Wind turbine blades have to be inspected closely from the air, with video of any cracks.
For the charity's appeal: the length of the queue outside the food bank, which can only be grasped from the height of a steeple.
How far have the flats got? A flight round the site every second Friday, please.
Helicopter shots are beyond us. What can be had of the castle from the sky otherwise?
We need licensed pilots near an airport; the last chap was sent home by the police.
Sheep being herded look like milk being poured when seen from high up. That's the shot we want.
Our ski resort has no decent footage from the air, and the snow is good this week.
The regatta deserves pictures from over the masts, live if possible.
A flood came through the valley. We need a record from above of what stands under water today.
Fly through our new sports hall, under the beams, over the players' heads, without touching anyone.
A heavy cinema camera in the air, please, with proper lenses; the little ones don't match the rest of our film.
The vineyard wants to show its slopes in autumn colours, low over the rows.
Solar farm, 80 hectares: find the hot panels with a thermal camera from above.
Our school would like the children to form a giant 100 on the field and be filmed from the sky.
The train goes over the viaduct at 11:42 and we've one go at it, from the air, moving with the engine.
Somebody to sort out airspace, landowners, insurance and flight plan for a shoot over the docks.
Chase car can't go on that track. The rally's dusty bits must be caught by something that flies after them.
I make documentaries and my own quadcopter footage is jerky. I'd rather bring someone whose hands are calm.
Waterfall, from the lip down to the pool in one dive.
The hotel sits on its own island, and no one can tell from our pictures.
Count the seals on the sandbank without scaring them; video from high up will do.
A car brand wants a mountain pass, empty road, early fog, camera gliding ahead of the bonnet in the air.
The council needs overhead views of the flood wall, end to end, for the public meeting.
Can you fly at night over the Christmas market? The lights would be magical from up there.
We're a roofing firm and customers don't believe how bad it is up there until they see it.
A tiny one with propeller guards, flown through our shop and up to the counter where the owner waves.
Our film has a chase across rooftops and nowhere to put a crane.
The forest burned two years ago and is coming back: same flight as then, please, so we can compare.
Stately home, garden maze, from straight above, with a girl in a red coat finding her way out.
The half marathon passes through narrow lanes; we'd like moving pictures of the snake of runners as a kite would see it.
It is for a music video: band on the flat roof of a tower block, camera circling ever wider in the sky.
The farm insurance wants proof of hail damage on all fields, filmed from above this week.
A lighthouse in a storm, filmed from over the sea. Who dares?
Show how close our industrial estate is to the motorway and the railway in one sweep from the sky.
Surfers at sunrise, straight from overhead, the pattern of foam. It's for a watch commercial.
We lack an establishing shot of the town for every episode: four seasons, morning and dusk, from on high.
The stadium is being demolished on Saturday. Get it coming down from the air, at a safe distance.
Reindeer herders would let us film the migration, provided that what flies is silent.
Inside the old cooling tower there's a marvellous view upwards, and only something flying can take it.
Campsite by the lake: a short clip hovering over tents and jetty for our home page, no people recognisable.
The golf pro's ball should be followed in flight. Mad? Try it.
Our agency needs aerials of eleven wind farms, in eleven places, by the end of May.
There's a crop circle artist at work on our land tonight, and at dawn it has to be captured before people tread on it.
A pilot with a certificate for built-up areas, for ninety seconds over the high street on market day.
The canoeists go through the gorge where nobody can walk. The camera will have to fly.
Power lines across the moor: fly along them and film each insulator.
The bride's horse-drawn carriage from above, coming up the avenue of limes.
Our boatyard launches a yacht in June and it has to be seen from the height of the mast and higher.
Looking for a two-person team, one flying, one on the camera, for a feature film's battle scene.
Archaeologists say the walls of the villa show in the grass during drought, but only from up there.
The new cycle bridge opens Saturday, with the mayor. A graceful lift-off from the ribbon to the whole river.
Cattle round-up at our ranch, shot from the air by rotor blades too quiet to cause a stampede.
Drone shots of the distillery, with smoke from the kiln and the sea behind.
The property developer wants the exact view from each future floor, filmed at that height.
Search and rescue club wants its training recorded from above, with heat camera as well.
Could somebody fly into our limestone cavern's shaft and show us what is at the bottom?
I've a scene with a lone tractor at dusk, its lights drawing lines. From straight overhead, and it must last two minutes.
The trail run's last kilometre along the ridge, live pictures from the air to our screen in the village.

Lighting
It should look like early morning in that bedroom, and we'll be shooting at midnight.
Our talk show guests have dark rings under their eyes and shiny foreheads. Something's wrong with the lamps.
The interview room is a cave with one strip light. Make people look human in there.
We need a moon over the farmyard that lasts from dusk till five.
Two lorries of lamps and someone who knows where to put them, for a commercial in a cathedral.
Cables, plugs, distribution boards: who keeps the electrics safe on our film?
Fake sunshine through six windows while it pours outside.
The dance piece has no scenery. Everything must come from beams, shadow and colour.
Our chef's videos make the food look grey. The fluorescent tubes can't be changed.
Campfire flicker on eight faces, without any fire, for a scout association's film.
A police car's blue flash, a neon sign and a street lamp, all faked in a studio.
The school hall has twelve ancient spotlights and a musical in May.
Everyone in our webinars looks like a hostage; can someone brighten the studio corner?
Rig the castle courtyard so that a night banquet is visible and still feels like torches.
I film watches. The glass reflects everything in the room, me included.
For the car we want one long soft line along the body, nothing else.
Who brings the generator, the big softboxes and two strong assistants?
Blackout for a ghost scene, with a single shaft through the keyhole.
Lightning for our stage Macbeth, several kinds, on cue, and a bulb that dies with Banquo.
The stage is so dim that the audience can't see the actors' eyes beyond row ten.
Our presenters wear glasses and there are hot spots in both lenses.
A gaffer with own van for a ten-day shoot in a school.
Film a cave with visitors in it, powered by batteries only, without cooking the bats.
Concert tour of small clubs: beams, haze and cues that follow the drums.
The green cloth behind the actors has dark corners and our effects people complain.
It's a birthday scene and the candles aren't enough.
The museum's film was shot among paintings that mustn't get more than fifty lux. Next one too.
Make noon look like evening in a bay window facing south.
Shadows of bars across the floor, moving slowly, as if the sun wandered.
We're shooting a swimming pool at night and would like it to glow from below.
For a sitcom: three sets in one studio, all preset, no waiting between them.
Model's skin turns orange in one half of the picture and blue in the other.
Ballet school show needs someone to programme the desk and sit through both evenings.
The film takes place in a lift, two metres square, and there's no room for stands.
Turn the white studio wall from sunrise to deep night in a single take.
Our church nativity is always lit by one floodlight aimed at the shepherds.
Glow from a television, from an open fridge, from a phone. Three tiny scenes, all motivated.
Please light a hall for sixty dancing pensioners so that it's flattering.
An electrician who has worked on films should tell us what the old mansion's wiring can bear.
Stadium interview at dusk; the sky drops fast and the face must stay constant.
Bottles of olive oil glowing from behind, labels readable at the front.
The conference stage looks like an operating theatre.
Balloon lights above a market square for the crowd scene, rigged and manned all night.
Fog and beams for a forest at two in the morning, with leads across half a mile of mud.
Bounce, diffuse, flag: our talented photographer-turned-film-maker has no one to do it for her.
A reading lamp should seem to be the only source, while the whole room is somehow visible.
Train compartment in a shed, and the outside world passing as streaks of light on faces.
I want the actress to step out of darkness at the exact word.
The hospital lets us film from nine to five, with windows facing north and clouds forecast.
How do I light black velvet on a black cat?
Set designer's model is lovely, but nobody has thought about where the lamps will hang.
Lamps for a week for an all-night vampire shoot, plus crew who don't mind rain.
Product table: jewellery in one corner, cake in the other, both to be shot in a day, each needing its own glow.
Our comedians want the audience visible but not blinded.
The wedding barn is pitch dark and the couple want to be filmed without harsh glare.
The gospel choir's white robes burn out, and the singers' faces vanish.
A pub's real bulbs are too yellow and too weak for the camera. Swap, dim, hide.
Strobes must go: some of our visitors have epilepsy. Redo the show's beams and chases.
Theatre lighting designer for a two-hander with eighteen quick changes of mood.
Two days of lighting for corporate portraits on film: forty bosses, some bald.
Windows on the third floor need a lamp outside at their height, so probably a cherry picker.
Aliens land behind the barn: a huge white glow, with silhouettes.
The puppets throw ugly shadows on the backdrop.
For a perfume spot, ripples of water dancing over the ceiling.
Match the second day of the kitchen scene to the first; the shadows jump in the edit.
Headlights sweep over a bedroom wall at exactly the moment she opens her eyes.
Underground bunker shoot with LED tubes to be hidden in pipes, battery-driven, colour-changing.
Reproduce a sunset we missed, for one last close-up in a greenhouse.
Who could programme chasing bulbs round our fairground stage for the filming?
Blue hour for three hours, please; that's how long our dialogue in the yard takes.
My living room at half past four in December is where we film. Nobody can see my face.
The cake is in shadow and the cook is shining.
Make the village hall stage look less like a bus station.
Who can make it look like a full moon is coming through a skylight that doesn't exist?
I film furniture in a shed with no windows. It all looks like a crime scene.
Our school play needs a thunderstorm, a sunrise and a dungeon with the kit we've got.
Something about the lamps makes our presenter look ten years older.
We need lamps, stands, cables and two people to set them up for a day in a cheese cellar.
How do you get rid of the big black shadow behind everyone's head?
The fuse blew three times on our last shoot, and the neighbours' too.
A nightclub scene at ten in the morning, windows all round.
Please make the gin bottle sparkle like it's Christmas.
Our dancers wear white and there's a pink wash over everything, like a butcher's counter.
The sun moves and my set doesn't. By lunch it all looks different.
I want the room to darken as she tells the story, so slowly you don't spot it.
For an outdoor opera in a moat: someone to plan, hang and run every lamp for nine evenings.
The chandelier scene. Two hundred bulbs, all need to dim together, none may buzz.
Hospital radio's new video corner has one desk lamp. Help.
He's very tall, she's very short, and whatever we do one of them is in the dark.
Shine something through a tank of water so the walls shimmer.
We're shooting in a wood after dark and head torches are all we have so far.
Could a person come in, move our three lamps about and show us where they ought to stand?
The panto dame goes green every time she steps left.
A van with a couple of decent people and enough lamps for a farmhouse kitchen.
The lady mayor's spectacles reflect the whole window.
I need lightning to strike exactly when the baby laughs.
Rock covers band wants proper stage beams, smoke and a bit of drama instead of two coloured bulbs.
Make it look as if the curtains have just been pulled open.
Our actors' faces are lovely and flat as pancakes on screen. Give them cheekbones.
A fashion show in a disused swimming bath: bright runway, dark everything else.
Filming in a school gym with orange tubes forty feet up that can't be turned off.
The fire brigade says no candles, so three hundred flames have to be faked.
Who will get up the tower and fix a lamp to shine down the alley like a street light?
Our yoga videos need a soft, buttery morning feel, whatever the weather.
The stage manager quit and took the cue list for all the lamps with him. Opening's Thursday.
A black car at night, wet road, only its edges visible.
The bishop asks whether we could make the altar visible for the Christmas broadcast without ruining the mood.
Film a tattoo artist's parlour: neon outside, warm pool on the needle, everything else falling away.
Interview with a whistle-blower, who must be only an outline.
The cats' eyes glow. All of them. In every shot.
Headline act wants sweepers, blinders and colour changes on the beat, and somebody at the desk who knows the songs.
I'd love that slatted blind look on the detective's wall.
Turn a multi-purpose room with ceiling tiles into somewhere we can film board members.
It's a two-page scene by torchlight and the torches alone give nothing.
Every one of our video calls has the director glowing like a tomato.
The glass blower's furnace is the only bright thing in his workshop, and we have to see his face too.
Set up a bright white tent for filming spoons.
We have dimmers from 1974 and a drama teacher with ambition.
Passing lorries should sweep across the motel ceiling.
The ice show wants snowflake patterns turning on the rink and a follow beam on the skaters.
Please stop the stage washing out the video wall behind our speakers.
On a beach at dusk, the couple are black cut-outs. How do we get a bit of glow on them with no socket for miles?
An electrical team for a hospital drama: six people, long corridors, ceilings we can't touch.
The author is reading by a fire. Fake the fire, please, it's a listed room.
We're filming twelve portraits of nurses at shift change and want each to look like a saint.
It all flickers in slow motion and somebody says it's our lamps.
The puppets' theatre is the size of a microwave. Where would you put a lamp?
Sun through stained glass on the floor, on a rainy Monday.
Silhouettes of dancers, ten feet tall, thrown on a sheet.
I need the fridge to shine out at him as if it were heaven.
Our comedy night puts the acts under one bare bulb.
The barn has no mains. Bring power, bring lamps, mind the owls.
Someone to sit at the controls for our amateur Oklahoma! and fade things up and down at the right time.
The bride's first dance needs a soft amber pool for the film and the guests shouldn't squint.
Give the aliens' corridor that cold, sick, greenish tinge, straight from the tubes.
A cookery studio where no hand throws a shadow on the chopping board.
The sauna scene: steam, one glowing stove, three embarrassed men.
Work out how many lamps, how much power and how many hands our night battle would take.
Our jewellery clips look dull; the stones need little pin-sharp glints.
Can you make four in the afternoon go on till nine?
We have ten speakers with ten skin tones on one panel, and half of them disappear.
The submarine goes to red alert. Everything turns crimson, then dies, then the torches come on.
Shade the courtyard a bit at noon, the actors are squinting and have black holes for eyes.
Somebody who'll hide tiny lamps behind books, under tables and inside the piano for our period parlour.
The choir should seem to appear out of nothing, row after row.
Please advise on lamps for a new little studio at our building society, then come and set them.
Vampire comedy, sunrise kills them one at a time, and each wants their own beam.
Our training room films make staff look seasick. The manager blames the bulbs and so do I.
Best boy and two sparks for a week of nights in a shipyard.
Lighting for a live cookery demo on a pier, outdoors, evening, damp.

Grip
We need rails laid through a bog so that the camera can glide alongside the walkers.
Fix a camera to the bonnet of a 1962 sports car without scratching it.
The shot starts at ground level and ends above the church roof. Who builds that?
Someone to push the wheeled platform under our camera smoothly for a week. Ours squeaks and so does the man.
Can a camera be hung over a cooking pot, straight down, safely?
Attach a camera to a roller coaster so that the park's engineer nods.
I want to float through the living room at knee height.
The crane is booked. The people who know how to balance it aren't.
Twenty metres of rails on a sandy beach, between two tides.
Our wide shots are shaky since the bridge trembles each time a lorry passes.
Fasten three small cameras inside a tractor cab so they survive a ploughed field.
Build a platform in the wings at four metres, solid, where a lens and its operator can stand.
Please hold, flag, clamp and carry: we've got a big lens and a narrow staircase.
A cable run across the canyon so the camera can fly above the rafts.
Sailing film: how do you attach a head to a mast that moves all the time?
One smooth pull-back from her eye to the end of the platform, eighty metres.
Low loader needed, with our actors' car on top and cameras around it.
The long arm keeps drifting at the end of each move. It needs a skilled pair of hands and a counterweight.
For a music video: rotate the camera a full circle around the singer, twice, at speed.
Somebody has to get the camera package up a lighthouse and secure it in a gale.
Suspend a lens below a bridge, upside down, over water.
Suction cups on a bus window, both sides, camera on each, checked for the road.
Every sideways move comes out slightly different. Film crew wants someone who can repeat it to the inch.
The studio floor is uneven and our rolling camera bumps at the same plank every time.
Shoot inside a washing machine. You may have to cut one open.
Something that lifts a camera twelve metres over parked cars, with its crew, two nights.
I need a black tent around a shop window, wind-proof, so reflections vanish.
Camera in a quad bike sidecar, following horses at a canter.
A sail of silk twelve feet wide over the actors, in a breeze, held down by people who know how.
Make the camera fall off the cliff, with the actor, and stop in time.
Key grip for a period drama in a house where nothing can be screwed to anything.
Plane interior: a rail along the ceiling between the luggage racks.
The ice rink has asked for no metal on the ice. How will the camera travel with the skaters?
Heavy head, tiny attic. We need scaffolding through the skylight.
Our director insists on a swing: lens attached to a child's swing, child included.
Please build a harness that keeps the actor's face centred before the lens while he runs.
A push-in so slow that nobody notices it, four minutes long.
Muddy path, no vehicle access, six hundred kilos of film gear and one donkey.
Bolt a camera under a train, with the railway's people looking on.
Boards, wedges, wheels, and someone who lays them in ten minutes because the trams return in thirty.
Fit a camera to the tip of a wind turbine's blade? Or tell us why not.
The trolley in our supermarket spot should carry a lens at tin height down every aisle.
Who can get me a flying move down the theatre's spiral staircase with counterweights?
Camera on a motorbike's sidecar through the hills, bolted, licensed and insured.
Our pack shot turntable jerks. We want it to turn like treacle.
Put a lens on a kayak's bow that won't drown.
Greenhouse roof, fragile, and a top shot needed straight through it.
The move goes through a window, which must open, let the arm pass, and close behind.
A ceiling-hung rail for the camera in a gym for the boxing scene, out of everyone's way.
A two-tonne arm on a floating pontoon: do you have experience?
Studio crew lacks hands for flags, nets, sandbags and a grumpy crane.
The drummer wants a camera circling his kit, on rails, under the cymbals.
Strap a camera to our llama so that llama and camera stay well. It's for a bank.
We scratched the parquet last time. Now the palace asks for professional protection and handling before anything rolls.
From inside the well looking up, then rising to daylight in one go.
Brackets on a combine harvester for two cameras, dustproof, vibration damped.
The camera should tip over with the room, as if the ship sank.
A scaffold over a bath: lens exactly above the actress, nothing dripping on her.
An old man walks the pier, end to end, and we go with him, level, on planks with gaps.
For our rally car: cameras on the door, the roof and the sill, all swapped round within an hour.
Shoot day on an escalator: lens has to ride beside the lady, on the other belt, without wobble.
Two strong, careful grips with a van, three days, dairy commercial in the hills.
The table shot requires the lens to travel between wine glasses without clinking.
Overhead of a whole orchestra, camera travelling slowly from the harps to the drums, no shadow cast.
Sandbags alone won't do: a storm is forecast and our sun screens are the size of sails.
Rolling along at pram height over cobbles. The picture must be silky.
How do we attach something to a cathedral pillar that leaves no mark?
Glide from the bar to the kitchen through the swinging doors, in time with the waiter.
A vertical move up the outside of a seven-storey block, past every window.
Whoever fixed the camera to our last car used tape and hope.
The camera has to slide past eleven school desks without a jolt, and the floor is lino with a dip in it.
Is there a way to have the camera drop three floors and stop an inch from the water?
Somebody handy who can bolt, strap, wedge and level whatever we shoot from.
We want the lens to creep up on the baby like a cat. No bumps.
The director asks for a camera on a tractor's front loader, and the farmer asks who'll be liable.
Mount a small camera inside an oven door.
Our wheels leave marks on the gallery's floor. What can you put down?
Put the camera on a wheelchair ramp, roll it down, catch it at the bottom. Surely there's a better way?
Big white sheets on frames to keep the sun off the actors, and people who can stop them flying off.
Our tripod sinks in the sand every time the tide comes in.
I'd like to look down from above the bride's bath, with the camera fixed to beams that are four hundred years old.
A smooth ride through the whole bakery, past ovens and racks, ending on a bun.
Who knows how to fix a camera outside an aeroplane?
The trolley wheels sing. You can hear it in the take.
Get four cases of gear and a large tripod up a church tower with a spiral stair two feet wide.
She pedals, we ride along a yard from her face, for a mile.
The camera should hang from a rope and swing like a church bell.
Someone to knock together a sturdy wooden deck over the stream, for camera and crew, gone by evening.
Camera under a glass floor, looking up at the tap shoes; who can build me that pit?
Everything shook when the goods train went by. Can you damp it?
Please come with a truck of clamps, pipes, planks and ropes; we never know what we'll need.
A big arm that can reach over a hedge into the neighbour's pool.
For our crisps ad the lens follows a single crisp along the conveyor at exactly its speed.
I want the picture to roll over slowly, like a ship turning turtle.
The shot list says "camera goes through car". I'm the one who has to find out how.
Stick a camera on a shopping scooter, safely, with a pensioner at the helm.
Three flags to keep glare off the lens, two pairs of hands, and a ladder.
It's a steep field. The rails have to be level. The cows have views on that.
Could you rig a camera above a snooker table that won't ever fall on the world number four?
Ice cream van, camera bolted outside the hatch, driving at ten miles an hour.
The move must be identical nine times so the twins can be played by one girl.
A boat crew asks how to keep our camera level while the deck rolls.
We dropped a lens off a balcony last year and want it secured by somebody who knows knots.
A long straight glide beside greyhounds at full tilt.
Lay boards over the lawn so that nothing sinks in and the head gardener stays calm.
The camera starts outside in the rain and ends under the duvet, one push, through the wall.
On the motorway, car on a trailer, three cameras on it, two actors arguing inside.
The gym wants a camera riding on a barbell.
Hold a twelve-foot reflector steady in a stiff breeze from eight till six.
Circular rails round a carousel, going the opposite way.
What we built out of skateboards broke.
Somebody to counterbalance the arm while our operator is at the other end, above a canal.
The beekeeper's hive, seen straight from the top, lens two inches above the frames.
Cover seven windows with black so that it's night inside. Then uncover them by teatime.
Get us a lift that takes camera and two people to the height of the statue's face.
Camera on a sledge, behind the huskies, low, and it has to last forty kilometres.
A rise from her shoes to her hat, silent, in a shop fitting room.
Pull the camera backwards through a hedge, please. Gently.
We'd like to tow a little cart with a lens along the aisle of a moving tram.
The landlord won't let anyone drill, screw, nail or glue.
A chef throws pancakes and the camera goes up with the pancake and comes down with it.
Fix it to the dashboard so we see both faces and the driver can still see the road.
Rails across a ploughed field by seven, then the same over cobbles by noon.
Does anyone own one of those rickshaws for filming, and can push it for two days?
For a magazine's fashion film: the model runs on a treadmill while the camera sails round her.
The scaffold they lent us sways with every breath.
Someone to set up a wire between two oaks and send a camera whizzing down it.
The coffin is lowered and the camera goes in with it, looking up.
We film in an operating theatre and want a lens hanging clear of the surgeon's head.
A pulley, a weight, a platform: lift the camera past three balconies as the singer climbs.
The forklift isn't an approved way to raise a camera. What is?
Build a frame that lets us film through a fish tank from beneath.
The presenter's on a rowing machine that moves across the lake, and the camera must be fixed a metre off his nose.
I need the wobble out of a sliding move along a bar top made of copper.
Fifty yards of backward travel in front of a marching band, on a road with speed bumps.
Bring sandbags. Many. The gazebo over our monitors went into the river.
A mount for a horse's saddle that the vet agrees to.
The giraffe keeper wants a camera at giraffe height, moving when the giraffe moves.
Lower a lens down the mine shaft beside the cage, at the speed of the cage.
Each day we lose an hour setting up rails. Need people who've done it a thousand times.
Attach, check, sign off: eight little cameras on a stock car before Saturday's race.
Roof rack on a hearse, camera on top, procession speed, tasteful.
The dancers spin and I'd like to spin with them, but the other way and faster.
Somebody to look at our stunt alley and tell us what can hang where and how much it will carry.
Push me and the camera in this old pram. It's the best we have. Is it?
How do I get a flat, gliding shot on the roof of a narrowboat going through a lock?
A ramp, a turntable and something to stop the vintage bus rolling into the lens.
The operator needs someone to walk behind him, hand on belt, so he doesn't fall off the stage.
Dolly and forty feet of curved track for a tea-room scene, with a person who pushes like silk.
Crane and two grips for a single evening, town square, crowd below.

Sound recording
We filmed an interview and all you hear is the air conditioning. Next time someone should do it properly.
Somebody with a boom and clip-on microphones for two days of talking to farmers in the wind.
The brook, the bells, the rooks: our national park wants its own noises collected before they vanish.
Our choir sings in a stone church and wants it captured as it feels from the third pew.
Six people talking at once round a dinner table, each must be understood.
My film has dialogue on a beach. How do we get clean voices with waves behind?
The wedding vows were lost under the fan last time. We'd like them heard.
Catch the roar of a steam engine from inside, outside and under it.
A shoot next Tuesday still lacks the one with the headphones.
Please capture our oldest residents telling stories in their kitchens, clean and warm.
The actors whisper. I won't dub it later, so it has to be got on set.
Eight panellists, one room with an echo, and a podcast to be made of it.
Wireless mics keep crackling on our stage set near the hospital.
The violin maker would like each instrument he sells to be heard as it truly is, on tape.
Someone has to hold the pole for nine weeks on a thriller.
A racing car at full throttle, no distortion, for a game studio's library.
Our amateur brass band wants a record made in the village hall.
We film in a kitchen full of fridges that can't be switched off.
Find out why there's a buzz on the presenter's microphone and stop it while we shoot.
Go out at four in the morning, sit still, and bring me the dawn in a marsh for our nature app.
Whale watchers with a boat wish to hear beneath the surface.
The documentary follows a judge; she wears robes, and a hidden mic that doesn't rustle is essential.
A play is to be taken down live, with audience laughter, for the radio.
Two musicians, one old farmhouse, all takes live. Who comes with the gear?
Our factory tour film is unusable: nobody understands the guide over the presses.
Four thousand organ pipes, from a whisper to thunder, are to be captured for a CD by the parish.
Every room in our film should be taken down empty for a minute, and properly labelled.
Museum of clocks: tick, strike and chime of two hundred pieces to be captured one by one.
Interviewees in a moving car, engine on, windows down. Voices must survive.
The council's public hearing has to be taken down so clearly that it holds up in court.
Our chickens are the stars. Clucks at close range, please, without my cockerel.
Hide a transmitter on a swimmer in a wet costume?
The band is happy to play in the abandoned silo because of its eleven seconds of echo. Come and tape it.
For a crime series, location mixer with own cart, ten weeks, lots of nights.
Sermons, spoken from a moving pulpit, arrive on our tape as mumbling.
Oral history project with coal miners: we need clean takes that an archive will accept.
The tap dancers' feet should be heard, not the floor's squeak.
Record a stadium of twenty thousand singing our club's anthem.
Somewhere in the building there's a hum, and the actor's monologue is tomorrow.
The poet reads in her garden and wants the birds in, the lawnmowers out.
I need footsteps, doors, creaks and kettles captured in one particular old house.
We're making a film with children who won't stand still. Their words still have to be got.
Live debate with simultaneous interpreters, each language on its own track.
Our skiing film needs the hiss of snow under the boards; bring frost-proof gear.
A harpist in a cave, one night only.
Somebody to run the desk and multitrack our jazz festival, every instrument separate.
Everything from the camera mic is thin as tin. We want body in the voices.
Capture the last day of the printing works: presses, shouts, the siren, the silence after.
A hospital meditation app would like rain on canvas, on slate, on leaves, taken in the wild.
Who can mic a grand piano so that it doesn't sound like a toy?
The farmer has a thick accent and the tractor's running. Our film depends on him.
Fly-on-the-wall series, five contributors in radio packs, twelve-hour days.
Our nature trail's listening posts lack the real bats; their calls need special kit to catch, it seems.
Courtroom drama with a tiny crew: one person who wires the actors, swings the pole and keeps the log.
A perfectly quiet take of an old man breathing. That's the whole job.
Choir of prisoners, one afternoon inside, tight security, no second try.
On location in a sawmill we can't halt the saws. Suggestions and a person, please.
Orchestra of forty schoolchildren, gymnasium, best possible result for the parents' CD.
The last location team delivered peaks and crackle, so we had to re-voice the whole scene.
Capture crowd murmurs in four languages for a refugee drama, with proper release.
Stereo of a night train, sleeper compartment, all stops.
A bell foundry casts its final bell, and the first stroke must be kept for ever.
Audiobook by a nervous author in a borrowed booth; somebody patient at the controls.
The bagpipes overload everything we own.
Sound recordist for a documentary on lorry drivers, small cab, long days.
Production sound for a student film, two lavs, one boom, a lot of traffic.
Street preacher, market criers, buskers: our city archive needs the town's ears for a year.
Sync problems drove us mad, so at the next shoot timecode should come from somebody who understands it.
Get the engine note of our vintage motorbikes for the auction catalogue, cold start to idle.
Talk show on a ferry deck: gulls, engines, guests in scarves. Make them audible.
You can hear my stomach in the interview, but not the guest.
The bishop's radio mic picked up a taxi firm.
Our drama group filmed a lovely scene and every line is buried under a motorway.
Come and mic up the bride, the groom and the registrar without anyone seeing it.
My daughter's recital on the cello, once, in our front room, as good as it can be.
The picture's fine. It's what comes out of the speakers that's embarrassing.
Somebody to stand just out of shot with a furry thing on a stick.
Grandad is ninety-six and still sings the old sea songs. We want them kept.
How do I get what a beekeeper says when he's inside a hood with ten thousand bees round him?
Every time she moves, her necklace knocks the little mic.
We need somebody to come out to the loch and bring back stags bellowing in the rut.
A folk duo wants an album taped in one weekend in a chapel, candles, blankets, no studio.
Our last shoot came back with one ear louder than the other and a hiss throughout.
I'm filming a hairdresser for a day. The dryers! Someone must deal with the dryers.
Two vicars, one sofa, a squeaky dog. Please get it down cleanly.
The steam fair wants its organs, whistles and hooters taken down before the old boys retire.
Can you put a mic on a footballer and a referee for a charity match?
Nobody on our crew listens. They all look.
Fourteen wireless packs for a reality show in a castle, kept running and kept apart.
A ukulele club of thirty pensioners would like to make a CD they can sell at the fête.
The boiler kicks in every eight minutes and ruins the take.
Someone with a decent mic to sit with war widows and a pot of tea and get their voices.
My rapper friends need a place and a person to lay down vocals without the bathroom echo.
We're filming on roller skates. Where does one hide the mic and who runs alongside?
The lectures in hall B are unintelligible to those who watch later. Fix how they're captured.
I'd like the crunch of every kind of gravel we sell, walked on, close up.
Our village wants the church bells taken down from inside the tower, deafening or not.
Plosives popping, chair creaking, pages rustling: our chairman's message is hard to bear. Do it again properly with us.
A language school needs two hundred short dialogues spoken by students, captured crisply in a quiet room.
Filming at an airfield, interviews all day, planes every four minutes.
Our kids' show has puppeteers lying under a table. Mic them, would you?
The estate's nightingales only sing for three weeks. Who'll sit up for them?
We need a person with cart, cables and calm for a courtroom series, starting in March.
The toastmaster bellows, the bride's father mumbles. Both ought to be heard on the film.
Somebody who can capture a grasshopper. One. Close.
Four comedians on a stage and an audience laughing: taped separately, so we can use it on the radio.
The wind got into everything we did on the cliff top. It's just one long roar.
Gospel singers, a Hammond, a drummer with no mercy, and a tin-roofed hall.
Trains passing through our model railway club's tunnel, please, with the mic inside the tunnel.
An actor rides a horse while talking. What do we do?
Our podcast is done over a kitchen table with one mic in a mug.
Bring headphones and tell us when a plane's coming; that alone would have saved us last time.
Baby's first cry, with the parents' blessing, for a film; someone hushed and quick in the delivery suite.
For a film in three dialects we need every syllable sharp, on a noisy quay.
The singing bowls at our retreat come out as mush on a phone.
Someone to tape the council's oldest barge engine starting up, chugging and dying.
Our soprano distorts at the top. Not her, the equipment.
I need quiet. I live above a kebab shop and have a book to read aloud. Where, and with whom?
Rustling jackets ruined the mountain rescue film. Next trip, bring someone who knows where to tape a mic.
Four-part barbershop, live, no edits, as if they're in your lounge.
The press conference had twelve mics in front and the only bad one was ours.
Hospital corridor at night: squeaky trolley, distant bleeps, slippers. We'd like the genuine article for our drama.
We've cast two old actors who can't project. Get everything they give you.
A crew of three leaves for Nepal and the chair of the person who listens is empty.
Send somebody to the cattle market who can get the auctioneer's patter without the mooing. Or with some mooing.
Record my mother's recipes in her own voice before her next operation.
A sleep app wants real waves, real drizzle, real trains, nothing from a library.
The harpsichord must be taped at night since the road's too loud by day.
What's that clicking? It's on all the interviews from Tuesday, and the same kit goes out again on Friday.
Whispering in a library, for a film, at the pitch of real whispering.
Put clip mics on twelve debating pupils and keep them all level while it's filmed.
Our tour guide talks on the open top of a bus; viewers at home get only gusts.
Get the crowd, the whistle and the thud of boots at our non-league ground.
A surgeon explains while operating, mask on, saw running. We have to understand her.
For the anniversary of our glassworks: the furnace, the blowing, the tinkle, the smash.
A steel band on a moving carnival float, taken live on tape.
The Punjabi wedding drummers wiped out every other thing on the video.
Somebody should take down the local dialect from the last dozen speakers, in a form the university can use.
Two people to boom and wire a costume drama with corsets that creak.
The ceilidh band wants its live night captured, stamping included.
I'm making a short in a swimming bath. It echoes like a cathedral and there are two pages of talk.
A guided walk for the blind needs true noises from each stop on the route, taken on the spot.
Someone to run the mics while our think tank tapes its round table.
Farm shop wants the pig squeals, gate clangs and milking machine of a real morning for its playroom.
It crackles when she turns her head, it drops out when he leaves the room.
Our film takes place on a sailing boat under way: four actors, flapping canvas, no cabin to hide in.
Kneeling choirboys, huge building, one verse. It lasts forty seconds and must be perfect.
An honest stereo take of our restored cinema organ, all stops, for a fundraising record.
A boom operator for four days, a two-person comedy in a lift.
Location sound for interviews with lorry mechanics, in a working garage.

Video production
We want a three-minute portrait of our bakery, from dawn dough to last sale, script to finished file
Someone to film our annual conference with two cameras and hand us the talks cut
New staff should see a safety film of the quarry before they enter it
Our machines are too big to take to fairs, so we need a film that shows them running
The hospice would like relatives' stories told on screen, with the greatest care
A short clip for our crowdfunding page, me talking, product in use, and a bit of charm
We need an advert for local cinemas, half a minute, handled from start to end
Interviews with twenty veterans, recorded decently before it's too late
Twelve how-to clips about our sewing machines, shot from above and from the side
Our recruitment page needs moving pictures of what working on a ferry is really like
The school play, filmed on two evenings, so the parents can buy it
A recap of our marathon to be online the very same night
Client wants testimonials of five happy farmers, filmed on their farms in a week
We're a law firm and want short answers to common questions, filmed in our library
Show prospective students a day on campus through the eyes of one first-year
The whole thing please: idea's there, we need crew, kit, shoot and edit for a brand film
Weekly clips for our channel on beekeeping, shot at our hives and ready to upload
Our wedding should become a film of ten minutes, not four hours of wobble
A fundraiser's evening needs a moving two-minute piece to play before the auction
The band's played its song a hundred times and there's still no clip of it
Document how our cathedral's roof is restored, over eighteen months
Explain our blood-donation centre to nervous first-timers by showing it
Vertical clips from the restaurant kitchen, twenty in a day's filming
Chairman's Christmas message to staff, filmed so he doesn't look like a hostage
A travel series in six parts for our tourist board, following one local in each
Somebody to film the operation technique for training surgeons, close and steady
Our start-up demo day: eight pitches on tape and a trailer of the day
The trade union wants a film on night work with voices of cleaners and drivers
Property tour of a manor house that's for sale, walking through it room by room
How our cheese is made, without dialogue, for Japan and France alike
We won backing for a film on the moor and have never made one
Record our dance piece with three cameras and a good feel for the whole stage
Cooking clips with my grandmother, before she forgets the recipes
Internal news of our hospital as a monthly five-minute broadcast
Product clips for 40 toys, fifteen seconds each, kids playing
Our agency sold a web commercial and has no crew in-house
Film the building of our new stand from empty pitch to opening match
Museum guides retire; capture their tours so that we have them for ever
A recruiting film for the fire brigade that shows more than flames
Music school's showreel: lessons, concerts, little faces concentrating
I'd like a video course on woodturning made properly, with close-ups of the chisel
The council must explain its flood plan and no one reads the PDF; filming it could help
Someone to shoot a pilot episode of our quiz in our own pub
Portraits of seven craftspeople for the chamber of trade, two minutes each
Sports club wants highlights of every home match and interviews afterwards
Film us skydiving, serving tea at 4,000 metres, for our tea brand
The regional theatre's trailers: one per production, before opening night
Patients fear the MRI tube; a friendly film of the process would calm them
We're exhibiting abroad and need a moving company portrait in three languages
Our auction house wants every major lot shown turning, glinting and told about by an expert
Cover a two-day yacht regatta from the water and from the shore
An appeal for foster parents, real families, no actors
My invention folds from suitcase to bicycle: it must be seen on film to be believed
For our centenary: a half-hour film made of archive reels and fresh interviews
Staff training about rude customers, acted out, funny if possible
The zoo's keepers have stories. Get them on camera, animals included
A film about our foundation's work in three villages; you'd travel, shoot and finish it
Can you come with lights and a camera and turn our CEO's waffle into ninety good seconds?
The monastery opens its doors to a film crew for the first time, small and quiet please
Shoot a TV spot for our carpets in a day and deliver by the weekend
Virtual open day: six classrooms, three teachers and one headmistress on film
Our software needs clips of real customers at their desks, not stock footage
Assemble a small crew, film our chef at the market, give us something for the website
Time to show investors the mine: tunnels, drills, people, a solid film of five minutes
Youth club wants to make a film with teenagers; we'd need pros who can run it
Regular clips for the fishing shop: baits, knots, lakes
A clip to play on the coach telling tourists what they're about to see
The agency's idea is approved and now somebody has to actually make the spot
Our orchestra's recording session ought to be filmed for the label's channel
Witness accounts of the flood for the local archive, filmed in people's kitchens
Come and film our village panto, three cameras if you can, and put it on a stick for the grans
We want something to show in the waiting room, about us, with pictures that move and no sound needed
Make a little film that persuades people to leave their car at home
I'd like my father to tell his life in front of a camera, an hour or so, nicely edited
Nobody believes how big our marrows are. Film it
The plasterers' college needs clips of each technique, trowel in close-up, explained on the spot
Our kayak trips sell themselves once you've seen the otters, so we need that on the website
One agency for everything: write it, find the people, shoot it, cut it, hand us the file
The mosque's open day as a friendly ten-minute film for schools
A commercial for our local radio's app, shown before the film at the Odeon
We're launching a lawnmower and need the whole works, crew, meadow, drone, edit, in three weeks
Record the lectures at our beekeeping congress, slides and speaker side by side, and put them online
Kickstarter in May: me, my folding piano, two minutes of your magic
A music clip on a shoestring in an abandoned lido
Film us restoring a 1930s bus, a day each month until she runs
Our estate agents walk through houses with a phone; it wobbles and the sound echoes
A documentary short about the last eel catcher, we've got funding and him, not a crew
We need to show the board what actually happens on a night shift
Thirty customers said yes to being interviewed about our stairlifts. Go and visit a few with a camera
Every Friday a two-minute clip of our chef, filmed and up by the evening
Our training on lifting patients is a booklet. Film nurses doing it right and wrong
Somebody filmed our gala last year: out of focus, and they missed the speech
Do you do farms? Harvest, combine, sunset, grandad, the lot, for our flour's website
A welcoming clip for new tenants showing the boiler, the bins and the key safe
The Lord Mayor's parade, from the first drum to the last sweep, on screen the next day
Make us a half-hour pilot about house clearances; we've a presenter and a van
TikToks. Forty of them. We're a hardware shop and have two staff who are naturally hilarious
The surgeon explains the operation, the patient tells how it went: two chairs, good light, calm cut
We were told "you need video". We make industrial glue. Where do we start and can you do it?
A trailer for our amusement park with screaming, candyfloss and a bit of vertigo
A farewell film for our headmistress with pupils from thirty years, secretly
The brass band contest should be filmed so each band gets its own performance
Take a small team to our tea growers in Malawi and come home with their stories
Weddings, but Indian, three days, six hundred guests, and a feature-length result
I'm an agency of one with a sold script for a mattress ad and nobody to shoot it
We can't take visitors into the cheese caves, so let them see it on a screen in the shop
A film to open our shareholders' meeting, four minutes, staff from every depot in it
The knitting tutorials I shoot on my phone are all thumbs. I want a proper set-up and somebody to run it
Children from our nursery explain where the wind comes from: film it before they turn six
Public information clip: how to sandbag your door, filmed in a real street with real rain
Ten short interviews with suffragettes' granddaughters for the museum's screens
Boxing night at the leisure centre, ringside cameras, walk-ons and highlights after
We need to be on television. Fifteen seconds. Pickles
For deaf visitors: our tour in sign language, filmed on location in the palace
Our science lab would like a monthly experiment filmed in slow motion, with bangs
A calm film for people about to visit a relative in prison, showing them what will happen
Show a mortgage adviser being human. On film. Good luck
A film crew for two days at our boatyard, launch included, and finished pieces of 15, 30 and 90 seconds
The choir recorded its parts at home; we'd like it filmed for real now, in the quarry
We're pitching for the games and need a bid film that brings tears to a committee's eyes
People keep assembling our bunk beds wrongly: please film it being done, screw by screw
Cover the hackathon, 48 hours, sleeping bags and triumph included
Something like a mini telly show in our garden centre: Pat plants things, weekly
My memoir reading, by the fire, filmed simply and well
Recruiting lorry drivers is hard; let them see the cab, the mates and the canteen in a minute
Handle the whole lot for our dog food spot: dogs, owners, kitchen, cameras, permissions, finished film
The last shift at the pit, filmed properly, for those who come after
A spoof of a detective series starring our accounts department for the summer party
Show how prosthetic legs are made and meet three who run on them
Our sermons go online every Sunday with a camera hidden behind a pillar. It shows
The tourist train's windows, whistle and scones, condensed to one lovely minute
We promised funders a film of the workshops with young offenders. You'd need to blur some and win the trust of all
Capture a chess tournament in a way that makes it thrilling
Whisky maker seeks people to shoot a six-episode web series in barrels, bogs and pubs
Our dental implants: animation won't do, we want patients talking and a surgeon at work
Before-and-after of a garden makeover, shot over a week, sped up and with the owners' faces
The university wants each professor to introduce a course in sixty seconds, forty of them
Film my workshop on drystone walls so I can sell it to people abroad
A celebrity will say three sentences for our charity next Wednesday; bring gear and finish it that night
Cheap and cheerful clip for a carpet sale, with my dog and my brother
Our hospital radio turns sixty, and someone should make a film with the old DJs and their tapes
Sixteen pottery makers at a fair, one clip each, done in a weekend
The embassy needs a film about its scholarships shot in two cities with former students
We'd like to see ourselves on YouTube as well as our competitor does. He has a crew
Make a film out of our ordinary Tuesday
Time to replace the safety film on our ferries; the one we've got has flares and perms in it
Street theatre in the rain, two shows, we need good footage for festival bookers
A recipe channel from our cooking school: overhead view, sizzling sound, quick cuts, twenty dishes
Who could come to Orkney and film seaweed farmers for our investors?
The jury wants a three-minute entry film of our bridge, engineers and gulls included

Live streaming
Grandparents in Australia want to watch the wedding as it happens.
Our council meetings must be watchable at home while they're going on, by law from May.
The funeral chapel holds forty; two hundred would like to be there, from wherever they are.
Last year's conference froze on everyone's screens just as the keynote began.
We'd like the owl chicks on air, round the clock, until they fly.
The non-league cup final on Saturday, shown on YouTube as it's played, with scoreboard and replays.
Sixty people in the room, six thousand at home, and both should be able to ask questions.
The carol service goes out on Facebook every year and sounds like it comes from a bucket.
Our auction house takes bids from the internet, so the picture mustn't lag behind the hammer.
I'm unveiling a new amplifier on Friday at eight, and fans everywhere should see it at that very minute.
The surgeon operates while students in three other cities watch and talk to him.
Our chef cooks, viewers cook along at home, and someone has to switch between hob and face.
The band plays an empty theatre; ticket holders watch on their sofas.
Four cameras, one mixing desk, one reliable signal to Twitch from a barn with poor internet.
The annual general meeting has shareholders on three continents who must be able to watch and vote.
A dressage competition across two days, and owners abroad want to see their horses go in real time.
The school's nativity play has two tickets per family. The rest want a private link.
Our agency's client launches a car at midnight and wants the world looking in, without a single drop-out.
The parish has Mass at ten. Housebound parishioners would like to be with us.
We sell handbags by chatting to viewers who can buy while we show them. The set-up is a phone on a stick.
A chess tournament with boards, faces, clocks and two commentators, going out eight hours a day.
Town hall for 9,000 staff: the boss in London, the factory in Derby, everybody connected at once.
Our rocket club has a launch on Sunday. It'd be nice if people could see it go up, or blow up.
Zoom isn't good enough any more. Our prize-giving should look like television for those joining from home.
The gaming charity marathon runs for 24 hours and needs someone keeping it on air throughout.
The court case of our cat café's eviction, no; but the vigil outside, yes: show it to supporters as it unfolds.
A panel of four, one of them in Nairobi, to be beamed to LinkedIn as they talk.
The marathon passes our hotel. We'd like the finishing line on screens everywhere, as it happens.
Viewers complained there was an echo and a delay; our lecture series starts again in October.
The lifeboat is christened at noon and former crew in New Zealand have asked for a link.
Graduation week: eleven ceremonies, each with families watching from abroad, name captions as each one crosses the stage.
We need encoders, a bonded connection and someone calm, on a hillside with sheep, for the fell race.
Our opera goes from the stage to cinemas on the night itself.
Put a camera on the swans' nest so that the whole town can peep any time.
I teach pottery from my shed every Thursday evening to people watching and chatting. Picture and sound are dreadful.
The election hustings should reach everyone who can't get a babysitter.
A drag quiz on Instagram every Friday, with music, viewers calling in and no awkward gaps.
The trade union's congress wants its debates on the web while delegates speak, with signing in the corner.
Our e-sports final has two teams on stage, ten game screens and a crowd online larger than the hall.
We'll open the time capsule once, at three o'clock, and the pupils who buried it live all over the world.
A backup line, please. The last time the Wi-Fi went, 800 subscribers saw a spinning wheel.
Nurses on nights can't attend the morning briefing, yet those on other sites could follow from their ward's screen.
Our cattle sale is attended by farmers who'd rather bid from the kitchen table.
The director's masterclass sold out; the festival would like to sell seats at home too.
We're simulcasting a fashion show to TikTok, YouTube and our own site, and can't afford a glitch.
The press conference begins at nine sharp, and journalists who can't travel need to be watching and asking.
A 24-hour feed from our bakery's oven. Don't laugh, people love it.
The rowing regatta stretches over two kilometres and spectators see ten seconds of it. Let them follow on their phones.
The library's author evening should be seen at six other branches as she reads.
Comedy night, one comic, remote audience, and he needs to hear them laugh.
For a medical congress: three halls in parallel, a web player, questions from afar, recordings afterwards.
Our festival's main stage ought to be watchable by the fans who didn't get a ticket.
The synagogue's bar mitzvah boys have great-grandmothers who can't fly any more.
A product demonstration with two engineers and a jet of water, seen by distributors at the same moment in five time zones.
The bridge is slid into place over one weekend and thousands of railway lovers want to look on.
The pub's darts league wants to be on the internet with a camera on the board and one on the oche.
We need graphics, lower thirds and countdown while we're on air, mixed by someone at the venue.
Remote guests keep appearing sideways or mute in our Wednesday show. Somebody should greet and check them before they go on.
The yoga studio lost half its members when they moved, and they'd pay to join the morning class from afar.
Our minister answers voters' questions for an hour on Sunday evening, online, unedited.
Let viewers tip the musicians during the set. Ours is a jazz cellar with thick walls and no signal.
The dog show's best in breed gets judged at four. Breeders in Finland set their alarms for it.
A silent retreat wants a single steady camera on the garden, on air from dawn till dusk.
The eclipse will be overhead at 11.06 and our observatory's telescope could show it to every school.
I produce hybrid events and my usual vision mixer is ill. OBS, two cameras, a remote panel, tomorrow.
The inquiry's hearings must be open to the public on the web with a three-minute delay.
The school sports day, for parents stuck at work.
Our radio station would like people to see the presenters as they talk, not only hear them.
The telethon needs a running total, phone-ins from viewers and six hours without dead air.
Every seat at the inaugural lecture is gone. Colleagues in Delhi and Toronto want in, at the same minute.
`;
