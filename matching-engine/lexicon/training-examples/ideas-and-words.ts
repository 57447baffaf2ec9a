/** Needs of ideas and words, in the words of people who do not know the name of the skill. */
export const ideasAndWordsExamples = `
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
I've stared at a blank page for a week and the leaflet about our puppy classes is due
Tell me how to say "we've put prices up" so that people don't slam the door
Our holiday cottage deserves three paragraphs that make folk homesick for a place they've never been
Write what goes on the tin. It's paint for sheds, it's green, it lasts
The vet's reminder cards sound like a summons
Could somebody put my garbled voice notes about pickling into proper sentences for the website?
A snappy line for a skip hire firm, to be shouted from the side of every skip
I need to ask my customers for reviews without grovelling
All the pages of our driving school say the same thing in different orders
We invented a better mop. In words, it's a mop
Punchy wording for the flyers that our lads push through letterboxes about gutter cleaning
Please translate solicitor into English for the page about divorce
The voucher says "redeemable subject to conditions". It's for a massage!
Someone to phrase our answers to angry online reviews, calmly and with a pinch of wit
My dating profile for a parrot rescue: each parrot gets a hundred words that find it a home
The pump instructions have been written by the pump. Make them friendly
We open a cocktail bar and every drink wants a tiny tale of two lines
A poem? A joke? Something for the back of our lorries that drivers behind us will enjoy
Our school's prospectus promises "excellence". So does every other school's
Make the small print short and the big print interesting
Words for a crowdfunding page: I'm saving the last cinema on the island and have a month
The chatbot on our council pages talks like a bailiff, so give it better lines
Need fifty ways to say "sale"
Our grandchildren's generation doesn't know what a haberdasher does. One cheerful paragraph, please
I'm a hypnotherapist and everything I write sounds dodgy
A farewell notice for a beloved caff that's closing after fifty years, to hang in the window
The investor said our one-pager made him sleepy. Could you wake it up?
What do you write on a billboard opposite a prison?
Our charity shop wants funny signs for every shelf: chipped mugs, lonely gloves, jigsaws with a piece missing
Text that gets teenagers to hand in knives and doesn't preach
The brochure has pictures of boats and, next to them, dimensions. Nobody dreams in dimensions
Give each of our thirty apple varieties a character in two lines, for little cards at the orchard shop
We got a telling-off for exaggerating. Rewrite our vitamin claims so they're lawful and still tempting
Cut my four thousand words about roof insulation to four hundred
A letter from the headteacher about nits that won't cause panic
I have a stall, a chalkboard and no wit
Draft the speech bubble, the headline and the little print for an ad about incontinence pads. Delicately
The hotel's "Dear Valued Guest" makes my toes curl. New wording for everything guests find in the room
Our photographer's done; now say something next to each picture in the yearbook
Persuade wary villagers, on one side of paper, to let fibre cables through their gardens
Whatever we send to lapsed members gets no reply; maybe it's how it's worded
An advert for a lonely-hearts column for our failing pub: charming landlord seeks regulars
Our translations from Danish are correct and have no soul. Start from scratch in proper English
The label must fit "keep away from children", the legend of a pirate and three jokes
Names aren't the trouble, we've got those; we need the sentences underneath
I do tarot readings and want a page that sceptics would grin at
Invent the patter for our open-top bus brochure, one spicy paragraph per stop
Our opening hours, prices, rules and complaints page: same facts, kinder language
Someone handy with puns for a fish and chip shop's summer
Make people care about drains, in a leaflet, in fewer than a hundred words
The grant people asked for a plain-English summary and ours made their heads ache
Write to the neighbours: there'll be drilling at night for three weeks. Keep them on our side
Our razor adverts talk about "precision engineering". Men fall asleep with foam on
A verse for the inside of a greetings card range about divorce, new jobs and dead goldfish
Twenty short messages for the tannoy and the till receipts of a garden centre, in season
We lost a pitch since our proposal read like everyone else's. Sharpen the language for the next one
My guitar pedals are odd and so should be the text on the box
Could you ghost a few paragraphs in my name for the foreword of our cookbook? I cook, I don't spell
The bus company's apology posters are sarcastic by accident
Draw readers into a twelve-page pamphlet on soil with a first sentence they can't resist
Describe colours! We've ninety wools and call them Blue 4 and Blue 7
Something for the tote, the mug and the back of the ticket that sums up our silent film festival
When parcels are late our text messages make matters worse
Agency seeks a quick pen for pharmacy ads; the layouts stand, the speech balloons are empty
"Click here to find out more." That's on every page of ours, eleven times
A flirty but decent tone for a lingerie shop run by two grandmothers
Explain our strange ticket prices at the theatre in five lines
The obituary for our company cat, two hundred words, for the newsletter. She was a legend
Pull our rambling founder's tale together so that it fits a beer can
How do you ask people to leave you money in their will? In writing, tastefully
Our instructions for the fire drill have been pinned up since 1994. Could they be read for once?
Fill a sixteen-page brochure on conservatories; we'll give you facts, you give it warmth
I want a strapline for my mobile dog groomer that isn't a pun. Everyone has puns
The careers page needs a welder's humour, not a manager's
Grab commuters with one sentence on an escalator
Our ransom-note emails to late library readers should be rewritten with a twinkle
Say in everyday language what our pension fund invests in, and why, without sounding smug
What we do is complicated: carbon credits for peat bogs. Put it so my mum gets it
I'd like our invoices to make people smile while they pay
The blurb for each of sixty evening classes, from upholstery to Urdu, forty words apiece

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
Everything we put out gets approved by whoever shouts loudest. Someone with proper taste should have the final say
My photographers, writers and web people each do lovely stuff, none of it rhymes. Who makes it rhyme?
Our head of ideas left for a rival on Monday and took the magic with her. Cover us until spring
Looking for an older, wiser pair of eyes over our marketing people's output, one afternoon a week
The agency presents, we nod, nobody here can tell whether it's any good. Sit on our side and judge
I run a skincare start-up and need someone to decide the whole vibe, then boss the makers about
We've got six suppliers, a shop fit, a film and a jingle in the making, and no one who has seen all of it together
Somebody should tear up our last campaign in front of the team and show them how it might have been
The boy band grows up: new look, sound, clips, sleeves, tour. One guru to rule it all
Our juniors need someone to learn from, who sits beside them and pushes until the work sparkles
I can hire doers by the dozen. What I can't find is a person who knows what they ought to do
Winery seeks someone who'll imagine the next five years of labels, tastings, films and dinners and steer those who make them
Our ads win awards and our website looks like a tax form. Bring the lot up to one standard
Part-time chief of ideas for an animal shelter that relies on volunteers to write, draw and film
Too many cooks. We want a head chef for the whole launch of our electric van
The trustees want to be inspired, the makers want clarity. Please stand in between with an opinion
Every Monday there are forty drafts in my inbox and I haven't the eye. Take over the yes and no
Bring together a set designer, a choreographer, a film crew and a poet for our bank's centenary night, and rule kindly
Our house style has become a straitjacket. Loosen it, then teach the studio how far it may go
Wanted, a mentor with a big book of great work, for a small agency that has plateaued
We make toys. The catalogue, the cartoons and the shop all come from different planets
Sit in our pitches as the person clients fall in love with, then make sure we deliver what you promised
Three studios tender for our rebrand, campaign and film. Help us pick and then lead whoever wins
Someone needs to own the feel of our hospital's new children's wing, murals, films, uniforms, app, sounds
I want to wake our team up. They've been making the same detergent ad since 2009
Fashion graduate collection, show, film and zine: who'd pull my scattered obsessions into one strong vision?
The ministry's campaign has one lot for radio, another for posters and a third for TikTok. Get them singing from one hymn sheet
Nobody dares tell our star copywriter that it's dull. You would have to
We want to work like a proper ideas agency. Set up the reviews, the rituals, the standard, and lead by example
Give our orchestra's season one imagination, from the brochure to the ushers' scarves
The theme park spends millions on bits and pieces. Someone must dream the whole and keep architects, writers and sound people to it
Freelance heavyweight for a four-week pitch on an airline; you'd have two teams and my full trust
Our festival's look, line-up films, merch and stages need one boss with nerve
The gin has a great story that each of our makers tells differently. Be the one they all answer to
We're an all-women sports channel about to launch; who'll decide how we look, talk, move and sound on air?
Please keep our founder from meddling, gently, by being better at it than he is
Our film is gorgeous, the poster is ugly and the words are borrowed. How do we avoid that next time? Hire you, perhaps
A publisher launches a magazine and wants one person who shapes stories, pictures, covers and events as a whole
The department store's windows, bags, perfume hall and Christmas film should come from one daring brain
I'm an account person by training and accidentally in charge of a studio of nine. Lend me someone who can lead the ideas side
Look over our shoulder. Two hours each Friday, honest verdicts on everything the team made
The hotel opens with a party, a film, a scent and a song. They must feel like one breath
Our in-house lot feel like a service desk. Turn them into people who bring ideas to the table
We produce a podcast, a book, a stage tour and trainers with the same athlete; one person needs the overall vision
Global beer client demands a named senior lead for ideas in the contract. We don't have one any more
A cathedral's nine-hundredth year: light shows, choirs, films, banners, gifts. Who holds the thread?
The work is competent. I'd like goosebumps
Lead twenty designers and writers through a merger of two insurers without anyone's spirit breaking
A children's charity wants someone senior to volunteer as the conscience and the spark for all its appeals
Take a raw rapper with good songs and build everything round him: films, stage, styling, artwork, the lot
We know the strategy by heart. Now someone must turn it into a standard that writers and designers fight to meet
Our pavilion at the world fair has a budget, a building and thirty specialists, but no soul and nobody in charge of one
Every region makes its own version and ruins it. Travel round, win them over, hold the line
Someone to chair the ideas meetings, because at present they're an hour of biscuits
The streaming platform's launch needs a maestro for trailers, posters, stunts and the opening night
An architect's practice wants its talks, books, models and films led by someone from outside who isn't in awe of us
Our team's portfolio looks as if four different firms had made it. Teach us to have a signature
Shoe brand: collections come out, each shoot has a different mood. Who sets one and sticks to it?
As managing partner I need a second name on the door, the one the talent comes for
Decide which artists we work with, what we ask of them and how it becomes one Christmas for our shopping street
Please run our rebellious little studio's yearly self-promotion; we always argue until it's January
For a museum of football: the galleries, the films, the shop, the voice. Somebody above all of it with a clear picture
We hired cheap makers and got cheap work. Someone with standards should guide the same people to something good
The board game firm grows into cartoons and clothes; one guardian for the whole imagination of it
Will you come in, meet everybody, and tell us frankly who's brilliant and how to lead them?
Creative director for hire, three months, to lead a vegan brand's first proper campaign with our own people
Our university's recruitment drive has films, fairs, mailings and a stunt; make certain they share one attitude
I want a partner in crime who says "no, again, better" to my whole crew
Shape the look and mood of a live awards gala across stage, screens, hosts' words and music, and tell each department
A perfumer, a glassblower, a photographer and a poet are waiting for someone to tell them what we're trying to say
The pub chain has ninety signs, ninety menus, ninety voices. Preserve the charm, but put one mind on top
Who'd be our visionary? We're a solar firm full of engineers with a team of eight makers and no artistic boss
Guide our interns' campaign for the food bank from idea to launch so that they feel it's theirs and it's still good
When the client pushes back, our people cave in. Bring backbone and better arguments
Relay team missing its captain: strategist, writer, designer, director and editor ready for a mobility launch
The comedy channel wants one sense of humour across its idents, posts, posters and parties. Set it and police it
Our co-op's four brands share one marketing floor; they need a chief with an eye who keeps them distinct yet equally good
Set the tone for a royal visit's cultural programme and hold dancers, film makers and florists to it
I'd love someone to come to the edit, the print shop and the rehearsal, and say the same thing in all three
We ask for bold, get beige, and pay anyway. Put someone bold at the top of the room

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
My best man speech is now supposed to be a little sketch with three friends. Please write who says what
What do the two actors say while the washing machine floods? Forty seconds, must be funny
I've carried this film about my mother's café in my head for nine years. Get it down on the page with me
Our training clips on fraud need a conman, a pensioner and believable phone talk between them
The presenter rambles. Give her words she can read off the prompter that still sound like chatting
A play for eight teenagers about knife crime, forty minutes, no preaching
Everyone in my story talks the same. The gangster sounds like the nun
We've eleven minutes of puppets each week and ran out of plots in March
Somebody to turn our dull fire drill rules into a mini drama with two flatmates
Radio ad, twenty seconds, a parrot and a plumber. What's said?
I filmed my dad's last year on the allotment. It now needs words, spoken by me, that hold it together
The ending doesn't work. Test readers hate that she goes back to him
Our murder needs a better clue. The audience guesses the butler by page twelve
Write a comic double act for our sales conference: one believes in the new software, one doesn't
Could my blog about living on a narrowboat become a six-part comedy? I've no idea how you lay out the pages
Bedtime app wants thirty stories of ten minutes each, read aloud, sleepier and sleepier
The ghost train operator wants a skeleton who chats to riders. Give it lines
Our history channel needs a host's words on Roman drains that don't put viewers off their tea
Man walks into a bank. That's all we have, and the actors come on the 4th
A courtroom scene that lawyers won't laugh at, from someone who knows how barristers speak
For our wedding anniversary my husband wants our life acted out by the neighbours. Scenes, parts, a few laughs
The chatbot in our adventure game has a sad past. Let players tease it out of him line by line
Twelve monologues by cleaners, based on interviews we taped, for a one-night show
Make it shorter. A hundred and forty pages, the producer reads ninety
We want a mock news bulletin from the year 2060 for our energy conference, anchors, reporters and all
The nature reserve's film needs a spoken text that's tender towards toads
Sex education clips for schools: kids in conversation, honest, not cringeworthy
I have a cracking first act and then they just sit in a caravan and talk
Improvised comedy group moves to telly and must, for once, write things down
Scenes for negotiators to rehearse hostage talks with actors, branching depending on what they try
What would Henry VIII say to tourists in the kitchen? Six short speeches for a costumed actor
Rewrite the lovers' quarrel. At the read-through people giggled in the wrong place
An audio walk through the shipyard, two welders remembering, to be spoken by actors
Our TikTok skits about office life get posted thrice a week and my jokes have dried up
Give the silent hero a voice. Seventy-minute film, and he says "yeah" four times
Could you take our annual results and make a three-minute sketch for the managers to perform?
Cartoon about a nervous hedgehog, pilot, seven minutes, for under-fives
The true story of our mine rescue, for a TV movie, with families who'll want to check each line
Words for a magician between tricks. He's wonderful with doves and hopeless at talking
My co-author quit. Half a heist film is left, and a big hole where the heist should be
Someone funny to sit in a room with us and gag up a panel show for six weeks
Our meditation teacher's recordings need guiding words for twenty sessions, warm and unhurried
The vet's advert: dog thinks aloud in the waiting room. Put thoughts in that dog
Fifty-word spots for local radio, ten tradesmen, each with a tiny story and a punchline
Refugee women told us their journeys; we'd like a stage evening of it in five voices
A cop show for broadcasters abroad needs its plot for the whole first season worked out, twist by twist
She's meant to be likeable. Everyone who has read it wants her dead by the interval
School assembly playlet on recycling, seven minutes, with a talking bin
The drama podcast's cliffhangers don't cliff or hang
Fill the host's mouth with wit for a charity auction, including what to say when nobody bids
Grandpa's war letters exist. Make a two-hander from them for our church hall
We need what's said in a recruitment clip for paramedics: one night shift, one old lady, no clichés
Twenty little how-to clips for a bank app, each sixty spoken words, friendly, no jargon
The writer's room is short of one who knows hospitals
Please help my nephew finish his zombie film. Eighteen pages, lots of running, no reason for it
Live show for a planetarium: comet and moon bicker overhead while children listen
Give me three alternative last lines for the perfume spot, spoken by an old sailor
Translate a stand-up routine into a sitcom: who are the other characters, what happens on a Tuesday?
Our YouTube cooking aunt needs stories to tell while the onions fry
Screenwriter wanted for low-budget feature, two characters, one petrol station, one night
The Santa at our garden centre needs things to say that fit any child
It's a documentary, but the story has no shape. Order the material and write what the narrator tells us
Murder at the vicarage, for a village cast of fourteen of whom nine can't learn lines
A talking portrait for our stately home: five minutes of scandal from a duchess
Boy meets girl in a tax office. Make twenty pages of it that I can shoot in a week
Help us fix the dubbed version: the lips are English, the jokes were Danish, so the characters need new lines
My phone-in quiz app wants a sarcastic quizmaster with three hundred put-downs and pats on the back
Write the banter for two footballers in a crisp advert; neither can act, so keep it simple
Nobody in the room knew what the clip was about. Start over with a story, a person and a problem
The commissioner wants to read episode one by the 30th. I've got a title
Farm safety, told by a cow, three minutes, to make farmers listen
I need a narrator's text about whisky making that runs exactly as long as the pictures we already cut
Someone with an ear for how fourteen-year-olds really talk should go over every line
Shrink Dickens to fifty minutes for four players and a trunk
A Punch and Judy for grown-ups, satirical, about the parking permit scheme
What does the voice in the lift, the museum's ghost boy, whisper on each floor?
The flashbacks confuse everybody. Untangle the timeline and put the scenes into an order that hurts
We want our apprentices' day told as a fairy tale, spoken by an old toolbox
Funny hold-the-room opener for a union congress, in dialogue, with two shop stewards and a heckler
The estate gave us leave to film her short story. Now it needs scenes, speech, and an ending she never wrote

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
Everyone on the team has a different film in mind. Put it up on the wall as a row of pictures so we can agree
I can see the whole thing when I shut my eyes. Someone please draw it before I forget
The granny, the pram, the lorry: how do we film that near-miss? Sketch it step by step
Client keeps asking "but what do we actually see?" An answer in twelve doodles, please
We've a grant panel who don't read. Show them our short in drawings, left to right
Rough pencil panels for a toothpaste ad: mirror, grin, sparkle, door slams
Our animators wait for the panels of episode seven and the artist has flu
A wedding fight with forty guests and a cake. I need each camera view scribbled so nobody gets hurt
From which side do we film the goalkeeper? We argue daily. A few sketches would settle it
The explainer on mortgages has a voice track of two minutes; draw me what appears at each sentence
I'd like someone with a fast marker to sit in our meeting and draw the advert while we talk
Sequence on a rope bridge, six shots, wind machine, actor with vertigo; plan on paper or we don't go up
First film, no experience. Somebody show me frame after frame what I have to shoot
The hotel's welcome clip should be approved by head office in Osaka as drawings, since nobody there reads English
Turn page 41 to 46 of my screenplay into boxes with pictures in, arrows for moves
Two hundred panels for a cartoon pilot, proper expressions, ready to be timed
How wide, how close, how long on the knife? Our thriller's kitchen scene must be thought out in drawings
We wasted a whole day filming stuff the editor couldn't join. Next time: a drawn plan
Research agency tests three rough ads with housewives. Make them as drawn panels with a scratch voice
Scribbles of how our school's fundraising clip goes, from the leaking roof to the last smile
The lion can only be on set for an hour. Draw precisely what we need of him and nothing else
Little thumbnails for a thirty-second shampoo film, hair swinging the same way from one to the next
The camera follows a letter through a sorting office. Where's it look, when does it turn? Pencil, paper, go
Someone to draw the battle of 1645 as it'll be filmed, cavalry left, pikes right, twenty views
The agency's words say "magical transition". Nobody knows what that is. Draw it
Comic panels of a bus trip with a wheelchair, so our actors and the driver know where to be
A stop-motion piece with biscuits; each hour costs a fortune, hence draw it all first
I teach film to twelve-year-olds and want a model set of drawn shots for their ghost story
Our ballet film hasn't a word in it. The backers need it laid out in pictures to understand
Rapid sketches, forty of them, black felt tip, faces not important, lenses very
The lift door opens nine times in one shot. Plot each opening in its own little frame
Please visualise the car wash gag: soap, open window, dad. Timing is everything, so draw the pauses too
Bring order to my phone photos of matchstick men; the crew should get a tidy sheet with numbered drawings
The director and cameraman fell out over the graveyard scene. A set of drawings might reconcile them
A pirate cartoon for a theme park screen, four minutes, panels first, then we hand it to the studio
We need to know if the joke works without sound. Eight frames, no captions
Draw over these location photographs where the actors stand and what's in shot, one for every set-up
Crash test film: what does each of the eleven cameras see at the moment of impact? On paper, please
Our app's promo goes hand, screen, bus, screen, face. Rough it out so the developers can give feedback
The stage magician's TV special depends on where the lens isn't looking. Plan every view in drawings
Before we pay a studio for ninety seconds of cartoon heart surgery, surgeons must sign off a drawn version
Someone who draws hands well, for a sequence of a potter at the wheel, to be filmed from above
Our brand manager panics without pictures. Calm him with a drawn run-through of the soup ad
The rain scene in drawings: umbrella, puddle, kiss, bus. Make the order work, it doesn't at present
Panels needed for a cut-scene where the player's village burns; twenty, moody, digital pencil
Is six shots enough for a breakfast? I say yes, the producer wants it drawn
We lock a street for ninety minutes on Sunday. Everyone must have a strip of drawings in their pocket
The rabbit escapes, the girl runs, the tractor stops. Draw what the audience sees so we don't need a real near-accident
Frame by frame plan for a film in which the whole family is only seen in reflections
Simple line drawings of each step in our first-aid clip, before actors and fake blood are ordered
A dog's-eye view advert. What's visible from forty centimetres up? Work it out in sketches
Lay out the title sequence in still sketches, one per name, before anybody switches a computer on
Overnight artist wanted; agency sends words at six, I need panels at eight
Show how we get from the womb to the rocket in nine drawings, cinema spot, insurance
The lawyers wish to see the reconstruction of the accident drawn view by view before we film it
My film has a twist in the last frame. Help me place the hints by drawing every shot that leads up to it
The crew speaks five languages. Drawings would be the one everyone understands
Our toy trains crash, tumble and reassemble. Draw the moves so that the model makers know what to rig
Clean up the director's scrawls for the pitch by Tuesday, keep the camera angles
Someone to plan a rowing scene: boat, bank, bridge, and where the hell the camera goes
A trailer for our board game, fifteen pictures, arrows, notes on what's heard
We sell lifts for stairs. The film must be tasteful, so mother wants to see the scenes sketched before she appears in it
Panel by panel, how does the dragon hatch? The model team, the computer team and the actress all need to know
Our charity can't afford mistakes on the day: one sheet per scene with small drawings and what's needed in each
Draw the same scene two ways, once as a single long take and once chopped up, so that I can decide
The pop star wants to see her video as a comic strip before she agrees to the bath of milk
Where's the eye line? Where's the door? We reshot dinner twice. Help us with overhead plans and drawn views
Story's told in tiny loops for a lift screen. Six square pictures apiece, please
The scene is a phone call, split in two, mirrored. Only a drawing can explain it to my gaffer
Storyboard artist for a horse-racing commercial, must be able to draw a gallop from memory
We'd like to time the film before making it: drawings on a timeline, pauses and all
I wrote "they fight". The stunt people laughed. Help me spell it out blow by blow, in pictures
Plan of pictures for a hand-held tour of our sewage works, so the guide knows when to duck
Eighteen drawings to persuade a nervous mayor that we won't make his town look silly
The spaceship lands behind the chip shop: which bits are real, which come later? Mark it in drawn frames
Our intern's stick people confuse the client, who asked why everyone is bald. Redraw the whole spot, properly
Musical short: one drawing for each line of the song, please, with who moves where
We shoot in a cave with a rope and torches. No time to think down there, so think now, in sketches
A film for deaf children told wholly by gesture, planned picture after picture so no hand is cut off
Ski chase. Ten seconds. Seventeen bits. Someone with a pencil who understands where the viewer's eye goes

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
Our summer fete is the same every year and people yawn. What could we do instead?
I've got a van, a sound system and a passion for beans. Make something out of that
We're all out of ideas and the deadline isn't
Something, anything, to make people notice a firm that rents scaffolding
The boss said "do something viral". Please bring three notions that aren't embarrassing
Our water park needs a reason for locals to come in November
Spark wanted: how might a savings bank celebrate its hundredth birthday without balloons?
We know who we want to reach, teenage girls who quit sport. We don't know what to do to reach them
The mayor wants a town festival about clay. About clay! Find what's exciting in it
Take a dull promise, "quality since 1958", and find a fresh thought hiding in it
What might a hearing charity do in the quietest minute of the year?
My format: strangers swap sheds. Is there a series in it? Work out rules, stakes and why you'd watch on
A restaurant built round one ingredient. Which, and how would the evening unfold?
Brainstorm partner needed for a children's museum; we've budget for four days of wild thinking
There must be a clever way of getting tenants to report leaks. Dream one up
Rival brand has the celebrity. We have brains, hopefully yours
Give me ten ways to launch a vegan sausage in a town of butchers
The idea got shot down in the boardroom and we need a new one by Wednesday
How do you make people feel what a landmine charity does, in a shopping arcade, in a minute?
Find a lovely reason for strangers to talk on our trains
We've been told that our advert could be for any bank. What's an idea only we could have?
Somebody to think about our garden show stand: what's the story, why would anyone stop?
A podcast, a card game, a tour? I've 400 love letters from the 1930s and want to do something with them
New game show wanted, cheap to make, played by neighbours, with one brilliant twist
The church roof needs money. Cake sales won't do it. Think bigger
Our client makes hospital beds; the trade press ignores them. Invent the thing that gets talked about
Who'd help us work out what our artists' residency is actually about, before we build anything?
I want a nightclub for people who go to bed at ten
We give staff a hamper each Christmas, they sell it online. What gesture would really move them?
A fresh thought for organ donation that's neither sad nor preachy
The brief's been through six teams already. Everyone comes back with a talking dog
What if our phone shop were a sweet shop? Play with that, or come up with something smarter
Our bookshop crawl fizzled out. Invent a new ritual for readers
A mobile exhibition in a lorry, about mothers. What happens when you step in?
Please cook up a competition that'd get thousands to send us pictures of their worst haircuts
We've a lovely theatre foyer which is dead until seven. Fill it with an idea
Rough notions only, no designs: how would you tell commuters that mud is good for rivers?
Investors like our app, but say it needs a story people would retell. Which one?
April Fool for a respectable law firm. It should make the partners laugh, eventually
A one-line thought we can hang a year's worth of dairy ads on
I own a roundabout. Legally. What can be done with it?
The charity shop chain would like to be cool for a week. How?
Kids think maths is punishment. Invent a travelling show that proves otherwise
Help us find the angle for a film on bankers; so far it's just "bankers"
Something which gets men to the doctor. Not a leaflet
We're the fourth-best gym in town. Turn it into a reason to join
Open house at the sewage plant: give us a notion that makes families curious instead of queasy
Need a bright spark for an afternoon, flip chart supplied, subject is roof tiles
The pitch team has charts coming out of its ears and no big thought to finish on
A treasure hunt, or something like it, that sends tourists to our empty side streets
My novel's villain deserves a theme park. Think up what you'd do there
A reality show on allotments where nobody is humiliated but you still can't stop watching
How could a funeral home take part in the street party without putting everybody off?
Work out the premise for an immersive dinner set in a railway carriage: who are guests, what goes wrong?
An airline would like to apologise for a horrid summer. What would be charming rather than grovelling?
The soft drink needs an idea for Ramadan that comes from respect and not from a calendar
Could you look at our six half-ideas and tell us which has legs, then give it the other half?
For our twentieth year, the women's refuge wants to say thank you to the town in some unforgettable manner
We sell spirit levels. Is there any joke, game or stunt in that?
The museum owns nine thousand spoons. Find the exhibition in the drawer
A campaign hook for a small town nobody has heard of, which wants doctors to move there
Come up with a new way of opening a supermarket, no ribbon, no mayor
Our science podcast wants to go on stage. What would one see, beyond two people with microphones?
What could we film with no money, one trombone and the whole fire brigade?
Loyal customers get points. Everyone does points. Think of something warmer
The radio station needs a mad on-air idea for its breakfast show in ratings month
Two pages saying what our arts trail is, who it's for, what's the surprise; at the moment it's a mood
A way to raise awareness for bees that isn't yellow and black
I want to open a café where you pay by telling stories. Think through how it'd really work
Our ad needs to say "cheap" in a way that makes people proud of buying it
Agency with a blank sheet: insurer, young drivers, no scare tactics, first thoughts by Thursday noon
What's the point of a bank branch in 2030? Imagine one that people would visit for fun
The local paper dies unless somebody thinks of a reason for under-thirties to want it
A gift idea that our estate agents hand over with the keys, and that ends up on everyone's feed
The quiz, the raffle, the abseil: done. What next for a hospice's fundraising?
A game that teaches plumbers' apprentices about legionella; just think up how it's played, someone else will build it
Find us the red thread. There's a choir, a bakery and a boxing club under one roof and no story
We bought an old ferry. Hotel, school, stage? Give us five daring visions with a page for each
How might one make a national holiday out of porridge?
Let's face it, our awards night is unbearable. Reinvent what an awards night can be

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
I know exactly how I'd film this ad, but the agency says my write-up is unreadable
Three directors are up for the job and the one with the best PDF will get it. Make mine the best
They loved me on Zoom. Now they want it "in a document", by tomorrow, nine a.m.
Help me explain on paper why I want to shoot the cat food spot in black and white
My film is still only a feeling. A fund needs it as fifteen pages that read like a story
Write as me. I'm blunt, I swear a bit, I love wide lenses and old people
The producer wants to sell my idea at the market in Berlin and asks for a "paper". I paint, I don't write
Ghostwriter wanted for directors, evenings and weekends, tight turnarounds
What happens in my film, told in flowing prose, no speech, from the drowned dog to the wedding
Our bids are thin: four lines and a Pinterest board. The competition sends little books
Please make sense of my scribbled notes on how I'd shoot a nappy commercial tenderly, and lay them out with pictures
Someone to interview me for an hour and turn it into my pitch for the railway film
The broadcaster's form wants story, approach, visual style, relevance. My answers sound like a tax return
An airline job, a huge one. I'm on another set until midnight, so somebody else has to write my approach
The reader should smell the fish market. Four pages on how I'd film it, for a sponsor who's never been
Second call in two hours. They want more on wardrobe, more on music, less on me. Rewrite, please
English isn't my mother tongue and my pitch reads like a fridge manual
Retell my stage play as a film on ten pages so producers can picture it without the dialogue
I want to convince a brewery to let me make their ad as a tiny western. In writing, with stills
Show the client, on paper, that my way of filming babies will be calm, safe and beautiful
Our documentary about a bell foundry was turned down: "we don't see the film". Make them see it
Tone, rhythm, faces, light, ending. I can talk about these for hours. Catch it in eight pages
A studio asked for a long outline of our monster movie before they'll let anyone write scenes
Two-page pitch to a record label for my clip with pigeons, enthusiastic but not crazy
I hate writing about my own work. Do it for me and make it sound humble and sure
Our film company enters tenders for ministries that demand a description of the planned film in prose, ten points for style
Pictures first: find me forty film stills that fit and write lines between them about how I'd do the perfume job
Why me? That's what the agency asks. Help with an opening page that isn't pompous
A hospital asks three film makers to set out how they'd portray dying. I want to win this with words alone
The book's 600 pages. The film people want to know the movie in twelve
My co-producer in France requires a note of intent and a full telling of the plot. In what style, even?
Polish what our young filmmaker wrote for the mattress spot; keep her jokes, lose her typos, add structure
Turn the call recording plus my moodboard into something we can send before lunch
I'd direct this with children's drawings, no script at all. How do I put that so a bank says yes?
The pitch deck for our doc series says what it's about but not what you'd see. Add that, episode by episode
Someone who's read a thousand directors' bids and knows why some win
Describe my one-shot idea so vividly that the client stops asking for cutaways
We're an animation team bidding for a museum film: explain our look, our process and why papier mâché
Could you write up how the film about my bakery would unfold? The regional film board wants it before they give money
The director has flu, the bid is due, here's a voice note of her coughing through her thoughts
Our proposal's all technique. The client, a hospice, wants to feel what we'd do
A thriller told in the present tense, thirty pages, so gripping the financier misses his stop
I pitch for sports ads against ex-athletes. My paper needs sweat in it
Make my rejected application better: "Motivation unclear, visual approach unclear." Deadline in ten days
Persuade them, politely and in writing, that their voice-over should go and that I'd film silence instead
The agency gave us six frames and a line. I must give back a world
What would the viewer see and hear in a documentary about fog? Five pages, please, for a commissioning round
For each of four bids a month: gather references, write the director's vision, deliver as a designed PDF
I have the twist, the ending and the heroine. The middle should be told too, and all of it nicely, for an agent in LA
How I'd cast, dress, light and cut an ad for gravy, expressed with warmth, two thousand words
Our comedy director is hilarious in the pub and stiff as a board on the page
The family wants to read how I mean to tell their brother's story before they let me film
Lost again. Feedback: "great director, weak doc"
A car firm wants to know how we'd make rain romantic. Answer with a lush little essay in my name
Netflix reader gave us one chance. Series bible's thin, tell the story of season one in prose that races
Write the bit on approach and style for our bid to film the council's care workers, honest and unfussy
My short is finished on paper as scenes, but the jury accepts only a narrative summary of three pages and a personal statement
Treatment writer needed tonight, fashion film, director in Seoul, refs already pulled
Put into words how the camera would behave: nosy, like a neighbour. The yoghurt people need to get it
I've an idea for a film on my twin, who vanished. Help me get it told on paper so someone will finance it
They asked for "your take". I've plenty of takes, no sentences
A documentary proposal on shepherds, with what we'd follow through four seasons, who speaks, what changes
Our reps in Paris want all bids to be witty, short and gorgeous. Ours are long, earnest and grey
Bring my idea for an ident series into a neat, moving text for the channel's head of marketing
The job's real people, no actors; write up how I'd find them, win their trust, film them, and why it'd be funny
I shoot food like landscapes. Explain that to a frozen pizza brand in a manner they can forward to their boss
From eighty index cards on my floor to a telling of the whole film, beginning to end, that my producer can send round
We don't need lines or scenes yet, just the tale, well told, so we can see if the film stands up
Before saying yes, the actress wishes to read what the film's about and how it'll feel. There's no script
The client's worried it'll be gloomy. Rewrite my pages on the cancer film so that hope comes through
Someone fast, literate and fond of cinema to sit with our roster of directors in bidding season
My pitch begins with "Hi guys, super stoked". Save me
A tourist board wants the director's thoughts on each of its five valleys, elegantly put, with photographs
The lottery film must be sold to eleven people round a table. Give me pages that do the selling when I'm not there
Work out with me what the film wants to be, then write it as a story document for the screen agency
Explain in the bid how we'd use puppets and still get tears
Our dance director thinks in movement. Somebody must render that into paragraphs a toothpaste firm understands
All six parts of our nature series summed up, each on a page, with what we hope to catch and how
My answers to the agency's list of worries, rewritten so they sound excited, not defensive
Compose the director's letter that goes with our bid for the whisky film, two pages, peat smoke in every line

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

Editing and proofreading
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
A locksmith I know has become famous by explaining locks for nothing. I'm an electrician. Same please
Every spring the same forty people ring to ask how to prune wisteria. Can the answer live somewhere?
We'd rather give away what we know than shout about what we sell
My nan's remedies, our chemist's knowledge, one lovely column a week
Write-ups of our finished loft conversions, with what went wrong, what it cost and what the family thinks now
Nobody wakes up wanting to read about pallets. Prove me wrong
Could someone turn our workshops on composting into a worm diary, a wall chart and a beginner's booklet?
An honest page about what a new bathroom costs, because everybody else hides it
Journalist type to dig out what our lorry drivers see on the road and publish it under our flag
Keep feeding our news section. It looks as though we've died
The tortoise people on the internet are wrong about hibernation and our vet is fed up. Put it right, publicly, in series
Migraine sufferers find us only when nothing else works. They should have been reading us for years by then
Weekly advice for nervous flyers, from an airline that means it
We've sixty hours of recorded talks by our speakers gathering dust. Chop, type up, polish, release
A guest series where famous allotmenteers confess their failures
Our salesmen explain insulation at the kitchen table beautifully. Bottle that and put it where people can find it
Childminders swap ideas on rainy days. If those ideas came from us, they'd buy our glue
Please fill the empty "Learn" tab before anybody important clicks on it
An almanac for sailors, half tide tables and half yarns, with our name on the spine
What do people lie awake over before they get divorced? Our solicitors should be answering that at 2 am, on screen
Somebody told me I need pillars. I run a fencing company. I've got plenty of posts
Ninety-second explainers, a glossary and myth busters on vaccines for a chain of chemists
We're the boring end of the wedding: marquee flooring. Give brides a reason to love our checklist
A survey of what the nation puts in its sandwiches, published each year by a bread maker as a bit of fun that sticks
I'd like a proper rota of subjects, authors and dates instead of panic on a Thursday
Our pub has been there since 1640. Ghosts, murders, floods. One tale a fortnight for our readers
Pieces on schooling autistic children, written with parents, for a tutor agency that doesn't want to push
The intern uses a robot to write our articles and they all begin "In today's fast-paced world"
Lend our geologists a pen. They're brilliant and unreadable
Something for hairdressers to read between clients, made by the people who sell them scissors
Our guide to probate gets more visitors than the rest put together. So why have we only one?
Make a hub for carers: benefits explained, lifting safely, staying sane, others' stories
Interview customers in their sheds. Publish what they've built with our tools
Ten years of trade fair speeches, and all that wisdom's in the bin
A serial about restoring one old caravan, bolt by bolt, that gets people hooked on our parts shop
Could our weather station data become a daily read for walkers?
I keep being asked for tips by journalists and students. Why aren't those tips on our own site, in good order?
Advice on moving house with cats, teenagers, pianos; we're a removals firm and it would suit us
Write about anything but us. Our readers are chefs and they smell an advert
Lesson ideas for primary teachers about bridges, from an engineering firm that wants future engineers
A big comparison of heat pumps, gas and oil, fair to all three, from an honest dealer
Three pieces a week for a mattress shop on snoring, naps, dreams and shift work
We paid for forty posts stuffed with the word "plumber". Nobody could finish one. Start over with sense
Nursing students need revision cards. We sell uniforms. There's a link there somewhere
Answer the awkward questions about hearing aids that people won't ask their doctor
Our rival's bloke is quoted everywhere as the mushroom expert. We've been growing them since before he was born
A long-running record of one flock, one shepherd, one year, published for people who buy our wool
Editor wanted for a housing charity's stories, someone who'll find them, not wait for them
People bookmark a page on stain removal. I want it to be ours
Draw up what a first-time landlord should know, month by month, and release it a chapter at a time
Everything on our site says "buy". There's nothing to read for somebody who's only wondering
Our apprentices could show what they learnt each week in a little column
The supporters' club has 1,200 members and a wealth of anecdotes. Collect, edit, publish
Farm safety is a grim topic. Make it gripping enough to be passed round in tractor cabs
Old articles still mention a tax rule that was scrapped. Update the lot and keep them up to date
Menus, shopping lists and tales from the kitchen so people living alone cook more, sponsored by a pan maker
We have a laboratory, a museum of broken bearings and nobody to write about them
Tell stories of people who've gone debt-free. A credit union shouldn't need adverts after that
What's worth saying about gravel? Drives, fish tanks, Zen gardens, ice roads. We need someone curious
Make ours the page a worried parent lands on when the baby has a rash
Could you look at what our readers finish, what they skip, and drop the subjects that bore them?
An online magazine for motorhome folk, run by an insurer, with not one word about insurance on the front
Our founder dictates voice notes on the train. Turn those ramblings into something wise, twice a month
Readers of our pony pages are eleven. Keep them until they're sixteen and need a saddle
Fact sheets nobody asked for, a blog nobody finds, a magazine nobody opens: that's our trust's output
Compile the best walks with a pram within an hour of each of our cafés
Our accountants hate writing and our clients hate reading. Somewhere there's a format in the middle
A month of pieces around menopause at work, from a health insurer, with real women in them
Give our piano tuner a voice: notes on damp, moths, mice and Chopin for people who own pianos
We need to become the name that comes up when people talk about stammering
Publish repair instructions for every toaster we ever made. It'll make us loved
Two bloggers, both unpaid, both sulking. Take over our stories page properly
Trustees want reach; I want people to learn something about bats. A year's programme that does both?
Buyers of industrial ovens do their homework for months. At the moment they do it on other people's sites
Put together a free starter course of articles on keeping hens, one step leading to the next, coop at the end
Our tour guides have more legends than the brochure has pages. Get them written down and out
An opinionated yearly list of the best village halls, by a firm that makes stacking chairs
Patients google us after the diagnosis. What they find is a map and a parking tariff. They need something to hold on to
"How long does it take to get planning permission?" We answer this daily by phone. Never in writing
Give plasterers something to argue about in the van: a fortnightly read from a trowel maker

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
The sunset on our website belongs to a stranger in Norway, says his lawyer. Make peace with him and buy it properly
Can we just use that picture of the Queen with the corgi? Somebody who knows should ask whoever owns it
I want a real artist's drawings on our tea boxes but I've never hired one and don't know what's a fair price
Our dental practice has beige walls and nine nails. Fill them with something proper that local people painted
The advert goes to Australia next month, and the snapper only agreed to Britain. Ring him before we do it anyway
Find a person who takes lovely portraits of dogs, for a reasonable sum, and fix the deal, since we haven't a clue
We paid for a set of photographs and now she says we can't put them on T-shirts. Sort it out with her
Track down whoever painted the whale in the old swimming baths; we'd love to print it on our towels
The client keeps saying "like that Hopper painting". Could we have the Hopper painting? Ask what it'd take
Six photographers were suggested, three are busy, one's rude and two are dear. Look further for us
Our picture budget is four thousand pounds for thirty images. Get the most out of it, legally
Someone to go round the degree shows with me, point at things and negotiate
The record label needs a painting for a sleeve. The painter wants a percentage. Is that usual?
A nephew took our brochure pictures years ago and has now fallen out with the family. Get us the papers
How about renting pictures for our law offices? We tire of things
Please find out who holds the rights to a 1930s railway poster, and whether we may put it on biscuit tins
Our new hotel has 212 rooms and I refuse to hang the same print 212 times
Who represents that woman who folds animals from maps? The travel firm we work for is smitten
Book us a photographer for the knitwear campaign: make the list, get the quotes, check dates, agree terms
We've been using clip-on pictures from a subscription site. Turns out our plan didn't cover packaging
An illustrator has drawn for our magazine for years without any agreement, and her agent has just written
School wants a big thing for the entrance hall, made by an artist, chosen by the pupils, paid by a trust. Organise the asking and the contract
They want double because we went from Instagram to television. Are they right? Talk them down if not
It's a close-up of a graffiti wall behind our model. Whose is the wall, and does he mind?
Our agency's creatives have a face in mind and a style in mind, and no idea who could shoot it. You'd know
Buy us a picture nobody else in the insurance trade can have for two years
Churchyard sculptures: our parish got a legacy and would like advice on whom to commission, and help with the haggling
A famous cartoonist died and we'd like his cat on our vans. His widow has the say
Somebody must read the small print under the photos we download
We found a gorgeous set of moth drawings in a library book from 1890. Free, or will someone come after us?
Our jam labels need a watercolourist. Suggest a few, show us their work, tell us their charges
Get me estimates from eight food snappers by Wednesday, broken down so my client understands the usage bit
Whoever draws our children's menus should sign over enough that we can print them for ten years
Our film set has a fake Picasso on the wall. The estate's lawyers will notice, I'm told. Ask permission or find a substitute
The picture on our homepage shows a competitor's head office. We need a different one by tonight and properly paid for
Wanted: eye for undiscovered painters, for a restaurant group that doesn't want prints of lemons
Each of our offices buys pictures on its own; twice we've paid for the same one
Collect, in one list, every image we use, who made it, what we paid and when it has to come down
Locate the person in this 1977 photo and ask if she minds being on a cheese advert
Our calendar has thirteen pictures of lifeboats by thirteen amateurs. Give each a fair little agreement
Could the photographer we adore be persuaded to work for a hospice at half his day rate?
We want murals along the seafront. Somebody needs to approach painters, gather proposals and strike terms
Between us and the illustrator's agent things have gone frosty over the number of changes. Step in
A developer must spend one per cent on public art. We build flats, we don't know artists
The German office wants to reuse our British pictures. May they? For how much? For how long?
Help a candle maker get a textile artist to lend her patterns, with a royalty that doesn't sink us
Please source three photographs of octopuses, dark background, spare room on the left for words, cleared for posters
The collage our intern made uses bits of eleven magazines. Find out what must be cleared or start looking for something safe
Our wine importer wants a different artist on each year's bottle, like the grand châteaux do. Start the search and the talks
Bring in books from photographers who understand old people's skin, and arrange for us to meet four of them
What's a sensible kill fee when we cancel a commission after the sketch? She's upset, and so is our client
Our stock photos are all handshakes and salad. Dig out better ones from smaller collections
I'd like a print of that drone shot in the airport, three metres wide, for our boardroom. Find it, buy it
We hired him for a day, he shot for two, now there's an argument over who owns the second day
A gin company is after engravings, real ones, on copper. Does anybody still do that, and on what terms?
Look after the loan of nine paintings from private owners for our showroom: letters, insurance values, thank-yous
Football shirts with a tattooed player on the poster. The tattooist wants money
Five years ago someone drew us a lovely map. We'd now like it on mugs, and the agreement's lost
Pick the right person to shoot our ballet company, knowing we can't pay London money
All the pictures for our history book must be ordered from museums, with reproduction fees, credit lines and deadlines
My gallery wall of client gifts is embarrassing. As a bank, we should own better and know what we own
Settle with the heirs over an old poster we reprinted ten thousand times in good faith
A brand of oat biscuits wants a wood engraver from the Hebrides nobody's heard of. Off you go
How do we hire a sculptor to make a two-metre otter, and what should be in writing before he starts?
Our charity's poster child is now grown up and wants the photo withdrawn. Find us a replacement with all consents
Someone on the team should be the one who phones agents. Presently it's the junior designer and she cries
Can the photos from the newspaper's article about us go on our website? Ask them nicely, pay if we must
Investigate what it'd cost to have a well-known fashion photographer for one day for a duvet brand
We need cover while our picture commissioner is on sabbatical: four campaigns, twelve makers, a heap of quotes
For the surgery waiting room, calm landscapes bought directly from painters, not from a furniture shop
Get hold of a satellite image of our island that we're allowed to sell as a jigsaw
The illustrator's contract says "all rights". She's changed her mind. So have we, actually; we need less and want to pay less
Our publisher pays artists months late and they've stopped answering. Repair those friendships and find some new ones
Photo of a footballer celebrating: belongs to whom? The club, the agency, the player? We just want it in our pub
Scout for makers who animate with sand, get reels and rough costs, and tell us who's free in June
An old fresco in Italy features in our pasta ad and apparently the ministry wants a fee. Deal with the ministry
Our festival commissions a poster from a different painter every year. Could somebody take over inviting, paying and thanking them?
The brief, the list of artists, the treatments, the estimates, the agreement: please run that for our shoe client's autumn pictures
We've a warehouse of framed pictures from a takeover. What's valuable, what may we show, what should be sold?
Compare: buying the existing picture of the storm, or paying somebody to go and take one
`;
