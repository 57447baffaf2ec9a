/** Needs of film, in the words of people who do not know the craft. See index.ts. */
export const filmNeeds = `
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
