/** Needs of ideas and words, in the words of people who do not know the craft. See index.ts. */
export const ideasAndWordsNeeds = `
Copywriting
My surgery's leaflets are so full of Latin that the patients bin them
We need a line for the side of our bread van that makes people smile at traffic lights
Our About page reads like a tax return and we're actually a jolly bunch of tree surgeons
Please make our cookie notice, error messages and thank-you screens sound like a human being
Two hundred descriptions of cheeses for the online shop, each a few sentences, none of them saying "delicious"
The engineers wrote our brochure. It's correct, and nobody gets past the second paragraph
A begging letter that doesn't beg: our lifeboat station needs donors before winter
Someone to find words for headstones and sympathy cards that aren't worn out
The billboard has space for six words. We've got forty
Our flat listings all say "stunning" and "deceptively spacious". Freshen them up, please
I can explain my physiotherapy over a pint, but on paper I sound like a robot
Write the back-of-packet story for our porridge oats, warm, short and honest
The bank must tell customers their branch is closing, plainly and without weasel phrases
Client's a gin brand with a naughty streak: headlines for bus shelters, beer mats and loo doors
Our homepage says we "leverage synergies". Rescue it
A slogan for the zoo's new night walks, something children will chant in the car
Turn thirty pages about pension reform into one side of A4 that a lorry driver would finish
We want the menu to make mouths water without pretending we're French
Who can write wall texts for an exhibition so visitors actually read to the last label?
Radio spot, thirty seconds, a carpet shop, and please no shouting
The annual report's chairman's letter is deadly. Give it a pulse before it goes to press
Our agency's visual half has the pictures sorted; words are missing for a cycling campaign
Rewrite the letter we send to people in rent arrears so that they ring us rather than hide
I sell handmade soap and run out of ways of saying that it smells nice
Wording needed for a museum's donation box, thirteen words at most, that gets coins moving
Our welcome message to new members runs to four screens; nobody gets to the bit that matters
The product is a valve. Make an engineer want to know more in two sentences
For our quarry's open day we need posters with a wink in the text
Every leaflet in the hospital speaks in a different voice; write them anew in one friendly tone
Give our sofa collection six stories, one for each model, and decent headings
We'd like a manifesto for our running club, half a page, goosebumps allowed
Text for a landing page that sells payroll software to people who hate payroll
Our job adverts put people off. "Dynamic self-starter" has to go
A call to vote for the student union that doesn't sound like a teacher
Help, our tagline in English comes from a German engineer and customers snigger
Short texts on wooden boards along a forest trail, for walkers, dogs and daydreamers
The insurer's policy summary must be understood by somebody reading it in a lay-by after a crash
I know what our foundation does; I can't put it in one sentence for the dinner-party question
Persuade shop owners by post to stock our crisps: one page, funny, with a reason to reply
Ten subject lines and bodies for a theatre's newsletter that make people click "book"
The whisky label has room for a short legend. Ours isn't true yet, so find the true one and tell it well
Our website's text was put together from three others over eight years and it limps
Say sorry to nine thousand passengers for the cancelled crossings, and mean it
A brochure for a hospice: tender words, no clichés about journeys
As a freelance web designer I keep getting sites with dummy text; I need a writer who fills them properly
Tease the opening of our climbing hall on stickers, coasters and staircases with cheeky lines
Signs in the park that stop people feeding the ducks, without finger wagging
Our app's buttons say "Submit" and "Proceed". Could they be friendlier and clearer?
Somebody with a dry sense of humour for a tax adviser's adverts
Case studies of three clients, from interview to finished page, so that the story sells us and not the jargon
The wedding barn's brochure should let couples smell the hay
My book is finished; the blurb on the back is beyond me
The catalogue goes to print with four hundred captions still reading "lorem ipsum"
Fundraisers need a phone pitch that doesn't make volunteers cringe
Make our recycling rules rhyme, or at least stick
A law firm wants to sound as clever as it is and half as stiff
Headline and three paragraphs for a full-page ad apologising for the delayed hospital wing
We changed our recipe. Tell loyal biscuit eaters so they forgive us
The investors' summary is all numbers; we want two pages of prose that make a reader lean forward
Invitation text for a farmers' ball, posh but muddy
I'm hopeless at writing about myself: a bio for a potter's site, 120 words
All our product names and blurbs are in capitals and exclamation marks. Calm them down and make them charming
Sentences for our takeaway cups, a dozen different, that people will photograph
The council's flood warnings are ignored since no one understands them
A love letter to our town for the tourist board, in print, 300 words, no "hidden gems"
What should it say on the T-shirt? Our brewery needs words, we've got the shirts
Describe our mattresses so that somebody who can't lie on them online still dares to buy
Our donors get the same thank-you note for ten pounds and ten thousand. New wording, please, for both
We've a good product and a dull pitch. Someone should find the sentence that opens wallets
The sign at our butcher's is known for its daily joke and I've run dry

Creative direction
Our four agencies each make something decent and together it adds up to nothing. Who leads the ideas?
We need somebody to head the whole thing, words, pictures and film alike, for a year of launches
The in-house team has talent and no compass; someone senior should set the bar and say no
A pitch for a national railway in three weeks: one person to steer writers, designers and film people
Everything the brewery puts out, from cans to cinema, should come from one mind with an opinion
Our founder used to approve every idea. He's retiring, and we need his nose replaced
Festival of twelve days, eighty events: one mind wanted that binds stage, posters and app
Take my juniors under your wing for six months. They're quick, but they settle for the first idea
Client is a bank that wants courage; we need a heavyweight to convince the board and guide the makers
The museum reopens in 2026 and someone ought to hold the reins of it all, from opening film to café napkin
Who'd set the course for everything our fashion house shows while our head is on maternity leave?
Ideas come from everywhere here and nobody sorts the wheat from the chaff
A record label wants an all-round guide for an artist: sound, stage, clips, clothes, story
We've outgrown doing ads by committee. One person should own the result and answer for it
The Christmas campaign comprises TV, radio, windows and social; keep it one idea from beginning to end
Senior person wanted to run workshops, brief freelancers, judge the results and present them to our trustees
Our start-up can afford two days a week of someone who tells everyone what good looks like
An opening ceremony for the regional games: dancers, light, music, speeches, and a mind behind it all
The tourist board's last three campaigns contradicted one another. Someone should set a course for five years and hold all suppliers to it
Take over our creative department's leadership, twelve people, good spirits, mixed quality
My agency is great at making things and poor at deciding which things to make
Sportswear label needs a guiding hand over collections' launch stories, shows and collaborations
Please review everything we've produced this year, be merciless, and tell our makers where to go from here
What happens on our theatre's stage is in order; everything we put out around it drifts from season to season for want of a boss
A trio of freelancers will write, design and shoot our campaign; they need somebody above them with a firm hand
Guard the big idea while eleven countries adapt it to their taste
As executive producer I want an overall creative lead for a branded series, above the individual directors
Our supermarket's ads have become safe. Shake up the teams and lift the standard
Set the ambition for our charity's anniversary year and make sure that every maker understands it
Somebody has to stand in front of the client and defend brave work
The game publisher wants one keeper of the flame for trailer, key art, story world and merch
Our two studios merged and there's no shared taste yet. Bring us to one
For a new perfume: who decides what it all means, from the name's story to the last second of film?
Interim head of ideas wanted, ten weeks, pet food account, a team of six
We keep winning clients and losing awards. Help our people think bigger and finish better
A hotel group's every touchpoint should feel imagined by the same person: scent, uniforms, films, letters
The exhibition has curators, architects and a film-maker; nobody above them decides what it should feel like as a whole
Guide the visual and verbal output of our political campaign until polling day
Hospital foundation's appeal of the decade: one captain over writers, film crew, mailings and events
We've bought an in-house studio's worth of kit and hired youngsters. They need a chief who mentors
Give notes on ideas every Thursday, hire the right freelancers, and keep us from being boring
Our car client requires a senior name on the pitch who then stays and leads the work
The drinks brand moves into eight countries, each with its own makers. One referee, please, with taste and clout
Choose, out of thirty ideas on our wall, the three worth making, then push the teams who make them
The football club wants its kit reveal, stadium show, films and shirts sprung from a single thought
A publishing house would like one person to oversee how all imprints express themselves
Our podcasts, books and live shows drift apart; someone should tell all the makers what belongs to us and what doesn't
Our first big brand film plus campaign, a dozen specialists hired, and no one here has ever conducted such an orchestra
Sit above copy, design and production for our telecom client and make sure that it's all brilliant
The ballet, the brand and the light artist should become one evening. Be the person who fuses them
We want someone who inspires, not another pair of hands
The school of arts' anniversary has a committee of nine. We need a figurehead whose taste they'd all follow
Content factory here, 300 pieces a month; we lack a person who cares if they're any good
Oversee our furniture brand's world: campaigns, shops, fairs, collaborations with artists
Relaunch ahead: strategists, designers and coders are all in place, the conductor is missing
Our energy firm's story ought to be led by one senior mind across films, speeches and power-station tours
Everyone in the team is good at their bit and nobody sees the whole
Drive the ideas for our trade union's nationwide strike campaign and brief all the makers involved
Singer's world tour: stage, costumes, screens and poster need somebody at the helm
The agency's founders are businesspeople. We need the other half, the one who leads the work
One mind for the visitor centre, with a say over architects, film and shop
The chocolate maker's last three ads won nothing and sold nothing; take charge of the next one with our teams
Raise the level: our designers copy trends, our writers copy our competitors
Coach our three pairs of writer and designer through a telecoms launch, from raw thought to final master
Guest boss for one project, a mad, memorable cheese campaign, team provided
Who keeps forty freelancers pulling the same way when the expo pavilion opens in May?
The fashion week show, the lookbook, the film and the seating cards need one author
Decide what our cultural centre should make, with whom, and how it should feel, for two seasons
Our client says the work's "fine". I need somebody to take the team beyond fine
Board wants one accountable person for the quality of all ideas that leave the house

Scriptwriting
I've got a story about two lighthouse keepers in my head and nobody has put it into scenes yet
Dialogue in our sitcom pilot is stiff as cardboard; the jokes don't land
What will the presenter actually say in our three-minute film on beekeeping?
A radio play in five parts about the flood of 1953
Our safety film needs scenes, speakers and lines for two actors and a forklift
The explainer on heat pumps has visuals planned, but no narration
My novel should become a film of ninety minutes; I can't cut a single darling
Second act sags. Someone who can fix the structure before we go to the funders
Thirty seconds for TV: a dad, a dog, a mattress; who says what and when?
We're making a web series about flat-sharing nurses and need six episodes on the page
The audio guide should be a conversation between a painter and his landlady
Comedy lines for a bank manager who hosts our staff evening
Our podcast drama set in a submarine has sound people, actors and empty pages
A pantomime for the village hall, with a part for the vicar and a villain from the council
What should the talking otter say to children at each stop of the zoo trail?
A short film, ten pages at most, one room, two sisters, one urn
The CEO's video must sound like her, in ninety seconds, with no bullet points
Our documentary has sixty hours of footage and a narrator without a text
Interactive game: 400 branching conversations between the player and sarcastic goblins
We need plots for a children's series on brushing teeth, twelve times five minutes
The ad agency's idea is sold; now someone has to write the actual spot with dialogue
Turn our court transcripts into a stage piece that keeps to the facts
Three sketches about bureaucracy for our council's own training day
Please read my feature and tell me why everyone stops on page thirty, then rewrite with me
A telenovela in our local dialect, forty scenes a week
Words for a puppet show about compost
A YouTube science channel wants weekly eight-minute texts that talk, wonder and surprise
Son et lumière at the castle: a voice tells its history, and we haven't got a line
How would a Victorian detective speak? Our period drama needs its talk sharpened
Scenes for training doctors in giving bad news, played by actors
The musical's songs exist. The bits between them don't
My client wants a cinema spot in which nobody speaks, but everything must be on paper, beat by beat
Our quiz show host needs patter, links and gags for ten shows
Outline first, then pages: thriller set on a ferry in one night
An awards night, two presenters, forty introductions, none of them embarrassing
We have interviewed survivors and want it told as fiction, respectfully
The wildlife film's commentary is all Latin names. Make it breathe
Write us an episode guide and the first episode for a series about a failing circus
A ghost story to be told by an actor on our night tours, twenty minutes with shudders
We need a radio commercial for a butcher with two characters arguing about sausages
The villain in my screenplay is boring; the hero even more so
Audio adventure for long car journeys, two kids and a talking suitcase
School's nativity, but with sheep as the main characters
Video course on gardening: I know my subject, I don't know what to say to the lens
Adapt a short story of mine for the stage, three actors, no scene changes
Someone to punch up the gags in our animated feature, table read in a fortnight
Our virtual museum guide has a face and needs something to say at forty stations
The charity film should follow one boy's day, told in his own words; write them with him
A monologue for an older actress, about buttons
Voice-over text for our corporate film, 250 words, poetic but with the facts about cement
Soap for teenagers on a messaging app, told in chats and voice notes
Story editor needed on a crime series: arcs across eight parts don't add up
Re-enactments for a history programme, few words, historically sound
The producer bought the rights to a true hoax and now needs a first draft
Funny phone queue messages acted by two bored gods, for an insurer
A pageant for our town's jubilee with 200 extras and seven speaking parts
Dialogue for a language-learning app: bus stops, cafés, a missing cat
The escape room's villain speaks from loudspeakers; give him menace and clues
Translate our mission into a small story with a beginning, a snag and an end for a filmed spot
I need a writing partner for a romcom between two rival beekeepers
The planetarium's show on black holes needs a spoken text children won't sleep through
Murder mystery evening at our hotel: roles, clues, lines for six actors among the guests
Film school short, my logline is fine, my scenes go nowhere
Fairy tale audio for a hospital's children's ward, to be spoken at bedtime
A YouTuber with a good voice needs someone who researches and writes what she says
Bring a dusty Victorian farce up to date, keep the doors slamming
Instruction film: two characters, one printer, no swearing, though nearly
The trailer needs a narrator's line or two which aren't "in a world"
Bilingual play for schools on bullying, with a talk-back at the end
Short drama about gambling for our prevention work; teenagers sniff out every false note

Storyboarding
The chase over the market has to be drawn shot by shot before we close the street
Our client can't imagine the advert from the words alone; something on paper, moment by moment, would save the meeting
The stunt team must know every angle of the fight scene in advance; put it down in pencil for them
Twelve frames for a TV spot, pencil is fine, by tomorrow night
Animated short about a snail: the text is locked, nobody has worked out what we see from moment to moment
Before we hire the crane we should see on paper whether the shot works
My director thinks aloud and can't draw. Sit with him for two days and draw what he sees
The explainer needs a picture-by-picture plan, what's seen while the voice says what
We want to test the ad on viewers before filming; drawn frames edited to a soundtrack would do
A quick hand for a car commercial, dynamic angles, reflections hinted at, each camera position on paper
How do the camera and the dancer meet at minute two? Draw the sequence out
Visual effects people ask what we'll see in the dragon sequence, drawn out one view at a time, with lens and movement noted
The agency pitches three spots on Monday and each one needs to be told in eight little drawings
Our game's opening cinematic must be planned as a comic before the animators begin
Horror short in a lift: plan each cut so that nobody sees the creature too soon
I've a shot list of ninety lines that confuses my crew. Pictures would help
The safety film for the quarry has to be approved on paper by the union, scene after scene, before a camera comes near
Feature film: three set pieces with horses, fire and a bridge to be worked out in drawings
Thumbnails of the whole music clip, one per bar, so that we know how many set-ups we need
Dog-food spot: who enters left, who exits right? Draw the eight moments so nobody argues on set
The insurance advert has four scenes in one take; we need to draw the camera's path
An application asks us to show in drawings what the first five minutes of our film will be
Children's series, eleven minutes an episode, needs drawing through from first moment to last, acting and timing included
A walk through our museum is being filmed; someone ought to draw beforehand what the lens takes in at each stop
Could someone draw our idea as stick figures, only better, so the headmaster gets it?
Comic-strip style outline of the ferry's safety demonstration before it is filmed
The producer has to know how many extras the lens will catch in each crowd shot; draw it
Make an animatic out of sketches and the temp voice so we can feel the length
Chocolate melts, hand enters, spoon dips: the table-top people want every second pencilled before the set is lit
I direct commercials and need a quick pencil that understands lenses
Our charity's film about a landmine must be planned delicately: what we show, what we leave out
Show on paper how scene 14 cuts together, because the editor and the director disagree
A vertical series for phones; where does everybody stand in such a narrow picture? Draw it all out first
The robbery in the bank takes forty seconds and nineteen cuts. On paper first, please
Underwater scene with two divers and no talking, so everything depends on planned pictures
We're a small animation house and the one who draws our episodes out before animating left midway
Frames in colour for a luxury watch spot, as the client judges light and mood from them
The theatre trailer should be one move through eight rooms; pencil the route, door by door, for the technicians
A documentary re-enactment of the mutiny, thirty shots, all to be seen on paper first, nothing left to chance
Draw the journey of the parcel from warehouse to door for our logistics clip
Client wants to see the closing shot, the one with the product, and the five before it, long before the shoot
I have a screenplay page and a nervous cinematographer. Help us see it
Football spot: ball leaves foot, hits chimney, wakes baby; draw the ball's trip, cut by cut, with arrows
Our cookery clips all get shot wrong. Give us drawn sequences for hands, pan and plate
A car turns over. The stunt coordinator asks for drawings from above and from the side
Plan our time-lapse-and-live mix in little pictures with arrows for camera and actors
Motion people want style-neutral sketches for a ninety-second piece on pensions
Turn the poem into a row of twenty-four little drawings, each of which could be filmed
For the flight round the castle the pilot asks for drawings of start, path and end of each take
The pharma film passes through six approvals; a drawn version with captions under every shot is a must
Three endings for one spot, each pencilled out so the client can choose
Puppet film: sets are small, moves are hard, so plan every angle before we build
My scribbles exist. They need to become something that a crew of thirty can follow, shot after shot
The musical number has forty dancers and a camera on rails; draw the sequence bar by bar
Blood donation ad: the idea lives from one reveal, so please work out on paper what we see before and after it
Draw a series of boards for the pitch of our animated feature, acting clear, style loose
The game trailer shows one battle in one continuous shot; pencil the camera's route through it
Look, pause, pie: please draw the comedy's beats so we know when to cut
Our volunteers shoot a film on hedgehogs and want a simple picture plan to hold in hand
As assistant director I can't schedule this sequence until someone draws it
Product demo for a folding bicycle in fifteen pictures, with camera distance marked
Ten frames in greyscale for a beer spot, overnight if need be
The director's abroad; someone should draw along with her on video calls, shot by shot
The dream sequence, doors within doors: nobody understands where the camera goes until someone draws it
A silent spot on dementia: the story's entirely in looks, so draw each look
The council wants to see, shot for shot, what our road-safety film will contain before it allows the closure
We're shooting on one day with one camera and can't afford a needless angle. Draw us the necessary ones
A 360-degree film is hard to plan; draw what viewers see ahead, behind and above at each moment
The prisoner's escape from cell to boat, drawn for a jury, shot after shot
Fashion film: four looks, four corridors, cuts on movement; please map it on paper, turn by turn

Concept development
We've a product launch in spring and not the ghost of an idea
What could a cheese dairy do that the whole country would talk about?
The blood bank needs a thought so simple and strong that people roll up their sleeves
Everyone advertises car insurance in the same way. Find us a different angle
Think up a format for a TV show with pensioners and motorbikes
An idea for our centenary that isn't a cake and a speech
Find the hook for a campaign to get boys into nursing
Our agency's stuck on a paint brief; we'd pay for two days of fresh thinking
How might a library lure teenagers in? We want three mad proposals and one sane one
The zoo's new reptile house opens; dream up something that gets it in the papers
I know what I want to say about loneliness; I don't know what form it should take
A thought that links beer, winter and friendship, and could run for years
The museum has an empty cellar and a small grant. What could happen in it?
Give us five rough routes for a charity's Christmas appeal, a page each
Our mobile network is the same as the others. Invent a reason to notice us
Someone to brainstorm with us until the festival has a theme worth the name
A campaign idea against littering that doesn't nag
Half-baked: a game show in a laundrette. Bake it fully, please
Our client sells drainpipes and wants to be the talk of the trade fair
The theatre would like a new sort of evening between concert, dinner and quarrel; think it through
An experience for visitors of our distillery, from arrival to last sip, which nobody else has
Ideas for a stunt on World Bee Day, cheap and photogenic
We need an overarching thought for eight films on craft, so they're more than eight films
The pitch is on Thursday and our wall of post-its is blank
How do you sell funeral plans to forty-year-olds without a shudder? Surprise us
Develop a children's character and its world, from which books, toys and shows might grow
Something for the shop window that makes the street stop, an idea not a decoration
We've got the insight: people lie about reading the terms. Now what's the idea?
A small bank wants to teach kids about money in a way they'd beg for
Somebody with imagination for a pop-up that sells nothing but smells
Think out a web series for a DIY chain that people would watch by choice
The football club's season-ticket drive needs a big idea before summer
Turn the dull fact that our water is clean into a story with legs
What would a hospital's thank-you to nurses be, if it weren't a mug?
An escape room on tax law: possible? Work it up
The trade union asks for one central thought for posters, films and marches alike
For my next exhibition I need a sparring partner who turns loose notes into a clear premise
Wanted: an idea for getting people to take the night bus
Our biscuit has been the same since 1921. What could we do with that?
Propose a new kind of podcast for a farming co-op, name and style later
Three campaign territories for an optician, each with an example or two, before any design starts
A science fair that grown-ups would queue for; invent its core
The council wants pedestrians to love the new square before it's built. Come up with the how
I'd like somebody to poke holes in my documentary idea and hand it back stronger
We make ladders. Make us famous
A Valentine's idea for a hardware store
Client's brief is four words: "make gravel sexy, please". Help
Figure out what our brand could do during the World Cup without being a sponsor
Festival tent for a mattress company: what happens inside?
The software firm's yearly conference feels like all the others; rethink it from the ground up
An advent campaign that gives away something better than chocolate
Find the metaphor. Our product is cyber-security and no one wants another padlock
Ten ideas on one page by Friday, good ones underlined, for a yoghurt
How could an abbey tell its thousand years to people on e-scooters?
Our recycling plant wants to open its doors to families; what's the story, what's the thrill?
The prize draw is stale. Think of a promotion shoppers would tell their neighbours about
A mini-series set entirely in a car park: characters, rules, episodes, in outline
Give us the core thought for a vaccination campaign aimed at the merely lazy
Our ferry crossing lasts four hours of boredom. Invent something that makes passengers wish for five
Something clever with receipts for a bookshop; we've no idea what
The orchestra wants to win people who think they hate classical. Which idea could do that?
A TV commercial's starting thought for a bread that's just bread
Help a law school invent a competition that becomes a tradition
We have a mascot, a slogan and a product, but nothing that ties them up into one thing
Dream up the theme park's new ride: story, mood, moment of surprise, no engineering
My fashion label needs an angle for its next collection, an inner story
What can a quarry do with its hole when it's finished? Wild proposals for the public meeting
An interactive thing for a bus shelter, the seed of it, not the software
Anti-drink-driving messages have worn out. We look for a new way in
Sit with our curators for three days and come out with a guiding idea for the show on salt

Treatment writing
I've been shortlisted for a car spot and need my vision on twelve good-looking pages by Monday
The agency wants to read how I'd direct their yoghurt film; I can direct it, I can't write it
The director talks brilliantly on the call and nothing of it is on paper afterwards
Put my idea for a feature into four pages a funder would read to the end
We pitch against two bigger production houses for a bank commercial; our document has to sing
Someone to pull the images and put my thoughts on tone, casting and camera into words overnight
The film fund asks for ten pages of prose telling the whole story, and I only have a finished screenplay
My documentary on whalers needs a persuasive paper: approach, people, access, style
Our rep says directors lose jobs because of clumsy pitch documents. Ours are clumsy
Series pitch to a broadcaster: world, characters, season arc, told so well they want it at once
French director, English job; someone has to write her vision as if she'd grown up here
Music video proposal for a label by tomorrow, two pages and strong references
I want to win this beer job. Help me explain in writing how I'd shoot it, warm and funny
Describe the film scene by scene in the present tense without dialogue, eight pages
The call with the agency went well; now their notes must flow into a text that sounds like me
How will it look, sound, feel, and why am I the one to make it? Answer that in my name
As executive producer I need a writer on call for three directors' bids at once
A streaming service wants the story of our thriller in prose before it pays for a draft
Our bid for the tourist board's film requires a chapter on approach, one on cast, one on locations
My deck has lovely stills and wooden sentences
The charity asked three film makers how they'd tell the story of a foster child; I need my answer written well
Condense the plot of a six-part drama to a document of fifteen pages with pull and pace
I have voice memos, forty minutes, about a trainers commercial. Make a document of them that wins
The director's dyslexic and full of pictures. Write down her film for the client
A co-production market asks for a story paper and director's statement by the first of the month
I need a writer who knows how agencies read: first page, big thought, then style, characters, edit, music
Our animation studio's pitch for a toothpaste spot has to explain technique and charm at once
Three pages on how I'd film an orchestra in a swimming pool, convincing enough for a nervous sponsor
From a newspaper article to a story outline that a producer can take to investors
Second round: agency has questions on humour and casting; rewrite the document by six o'clock
My statement of intent reads like an essay from school. The jury sits in a fortnight
Someone to turn my rough notes on a perfume film into sensuous prose, without purple
Tell our horror film on five pages so that the reader looks over his shoulder
We're bidding on a government road-safety film and must set out tone, cast and approach on paper
The screenplay isn't written yet, but the backers want to know what happens from first shot to last
Write in the first person as the director: why this bread, this family, this light
A food director of ours gets ten briefs a month. She shoots, someone else should write the bids
Our proposal for a museum film lost with "unclear vision". Make the next one clear
Documentary commissioner gave us one page to convince her. One page!
Package for our comedy series: tone, episodes in short, characters, why now
I want the client to see the commercial in his head after reading. At the moment he sees paragraphs
The story of my grandfather's escape as a long outline, from which a scriptwriter can go on
Sports spot, single take, drone through stadium: lay out my directorial approach so they believe it
Need someone quick with words and picture research for a director's bid on a telecom campaign
The pages must show how our dance film would move, since there's no spoken word in it
Before we shoot the hospital's film, the board would like to read how the director means to handle patients
I write in German; my pitch for a British agency has to be in native English with my own humour
Our reality format needs a paper edition: what happens in an episode, who's in it, how it looks
Agency boards are fixed; I've ideas to lift them and must put those diplomatically in writing
A lyrical summary of the film, thirty minutes' reading, no technical stuff, for possible lead actors
Our director's reel is strong, her written bids cost us jobs
The sponsor of our mountain film wants to read what he will get, story, protagonists, visual style
Structure my chaos: moodboard, quotes, half a storyline, into a document for the fund's deadline
The insurance ad's comedic; the paper on how we'd film it should be funny as well
We must explain in writing how real people will be found and filmed for the foundation's spot
Fashion label invites directors to propose a film; I've three days, one idea, no prose
Shape my eighty-page novella down to a filmable story paper
Pitch pages for a Christmas commercial, tearful but not soppy, in a director's voice
Junior director, first big bid, agency call at noon; somebody experienced to write it along with me
A true-crime series on an art forger, to be sold from paper; interviews secured, words missing
How do I describe the edit rhythm and the music of a film that isn't shot? Help me with my bid
Our production company wants a house style for bids and someone to write the next five
The broadcaster likes the idea and wants twelve pages "with more story" by the end of May
Water company's film: my approach is silence, close-ups, real plumbers. Put that so the client dares
I've lost four bids in a row and everybody praised the call. It's the document
Prose version of our children's film for the ministry's jury, with the ending included
The client reads only the first page. Make my vision for the jewellery film irresistible there
A virtual-production shoot is hard to explain; write up how we'd do the director's spot with an LED wall
My co-director and I disagree on the tone. Interview us both and write one pitch paper for the opera film
Write up what each of the four episodes on farmers shows and how we'd film it, for the commissioning editor

Translation
Our fish restaurant gets coachloads of Germans and the menu only exists in English.
The excavator manual came from Korea and nobody at the quarry can read a word of it.
We're opening shops in Lisbon and Porto and everything we have, labels to returns policy, is in English.
Parents at our primary school speak Polish, Urdu and Somali, and the letters home don't reach them.
Grandad's wartime letters are in Hungarian. The family would love to know what they say.
Someone ran our website through a machine and now the French laugh at it. Please put it into real French.
The Italian supplier's contract landed this morning and I need to understand what I'm signing.
A Danish publisher wants to read our novel before they bid, and they want it in Danish.
My client's birth and marriage certificates have to go to the Home Office in English, stamped and sworn.
Our allergy leaflet must be understood by patients who only speak Arabic or Bengali.
By law our bilingual council notices need a Welsh half, and the Welsh half is always late.
The slogan works beautifully in English and means something filthy in Spanish. We need it rethought for Madrid.
Eighty recipe cards in Japanese, bought with the noodle company, and our cooks are guessing.
Could a native Dutch speaker turn our camping brochure into something a family from Utrecht would trust?
Our game has 12,000 lines of dialogue in English and fans in Brazil keep begging for their own tongue.
The safety signs around the building site are ignored because half the crew reads only Romanian.
We shot interviews in Tamil and the director can't cut them until she knows what everyone said in English.
I've a screenplay in Norwegian and British producers who want to read it next month.
An agency here: our client's campaign runs in nine countries and each line must sound as if it was born there.
A patent from Shenzhen stands in our way and our engineers need every claim in English, exactly.
Our hospital trial has patients in Prague; the consent forms must say precisely the same thing in Czech.
The museum's labels should greet Chinese visitors in Mandarin, and politely.
Nobody in our Swedish head office reads the English staff handbook. They want it in Swedish.
The poems are in Farsi. I want them in English without the music falling out.
Our knitting patterns sell everywhere except France, because French knitters can't follow them.
Customs in Marseille sent our cheese back: the ingredients weren't listed in French.
Three boxes of court papers from Turkey need turning into English before the hearing.
The buttons in our app are English, but our nurses in Warsaw need them in Polish, and the words must fit.
We adopted a boy from Ethiopia and his medical file is all in Amharic.
A delegation from Osaka visits our distillery and someone has to stand between us and speak both languages.
The ferry's emergency announcements go out in English only. Breton holidaymakers just look at each other.
Our charity's field reports arrive in Portuguese from Mozambique and the trustees want them in English.
We'd like our children's picture book to rhyme in German too.
Please check whether the Russian version of our warranty says what the English one says, and put right what doesn't.
Our hotel's reviews are half in Greek and I'd like to answer the guests in their own language.
The opera house wants the libretto in plain English above the stage, from the original Italian.
A Spanish university accepted my paper on condition I hand it in in Spanish.
Export orders from Finland depend on a Finnish data sheet for every paint we make.
The mosque, the temple and the Gurdwara should all be able to read our vaccination poster in their own languages.
My great-aunt's will was written in Maltese and the solicitor here can't act on it.
Our tractor company's service bulletins must go out to dealers in eleven languages on the same day.
A wine grower in Rioja sends tasting notes in Spanish that our shop would like to hang on the bottles.
Our zoo's audio tour should speak to the French school parties; first we need the words in French.
British jokes in our greetings cards fall flat abroad. We need someone who can make them funny in Flemish.
The tender from the Belgian railways is 140 pages of French and we have a fortnight to respond.
We've bought a Lithuanian furniture brand and its catalogue, price list and assembly sheets aren't in English.
Refugees at our advice centre are given forms they cannot read, in a language they've only just met.
A consistent word list, please: our three Germans each call the same valve something different.
Our film goes to a festival in Seoul and the dialogue list must exist in Korean.
Can you take our American English brochure and also our Mexican Spanish one and make them agree?
The tour operator's terms exist in English. Austrian law says customers must get them in German.
The bishop's sermon was given in Polish; the parish newsletter wants to print it in English.
We sell skincare to Quebec, and Quebec is strict about what's in French on the jar.
Our software's help pages need to exist in Italian before the Milan office opens.
A hundred emails in Ukrainian from families offered a room. Who wants what? We can't tell.
An old Latin charter hangs in the town hall and the mayor would like to know what it grants.
Hello from a dental lab: our instruments are going to Saudi Arabia and the leaflet has to be in Arabic, right to left.
Sign language users, no; Gaelic speakers, yes. Our island bus timetable should be in Gaelic as well.
The board in Tokyo reads no English, and our annual report is sixty pages of it.
My grandmother dictated her life story in Punjabi and her great-grandchildren speak only English.
We're a Yorkshire mill writing to weavers in Vietnam, and every misunderstanding costs a roll of cloth.
Insurance claims from skiing accidents come with French doctors' notes our handlers can't make out.
Our football club signed a Croatian striker; his contract and the club rules must exist in Croatian.
The word-for-word version of our perfume text reads like a tax form in Italian. Make Italians want it.
A linguist who knows bridge building, please: the Danish specification is very exact and so must the English be.
Old crossword-sized German handwriting in a parish register, and I need it in readable modern English.
Our online shop now ships to Poland and product descriptions for 600 lamps should be in Polish by spring.
The theatre's Catalan playwright sent a masterpiece. Our actors have to be able to speak it in English.
Our producer needs the Icelandic permit letters in English tonight, so we know whether we may film on the glacier.
Tourists see 'closed for private function' and still walk in. Put our castle's notices into six languages.

Proofreading
The brochure said 'public' without the l. We'd rather that never happened again.
My thesis is due on Monday and I can no longer see my own commas.
Four hundred pages of cookery book, and somewhere the salt says 200 grams.
Before the annual report goes to the printer, somebody with sharp eyes should read every line.
A customer sent our catalogue back with the mistakes circled in red. There were 31.
The headstone can't be corrected afterwards. Please check the words.
I write well but I can't spell, and my novel goes to agents next week.
The menu has 'crap cakes' on it.
Our school's letters home contain errors the parents post online.
Is it 'organise' or 'organize'? Our website has both, often in one paragraph.
Fresh eyes wanted on a 60-page tender, tomorrow, for slips only. The text itself is signed off.
The pages are laid out and off to press on Thursday; nobody's checked them against the manuscript.
Our museum labels have been on the wall for a month. A child found the first typo.
Every price, every page number, every telephone number in the catalogue wants comparing with the list.
I'm Finnish, my English is fairly good, and the article must read as if I'd never been to Helsinki.
Hyphens, capitals, apostrophes: our law firm's guide has a will of its own on each.
The captions don't match the pictures in our exhibition book, and who knows what else is amiss.
A hymn book with 500 hymns, to be read against the old one, verse by verse.
The ad is booked for Sunday's paper. One last look, please, by someone who hasn't seen it before.
Names of 1,100 donors are going to be engraved in glass. Spell them right.
Our programme said 'Hamlet, Prince of Denmark, with one internal'. Interval!
The charity's newsletter is written by nine volunteers and punctuated by none.
Just the mistakes, please. Don't touch my style.
A dosage leaflet for our pharmacy where a misplaced decimal could kill someone.
Does each footnote exist, does each cross-reference go to the right page? It's a history of canals.
Our packaging goes to print in 2 million copies and the ingredients have to be letter-perfect.
The subtitles are done, but they have 'there' for 'their' all the way through. Could someone read them?
My CV came back with the word 'manger' underlined.
Agency here: three rounds of client changes later, nobody trusts the text on the poster any more.
An exam paper with a wrong question is a scandal. Read ours, all forty, pencil in hand.
The bank's letters use 'practice' and 'practise' at random.
The poet insists on no capitals, but even so there are slips. A delicate eye, please.
Ghosts of old versions haunt our handbook: last year's dates, a dead manager, a closed canteen.
The script's stuffed with typing errors, and it goes to a famous actor on Friday.
Our timetable has a ferry leaving before it arrives. Please go through the whole booklet.
Please make sure that the German names in our English guide have their dots on.
A missing 'not' changed our contract's meaning. From now on, someone reads before we send.
The estate agent's particulars promise 'breath-taking vies'.
A crossword compiler needs somebody to catch wrong numbers, misspelt answers and clues that don't fit.
Two columns of Latin plant names, and gardeners will write in if there's a single letter off.
We want our website's 90 pages read for spelling and dead sentences before it goes live on the first.
I'm dyslexic and run a bookshop. The signs need a look, before the customers have theirs.
The bishop's memoirs have been typed from dictation, and he doesn't say 'canon fodder'.
Mark up the PDF, won't you, and tell us what's wrong where. We'll do the corrections.
The wedding stationery is printed in gold at eye-watering cost. Read it first.
Quotation marks go curly, straight, single, double. The publisher wants one sort.
The quarterly figures in the text don't agree with those in the table. What else have we missed?
The atlas has 3,000 place names and an index; somebody should check the one against the other.
Someone commented 'do you even have an editor?' under our article. We don't.
Grammar's fine, they tell me, but I use commas like pepper.
Our speech-to-text minutes are nearly right. Nearly.
Comic book, lettered by hand, 120 pages: check the balloons for spelling before it's too late.
The software's buttons say 'Cancle' and 'Sucessful'. Comb through all the texts, please.
A children's dictionary must not have a single error, not one.
I set type on an old press, and each letter's in backwards. Another reader would be a comfort.
The MP's leaflet has gone out saying 'vote for charge'. The next one gets read by a professional.
The bibliography's a jungle: Harvard, Chicago and my own invention.
Our sports club's yearbook thanks the wrong Alan.
Three journal articles, accepted 'subject to correction of the English', are sitting on my desk.
Safety instructions for a chairlift, last check before engraving.
The end credits of my film list 240 people. I'd hate to misspell the ones who worked for nothing.
The bus shelters go up on Friday, and 'accomodation' has one m.
We publish a romance a month and readers adore spotting that her eyes change from blue to brown.
Standing arrangement, please: each Wednesday evening our parish magazine, eight pages, back by Thursday noon.
Run through the audiobook script against the printed one; they've drifted apart.
There's an extra 'the' somewhere in the the annual review, and probably more where that came from.
The hospital's consent form has been revised so often that sentences stop halfway through.
On page 14 of our theatre brochure Tuesday is the 9th; on page 20 it's the 10th.
A wine list with 600 entries: growers, villages, accents, vintages, all to be verified letter by letter.
Second pair of eyes for our press releases. They go out in twenty minutes, daily.

Course design
New drivers learn our dust cart from whoever's sitting next to them, and each learns something else.
Our best cheesemaker is seventy. What he knows should be taught, step by step, to those who come after.
The safety training is a man reading aloud for four hours. Nobody remembers it by lunch.
I teach watercolours on Saturdays and would love people to be able to learn it from home in six weeks.
Each nurse must know the new pump before July, and prove it.
An evening school wants Spanish for people who've failed at Spanish before, from week one to the summer.
Our franchisees open a pizzeria after two days' shadowing. Then it burns. They should be taught properly, in steps.
Turn my book on beekeeping into steps with exercises, something to hand in, and a certificate at the end.
The bank's staff click through money-laundering slides without reading. We want them to learn something.
The museum has collections and school groups, and nothing to teach the one with the other.
A fortnight's induction for zoo keepers, from mucking out to not getting eaten.
We've 30 hours of recorded lectures. They need shaping into something one can actually study.
Unemployed youngsters come to our boatyard for twelve weeks. What should they learn in which week?
Foster parents get a folder. They'd rather practise what to say at three in the morning.
Our accountancy software's so clever that customers need teaching. Webinars don't stick.
Workbook, quizzes, final project: my photography class has none of it, and students drift off.
The fire brigade wants recruits to rehearse decisions online before they come to the yard.
A primary without a computing teacher needs a ready-made school year anybody could stand up and give.
Managers here were all good engineers once. Teach them, over a few months, to handle people.
How would you teach someone to be a tour guide in our cathedral in five evenings?
The prison's reading classes use primers meant for six-year-olds, and grown men are ashamed.
We certify scaffolders. The exam tests memory, and it ought to test whether the thing stands up.
Hospital porters come from fifteen countries and sit through the same English slides. Find a better way for them to learn.
My agency's client, a paint maker, wants decorators to come and learn lime wash, on-site and afterwards online.
People pay for my twelve weeks of garden teaching online, but only one in ten gets to the end.
A Moodle full of PDFs isn't teaching. Please help our college do it decently.
Ten minutes a day for waiters to learn on their phones between shifts: wine, allergies, difficult guests.
Our choir leaders' weekend works because of one woman. It should become something others could teach from.
What must a seven-year-old understand about money by nine? We're a credit union with school visits to fill.
The lifeboat volunteers train when they can. Give us a sequence with levels and a way to see who's ready.
As an editor I'm asked to teach cutting at a film school, twelve sessions, and I've never planned a class.
Data protection for village clerks, in plain words, with cases they'd recognise, and a test.
What our hairdressing academy teaches, and in which order, dates from the perm.
Farmers learn by leaning on gates. How does one teach soil health that way, field by field, over a season?
Parents of newborns in our clinic get one leaflet; we'd prefer six gentle sessions.
Make an onboarding week for our call centre in which people talk to customers on day two, not day ten.
I'd like to teach pensioners the internet, without the shouting.
A manual of 140 pages, hopeless. New staff should click, try, answer and pass on our learning platform instead.
Our church trains lay readers for three years, and the third year repeats the first.
A famous tenor is filmed teaching. What should pupils do between the videos?
Judges at our flower shows mark by whim. They need schooling, examples and practice rounds.
The university wants my seminar online for 3,000 people; discussion around a table won't scale.
The ferry crew's evacuation drill is a video with a quiz everyone knows by heart: b, b, a, c.
Our twelve team leaders know it all and can't pass it on. Show them how to teach.
We help refugees become care assistants, and language, hygiene and lifting should be taught together.
Learning goals, tasks, marking criteria, for a diploma in stone masonry that must be accredited.
An escape from death by PowerPoint for our hygiene day, with kitchens, sniffing and doing.
Puppies and owners come to us for eight weeks of chaos. Eight skills, please, in the right order, with homework.
The pension firm's advisers must retrain for new rules by April, without leaving their desks for long.
Kids at our holiday camp want to make robots. From zero to a moving thing in five days, please.
The opera's education team would like a pack for teachers: six hours with a class that lead up to the performance.
Our quarry had another near miss. Everyone had sat through the safety day; nobody had learnt.
Yoga teachers qualify with us after 200 hours, and those hours have never been put in a sensible order.
A blended programme: a bit of reading, a day together, a mentor, a task at work, and back again.
I can juggle. I'd like to sell that skill in steps people really follow to the end.
Medical students should practise breaking bad news, with scenarios, feedback and a second go.
Sales reps know our tractors' horsepower, not how to listen. Six short units with role play might do it.
For adults who dread numbers: maths from scratch, through shopping, cooking and betting.
Our Japanese distributor's mechanics have to service the pump without ever visiting us.
Every summer we get forty interns. Week one is improvised and so, alas, is week eight.
The council's councillors are elected on Thursday and sit on planning on Monday. What should they know by then?
Make my sourdough Sundays into a subscription where beginners and old hands each get a path.
Teachers of the deaf need to learn our app before they can use it in class. Two hours at most.
An assessment at the start, so nobody has to sit through what they already know about forklifts.
The football association's referees' badge puts teenagers off with rules before they've held a whistle.
Teaching slavery and sugar to 13-year-olds, hour by hour, with our archive's documents, ready to hand out.
An online academy for our florists' guild: five levels, practical tasks marked by masters.
On the day people are enthusiastic; three weeks later all they were taught is forgotten. We want it to last.
The new ticketing system comes in March and 300 ushers have to be able to work it.
Screenwriting by post was our college's pride in 1980. Bring those twelve assignments into this century.

Content marketing
We know everything about drains and nobody reads a word of it. Make us the place people go for drain advice
Our blog has three posts, the last one wishing everybody a happy 2021
Instead of adverts, we'd rather publish useful things for new parents and be remembered for it
A law firm wants weekly articles for small landlords that answer what they really ask
Plan a year of stories, guides and how-tos for a seed company, month by month
White papers are piling up unread. Rework them into things an engineer would pass on to a colleague
Our vets could write a column for dog owners, if someone planned topics, edited and put it out
Customers buy a stove once. What could we publish so they keep coming back to our site anyway?
Editorial plan needed for a bank that wants to explain money to twenty-somethings without selling
The trade knows our rivals because of their handbook. We'd like to be the ones with the handbook
Somebody should interview our beekeepers, cheesemakers and brewers and turn it into a magazine people look forward to
We sell software to dentists; they'd never click an ad but they do read advice on missed appointments
Content strategist wanted for a travel firm with 300 thin destination pages
Case studies! We have happy customers in quarries, ports and mills and nothing written about any of them
A recipe section for our flour brand, seasonal, shareable, worth bookmarking
Please turn one research report into ten pieces: article, checklist, short clip, infographic, quiz
Our managing director has good opinions on timber. Get them into essays under his name, regularly
Homeowners type in questions about damp. We have the answers in our heads and not on our site
The charity's own magazine could do more than list donors; make supporters want to read on
Everyone in our sector posts the same five tips. Find subjects that only a ferry company could write about
Free guide to choosing a care home, honest enough that families trust us afterwards
We want buyers to learn about coffee from us before they ever taste ours
How do you keep a corporate journal alive after issue two? Ours isn't
Build a library of articles, tools and explainers for people starting a business, on behalf of an accountancy network
A stair manufacturer seeks long reads on craft, wood and houses that architects would save
Our webinars vanish the moment they end. Reuse them as articles, snippets, downloads
The hospital trust wants a knowledge hub on knees, hips and backs, in plain words, fed every fortnight
Nobody wants to hear about our insurance, yet everybody loves cycling stories. Something with that
Decide what we should be publishing, for whom, how often and why. Right now each of us posts whatever
I make knives. My customers would read about sharpening, steel and supper for hours, if only it existed
Need a series that teaches restaurant owners hygiene and quietly shows off our cleaning gear
We publish plenty, but none of it ever leads to an enquiry
A garden centre's rival has a much loved calendar of jobs for the month. We'd like one better
Downloadable handbook for school governors, sponsored by us, so useful that they phone
Ghostwritten opinion pieces and backstories for an energy start-up, three a month, with a proper thread
Brand journalism for a whisky maker: the coopers, the peat, the weather
Our agency's client makes lifts. Find the human stories in lifts and publish them
There are eighty guides on our website, half out of date. Keep, mend or bin each, then fill the gaps
Get pet owners to subscribe to something because it's good, not because there's a voucher
An outdoor shop wants hiking routes, packing lists and repair tutorials people print out
Expertise sits in our engineers' heads. Draw it out and make it readable for buyers
Football club foundation: weekly features on ordinary fans, to be read by more than ordinary fans
Teach people to mend clothes; sell them thread at the end. That's the whole idea, now run it
Recruiters say applicants know nothing of us. A stream of honest workplace stories may change that
The funeral director's website is cold. Gentle articles on grief, letters and rituals would help families find us
We need topics. By Christmas we'd have fifty-two, one a week, with someone writing and publishing them
Which questions do first-time buyers ask before they ask a bank? Answer those, in our name
A yearly "state of the orchard" report that the whole cider trade quotes
Our newsletter, blog, podcast and videos each tell a different tale. Somebody should steer what we say across all
Cheese explained by a cheesemonger, one a day, somewhere between diary and encyclopaedia
Museum wants to be read at home too: stories from the stores, one object at a time
We rent out scaffolding. Is there anything interesting to tell about scaffolding? If so, tell it regularly
Tutorials, templates and a glossary for spreadsheet haters, to bring people to our invoicing tool
Thought leadership for a professor-led biotech, readable by investors, not waffle
Long sales cycle: two years from first contact to buying a crane. Give us things worth sending them in between
Parents trust mums' forums over us. We'd like to earn that trust with proper, sourced, kind articles on sleep
A travel magazine for a sleeper train, half online, half in the berth
Our paint company should own the subject of colour at home. Ideas, room stories, expert answers
Evergreen guides for boat owners on antifouling, knots, winter storage; written, illustrated, kept fresh
The council's climate pages bore everybody. Make people want to follow along: neighbours' stories, small experiments, numbers
As a solo physio I'd like three good pieces a month about backs that patients forward to their sisters
Competitor's buyer's guide comes up in each sales talk. Ours doesn't exist
Someone to sit in our bakery for a week and come out with a year's worth of material
Readers, not followers. We publish for opera lovers and want them to stay for the whole piece
Two hundred FAQs from the helpdesk could become a proper advice centre
Compare, explain, advise: the electric bike dealer wants to be the trusted source before people walk in
Theatre's audience wants more than dates. Rehearsal diaries, essays, interviews, on a schedule
A quiz, a guide and a mini-series about soil so that gardeners find our compost through learning
Measure which of our articles bring customers and make more like these
Our sawmill's story deserves telling in instalments, from seedling to staircase

Art buying
We love a photo we saw on a café wall and want it on our cider labels. Who can get permission from the person who took it?
Our poster uses a snap somebody found online, and now an invoice from a picture library has landed on my desk
Need someone to draw up a shortlist of portrait photographers for a bank's annual report and get three quotes in
Our permission for the main picture runs out in March and we want it for two more years in Germany as well
Find us an illustrator with a wobbly pen line for a children's hospital and agree what we're allowed to print it on
Agency looking for a freelance art buyer to cover leave on a car account
We have a fee proposal from a food photographer's agent and no idea whether it's fair. Could someone haggle for us?
A dead painter's estate owns the landscape we'd like on our whisky tins; please track them down and do the deal
Who owns the pictures from our 2016 campaign? Nobody can say where they may still be shown
Our client wants worldwide use in every medium forever and the photographer's rep just laughed. Get us to something sensible
Hospital trust with forty bare corridors wants to purchase original prints from living artists
For a feature film: the set has real paintings hanging in it and every one needs clearing before we shoot
Looking for a well-connected person who knows which muralists could take on a brewery's gable end and what they'd charge
The museum shop would like to reproduce three collage works on tea towels; somebody must talk to the gallery about royalties
Our designers keep grabbing stock shots everybody else uses. Source us pictures that competitors can't also have
We need exclusivity on a series of whale photographs for a ferry line, so no other ship operator may use them
Please call in portfolios from still life people who can handle glass and liquid, we're picking one next week
A law firm wants proper sculptures in its lobby, not hotel decoration. Help us choose and acquire them
Our usage terms are in a hundred emails. Sort out what was bought, for how long and for which countries
Got a lovely sketch of a campaign but no idea who should draw it; find the right hand and negotiate the commission
The agent quotes shoot day, assistant, kit and a buyout on top; could you check what we actually need to pay for?
Does anyone know photographers who are good with shy farmers? We want five names, their rates and their availability
Documentary maker needs archive stills of the 1984 strike and the right to show them at festivals
Before our billboard goes live, make sure the model releases and the tattoo artist's consent are in place
We used a picture in print only and marketing has now put it on buses. Please settle the extra fee before it gets ugly
A paper artist in Japan would be perfect for our perfume window. Approach her, ask what she'd want, sort the paperwork
Our bookshop chain commissions sixty covers a year and pays every artist something different. Bring some order to the rates
Zoo wants a wildlife picture that looks nothing like a calendar; go hunting through agencies and collectives
We'd like to buy a young graffiti painter's work for our skate brand's boards, fairly and with a contract he understands
Three illustrators, three estimates, all worded differently. Compare them like for like so the client can choose
Theatre needs permission to put a famous press photograph on the programme for eight weeks
Help: the photographer we booked has pulled out and the agency needs an equally good replacement by Thursday at the same fee
The council is giving a roundabout to public sculpture and needs somebody to invite artists and handle their offers
We run a hotel group and want regional painters in every bedroom, rented or purchased, whatever makes sense
Someone told us the font of pictures we use is "editorial only". Is our advert allowed? Find us a safe replacement
Magazine start-up seeks a person with a fat address book of photographers and a talent for modest day rates
Negotiate with a comic artist so our energy firm may put her characters on vans and on mugs
Our insurer's brochure needs a dozen existing photographs of storms, cleared for web and press, none of them cheesy
I'm producing a campaign for trainers and need reps across Europe contacted for street photographers with grit
Pull together a list of ceramic artists whose pieces a tile maker could license as patterns
Charity worried that a child in a photo we purchased never gave consent. Trace it back to the source
Could somebody arrange the extension of rights for the cow picture on our milk cartons? The contract mentions "one season"
Our in-house team shoots everything with the same bloke. We want fresh names, vetted and properly quoted
A bank's collection has room for four contemporary works by women; scout galleries and degree shows for us
What would it cost to feature a well-known cartoon dog for six months on pet food in the UK only?
Video game publisher wants oil painters for collectors' prints, terms agreed so that we and they both may sell copies
I need a rights-savvy go-between for a textile house and a botanical illustrator's family
We've storyboarded an ad with a famous sculpture in the background. Will the artist object, and what would he ask?
Football club seeks vintage terrace photos for a stadium walkway, paid for properly, with credits
The client fell in love with a mood image that isn't ours. Get the original, or a maker who can do something close without copying
Put out feelers for a photographer who owns a camera that can go underwater, and get usage for packs included
Our whole deck is made of borrowed pictures. Before the client prints it, replace each with one we may legally publish
Solicitors want abstract canvases that won't offend anyone, on approval, before the new office opens
Two agents are bidding for our airline calendar. Run the pitch between them and recommend whom to commission
Advertising agency without a department for it needs someone to commission image makers and watch the usage dates
We'd love hand-cut silhouettes for a chocolate box but can only find hobbyists. Know a professional who licenses?
Please write to eleven amateur photographers whose shots of our railway we'd like to use in a book and offer them something decent
Our retainer with an image library costs a fortune. Review what we download and bargain for a better deal
A publisher asks for world rights to a map drawn for one edition only; the cartographer has moved and needs finding
Fashion label: want an established collage artist for the lookbook, including who holds the copyright afterwards
How do we get hold of NASA, museum and private pictures of the moon for a mattress advert, and which need paying?
School wants to put a former pupil's now-famous painting on its prospectus. Someone tactful should ask her gallery
Our overrun shoot was agreed by text message; sort the photographer's final invoice and what we may use
Bring me image makers I've never heard of: ones from Lagos, Seoul, Porto. It's for a music streaming client
The quarry's centenary book needs historic photographs from four archives, each with its own form and fee
Estate agent's office walls: we'd like to lease real pieces and swap them every quarter
Somebody must keep a record of when each bought image expires, warn us, and reorder those still in use
We want a renowned photojournalist for a charity appeal. Approach his agency and see if he'd drop his fee
Client is a cruise line, needs a neon artist and a lettering painter, both contracted with global usage before sign-off
I've been offered a set of vintage adverts for our pub's walls and menus. Are they free to use, and what should I offer?
`;
