/** Needs of design, in the words of people who do not know the name of the skill. */
export const designExamples = `
Art direction
Our autumn catalogue shoot is booked and nobody has decided what mood, colours and backdrop it should have
Every picture in our furniture brochure looks as if it came from a different company; somebody must give them one look
We've hired a photographer and a stylist, but there is no one on set to say "that's the frame, that feels like us"
The magazine has lovely articles and drab pages. Who can choose the photographers, steer each cover and give it a mood of its own?
Turn a written campaign line for a gin distillery into something to look at: textures, sort of faces, sort of light
I have the words for the advert from our writer and need the other half of the pair, the visual one
Moodboards wanted for a swimwear lookbook, sun-bleached, a bit seventies, nothing glossy, then keep everyone to it on the day
Our ferry line's posters, films and brochures should all look as though the same eye had been over them
Indie music video: I know the story, I can't describe how it should look. Help me find references and hold the line
The food shots for the bistro chain feel cold. Someone should dictate plates, surfaces, crumbs and how messy it may get
Our agency won a watchmaker; we need someone to dream up the imagery and brief the photographer and retoucher
A theatre season of nine plays has a different image-maker for each poster; someone must keep all nine in tune
Who decides whether the child in our charity appeal looks at the camera, and whether it's grey or warm? We can't
Cookbook in progress: eighty recipes, one photographer, one painter, no plan whatsoever of how it's going to look
Please look after how our perfume launch appears, from the first scrapbook of references to the last approved picture
The illustrator sends sketches and nobody here knows how to give feedback on style; we want a trained eye between us
Our indie game has four artists and four styles. One person has to set the look and make them stick to it
Fashion graduate seeks somebody to shape the look of her first collection's shoot: set, faces, poses, crop
Bank's new adverts have to feel human rather than stock. Show us what they'd look like before we pay for any shoot
On the day of the shoot we want someone beside the monitor checking composition, props and colours against the agreed layouts
The client loves the slogan but asks: what will we actually see? We need sharp scamps by Tuesday
Album campaign, ten images, sleeve, stage backdrop and press portraits; it ought to be one strange green universe
Zoo wants animal portraits like old masters' paintings; someone must translate that wish into a plan for the shooting team
Freelance needed to partner our copywriter for three weeks on a supermarket's Christmas ads, visual half of the duo
Our hotel's Instagram, printed menus and lobby screens clash horribly. Lay down what pictures we should and shouldn't use
For a documentary about weavers I'm after a consistent grammar: how we show archive, captions, colour, portraits against cloth
Jewellery on stone, on skin or on velvet? We keep arguing. Someone with taste should decide and run the session
Outdoor clothing firm tired of models laughing on mountains; give our pictures a braver look and tell the crew how to get it
Museum's exhibition on plague mustn't look gruesome yet mustn't look cute either, across posters, guide and trailer; keep everyone on that line
Our quarterly for architects needs one pair of eyes over cover choice, picture editing and the rhythm of the spreads
Colour stories for our paint company, rooms, still lifes, swatches: decide how they should feel and brief those who make them
The advert's script is signed off; I'm after the person who makes the look book for wardrobe, sets and typography alike
Someone needs to fly along to the car shoot for our client and protect the layouts when the weather ruins the plan
Our tea looks like every other tea in photographs. Invent a picture style that people would recognise with the label hidden
As producer of a short animation I need the person who chooses the style, palette and textures and supervises the painters
Vegan cheese maker wants sexy, shameless pictures with hard flash and loud backgrounds; who'll think them through and boss the set?
Before we photograph for the school prospectus: what to shoot, which colours, how pupils should appear?
We are sending six photographers to six countries for one annual report and the results must look like siblings
Bridal boutique, spring shoot in a greenhouse: pull together references, flower choices, dress order and the general atmosphere
The opera house wants its singers shown in a surreal way. Find the approach and guide photographer, set maker and make-up
Our headline is good, our picture is dull. Find the image that makes people look twice at a funeral insurer's ad
Someone to judge a thousand contact sheets for a knitwear brand and choose those that carry the style
Craft brewery's cans, beer mats and bar posters by five different artists now look like a jumble sale; bring order without killing the fun
How should a law firm look in pictures without gavels, handshakes or glass towers? Propose a route and see it through the shoot
Skincare launch: we picture wet stone, fog, bare faces. Take that hunch and make it a clear guide for the shoot team
Toy catalogue, forty spreads: plan each one, the sets, the mess on the carpet and which child holds what
The podcast network wants cover artwork from a dozen illustrators that still hangs together on one shelf
We have a week in a studio and forty chairs. Plan the compositions so that no two spreads feel alike
Commercial for a bread brand: director wants a hand in choosing a palette that moves from flour white to crust brown
Can anyone make our tractors look heroic? Think low angles, dust, chrome, and then keep the photographer honest
Agency's own junior designers need a senior visual eye for a month while our regular one is on leave
Literary publisher seeks somebody to commission and steer cover artists for its series of twelve translated novels
Our dance company's season pictures must freeze sweat and dust. Work out the approach with the photographer and stand next to her
We want our sock adverts to look like Wes Anderson but not be a rip-off; help us find our own symmetry
Write a guide for all photographers who work for the tourist board: light, distance, people, weather, what to avoid
The ad for hearing aids should be seen by proud older people, no grey sofas. What would you have us photograph, and how?
Stage designer, photographer and web people all wait for one thing: how does this festival look this year?
Sneaker drop next month; we need a look, a set idea, and a picture-by-picture plan for the stills
My pottery deserves better than a white tablecloth. Choose surfaces, shadows and companions, and come to the shoot
Our client, a dairy, insists on cows. Make cows look like nobody has ever shown them
Fabric house wants a look for its new archive collection: paper sets, painted walls, hand-lettered tags, the lot
Charity calendar, twelve volunteers shooting a month each; somebody has to keep the twelve pictures from fighting
The editorial team of our food monthly picks pictures by gut and it shows; take charge of how it looks
A science series where the sets, the graphics and the titles should all talk to one another; one person to mind that
Trade union's posters ought to feel like they belong to a movement again; steer designer, printer and photographer towards it
Layouts for a six-page magazine ad with a photograph yet to be made; sketch what it should show and then get it made
A lookbook that smells of diesel and seaweed: that's our brief for the fishermen's jumper range
We shot the new sofas ourselves and it's all beige. Next time somebody should style the concept and pick the walls
Our annual ballet gala's appearance changed hands five times; one guardian of the look until opening night, please
I run a small chocolate firm and want someone to tell a photographer precisely how our bars should be seen
Our honey firm's pictures should feel like a heatwave in 1976; tell whoever is holding the camera how to get there
Somebody with an eye, please, to be in the room while our caravans are photographed and say what's wrong
I can't draw and I can't explain it either, but I know it when I see it. Guide the people making our pictures
Half the pictures are gloomy, half are sunny. Which are we?
The boss tore pages out of magazines and stuck them on the wall. Make something coherent of that for our greenhouse catalogue
Pick who should paint, who should photograph and who should letter our cider festival, then keep an eye on all three
We want a look that's eerie but not horror for a podcast about shipwrecks, across covers, trailers and T-shirts
Props, wallpaper, wrinkled tablecloth: somebody should decide these things before the tea towel shoot, not during it
My photographer is brilliant technically but asks me what I want. I sell doormats. What do I want?
Find a way of showing cyber insurance that isn't a hooded man at a laptop
Please sketch roughly what each of the six adverts will show so our client can nod before we spend money
The wedding magazine looks frumpy. We'd like it looser, sexier and more modern from page one to the back
Five students filmed our trailer and each had a favourite filter
We have a copy person. We lack the one who thinks in pictures and sits next to her
Our kebab chain wants to look like a fashion label, gloss, shadows, chilli sauce and all
Decide on the crop, the tint and the distance for every staff picture from now on, and write it down in two pages
The backdrop was mustard, the dress was mustard and nobody said a word until it was too late. Never again
I direct pop promos and want somebody to bring me a scrapbook of odd, lovely references by Monday
The knitting pattern books need to stop looking like a dentist's waiting room
We're after someone who'll say no to cheesy thumbs-up pictures before they're taken
Our pyjamas: lazy Sunday, toast crumbs, cold light through nets. Take that and run the shoot with it
The playing of our string festival is bold and its pictures are polite. Push the visuals
How do you show silence? We sell double glazing
A children's encyclopaedia with nine illustrators wants one person to set the palette, check sketches and keep elephants the same size
Client says the storyboard is fine but wants to know about mood, grain, colours, faces. Make boards that answer
We bought a lot of pictures over ten years and they clash like relatives at Christmas. Set the rules for what we use next
As the agency's only designer I'm sinking. Lend me a seasoned visual partner who can brief snappers and judge their work
The vicar wants harvest festival to look like a still life by a Dutch master. I'd love somebody who knows how to arrange that
Toothpaste doesn't have to be blue and minty. What else could our adverts look like?
Someone to sit with the set builder and the snapper and agree on pink, because there are a hundred pinks
Our running shoes are shown like everyone's, floating on white. I want sweat, gravel and a face that hurts
Choose forty pictures out of nine hundred for the anniversary book and decide how they follow each other
We're redoing the images for our care homes and must avoid holding-hands clichés; propose something dignified and unexpected
A fish finger ad which looks like a Bergman film: who can work out the frames with us and steer the crew?
Make the shoot day run to a picture list: shot one the hat, shot two the hat in rain, and so on, with sketches
The graphic novel's colourist and inker disagree on atmosphere. An outside eye should settle it and guide both
We sell surgical gloves. The pictures are clinical and of course they are, yet there must be beauty somewhere
Everybody on the committee had a say and the poster now has a sunset, a dove, a handshake and a globe
Set the visual tone for our spooky hotel weekends: candle colours, crooked angles, who's in frame
Freelance photographer here, working for a lamp maker without any agency. I need a partner who thinks up the pictures I then take
Should models smile? Should they look away? Should there be models? Our spectacles campaign hangs on it
The trailer, the poster and the website for our vampire comedy were done by strangers to each other, and it shows
I want someone to own how our rugby shirt launch looks, from choosing the wall to approving the last picture
Bring order to the look of our monthly for gardeners: what's on the cover, how big, how many cut-outs, which pictures go full bleed
Invent a little world made of paper and string for our savings account ads, then find people who can make it
Our pictures try too hard, all tilted horizons and tinted smoke; somebody teach us restraint before the next shoot
A rough visual for each headline by Thursday, pencil will do; our writer's lines are ready
Tiles, taps and basins look sterile in our brochure. Bring life, steam, toes and wet hair into it and supervise
Our tribute to the miners' strike ought to be gritty, not nostalgic, and the three artists involved need steering
I'd like a second pair of eyes at casting, wardrobe and on the floor so the advert ends up as pretty as the mock-up
Vintage bus company. Don't make us quaint! Find a slicker, weirder way of showing us
The chef plates, the photographer lights, and nobody decides whether it's rustic or smart
We want every image this year to have something red in it, and somebody clever to make that work without being silly
Help our in-house snapper raise her game: give her themes, references, feedback on each session
The adverts will run beside car crashes in the paper. What kind of picture would comfort people?
Our beer looks warm in every photograph, as does our welcome in none. Sort out the feel of our imagery
A retro game show needs someone to decide how seventies is too seventies, for titles, publicity stills and adverts
Pair wanted: I write ads, you see them. We'd pitch to a chain of launderettes
Turn "freshly laundered, faintly wicked" into references, colours and a plan for a bed linen shoot
The estate's deer park, ruin and tea room need to be pictured as a fairy tale with mud on its boots
Our stock images have the same blonde woman as our rival's
Give the poetry magazine a visual attitude: what goes on covers, who draws, what we never print
We need mock-ups of three possible looks for a cat food campaign so that the brand manager can choose one
Someone should tell the animators the lemons are the wrong yellow and be right about it
The shoot's in Iceland, the client's in Leeds. We need someone there who protects what was agreed
Our bras are for real bodies and the pictures are still airbrushed dolls. Rethink how we show women
Pick locations, sofas and skin tones for a series of portraits of bus drivers that should feel like Renaissance kings
A perfume without flowers, silk or Paris in the picture: go
Each branch takes its own snaps of cakes. One person should set how a cake of ours is to be shown
The album's finished and there's a title, Salt. I don't know what it looks like and would like somebody to find out
Stay with our young team through a fortnight of shooting kitchens and keep the thirty set-ups from repeating themselves
I'm publishing a ghost story magazine. It needs a face, a temperature, a set of manners for its pictures
Please judge our pitch visuals honestly and redo the weak ones; the words are strong, the images are wallpaper
Camping stove adverts without a single mountain. Any thoughts, and would you stand by on the day?
The ballet, the ice rink and the circus share one programme and one photographer; work out how to make them rhyme
We've shot the summer range badly twice. Third time we want a plan on paper: hair, sand, shadows, order, all of it
What would our bank look like as a film still? Start there and build us a set of images
Find a fresh way to picture potatoes, then see the shoot through with the stylist and the man with the lights
The puppets are felt, the sets are glossy plastic, and it jars. Somebody must decide what this world is made of
Nothing in our travel brochure makes you want to pack a bag; give us a picture idea and mind the people who carry it out

Branding
Nobody in town can say what makes our bakery different from the three others on the same street
Our two housing associations have merged and staff still say "us" and "them"; we need one personality both believe in
People think we're a cheap builders' merchant. We now sell to architects and our reputation has to catch up
We make excellent cheese and are seen as dull. How do we become something people are proud to put on the table?
What does our charity actually stand for? Twelve trustees gave twelve answers last Tuesday
My law practice looks, sounds and behaves like every other one; find what's ours and build it through everything
After the scandal the old director left; the care home group wants a fresh start in the public's mind
Our start-up changed its product twice and the story it tells the world is still the very first one
Young farmers don't feel our seed company is for them. Make us matter to a new generation without losing the old
Before we design anything: who are we, for whom, and why should they care? Help a software firm answer that
A football club in the third tier wants to mean more than Saturday's result to its town
We took over five opticians with five names and five characters. Keep them, mix them or make one out of them?
Our ferry is loved, the company behind it unknown. We'd like people to know who carries them
I bake gluten-free at home and am going into shops; help me turn my kitchen hobby into something with character and a promise
The university college feels like the big one's little brother; give us a position of our own
Customers trust us but would never brag about us. A plumber can be cool, can't he?
Agency here: our client's a cement maker that wants a purpose which doesn't make engineers roll their eyes
Our museum changed from trains to all transport; the public's picture of us is still of steam and old men
We need the whole package for a new coffee roaster: what it believes, how it talks, what it looks like
As employers we're invisible. Nurses choose the hospital across the river because it seems to have a soul
Rebrand of a savings bank, two hundred years old, without grandmothers cancelling their accounts
The staff canteen calls our strategy "blah". Put what makes us special in five words people will repeat
Our products sell under eleven sub-labels nobody can keep apart; sort out which belong to which family
Everything about our gym screams bodybuilder and we'd like mothers, pensioners and the shy to feel at home
Three founders, one dog food, no idea how to stand out on the shelf or in people's heads
The council wants its market town to be known for something besides the roundabout
We're the best-kept secret in industrial valves. I'd rather we weren't a secret
Since the split from our parent company we've a temporary label and borrowed values; give us a self
Find the tone, beliefs and character for a funeral home that dares to be warm
My consultancy is just my surname and a stock photo; clients can't tell others why they should hire me
How do we take an oatcake with its clan and tartan abroad: what stays, what has to change about how we come across?
Interview our customers and staff, then tell us honestly what we are known for and what we should be known for
The children's hospice is mistaken for a hospital ward. People should think of laughter when they hear about us
Our competitors copied our prices, our colours and our slogan. Find the thing they can't copy
A quarry with an image problem: neighbours see dust, we see stone that built half the cathedral
We'd like our vegetable boxes to feel like a club people boast of belonging to
Every branch of our estate agency describes us differently; write down one core story and train people to live it
Wine importer wants a stronger presence in the mind of restaurant owners, not another logo
The new owner wants to keep the old name of the hotel but drop everything stale it brings to mind
Is our wellness app for burnt-out lawyers or everybody? Decide the place we take and what we'd never say
Help a family-run zoo move from "cages" to "conservation" in people's minds
We're launching a fintech for teenagers and don't want to sound like a bank trying to be their mate
Our choir has won prizes and still feels like an amateur club to the outside; professional air, same heart
Client's an energy supplier hated by half the country. Rebuild it from values to van stickers
Position our bicycles somewhere between racing snobs and shopping baskets
I inherited a shoe factory and its faded glory. What is worth reviving and what should go?
Church congregations dwindle; our diocese wants to rethink how it presents itself without sounding like an advert
From logo to lift doors to how reception picks up the phone, our clinic should feel like one place
The investors ask what our moat is. Right now a good part of it should be what people feel about us
Our craft gin is the fourteenth in the county; find a reason for it to exist that isn't botanicals
Two universities' start-up hub needs a distinct identity and story that founders would want to be associated with
We're changing from family solicitors to a national group and fear we'll lose our warmth on the way
As a producer I've made films under four company names. I want a single, recognisable house with an attitude
The paint we sell is premium, the impression it leaves is DIY shed. Lift it
Make a workshop for our management where we finally agree who we are, and keep the notes so it doesn't evaporate
Our theatre is either "panto" or "too clever" to locals. We want a reputation in between
Set up a franchise handbook so that every new noodle bar has the same spirit as the first
Rename? New look? Or just behave better? Tell our bus company which it really needs
Twenty years of patchwork: old crests, new slogans, three mottos. A school wants to be one thing again
A skincare maker with superb science and no charm whatsoever seeks a soul
My restaurant is moving from street stall to proper dining room; regulars shouldn't feel betrayed and new guests should get it at once
Sort the relation between our foundation, its two museums and the shop so the public understands who's who
Our agency needs its own medicine: we do it for others and look like nothing ourselves
Tell us how a women's rugby side can become a name that sponsors queue for
The farm shop, the campsite and the wedding barn belong together but guests never realise
We're going public next spring and want investors to see a technology company where they see a logistics one
A library service that wants to be thought of as the town's living room
I sell second-hand designer coats; I want women to feel clever rather than thrifty when they buy from us
Our values hang in the corridor and mean nothing. Find the real ones and let them steer how we come across
Mattress firm, online only, drowning among lookalikes with the same pastel cheerfulness; give us an edge
If our bank walked into a pub, nobody would turn round. I'd like that to change
We sell the same screws as the big chain. Why should anybody choose us?
People assume we're posh. We're not, and it's costing us customers
Sixty years of selling ladders and the public still confuses us with the other lot
Give our windscreen repair outfit a personality, right down to how the fitters say hello
The takeover's done. Whose name, whose colours, whose jokes survive?
Nobody under forty has heard of our marmalade; everybody over seventy swears by it
We want to charge double and have people feel it's worth it
My barber shop is just a barber shop. I want it to be a place folk talk about in the office
Half the team wants us to be cheeky, the other half serious. Someone decide, with reasons
A dozen volunteers, a dozen elevator speeches. Give us a single one that's true
We're a nursery chain bought by an insurer and the parents are suspicious of who we are now
Our electric scooters look Chinese because they are. How do we turn that into something to be proud of?
The town has a canal, a pie and a murder. What should it be famous for?
Reposition our cruise company: fewer buffets, more brains
We started as a joke between flatmates, and now supermarkets want our hot sauce. Time to grow up a bit, without becoming boring
Help! Our app for dog walkers is being mistaken for a dating service
I've got a name, a nice logo and no idea what we're meant to be about
The hospital trust has eleven sites with eleven attitudes and patients notice
Take us from supplier nobody mentions to the zip people ask for by name
Our gym wants to be the anti-gym. Spell out what we believe, what we'd never do and how that shows on the walls
A kids' shoe label wants to be loved by mums and not hated by dads; work out our character and promise
We've gone vegetarian after ninety years as butchers. How do we explain ourselves to the world?
The word most often used about us in surveys is "fine"
Define what makes our driving school special before we paint another car
Client, a boiler maker, has five sub-companies and a muddle of badges; draw the family tree and say who keeps which surname
Our reputation is for being cheap and late. We're no longer late
Everyone copies our packaging. They can't copy who we are, if only we knew
I'd love my candle business to feel like a secret society and not a gift shop
The old slogan offends people now, the old mascot too. Help a toffee maker move on gracefully
Our graduates don't wear the college hoodie. That says it all, doesn't it?
As a foundation we give away millions and get confused with a payday lender
We'd like a short book that tells newcomers who we are, how we speak, what we stand against and what we look like
My name is my business: I'm a chef and need to become more than a chap in an apron
The cooperative's farmers are proud, the shoppers are indifferent; build a bridge
Make our chain of launderettes a thing that young people put on T-shirts
Is it madness to drop a name that's been over the door since 1911? Advise us and then lead the change
We've a lovely product and a forgettable company. I want to be remembered the morning after
Our prison charity makes people cross the road. Alter how we're perceived without fibbing
Two rival rowing clubs are joining boats. Crest, colours, song and soul need sorting out so neither sulks
The market stall grew into nine shops and lost its heart on the way. Find it again
Nobody trusts an estate agent. Could we be the exception, and how would people know?
A tech company that sounds like all tech companies. Strip it back and find what's really ours
We got bigger than our image; customers from abroad laugh when they see us at fairs
Run a couple of days with our directors, ask the awkward questions and come out with a purpose we can live with
Tradition or future? Our piano maker's sons and daughters can't agree on how the house should appear
What do people feel when they see our van? Nothing. I asked
Build me a label for workwear from the ground up: attitude, look, tone, the tag on the dungarees
Our city's orchestra plays brilliantly to the same four hundred people. How do we become everyone's?
The recycling firm is thought of as bin men. We're chemists, really
After the food poisoning story nobody dares come in. We've cleaned up, changed hands and want a new beginning
Make strangers associate us with one single thing
An app called Plonk, a wine list of odd bottles and two founders who swear. Please turn it into something with backbone
We rent out portaloos and would like, believe it or not, to be admired
Guests book our hotels through big platforms and couldn't tell you whose bed they slept in
Our homeware is sold at both Harrods and the petrol station. What on earth are we?
The regional airport would like to shrug off its nickname
Give us a story we can tell to staff, shoppers and shareholders without three different faces
We keep changing our look every spring since no one knows what it's meant to say
Sharpen up how our adoption service comes across: less council, more family
I want my tattoo studio to attract nervous first-timers, solicitors and grans, yet stay ours
The Polish and the British side of our firm should feel like the same firm
Our butter is sold under the supermarket's name. We're going solo and need everything that makes people recognise and like us
Too many badges! Sub-clubs, leagues, trophies and academies: decide what sits under whose roof
My late father was the company. Who are we without him?
Turn a dusty local radio station into something teenagers would admit listening to
An honest look from outside, please: what do people say about our builders once we've left the room?
The drivers call us one thing, the website another, and the lorries a third
As the agency for a county's cheeses, we need their shared character, mark of origin and a promise all members will keep
Every other yoga place has a lotus. We've got a car park and a sense of humour. Work with that
Our sports drink is liked by pensioners, not athletes. Fight it or embrace it?
Teach our call handlers, fitters and shop assistants to be recognisably us
The scout association seems old-fashioned and religious to parents; shift that impression
We make the world's best trombones and look like a plumbing catalogue in every respect
Before the export to America: does our very English silliness travel? Rework who we are so it does
My lip balm gets lost among four hundred others and I can't outspend them, so it must be about character
Ours is a housing charity that sounds like a landlord, looks like a landlord and gets shouted at like a landlord
Give the village shop a reason to be loved that isn't pity
Our members pay and can't say what for. Put the point of us back at the centre
From ugly duckling to the firm everyone wants to work with: we need a full makeover, inside and out

Brand identity
Our vans, our letterheads and our website look as though they belong to three companies.
The law firm's crest was drawn by a partner's wife in 1987 and falls apart when it's made small.
We need a mark for the hospice that's neither a dove nor a setting sun.
Give the ferry line colours, lettering and a sign that read from the shore.
Everyone here makes their own slides with their own blue. There ought to be a book of rules.
We've got the word, Mossop, and nothing else. What does Mossop look like?
Our logo can't be embroidered, the workwear people say.
The museum reopens and would like one look from the door plate to the tea towel.
A new football club wants a badge people would tattoo.
The bakery's sign, bags, aprons and cards should feel like one family, a bit floury.
Three colleges merged in July and still send out letters on three kinds of paper.
Our symbol looks like someone else's, and their solicitors have noticed.
The dentist's look is so clinical that children cry at the letter.
Which typeface is ours? No one knows. Settle that, and the colours, for good.
Make our start-up look like a bank, without looking like a bank.
The town wants a mark that shopkeepers, buses, benches and bins could all wear.
A family vineyard handed down to two daughters who'd like to keep the stag but lose the 1970s.
We need a set of pictograms, patterns and a palette so that fifty volunteers can make posters that match.
Every division of the group invented its own sign. Bring order into who may wear what.
Our app's little square, our shopfront and our parcel tape: same family, please.
The festival should look different each year and yet always be recognised. We want a system for that.
Redraw our lion. He looks constipated.
My pottery needs a stamp to press in the clay, and the same for cards and the stall.
We took over the agency's client with a logo as a blurry JPEG and nothing more.
The charity's green is the same as the supermarket's, the bookmaker's and the bank's.
What does a brewery run by nuns look like on paper, glass and tin?
People think our theatre is a cinema because of the lettering over the door.
A visual system for a housing association: signs, letters, vans, uniforms, site boards.
The logo has a globe, a swoosh and a person with raised arms. Spare us.
New airline, four aircraft. Tail fin, uniforms, boarding cards and cups.
The hospital's wayfinding, letters and badges all speak in different types. Unify.
We want to be recognised with the name covered up.
Rules for using our mark: how big, how near to others, on which grounds, and what's a sin.
A monogram from an L and a Q. Good luck.
The farm's eggs, milk and ham look good one by one but don't look like ours.
As a production company we've got end credits, call sheets, jackets and cards, and each has a different wordmark.
Our symbol was fine on paper. On a phone it's a smudge.
School crest with a Latin motto, seven colours and a beehive: simplify it so it fits a jumper.
The mutual insurance would like to look warm. It looks like a ministry.
We renamed ourselves last month; now the clothes for the new name, please, from signature to scaffold banner.
A sign for organic beekeepers that each of 300 members can put on their jars, gate and stall.
My barber shop deserves better than crossed razors and a moustache.
The trade fair stand, leaflets and web page were done by three freelancers and it shows. We lack a common basis.
Take our 120-year-old lettering from the factory gable and build a full alphabet and look around it.
The logo's been stretched, shadowed and put on tartan by our branches.
A look for a podcast network: one family sign, eleven shows, each with its own twist.
Lifeboat volunteers want something for sweaters, boat and collecting tins; it should be seen in fog.
Our orchestra needs a mark which moves like music but also works on a pencil.
Please refresh, don't replace: customers love the teapot, but nobody can print that gradient.
Ministry of this, office of that: the county's departments should look like one administration by January.
A yoga studio without lotus, without stones, without Sanskrit letters. What's left?
Wanted: a strong sign for a demolition firm that looks good on a wrecking ball.
The wine bar's opening in nine weeks. Sign, menu, glass etching, coasters, stamp, all from one mould.
Our competitors are all blue. We'd like our own territory in colour and shape.
I'm a set designer turned furniture maker; I need a wordmark to burn into wood.
The old bank's eagle was designed under a regime we'd prefer not to be reminded of.
Something for a rowing club: blades, flags, kit and a crest, approved by 200 stubborn members.
Our identity manual's 140 pages long and nobody reads it. Ten, with examples.
The scientists want a symbol for the institute that doesn't involve a molecule.
The food truck, the restaurant and the sauces grew up separately. Give them one face.
A client in recycling needs a mark which isn't three arrows.
Templates for letters, invoices, slides and badges to go with our new logo; our lettering is chosen, the rest isn't.
It should look handmade in the window and grown-up on the tender documents. We're joiners.
How do we make a nursery look clever as well as cuddly, from the gate to the lunch box label?
The cemetery trust has never had a sign of its own, and it has to stand in stone for ever.
Corporate look for a software house whose only asset so far is a purple that everyone dislikes.
Our Arabic and our Latin lettering don't belong together; the mark must sit well in both.
A circus from the fifties with wonderful old posters wants a modern sign drawn out of them.
We supply pipes. Put our mark on a pipe, a lorry, a helmet and a golf umbrella so it's plainly us.
The sub-brands sprout like mushrooms: fitness, spa, café, crèche. Draw us a logic with colours and signs.

Naming
Our bakery merges with a café and neither sign fits any more. What shall we be called?
We've a new cheese, washed in cider, rather smelly. It needs something people dare to ask for.
Two law partners fell out and his half of the brass plate has to go. What do we call ourselves now?
The robot is called XR-402 internally. Nobody will say that to their grandmother.
In Finnish our brand means something rude, I've just learned. We need a new word before we go there.
The penguin chick has to be called something by Thursday, and please not Pingu.
Everything good is taken as a dot com. Find us a word we could own.
A ferry will be launched in spring, and the islanders are quarrelling over what to paint on the bow.
Six kinds of paint in grey. Each wants a word that makes you long for it.
My start-up's working title is "Project Turnip" and investors begin to like it. Save us.
What might a bank for teenagers be called that they wouldn't be ashamed of?
The housing estate's streets need to be called something; the council's list is all dead mayors.
We're a merged charity with a string of nine initials.
Come up with twenty words for our oat drink, check the registers and leave us five.
My gin has a story, a bottle and a still, but nothing to be called by.
Our software versions go by numbers and customers mix them up. A family of words, please: small, middle, large.
The title of the film doesn't work abroad. What should it be called in Britain?
Is "Glow" still free for a night cream? If not, what else?
A new tram line wants a nickname people will use.
We make compostable coffins. It shouldn't sound like a joke nor like an undertaker.
Three hospitals become one and every sign, letter and badge waits for the word.
Customers can't spell us, can't pronounce us, can't find us. Time to be called something else.
The hotel's five meeting rooms are A to E. Dull. Something from the house's smuggling past?
Our client's car goes electric and the old badge won't do.
The podcast is recorded, edited and good. It's called "Untitled 3".
I want one short word for a bike that folds. Not Foldy.
We got a letter from lawyers: our beer is called too much like somebody else's.
A football club for women, newly independent from the men's. It would like its own nickname.
What'll we call the loyalty programme? "Points" is what the boss suggested.
Lipsticks, 24 shades. They should read like a novel in 24 chapters.
Our school house system needs four new ones, since the slave trader has to go.
The ice cream parlour opens in May. Everybody's suggestion has "Gelato" in it.
How should an accountancy for artists be called, so that artists come and the tax office isn't alarmed?
Nobody can remember what our machine is called, not even our salesmen.
The storm drain project needs a friendly title, as residents will hear it for four years.
A word for our method, please. It's neither coaching nor therapy, and explaining takes ten minutes.
My band has split up over what to be called. We play on the 9th.
Check whether these six candidates mean anything silly in Spanish, Mandarin or Arabic.
Dog biscuits for anxious dogs: what goes on the front?
The theatre's little studio was always "the back room". Now it has a sponsor and seats.
Perfume with a smell of wet slate. One word, perhaps invented, that you'd whisper.
I've inherited Bottomley & Sons. There are no sons.
Our open-source tool is called like three others, and people install the wrong one.
The wind farm's five turbines should be christened by the village, but someone has to propose and steer.
We're spinning off the pump division, and it mustn't carry the group's word beyond December.
A wine that isn't from anywhere famous. The label could make up for that with the right word.
Should our app be a verb?
There's a gap in our range between Basic and Pro, and "Medium" sounds like steak.
The children's ward wants friendly words for its rooms instead of W4-17.
My novel's publisher hates my title. I've run out.
Two dairies, one farm shop, one campsite, all on the same land and all called differently. One word over all of it?
We sell insurance to beekeepers and are called Agri-Risk Solutions.
A shopping centre from the seventies reopens and needs a fresh start over the door.
Our character in the advert is a talking kettle. He'd like to be called something.
The vaccine trial wants an acronym that patients can say and that isn't grim.
Pubs: we've taken over The Nag's Head and the locals agree it should be rechristened, though on nothing else.
Suggestions for a festival of silence, three words at most.
Please find us something that works in Welsh and English alike; it's for a bus service.
Our eco-detergent sounds like floor polish from 1950. Customers have said so.
Foundation set up by a footballer who doesn't want his own surname on it.
The new variety of apple is registered as FR-77. Growers want a word to sell it with.
A consultancy of three women who've left big firms. No surnames, no Greek gods, no colours.
The racehorse must have one by Friday, eighteen letters at most, unused.
Our game studio's next title means "dentist" in Polish, we've been told.
How about the menu? Burgers one to nine. My guests order by pointing.
We'd like the umbrella for our twelve nurseries to be a word a toddler can say.
The ransom for the domain we want is absurd. Think of an alternative just as short.
A name, please, for the tunnel boring machine. Not Borey McBoreface.
Our trade union's merger partner insists on a neutral word. Three rounds of suggestions have failed.
Whatever we call the pension product, my mother should understand it and my lawyer should allow it.

Graphic design
Our church fête poster looks like a ransom note; make something people will stop for
Ten thousand flyers for a pizzeria, folded once, ready for the printer by Friday
The parish magazine is typed in Word and hurts the eyes; set it properly
We need a mark for our beekeepers' association that works on jars, jumpers and gates
Wedding invitations on cotton paper, with matching menus and place cards
Lay out a 96-page annual report with tables nobody should have to squint at
Visitors get lost between our wards. Arrows, colours and signs that can be read by someone in tears
The lettering on our shopfront has faded, and the new one should look hand-painted
Business cards, letterheads and a compliment slip for three solicitors
Our concert programme crams 40 names on a page; untangle it
A map of the zoo that folds into a pocket and doesn't need turning upside down
Tote bags and T-shirts for a summer camp, two colours, something teenagers will wear
The cover of my crime novel, and the spine, and the back
Roll-up stands for a fair in which our valves look interesting
My van is white. I want it to advertise my plumbing on every side
A timetable for the island ferry that grandparents can read without glasses
Beer mats, pump clips and a chalkboard look for a village pub
Client needs leaflets in six languages with the same layout and no overflowing boxes
Clean up our crest: it's a photocopy of a photocopy and turns to mush when small
Certificates and a cup engraving for a flower show, dignified but not stuffy
Information boards along the canal, weatherproof, with old pictures and short texts laid out nicely
The menu is a laminated mess. Give it air, order and a typeface with appetite
One-page explainer with little pictures and arrows showing how our heat pumps work
Vinyl sleeve and inner bag for a folk trio, matt, lots of black
Stickers for bins so even drunk students know what goes where
An election leaflet for an independent candidate who isn't fond of her own face
Set my grandmother's memoirs as a real book, with chapters, page numbers and a family tree
Brochure for a retirement village, big type, kind colours, nothing that shouts "old"
Posters for eight plays that hang together in the foyer and apart in the street
Our price list changes weekly; make a tidy template I can't break
The calendar with pupils' paintings should look like a gift rather than a handout
A seal for our olive oil that says "family" and "prize-winner" without laurel leaves
Fold-out leaflet for a nature reserve, birds on one side, paths on the other
Print advert, half a page, in the farmers' weekly, for second-hand tractors
Raffle tickets, banners, wristbands: everything on paper for the hospital's charity run
My logo was drawn by my nephew. It's time for an adult one
Boards for the playground rules which children understand before they can read
The union's pamphlet looks like homework. We want type that marches
Lay out our cookery booklet, 48 pages, stapled, with the photographs we have
For our film I need an old newspaper front page, three ration books and a shop sign, made convincingly
A quarterly of sixty pages has lost its designer in the middle of an issue
Window stickers for the sale in our shoe shop, screaming but tasteful
Our wine club's letterheads, seals and gift vouchers are all from different decades
Gift wrap and tags with our bakery's pretzel, repeating pattern, one colour
The protest needs placards that photograph well from a helicopter
Make sense of our org chart on a poster for the canteen
Place mats for a diner: crossword, puzzles and adverts for local shops
A commemorative stamp sheet for the lighthouse's anniversary
The foundation's report is full of good numbers hidden in paragraphs; give them bars, bubbles and big figures
Hoarding around a building site, eighty metres long, that neighbours won't hate
I need a monogram for silver cutlery and linen napkins
Our brochures differ in size, font, blue and logo. A basic layout grid for everything, please
Door numbers, floor names and toilet symbols for an office in a converted mill
The film poster: title, faces, festival laurels, and it has to work as a tiny tile too
Loyalty cards and paper cups for a coffee cart, with a moustache in it somewhere
We want to send a proper printed Christmas card to 600 clients, fold and foil and all
Seed packets for a community garden, cheap to print on a home machine
Lettering for a butcher's window in the old manner, gold with a shadow
Typeset a thesis with footnotes, tables and Greek in it
Scoreboards, season tickets and scarves for a women's football side
The folder we hand to new patients is forty loose sheets; make it one handsome booklet
A board game for our museum shop has rules and no board, cards or box lid yet
Our quarry's safety notices are ignored, being ugly and wordy
Deck of playing cards with portraits of our town's worthies on the court cards, needs laying out for print
Something for the fridge door: a magnet with the new bin days
Ad agency looking for a layout hand to turn a master poster into thirty paper formats
Order of service for a funeral on Thursday, with a good photograph and quiet type
Banners on lampposts down the high street for the cherry festival
Our passports-to-play booklet for nurseries wants stamps, badges and cheerful pages
Please turn this doodle on a napkin into something we can embroider on aprons
Lost cat notices, but for a whole rescue centre: a sheet we can fill in that people actually look at
The parish council's notice board needs a heading, some order and fewer drawing pins
My nan's recipes should become a little spiral-bound book for the cousins
We need a leaflet in a hurry: three folds, one map, opening times, done
Someone tidy to lay out our allotment society's yearbook
The bingo tickets look like tax forms
Could you make a nice sign for our honesty box?
Our shop awning, carrier bags and swing tags all need lettering that goes together
I have the words and the photos for an exhibition about lace, and sixteen empty panels
Banner for the charity's stand, two metres by one, to be read from across the hall
Wrap for a food truck: tacos, flames, phone number, no skulls
The instructions on our fire extinguishers are in five-point type
A bookplate for my husband's library, with a heron in it
Flags, bunting, parking permits and a programme for the county show
Turn a dull spreadsheet of swimming lessons into a clear wall chart
What size, what paper, what fold? I only know that I want an invitation for a christening
The font we've always used needs a licence, apparently; choose another and redo our letters
Our tourist leaflet opens like a crisp packet and closes like nothing on earth
The scout troop would like a badge to sew on sleeves, with an otter and the year
A door hanger for hotel rooms that says go away nicely
Please make us a poster of all the trees on our campus, like an old school chart
The printer sent our files back: no bleed, wrong colours, pictures too small. Sort them
Wanted: someone to set up the pages of our football fanzine each month, scruffy on purpose
Barrel stencils, box stamps and a wax seal for a cider mill
Make our petition look serious enough for Parliament
Ceramic tiles, number plates for the cottages, a slate sign at the gate: all in one lettering
My portfolio as a printed book to hand round at interviews; I'm an architect
Ours is the ugliest hymn sheet in the diocese
A jigsaw, a tea towel and a mug with the skyline of our town
Six-page menu with wine, allergy symbols and a kids' corner that still fits the old covers
We run an escape room and want fake passports, telegrams, tickets and wanted posters
Appointment cards for a hairdresser, round corners, something pink yet not girly
Comparison charts, cross-sections and small diagrams in a leaflet on cavity walls
The bus shelter ad must be tall, bold and understood before the bus moves off
Put our club's history, trophies and old team pictures on one big board for the bar
Our pension booklet has a border of ivy round every page. Why?
Scratch cards and collectable tokens for a supermarket, with a farmyard theme
A coat of arms for a family that hasn't got one and doesn't take itself seriously
Guide to the cemetery: plan, famous graves, and a list, on a single folded sheet
The yard has forty warning signs in nine styles; make a set that hangs together
My sister's thesis on medieval spoons should become a handsome catalogue with plates
Labels for home-brewed ginger beer, only thirty bottles, but make it look grand
Someone must turn these scribbled arrows into a floor plan visitors understand
Rosettes, running numbers and a finisher's diploma for a fun run
We'd like our mission hall's posters to look like old boxing bills, chunky wooden type and all
The contract's final pages are a soup of numbers, so could you give tables, headings and indents some sense?
Coasters! A set of six, each with a bit of the coastline, together making the map
The takeaway's menu goes through eight thousand doors and ends in eight thousand bins
A label maker's eye for our pharmacy's window: big letters, few words, sharp edges
Christmas crackers need hats, jokes and mottoes set in tiny type
Lettering for a lifeboat's bow and a matching name board in the station
Everything's centred, underlined and in capitals. That's our newsletter. Please help
Pull-up displays, lanyards, and a folder for delegates at a conference on hedges
Show our supply chain on a double page with lines, dots and little ships
The museum guide in large print and Braille-friendly layout
Vote-for-me window posters and rosettes; my colour is purple, my opponent's too
Redraw the tired sailing ship on our tobacco tin so that it prints in one colour on tissue
Ration out 60 recipes on cards that fit a wooden box
Colour-coded stickers for our pipework, gas, steam, water, so apprentices don't blow us up
A tabloid-sized free paper for our street festival, twelve pages, ads included
The garden centre needs those pointed plant labels, four hundred kinds, one neat pattern
My band has a gig in a fortnight, a photocopier and no talent for making flyers
Ceremony brochure, seating plan, table numbers and thank-you cards in dusty green
Old maps, diary scraps and a ticket from 1923: arrange them into a book about my great-uncle's voyage
A warm welcome pack for tenants: keys, bins, boiler, neighbours, all on a handful of nice sheets
It's for the window of a Turkish barber's: price board, opening hours, moustache
Spelling certificates and sticker charts for a primary school
Can you make the word "bread" look delicious?
The cookery school has aprons to be printed and nothing to print on them
Adverts for the theatre programme: twenty local firms gave us business cards and blurry JPEGs
We publish sheet music for brass bands. Covers are photocopied beige. Liven the series up
Lay the annual accounts out so the trustees can find the page with the deficit
Stamps for a passport round our twelve pubs, each pub with its own little picture
A campus of grey blocks named A to K: letters, arrows, big colours so freshers turn up to lectures
Beautiful quotes for a wall: a care home wants sayings by residents set large in vinyl
Our pamphlets on diabetes must work for people with poor eyesight: contrast, size, spacing
The hardware shop still uses stickers by hand. Shelf tickets and price cards, please, old-fashioned and neat
I can do the folding and cutting, I just need somebody to draw up the pop-up card
Squeeze the whole festival, four stages, three days, onto something that hangs round the neck
Spine, flaps and barcode for a self-published book about canal locks

Digital design
Our newsletter looks as if someone typed it in 1998; give it a face that works on a phone
A set of banners for the web in eleven sizes, all for the autumn sale of a garden centre
We need tidy templates for posts and stories so the office trainee stops making ugly ones
The landing page for our marathon is functional and hideous. Make it look worth running for
How our charity shows itself on screen is miles behind its lovely printed things
Screens in our supermarket's deli show a slide with Comic Sans. Something tastier for the displays, please
Our PDF annual report is to become a beautiful scrolling page; developers are there, the look isn't
Icons, headers, backgrounds and buttons in one style for a bank's campaign pages
Translate our printed style guide to screen: which colours glow too much, which fonts work small?
Clickable e-brochure for a yacht broker, to be swiped through on a tablet at fairs
The museum's touch table needs attractive screens that visitors of all ages will want to poke
Handsome tiles for Facebook, LinkedIn and the top of the website, all announcing the new hospital wing
I build websites and can't do pretty; looking for someone who hands me finished page mock-ups
Our webshop's front page should change with the seasons; we'd like four gorgeous versions
Client is a festival; they want a digital look from ticket page to phone wallpaper
An online Advent calendar with twenty-four lovely doors for our toy shop; the programming is taken care of
Email signature, video-call backgrounds and a slide for the waiting room, all matching our new colours
The football club's match-day graphics for social: line-ups, goals, man of the match, in our colours
Menu boards in our burger places are now monitors. They should look mouth-watering and switch at eleven o'clock
Mock-ups of a homepage for our quarry before we ask any programmer
Somebody must make our blog nice to look at; the header image alone is a crime
A consistent style for our online courses' screens, covers and badges
The dark version of our site looks like a cave. Which shades would make it elegant?
Display ads for a client's electric van, still and lightly moving, for news sites
We'd like interactive invitations for our gala that guests open on their phones
Thumbnails! Our channel has good films with covers no one clicks
Make a look for our digital magazine, spreads that fold nicely on small screens
Our e-learning slides are crammed; a clear, airy screen look is wanted by September
Library of visual building blocks for a council's online pages, so every department's looks alike
The theatre's foyer screens ought to be more than a rotating JPEG of the poster
Visual freshening of our booking page, without touching what lies beneath
Tickets now live in people's phone wallets, and ours look like a bus receipt
Online recipe cards for a dairy, made to be saved, shared and pinned
Valentine's, Mother's Day, Christmas: a florist's web page and posts need a fresh coat of paint each time, ready to upload
Our portfolio site is a wall of thumbnails; I'd like a striking on-screen presentation of a photographer's work, drawn up before it's coded
The investors look at our site first. It has to look like a company worth millions, not a school project
Agency overloaded: need a pair of hands in Figma for a week of web visuals and ad sizes
A microsite look for the whale exhibition, deep, dark and slow to scroll
Kiosks at our ferry terminal show ugly blue boxes; could they look friendly to tired travellers?
We want stickers and GIF-like badges for messaging, with our llama mascot
The company's intranet start page is grey on grey. Cheer it up within the system's limits
Header pictures and profile frames for two hundred volunteers on election week
An online press kit for my film, smart-looking enough for festivals
Our brand was made for paper in 2005 and crumbles on retina screens
Give the online donation page a warm face: photographs, shapes, colours, all made for the browser
Instagram grid that forms one huge picture across nine tiles for a gallery opening
Store visuals for our app: those preview pictures that make you press Get
We have the texts for our e-book on beekeeping; it needs to be handsome on Kindle and tablet
Web skins and takeovers for a games magazine's home page, launch in March
Screen graphics for touch displays in a showroom for kitchens
Could somebody unify the looks of our site, our app, our newsletters and our online ads?
The law firm's monthly mailing should look like something from this century
Carousel posts explaining vaccines in six swipes, clean and bright, for a health board
My developer says: send me the pages as they should look. I've none
A looping loading screen and a handsome 404 page for our ice-cream shop online
Prettier charts, headers and pull quotes for our online magazine on farming
Visual templates for webinars: waiting screen, name strips, chapter cards, closing slide
Our school's online open day has to look inviting from the registration page to the goodbye screen
The brewery's age gate, home page and shop in the style of our hand-drawn labels, as files for the coder
Pinterest pins, tall and tempting, for a wallpaper maker's forty patterns
We're redoing the look of our customer portal's dashboards and emails, no new features
Ads in the local paper's online edition come out blurry and ugly when I do them in Word
Fill the big LED wall of our trade-fair booth, calm by day, bold by night, in our colours
The online shop of our abbey sells honey and candles and looks like a pharmacy
Seven email layouts for a hotel: welcome, reminder, thank-you and so on, coded by someone else
A podcast's web page and all its channels want a fresh face, so listeners spot us at thumbnail size
We print nothing any more. All our catalogues live on screens and deserve someone who thinks in pixels
A virtual trade stand for a valve maker: make its screens, downloads and chat window good-looking
Our Christmas card is to be an email this year and shouldn't look like one
A web banner gets half a second. Ours need three to be understood; please redo them
Our cafe's posts look like parking fines; make a handful of layouts we can refill ourselves in Canva
Could somebody tart up the sign-in page of our choir's members area? Just how it looks
Everything we put online looks home-made, and not in the nice jam-jar way
I need pictures with text on them for our Facebook page, a month's worth, all matching
The advert squares that follow people round the internet: ours are dreadful
A cover image and little round avatar for every channel our library runs
Our web pages were fashionable in 2012. Show us how they might look now
Make us a newsletter layout with room for bread, offers and a recipe that won't fall apart on an old mobile
Lovely paper brochure, awful PDF. People read it on their phones and have to zoom like mad
The screen in our bus cabin tells passengers about stops and looks like a calculator
Who'll draw the pages for a butcher's website, top to bottom, so my cousin can program them?
I want the countdown page for our album to look like a haunted arcade
Swipeable story cards for a bike shop: how to mend a puncture in seven pictures
Our tablets at reception greet people with a default blue wallpaper
We're a tiny perfume maker and the web page has to feel like opening a drawer lined with velvet
A tasteful pop-up. Is there such a thing? For our garden club's sign-up
Fonts are too small, pictures squashed, buttons orange. It's only our church's page, but still
Make the online version of our seed catalogue a treat to leaf through on an iPad
The fundraising thermometer on our home page is clip art
Produce twelve sizes of one advert for a shoe sale, leaderboard, skyscraper, whatever they're all called
We'd like virtual gift cards that people aren't embarrassed to forward
Our vlog needs an end screen, a banner, a watermark and some decent thumbnails
The webinar slides, the invite and the follow-up mail look unrelated. Dress them in the same clothes
A nicer face for the screens on our exercise bikes; the makers let us swap the images
The bank sends a monthly statement as an email: could it be airy and pretty and readable at arm's length?
Wallpapers for phones, free to download, with our zoo's reptiles
Sketch three directions for our start-up's web presence: calm, loud, weird
Our Twitch page needs panels, alerts art and an offline picture with a raccoon
Someone good with gradients, glass effects and all that modern stuff, for a music app's promo page
We've a blog about moss. It deserves to be mossy
Every LinkedIn post of ours is a wall of text. Turn the tips into handsome slides for scrolling
The online exhibition: forty paintings, a dark background, tidy captions, and a look that lets them breathe
Give the school's Moodle pages some colour and tidy headings; teachers fill in the rest
Our shop's product pages are cluttered and cheap-looking. Draw me a cleaner version
Little pictograms for our site's menu: bath, dog, wheelchair, wifi, breakfast
A digital birthday card our insurance firm can send to nineteen thousand people without shame
The departure boards of our coach station look as grim as the coaches
Client's vodka: one page, full of ice, that makes people gasp as they scroll. Coders booked, visuals missing
The map of our ski lifts on the website is a scan of the paper one
I run a Discord for knitters and we need emotes, badges and a banner
Redraw our online application leaflet so it looks the same on laptop, tablet and telly
When I share our link on WhatsApp, an ugly grey box appears; give every page a proper preview picture
A scoreboard for the big screen at our darts league, legible, loud, a bit Vegas
Need a coming-soon page to look at while the rest is being cooked
The spa's booking confirmation should feel like a warm towel
Our estate agency puts homes on Rightmove and Instagram; we need frames and labels for "sold" and "new" that look classy
Make our web shop's Black Friday less black and less Friday: fresh banners, tiles and headers
The online game for our cheese snack is programmed but all the art on screen is placeholder boxes and buttons
Somebody to keep turning out smart visuals for a credit union's website and feeds, two days a week
Three hundred speakers, one template: name, face, talk, ready to post
I've a podcast studio with a lobby monitor and nothing to show on it but the weather
Every page on our site has a different header picture style and it makes me seasick
A polished look for our interactive report on bees, with big photos, side notes and neat tables for the screen
Facelift for an online dictionary, forty years of words behind a beige front
Our colours vibrate on a monitor. The printer's red hurts online
A pack of matching bits for going online: favicon, banners, avatars, mail header, post frames
The menu behind our QR code is a photo of a menu
We livestream Mass and the picture needs a graceful border, hymn panels and a start screen
Make our price table on the web look trustworthy instead of like a fruit machine
Our Etsy shop has a banner of a sunset and I sell clocks
Layouts for a quiz on a touchscreen in the dentist's waiting room, cheerful, big and clean; the program exists
The theme we bought looks like eight thousand other sites. Bend it till it looks like us
Digital signs in the lift, changing weekly: a set of templates that even our caretaker can fill
Kids should adore the start page of our online reading club: treehouse, lanterns, hidden owls
Redo the visuals for our affiliate adverts; partners refuse to put them on their blogs
How would our wool shop look as a website, roughly? I'd like pictures before promises
A save-the-date to be sent by text message, that opens into something charming
The council's flood page is red, yellow, red, bold, red. Calm it visually
Animated-ish headers for our newsletter, snow at Christmas, petals in May
Our e-zine for anglers wants covers, dividers and handsome article pages for the small screen
We show art on screens in hotel corridors and need elegant captions and in-between slides
Whoever made the poster forgot it has to be posted too: square, tall, wide and teeny
A trading card for every volunteer, to share online, with sparkles and their superpower
My consultancy's white papers are downloaded and never opened. Make them something to flick through on a screen
The web version of our menu boards, web posters and online coupons for a drive-through, in one fat juicy style
Our ticket shop sits on another firm's platform, and we may change only the pictures and colours. Do wonders
Spruce up our donors' online wall of names so each looks honoured
Filters and frames for selfies at our seaside carnival
A classy single page for a violin teacher, shown as a picture first; my nephew will put it up
It works, it's quick, it's ugly. That's our website in six words

Illustration
A picture book about a shy tram needs thirty spreads in watercolour
I'd like our goats drawn for the cheese labels, each with her own face
The museum needs to show how the Roman harbour looked; there's nothing left to photograph
Our company rules are dry; little cartoons in the margins would help
A hand-drawn map of our vineyard with paths, dogs and the ruined tower
Could someone sketch my grandparents' house from three old snapshots?
Pen-and-ink portraits of the twelve authors in our spring list
The hospital wants jungle animals painted for children's wards, to be printed on the walls
Mushroom field guide: two hundred species, accurate down to the gills
We need a mascot, a slightly grumpy badger, in twenty poses
Articles on burnout and rent in our weekly always get the same stock photo. We'd rather have something drawn and witty
Step-by-step drawings of how to fold our pushchair, with no words
A tattoo-like sailor and mermaid for a rum bottle, drawn by hand
Caricatures of the whole board for the retirement party
How does a knee work? Clear pictures for patients before surgery, not gory
Tarot deck, seventy-eight cards, with insects in place of people
Somebody to draw live at our conference and catch the talks in pictures on a big wall
The novel's hero is a fox in a coat. He ought to appear at the head of every chapter
Charming little people for our bank's web pages, doing ordinary things with money
Our poster has to show an octopus playing eight instruments, and no camera can do that
Fashion sketches of a capsule wardrobe, loose brush, for a boutique's invitation
A comic of eight pages telling apprentices why hard hats matter
Botanical plates of tea plants, in the old engraved manner, for tins
The editor wants a cartoonist for the back page every month
Dinosaurs with feathers, scientifically up to date, for a school book
Drawings that let children tell us where it hurts; our clinic sees many who can't speak
Cutaway of a submarine showing every bunk and pipe, for a double page
Colouring sheets for our restaurant's smallest guests, with our lobster
The film never shows the monster; for the novel edition we want it painted
Woodcut-style picture of our mill for flour bags
Pattern of lemons and swifts for tea towels, painted in gouache
We're a charity for refugees and can't show faces. Portraits in pencil would protect them
My poems want company: seven quiet drawings, charcoal perhaps
Client needs twenty spot drawings for a cookbook, whisks, onions, a cat stealing butter
Portrait of our late headmaster, from photographs, for the hall
Please paint the town as seen by a gull for our tourist map
A wordless set of pictures explaining asylum steps to people who can't read yet
The card game needs forty goblins, all different, all hungry
Our oat drink cartons want doodles, chatty and crooked, as if done at the breakfast table
A court case without cameras: we need somebody who can draw the accused in the dock
Sketches of fish for the chalkboards at our fishmonger's, recognisable even to me
Magazine cover about loneliness in old age, painted, tender, not grey
Steam engines in exact profile, as ink drawings, for a collectors' calendar
We want gig posters drawn in the psychedelic way, melting letters and all
An alphabet of garden birds for a nursery frieze
Who can draw my wife as a superhero for her fiftieth?
Our software has six dull characters on its welcome pages; draw friendlier ones with different bodies and ages
The saint in our altar leaflet should be drawn afresh, for a modern parish
Medical students need the nerves of the hand drawn better than the atlas does
Scenes from our brewery's history for the walls of the taproom, in thick black line
Pictures for a fable in verse: tortoise, lawyer, two geese
We'd like postcards of the pier in all weathers, painted not photographed
Trees through four seasons for the panels at the nature centre
A children's hospice wants a gentle story about goodbye illustrated with care
Someone ought to draw our recipes the way my aunt did, splashes included
Packaging people have done the box; now it needs a scene of Alpine cows on it, painted
I write science pieces and need a brush to make black holes imaginable
Draw the neighbours in our street as a group of otters for a charity print
Assembly leaflets for our shelves are misread; a clear exploded view in line, please
The ballet's programme book should have ink sketches made in rehearsals
Chocolate bars, nine flavours, nine little painted landscapes
A friendly germ for our hand-washing campaign in schools, drawn so that nobody is scared
Ornamental capitals with vines and beasts for a book of psalms
The fantasy saga needs its continents drawn, mountains, sea serpents, compass and all
Our bank's report on farming deserves better than clip art of wheat
Stickers of moody vegetables for a market stall
Pixel-fine pictures of beetles for a museum's drawers, each the size of a stamp
I've a joke about two penguins and can't draw penguins
A mural sketch for our school gable: children, swallows, the old chestnut tree
The proverb of the week in our paper, with one drawing each, for a year
I made up bedtime tales about a hedgehog plumber and want to see him
Draw our staff as vegetables. They've agreed
The knights on our castle's leaflets look like traffic wardens. New ones, with swagger
Can anybody paint my allotment as though it were Versailles?
We can't show our shelter for women in photos, so we'd like the rooms and people drawn
Pencil sketches of a suspect dog thief, for a comic novel
A spider for our science week that's fascinating instead of frightening
Someone to fill the walls of a noodle bar with ink dragons slurping
The cover of our fantasy paperback wants a girl, a wolf, a burning library
Small black-and-white drawings to break up a long report on rural buses
A scene full of tiny people doing daft things, where you've got to spot our lollipop
My gran's old songs, each with a picture, for a songbook
Bring a legend to life on paper: the giant who threw our hill
Cross-section of a beehive, correct and beautiful, to hang in classrooms
Six cheeky seagulls for chip wrappers
Our bird society wants plumage shown feather by feather: male, female, juvenile
How a canal lock works, drawn so a five-year-old gets it
T-shirt art for a metal band: goat skull, thorns, lots of detail
The agency has a headline about hay fever and wants a giant sneezing flower, drawn
The pictures of the first aid manual date from the war; new ones with people of today
Somebody who does Manga-like characters for our dental practice's teen brochure
Doodle our conference while people speak
I've lost my dog and would love a painting of him from the only blurred snap
A paper-cut style nativity for our cathedral's Advent cards
Rocks, ferns and fossils drawn for a quarry's nature path, with a curious newt as guide
Wanted for a magazine: one drawing a week about modern manners
Every month in our diary should open with a hare doing something seasonal
Twelve labels for jam, each with the fruit painted, dripping and slightly sinful
Make my children into characters in a fairy tale, with our flat as the castle
A friendly-looking liver. And kidneys. For leaflets at the transplant unit
The pub's called The Drunken Heron and has no heron
Chalk drawings on our blackboards, new every month: crabs, hops, pumpkins
Explain in pictures how to put on a harness, front view, side view, no text
There were no cameras at Waterloo. We need soldiers, mud and horses for a school book
Watercolour of each house we sell, as a present for the buyers
Our cereal box wants a maze, a crocodile and a bit of nonsense on the back
Fill the endpapers with a crowd of woodland animals, all knitting
The poet wants linocuts, one for each verse about rooks
What did the mammoth hunters eat, wear and carry? Show it, as accurately as can be known
A lino-like seal for soap: lavender, bee, old tap, all carved lines
Our cookies have faces, but the faces are dull; draw a family of twelve with tempers
Likenesses of ten forgotten women scientists, in ink and gold
We've designed the board game. Now it needs trolls, bridges and swamp paintings
A big hand-painted picture of the harbour with all the boats and who owns them
Political caricature for our student paper, biting but not libellous
The dentist wants a crocodile at the dentist's for the ceiling above the chair
Old proverbs and silly sayings, one pen drawing each, for a tear-off calendar
My memoir has chapters but no pictures. Something faint and scratchy at each beginning
Draw the insides of an accordion for a repair manual
A rose window of vegetables for our organic fair, somewhat stained-glassy
Cartoons about mothers-in-law wanted for a card company, kind ones
Somebody drew our mascot in 1983 and died; we need thirty more in exactly that hand
Picture cards so that people with dementia can point at what they want
A tree of life with every creature in our aquarium on its branches
Let the numbers one to twenty be made of animals, for a nursery's wall
Wine labels in the manner of old naturalists: moth, thistle, toad
Sketch of how the village green will look with benches, loosely coloured, for a leaflet
I write erotic poems and seek someone with a graceful line
The pizza boxes need a comic strip on the lid, new one each season
A magazine about grief wants drawings; no candles, no clouds, no hands
Costumes for our opera exist only in my head; put them on paper, figure by figure
Funny little devils for a hot sauce, from mild to lethal
Our history trail needs eight scenes: the plague, the fire, the fair, the flood and so on
A portrait of my boss as a Roman emperor, laurel, toga and mobile phone
Show the twelve yoga positions with a patient walrus
The bus drivers' union wants a heroic mural sketch, muscles and ticket machines
Ghost stories, twenty of them, each with a dark drawing you regret having seen at night
Could you draw how my invention's inside looks? The patent office wants clean line figures
A cute world of clay-like pigs and ponds for a toddler's bath book
Everybody in the mill in 1850, what they did and where they stood, in one crowded picture
Our rain boots need frogs all over them, a repeating drawing, hand done
Decorate the margins of our beer list with monks misbehaving
Show children what happens in hospital, drawn with a teddy going through it all
Two-page spread of the solar system for a kids' magazine, comets with expressions
I'm after a sailor's tattoo sheet for our rum bar: anchors, swallows, hearts, a kettle
The mushrooms on our risotto packet are clearly the poisonous kind. Redraw them
Fifty dog breeds, one quick brushstroke each
Portraits of saints for a calendar, as if they lived in our high street
A wistful picture for the record sleeve: a bus stop, snow, one lit window
Make a mythical beast out of our town's three symbols, a ram, an eel and an oak

Photography
Portraits of forty lawyers in one day, and none should look arrested
Our wedding's in June in a barn with terrible light
The estate agent's snaps make my cottage look like a cell; I need better ones before it's listed
Somebody to follow the lambing season on our farm with a camera and not get in the way
All 300 of our ceramics on white, same angle, same shadow, for the online shop
The restaurant's new dishes need to look as good as they taste, for menu and press
Capture our steelworks at night, sparks, sweat and all, for the anniversary book
Newborn pictures at home, relaxed, without baskets and bows
Our school's staff page is a mix of holiday snaps and passport shots
Freeze a splash of milk round our chocolate bar for the packaging
Who'll come to the gala and catch the donors with their eyes open?
The new bridge is finished; we want it at dawn, before the cars
I'm an actor and need new headshots, two looks, natural
Our trainers should be shown on real runners, in rain, in mud, mid-stride
Pictures of the cast in costume for the foyer and the programme
Nobody knows our hostel's rooms look nice, because the pictures were taken with an old phone
An honest reportage on nurses working nights, black and white preferably
The cars on our forecourt need pictures the same day they arrive
Fill our picture library: tractors, hands, soil, cows, families, for a whole farming year
Stills on set during the shoot of my short, for posters and press
Our jewellery is tiny and reflects everything; we can't get it sharp
The mayor opens the pool at ten; we need images in the newsroom by noon
Class portraits for six hundred pupils over two days, with the siblings too
Show the inside of our concert hall as it feels when empty
Dogs for adoption get ignored because they look sad in our shelter's shots. Make them look like themselves
The book on bread needs close-ups of crusts, ovens and floury forearms
Bands on a dark stage, three nights, no flash allowed
A family of five generations wants to be in one frame before Granny moves
The property developer wants the tower from the street, the lobby, and the view at blue hour
Our annual report should show real workers in real places instead of bought smiles
Catalogue of antique rugs, colour-true, lying flat, evenly lit
Someone has to record every painting in the museum's store before restoration
Our knitwear on ordinary women of all sizes, by the sea, thirty outfits
Team page: we'd like each of us with an object that matters to us
Before and after shots of dental work, always the same light and distance
The football team's official picture, line-up and single players, Wednesday after training
Ice creams melt in ninety seconds; we need somebody quick and clever with tricks
Shots of our valves that make engineers sigh, steel gleaming, dark ground
Sleepy village, forty inhabitants: I want to make a book of all their faces
Our conference had 800 people last year and not one usable image
Pregnant, shy, and would like some pictures anyway
A series on allotment holders for our magazine, five spreads, unposed
Follow our expedition boat for a week and return with ice, beards and seals
Garden designer needs her work captured when the alliums are out, early morning
The cosmetics texture smears: cream, powder, gel, shot from very near
Hands at work in our violin workshop: shavings, glue, strings
We sell flats off plan; the view from each balcony must be taken with a long pole or from a crane
Our cook leaves on Friday and I want a proper picture of the kitchen crew together
Document the tearing down of the old gasworks, month by month
The perfume bottle needs to glow from within, on wet slate
Passport-style pictures for five hundred festival staff badges, on the spot
My profile on the dating site has pictures from 2009
Cyclists at full tilt, sharp helmet and blurred road, for a race's poster
Client's furniture has to be shot in lived-in homes, daylight, with dogs allowed
The bakery opens at four in the morning. Be there with your camera when the first loaves come out
For the archive: all 900 gravestones in our churchyard, legible inscriptions
Our vegetables look limp in the weekly leaflet. Crisp and dewy, please
The bishop needs an official likeness, not too stern
Hair salon would like twelve styles taken properly for its window
A press picture for our string quartet that isn't four people against a brick wall
Show what our hospice really is, with the consent of families and a great deal of tact
Watch movements at five times life size, dust-free, for a collector's book
Our climbing hall from below, above and the wall itself, with people dangling
I need a hundred textures of rusted metal and peeling paint for my design work
Christening on Sunday, one hour, church and cake
The llamas of our zoo get new passes, yes, with portraits
Trade-fair stand must be recorded before the doors open at nine
Packshots needed by Thursday: thirty-two shampoo bottles, front and slight angle, transparent ground
The orchard in blossom lasts four days. Be on call
Can someone take a decent picture of our board that doesn't look like a hostage situation?
The snaps on our menu make the curry look like a puddle
Come to our ruby anniversary and take pictures of the old folk dancing
I'm selling a vintage Jaguar and it deserves better than a shot on the drive
My passport photo is on the firm's website. Please
Someone with a decent camera for the school prom, a backdrop and two hundred teenagers
Our granny flat needs pictures for Airbnb that make it look bright and roomy
Take the whole village from the church tower at sunset
We make fishing lures the size of a thumbnail; every hook and feather should be crisp
Nobody at our charity ball ever gets a picture where both eyes are open and the chin is single
A day in the life of a lock-keeper, as a series for our magazine
Three hundred handbags on a plain background, front, back, inside, by the end of the month
The burger has to drip just so
Before the builders begin, record every crack in the neighbours' walls
Baby turned one: cake smash in our garden, please
Capture the choir mid-note without making anyone look like a fish
I'd like a proper likeness of my mother while she's still herself
The estate's wild horses, at dawn, in mist, for a calendar
Our chefs are camera-shy. Someone patient wanted
Judges need to see each of the ninety cakes at our show, evenly lit, before they're eaten
New uniforms for the airline: crew on the apron, plane behind, wind permitting
My paintings have to look on screen as they do on the wall, without glare
A proposal on the pier on Saturday at seven. Hide and shoot!
All our pictures of the factory show empty machines. Put the people in, oily and grinning
Boudoir pictures as a gift to myself at fifty, tasteful, with a woman behind the lens
Ships launch once. Be in the right place when ours slides down
The rugby team naked for a charity calendar, balls in front of everything
Tiny terraced house, wide angle, no bendy walls
Who can get a black cat, a black sofa and a black cushion into one picture?
Bring lights to our lab; the glassware should glow and the scientists look awake
Graduation day, caps in the air, four ceremonies
Our glasses shine, our bottles shine, and I'm always visible in them
Portraits of refugees for an exhibition, big, calm, looking straight at you
The clothes look fine on the hanger, lumpy on the model. We need someone who knows how cloth should be seen
The insurers want pictures of every item in the manor, silver, clocks, tapestries
We lay patios. Good work, bad phone pictures
Someone to go round with the carnival floats and come back with feathers, glitter and exhausted drummers
Pictures of the hotel: pool without people, breakfast with people, bed without creases
Wildflowers on our verge, one per week from March to September
Our new minister, in his robes and on his bike
The dance school's recital, from the wings, no clicking noises
Show a heart surgeon's hands at work; you'd have to scrub up
I've written a book about doors and need two hundred doors
It's the club's last match at the old ground. Catch the turnstiles, the pies, the tears
Stars over our observatory, with the dome open
The team's grown by eleven and they must match the earlier portraits
Dark chapel, coloured glass, no tripod on the tiles. Can it be done?
For our LinkedIn: not stiff, not silly, by the window, ten minutes each
Stop our sandwiches from looking beige
A twin birth is due in May and we'd like someone there afterwards
Ninety-six varieties of potato, cut and whole, same scale
Mountain bikers in the air above our quarry, for the bike maker's wall
Our barn conversions are finished; come on a sunny day when the daffodils are up
Fast food chain needs somebody to travel to forty branches and show each front neatly
The puppies leave on Sunday, so Saturday would be good
A pop star is opening our shop for eleven minutes. One chance
Make our second-hand furniture look like a find rather than a clearance
Magazine needs the scientist, the glacier and her boots, in a single memorable frame
Family reunion, eighty of us, one flight of stairs
A hundred trophies behind glass are to be shown without reflections
The soap bubbles in our ad must be real
I'm a magician and want pictures which look impossible yet aren't faked
Tug-of-war, sack race, coconut shy: our summer fair on film or digital, I don't mind
Bees in flight for a honey jar
We've a mannequin, a steamer and eighty blouses. Bring camera and white paper
Old people's home, residents with the thing they'd save from a fire
Our wind farm in a storm
Evidence of the damp, room by room, dated, good enough for the tribunal
Need a really appetising loaf for a poster three metres tall
The artist welds at night. Sparks without blurring her face, would be nice
The swimmers want to be shown underwater, eyes open, bubbles everywhere
Rental bikes, prams, roof boxes: about fifty things cut out neatly on white for our hire page
My band needs a picture that promoters won't yawn at
Come along on our council's bin round at five and make heroes of the crew
Every holiday camp chalet type, made up, lamps on, wide and tidy
Engaged, awkward, would like a walk on the heath with someone who puts us at ease
Old glass negatives from the mill have to be shot again so they can go online
The trainee nurses' badge ceremony needs covering, group on the steps included
Hands, hooves, horseshoes: follow our farrier around for a morning
Whatever we post of our carpets looks grey. They're plum
Someone with a long lens for the air show, jets close and sharp

Packaging design
Our honey jars look like everybody else's on the shelf and tourists pick the one with the gold lid.
The box for our soap costs more than the soap. Surely it can be simpler and still feel like a present?
Old people can't open our pill bottles. Children can. Please think of something.
We sell eggs at the gate in plain trays and a farm shop has asked for something prettier.
Half the glasses arrive broken. We want a carton that holds them snugly without all that polystyrene.
Our chocolate bar needs a wrapper that makes people feel naughty.
Supermarket says our ready meals can't be read from a metre away. New sleeves by the spring range review.
The tea comes in six blends and customers always grab the wrong one. Make the caddies tell them apart.
Get rid of the plastic window in our pasta boxes but let people still see the shapes.
We need a dieline and artwork for a gin tube with a lid that pops.
What would make someone keep our biscuit tin for twenty years?
Craft beer in cans: we have eight brews, one label machine and no idea.
When people unpack our headphones I'd like a small gasp.
Our dog food sack falls over, leaks and looks like cement.
The regulator has changed what must be stated on supplements, and our labels have no room left.
Shampoo without a bottle: how should a solid bar be wrapped so it survives the post and the shower?
A Christmas edition of our mustard pots, please, without touching the recipe panel.
Our plants die in the courier van. Something that keeps them upright, damp and charming.
We've been in brown paper bags since 1962; keep the feeling but let it have a barcode.
Screws, hooks and hinges in blister packs that nobody can open without scissors. Help.
The burger box lets the chips go soggy, and it should carry our name better too.
Our client's skincare line moves from chemists into department stores and its tubes and cartons look cheap.
A board game needs a lid that shouts from the toy shop shelf and an inside where everything fits.
What goes round the cheese? We've only ever sold it by the slice and now delis want wedges.
Could the letterbox flowers come in a box that fits through the slot and doubles as a vase?
My hot sauce is nice and fierce, but the bottle looks like salad dressing.
All the text in four languages, a recycling mark, an allergen box, and it should still look calm. It's a muesli.
Our seed packets are dull. Children should want to swap them.
The own-label range of a farm supplier: forty pots, tubs and drums that should look like one family.
Customers throw away our refill pouch together with the pump. How do we show what to keep?
A limited whisky deserves a wooden case with a secret.
Retailers want our jam in shelf-ready trays by June; we've never made one.
Light bulbs in cardboard instead of clamshell. Needs structure and graphics.
We make cat litter. It should look lighter than it is and have a handle that doesn't rip.
Vegan fish fingers, and everyone thinks they're for vegans only. The front of the box must change that.
I'm told our perfume flacon is elegant but the outer is from another planet.
The props department needs a believable range of 1970s cereal boxes and washing powders for a kitchen scene.
Our milk is the same as theirs apart from the cows, and the cows aren't on the carton.
Six mince pies rattle about in a tray. Tighter, greener and festive, please.
A museum shop wants to sell tiny fossils in something that explains and protects them.
Counterfeits of our spark plugs are everywhere. We'd like a carton with a seal that is hard to copy.
Should a protein bar for women be pink? We don't think so. Show us what instead.
Frozen peas in a bag that can be closed again and doesn't look sad under frost.
The pizza place next door has a better box than us, with a riddle in the lid.
Our candle labels peel off when warm and the name can't be read on dark glass.
Wine: nine hundred bottles of our first vintage stand naked in the cellar.
Paint tins that show the true colour on the outside, so that customers needn't prise off the lid.
Our subscription box arrives looking like a tax letter.
People with poor sight should be able to tell our eye drops from our ear drops by touch.
Could you make our oat drink stand apart among thirty others in the chiller?
A blood test kit sent home: every tube and leaflet should have its place, in the order it's used.
We export shortbread to Japan, where they say it looks like something for builders.
Toothpaste tablets need a jar, a refill and a travel tin that belong together.
A client in fireworks needs boxes with all the warnings and still some fun.
Our sandwich wedge should peel open in one go on a train seat.
The trainer shop wants a shoebox people won't throw away; perhaps it turns into something.
Make the weight of cardboard per parcel fall by a third without a single dented kettle.
Our old-fashioned sweets have been in the same bag since Granny, and the printer lost the artwork.
We need pack artwork adapted from the 500 g to the 1 kg, the 2 kg and the catering tub.
The ham looks grey through the film. Could the tray, label or colour help it?
A baby food pouch that tells a tired father at once what age it is for.
Our new vodka needs a bottle shape that bartenders can grip with wet hands, and a label that survives the ice bucket.
Ink cartridges, 60 codes, and everyone buys the wrong one.
The posh crisps want to look less posh, and the cheap ones want to look less cheap.
Gift set for the hospital charity: mug, tea, biscuit, one box, one ribbon, no plastic.
Our fish van sells in white polystyrene; the fishermen want a crate and wrap that tell whose boat it came from.
Packaging for a child's first toolbox, sturdy enough to live in afterwards.
The label copy is agreed and the pot is chosen; we only lack something on it worth picking up.
Bath salts, three scents, and a customer asked whether it was fertiliser.
Our takeaway coffee lid drips, the sleeve slips and the cup says nothing about us.
Our granola looks like bird food on the shelf, and someone has actually fed it to budgies.
Courier drivers throw our pottery about. There must be a cleverer way to nest a teapot.
The farm gate ice cream is now going into shops and needs a tub of its own.
People cut their fingers on our tuna lids.
Someone to make the outside of our nappies tell size three from size four at two in the morning.
Get rid of the shrink wrap round the cucumbers without them going limp in a day.
I make fudge at home and sell it in freezer bags with a ribbon. A gift shop says it'll stock me if it looks proper.
Our insulin pens travel in a box that nurses call "the coffin".
Can a lipstick be sold without any plastic at all, and still feel like a treat when it clicks shut?
Pasta sauce lids won't come off. Grandmothers bang them on the worktop.
Please draw up a flat template for a folding carton to hold six beeswax candles, tabs and all.
Delivery noodles arrive as soup on the bottom of the bag.
Our coffee beans go stale because the bag has no valve and won't reseal, and it's ugly on top.
Shoppers think our washing-up liquid is a drink. That has to stop.
The supermarket buyer picked up our hummus, turned it over, said "no" and put it down.
For a luxury watch client: drawer, cushion, magnet, a scent of leather when you lift the lid.
We have twelve flavours of crisps and the colours have run out.
What would persuade a teenager to carry our sanitary pads without hiding them?
Sugar has to be halved on the front, the traffic lights moved and the cartoon tiger removed, says the new law.
Our tulip bulbs are sold in nets with a card stapled on, which comes off and then nobody knows what's inside.
A mailer for our knickers that doesn't show the postman what's in it.
Sleeves for three thousand yoghurts, each with a different cow's name. How would one do that?
The cork, the capsule, the neck tag, the back label: our port needs the lot.
Blind customers ring us because both our tins feel the same.
Make our garden twine look as though it had always stood in a good ironmonger's.
Our bread bag says "artisan" four times and shows no bread.
Stacking: pallets of our compost topple because the sacks are slippery and badly shaped.
Little ones should be able to open their own raisins. Grown-ups only should be able to open our bleach.
We're launching a razor by post. It must fit the letterbox, hold the blades and make a man smile.
The jar is half empty when you open it. Customers feel cheated, so could it be a smaller jar that looks the part?
An Advent calendar with twenty-four teas behind doors that really open.
My olive oil is Greek, green and peppery and it sits in a bottle like engine oil.
Sushi trays with a hundred tiny bits of plastic in them. Think it through again from scratch.
On the website our tin is the size of a thumbnail and none of the writing can be made out.
Someone to redo the can for our energy drink so that it doesn't look like a bomb.
We put the same picture on the fish cakes and the fish pie, and now there are refunds.
A carrier for four pints that survives the walk from the bar to the back row.
Vet medicines: dog, cat, horse, three strengths each. Last month a cat was given the horse one.
Let the wrapper of our muesli bar become compost, but it mustn't feel like a dead leaf.
Is there a way to sell spare vacuum bags so that people recognise which one they need?
Hotels throw away our little soaps half used. A new form, paper round it, refills perhaps.
My aunt's chutney won a prize. The label was done in Word, with clip art of an onion.
Bottles roll off the boat's table. Square ones might not.
We send lab samples on dry ice in a shoebox, practically. Something with compartments, labels and a lid that seals.
Work out how our flat-pack stool can go into one slim box with a handle, screws in a place where they can't vanish.
Our rum is dearer than the one next to it and looks cheaper.
The museum's replica brooches get sold in zip bags. A small hinged case with a card telling the tale would be lovely.
Retailers fold our display tray wrong every time; then the soup packets slide out on the floor.
Three firms merged and so there are three sorts of flour bag on the same shelf. Make them one family, gently.
A perfume sample that doesn't leak in the handbag.
Kids want the toy, not the carton, but parents wrestle with forty wire ties on Christmas morning.
Could our salt come in something you'd leave out on the table when guests are there?
Eggs by post. Yes, really. Six of them, unbroken, and pretty.
We're told the green is "chemist's green" and the font "funeral". It's a herbal tea for sleep.
Design a wrapper for a client's chewing gum with somewhere to put the gum afterwards.
Caterers buy our gravy in five-litre drums that can't be poured without a puddle.
The halal butcher next to us has gorgeous sausage sleeves and we've got cling film and a price gun.
For our film we need a fictional fizzy drink: can, six-pack ring, crate, slightly futuristic.
Refillable deodorant: people don't see that the outer case is meant to be kept.
Headache tablets bought in a hurry at the till. The strength and the word "aspirin" should jump out first.
Boxes for our doughnuts that don't get greasy spots and stick to the icing.
The Danes want our biscuits in Danish, the Swedes in Swedish, all on the same tin and without a sticker over it.
I want my bath bombs to look like something stolen from a sultan.
How can customers see that our honey has set on purpose and hasn't gone off?
We cut the cost of the carton last year and sales fell. Perhaps it went too grey.
Our lampshades occupy a whole lorry and weigh nothing. Can they travel flat, or one in another?
Children's plasters in a tin that a child would want to keep treasures in.
It takes our girls four minutes to assemble one gift box. It should take twenty seconds.
Our paint pots rust at the rim, drip down the side over the colour name and won't close again.
Cold brew, brown bottle, brown label, brown lid. Nobody sees it.
Everybody praises the inside of our chess set; the outside could be a jigsaw from a charity shop.
The pets' ashes are returned to owners in a plastic pot. They deserve something gentler.
Mock up four directions for our frozen dumplings that we can show to the buyer on Thursday, on real pouches.
A tamper strip that tells a mother at once that no one has been at the baby formula.
Can the ring-pull, the straw and the sleeve be got rid of without changing our filling machine?
The fishmonger's smoked eel is laid on gold card, and ours lies on foam. Guess whose sells.
Nail varnish bottles tip over on the duvet. Heavier foot, maybe, and a cap you can hold.
We need a starter kit for mushroom growers: spores, soil, sprayer, instructions inside the lid, everything in order.
Make our charity's Christmas pudding look worth ten pounds when it's stood beside the ones for four.
Our plain oat biscuits taste wonderful, say those who have got past the outside.

Presentation design
Investors see us for twelve minutes on Thursday, and what we'd put on the wall is forty pages of bullet points.
My PowerPoint puts even me to sleep.
The professor's talk is brilliant, but what hangs on the wall behind her is unreadable from row three.
Our sales people each knock up their own screens to show buyers, and no two look as if they came from the same firm.
The chief executive speaks to 2,000 people and wants a big picture and few words behind him at each point.
We need a deck for the bank that makes our brewery's plans clear in ten pages.
For the board on Monday: twelve screens to speak to, sober, no clip art.
I've a TEDx talk about mud and nothing to show on the screen yet.
The agency pitches tonight, and what we'd be clicking through looks like a ransom note.
Could you give us master pages in PowerPoint so that nobody picks Comic Sans again?
Our film needs something moody to leaf through with financiers in Cannes while the director talks, twenty pages, with references.
The tender asks for a half-hour show before the council's panel and we've only got Word pages.
Ninety screens for one talk: fonts jump, logos are stretched and there are four blues. Tidy it up.
The quarterly results go up on the town hall screen for all staff and they're dense as porridge.
Our museum's director presents the new wing to donors over dinner, and wants it to feel like a walk through.
The seed round depends on a story told in Google Slides. At present it tells three.
The surgeon projects the same grisly pictures and arrows to students every year and would like them clear and modern.
Our farm co-op meets the supermarket's buyers; we want to click through something that makes them want our leeks.
Each salesman should be able to pick ready-made screens and put his own talk together before a customer meeting.
On open evening the headteacher projects paragraphs, and the parents look at their phones.
The architect's competition entry must be told in fifteen screens to a jury that's seen thirty others.
I present on a tablet at kitchen tables. What I swipe through should sell solar panels without shouting.
The org chart, the timeline, the numbers I talk through on screen: make them look as though one hand drew them.
Our speaker hates reading aloud, so the screen behind her must do less and her notes do more.
A webinar next week, fifty people, and the thing I'd be sharing on screen is embarrassing.
The football club wants to woo a shirt sponsor with something more exciting than a PDF of statistics.
Founders email the thing they pitch with to funds, with nobody there to explain it. It has to stand by itself, page by page.
The consultant's report runs to 200 pages, and the minister will have it shown to him in eight clicks.
Someone made our pitch template in a free app, and it falls apart the moment a colleague opens it to speak from.
An awards evening with a huge LED wall: we need the winners, the nominees and the holding screen to click through.
We want Prezi-like zooming across a map of the port when our harbourmaster speaks.
As a documentary producer I've a meeting with the broadcaster, a good idea, and something very ugly to show on my laptop.
Donors in the cathedral's crypt watch the dean click through grey paragraphs about lead. Show, don't tell; ten clicks at most.
What our trainers project has grown for eleven years. Please cut, reorder and redraw it.
The deck is too long. The deck is always too long. Help.
The law firm's partners stand before clients beside a screen full of clauses in nine-point type.
Fourteen people speak at our conference, and what's projected behind them should all look like one event.
Nobody in the back of the lecture hall can see our graphs, and the projector is feeble.
A housing association has to explain the rebuild to tenants in the church hall with a beamer and a sheet.
New recruits spend their first morning watching bullet points fly in with a whoosh, made in 2009.
As I talk, the machine should build itself piece by piece on the screen, at each press of my clicker.
We're four founders with a napkin sketch and a meeting with a fund. Turn the napkin into a dozen persuasive screens.
The winery speaks to an airline's buyers next month and wants visuals behind the talk that taste of something.
Every department hands in its own pages for the strategy day, and somebody must make one handsome set from them.
Our secretaries must be able to change a figure the night before a board talk without the whole show falling apart.
A bishop, a beamer and a building plan. What he throws on the wall shouldn't look like a parish raffle.
Our credentials, case by case, in a form our new-business director can flick through in front of a prospect.
Scientists at our institute talk at congresses and want the finding obvious on screen within three seconds.
The pharmaceutical rep has ninety seconds in a doctor's corridor with an iPad.
My graduation talk has to win over a panel. I have the content in Word and no eye whatsoever.
The hotel group's owners meet yearly, and the managers' slides vary from lovely to criminal.
A speech to 400 beekeepers; I'd like large, quiet pictures and one line at a time.
We lost the pitch, and they said what we put up on the screen was 'hard work'. We've another one in ten days.
Could the 2025 plan be shown on a single page that can be thrown on the wall and still understood?
Our charity's fundraisers speak in Rotary clubs with a laptop and a sheet for a screen. Give them something moving to click through.
The broker's information memorandum is fine on paper but must be clicked through before buyers.
Cover, dividers, an icon for each service, a last page with our number: our speakers have none of these to work with.
My boss stands in front of slides that say word for word what he says.
The casino resort's planning hearing needs a calm, honest run of screens that councillors can follow.
The brand book is lovely on paper. Nobody can pitch with it; staff need layouts for the things they project.
We show clients twelve mood pages on the telly, and the client remembers none. Make the idea land by the third click.
The demo day gives each company three minutes, a clicker and a screen four metres wide.
Our shipping line's safety briefing is projected in the mess, and sailors photograph it to mock it.
I'm a casting director with a workshop to give and just a heap of photographs and notes for the screen.
The new hall's screen is ultra-wide and every speaker's file is nearly square. They need rebuilding, not stretching.
A wedding venue wants something handsome to page through with couples on the big telly.
We're to explain a very complicated pension, with a clicker and a screen, to very tired factory workers at six in the morning.
The series travels from commissioner to commissioner in one file they flick through: tone, characters, episodes. It should be a beauty.
Shareholders squinted and grumbled at the wall behind our chairman last year.
It's a talk about software, and everything I project is a screenshot. It looks like a bug report.

UI/UX design
People give up halfway through our parking app and drive off without paying
Nurses need eleven taps to record a temperature. It should be two
Our customers ring us because they can't find the cancel button
Draw how our banking app's screens should follow on from each other, before the developers start
Old people must be able to order a taxi with our app without calling their grandson
Somebody watch five users try our booking page and tell us where they swear
Our dashboard shows forty numbers at once and truck dispatchers miss the one that matters
We've an idea for a plant-swapping app and nothing to show investors; a clickable dummy would do
The checkout has seven steps. Half the baskets are abandoned on the fourth
Blind visitors tell us our ticket pages are unusable with their screen readers
The museum's audio guide confuses everybody over thirty
Our form for housing benefit is nine pages of dread; make it bearable
Engineers built the control panel of our milking robot, and farmers can't make head or tail of it
Where should the search box go, what's in the menu, what comes first? Sort our university's site
Wireframes wanted for a volunteers' rota tool
New users sign up, look round for a minute and never return
Every screen of our software has different buttons. We want one kit of parts with rules
The smart thermostat has one dial and a tiny display; think out how people should talk to it
Our agency's client, a train operator, wants commuters to buy a season ticket with one thumb
Test two versions of the donation flow with real people and redraw the better one
Patients can't find their test results in the portal although they're there
Our warehouse scanners have menus from the nineties and gloves don't help
I'm coding alone and my app looks and works like a developer made it
The settings page has grown like ivy. Prune it so people find what they want
A learning app for dyslexic children: big targets, calm screens, no dead ends
Ferry passengers keep picking the wrong date on our calendar widget
Find out why nobody uses the filter in our webshop and fix how it works
Screens for a ticket machine that drunk fans and tourists can both handle
Accountants live in our program eight hours a day and say it gives them headaches
Sketch the path from "I've got toothache" to "see you at three" on a phone
Our car's touch display takes drivers' eyes off the road for too long
The family-tree site has so many features that beginners panic
Make our intranet findable: who to ask, where the form is, what's for lunch
The charity's volunteers log hours on a page that hides the save button below the fold
We need someone to interview midwives and turn what they tell us into screens
Our recipe app asks for too much before it gives anything. Redo the first minute
Colour-blind traders mistake red for green on our platform
Prototype a voting tool for parish councils that grandmothers trust
The hotel's room tablet: lights, blinds, breakfast. Guests call reception to switch the lamp off
Too many complaints reach support that are really about an unclear screen
Turn my hand-drawn boxes and arrows into proper screens with states for empty, loading and error
A game's menus take longer to understand than the game
Reorganise a law database so a clerk finds a ruling in three clicks
Parents want to report a sick child in the school app before the first coffee
The machine has a screen the size of a matchbox, and twenty functions
Our product team has no one who thinks about how it feels to use the thing
We moved the menu and the regulars are furious; please advise on a layout that suits both old hands and beginners
The insurance claim must work for a shaken person by the roadside with five per cent battery
Card sorting with our library's readers, then a structure for the catalogue pages
Which of our forty settings does anyone touch? Cut, group and rename
A watch version of our sailing app: wind, depth, nothing else, readable in spray
Sellers on our marketplace upload pictures wrong every single time
Before rebuilding our tax tool I want to know what bookkeepers do, in what order, and why they groan
It takes new cashiers two weeks to learn our till
Design screens for a telescope app to be used in the dark with cold fingers
My start-up has a great algorithm behind a horrid front
On a phone our zoo's map pinches, slides and vanishes; make it work while holding a child's hand
The onboarding of our fitness app feels like an exam
Refugees need to find a doctor with our app, whatever alphabet they read
People type their name in the card field. Every day
An honest review of our platform with a list of what trips people up and drawings of better ways
Our quarry's weighbridge terminal beeps at drivers and they don't know why
Football fans should choose a seat, see the view and pay before the queue times out
Smart lock for holiday flats: guests stand in the rain and fumble with our app
The dating app for farmers needs fewer swipes and more sense
Consistency, please: our desktop, tablet and phone versions behave like three products
Doctors override our alerts since there are too many; work out which should interrupt and how
We'd like paper prototypes first, tried out with real pensioners in our café
An editor's tool where journalists lose drafts because "close" and "discard" look alike
Make it obvious what to do next; at present our users stare
My dad tried to pay his water bill on our site and cried. Something is wrong
Half our callers only want to know where to click
The oven has nineteen symbols and nobody knows which one makes toast
Make our booking thing so simple that I could use it after two pints
Sit with our claims people, watch how they work, and draw a tool they'd not curse
When something goes wrong our app says "Error 4012" and that's it
Users keep deleting their whole playlist by accident
I've got an idea for an app to share ladders with neighbours. How would it go, screen by screen?
Customers choose a tariff, get lost, choose again and end up with two
Everything is hidden behind three little lines in the corner
Our library card sign-up wants your mother's maiden name, your fax and your patience
Left-handed people can't reach the button
The farmers have thick fingers, bright sun and ten seconds. Redesign our spraying app for that
Why do they all tap the picture when it isn't a button?
We'd like five strangers to try our petrol app while someone takes notes
Put the most-used things up front and the rest out of sight; it's hotel software
The password page has eleven rules. People give up there
Nobody notices our notifications, or else they turn them all off
Our grandmother-friendly telly remote needs a menu to match
I want to see and click through the thing before I pay anyone to code it
Drivers swap between our map, the order list and the chat all day; get it onto a single view
Kids aged four should manage our story app without a grown-up
People add a baby seat to their rental car and can't remove it again
It's powerful, they say, but you need a training day to print a label
A lift with a touch panel. Visitors ride up and down helplessly
Find out what dentists really need from our diary program rather than what they ask for
The app for our hearing aids is used by people with shaky hands, so rethink sizes and gestures
Each department invented its own forms. Same fields, same order, same wording, same place for the OK button, please
Buyers compare our tractors by opening nine tabs
Back takes you home, home takes you to login, login takes you nowhere
We moved from paper charts to tablets on the ward, and everything takes twice as long
Draft the steps for returning a parcel, so plain that nobody needs to ring
Our meditation app is stressful: six taps before the first breath
Trainees tick the wrong box in the crane controls; think through layout, colours and confirmations
Newcomers should feel clever in the first thirty seconds
The quiz-maker for teachers has more buttons than a cockpit
Bored bidders leave. The way to place a bid is too fiddly
Charting how a patient moves through our portal, where it hurts and what to fix first
I built a program for choirmasters and get emails every day asking how to save
We have a thousand articles and people only ever find ten. Group them sensibly
Would you try out our rival's app and ours and tell us why theirs feels easier?
Tiny screen on a coffee machine, two knobs, eight drinks, sleepy people
Redraw the pages where people choose coffin, flowers and music; be gentle and leave nothing confusing
Our stock system shows everything in red. What's urgent, then?
Asking for consent, age, postcode, newsletter, all on one screen: people run
The admin side of our site is a maze and only Brenda knows the way
Show me in grey boxes what goes where, before anyone argues about colours
We want deaf, dyslexic and colour-blind folk to get on with our ticket app as well as anyone
The sat-nav for our lorries is only usable when parked
Guests scan a code, choose a dish, then can't split the bill
Support says the same ten screens cause nine tenths of the moaning; rework those ten
A kind, clear way for teenagers to report bullying on their phone, in a minute, unseen
Two taps to start the washing, not fourteen
We argued for a month whether tabs or tiles. Ask real users and settle it
Our pilots' checklist on the tablet mustn't be misread at night
Customers fill their basket, then look for the till. It's at the bottom, in pale grey
First screen of our energy app: a graph nobody understands
The staff rota app lets you swap shifts in theory
Work out the screens for a vending machine that sells train passes in nine languages
Our designer left in the middle. There are fifty screens, some dead ends and no system
Beekeepers wear gloves and veils when they use our log. That wasn't considered
Parents should see at a glance: is the bus late, is my child on it?
The trial users loved the idea and hated using it
Rank our fifty wishes for the next version by what would help people most, then draw the top five
How should a voice assistant for the blind answer, ask back and be interrupted?
Volunteers type the same address four times a day in our food parcel system
We need a page where donors change their amount without feeling trapped or guilty
A plain sketchy walkthrough of our museum app to test with school classes next month
Traders want dense, beginners want airy. One platform. Help
Anglers enter their catch with wet hands in a rocking boat
The old version was ugly but everyone knew it; we need a gentle path to the new layout
People use the search since our menus are in company-speak; rename and reshuffle them
Somebody switched the heating off in the whole school because on and off look the same
Every pop-up of ours is another sorry plaster on a poor layout
Which bit of our sign-up scares folk away? Watch recordings, ask, then fix it
Give us a kit of sliders, fields, cards and pickers that all our six products share
Make the language-learning thing less like homework: what happens after each answer, what's next, when to stop?
Elderly tenants must report a leaking tap on a tablet in the hallway
On our telly box it takes ages to type a film's name with the arrows
The plumbers fill in the job sheet on their knees under a sink, one-handed

3D design
Buyers can't picture flats that aren't built yet; show them the rooms, sun, sofa and all
Our new drill exists only in CAD and the catalogue closes on Friday
Parents need to see how the new playground will feel before they vote on it
I need a bottle modelled and rendered with condensation, from every side
Model a medieval siege tower accurately enough to print it for our museum shop
The council wants to walk round the planned square on a screen before a stone is laid
The trade-fair stand must be seen from all angles before we sign it off
Show what's inside our heat pump by peeling off the casing, layer by layer, as stills
Game studio needs crates, lamps, ruined vans and other props with clean topology
Our sofa comes in sixty fabrics. Photographing them all is madness; make them on the computer
Character for an animated short: a stout mole, modelled and rigged, ready to move
We'd like to turn our product round with a finger on the website; who makes the model?
A prototype of my lemon squeezer that I can send to the printer and hold
The crime novel's cover should be a room that looks real and couldn't exist
Our logo should be made of blown glass, floating, with caustics
Rebuild the sunken ship from the divers' scans
Packaging isn't printed yet but the retailer wants pictures of it standing on the shelf
Visualise my kitchen plans so the couple finally agrees on an island
Architect seeks someone to turn plans of a chapel into images with fog, worshippers and evening light
Model the jaw for our dentists' training, teeth removable
Watch brand: macro renders of a movement, every screw polished
I want an abstract landscape of foam and chrome for a record sleeve
The quarry's extension has to be shown to neighbours as it'll look in ten, twenty and thirty years
Digitise our museum's statues and clean up the meshes
Perfume advert in which liquid forms a swan; we need the swan first
A yacht that doesn't exist, at sunset, off an island that doesn't either
Furniture shop wants every chair as a file customers can place in their room
Make our engine explode neatly, every part hovering, for a poster
The stage set should be checked digitally before the carpenters start
Build me a low-poly farm with forty animals for a mobile game
How would our ring look in rose gold, platinum, with an emerald? Without making any of them
Anatomically right heart, transparent, for a lecture hall's screen
A typeface of balloons, rendered, letters A to Z
Reconstruct the abbey as it stood before the fire, so visitors can look at it from all sides
The sneaker is still a drawing; sales need it to look finished for the buyers' meeting
Textures and materials for our models: worn leather, wet asphalt, knitted wool
A housing developer client needs bird's-eye views of 80 houses with gardens and children
Our mascot lives on paper only and must become a plump figure to be viewed from behind as well
Spare parts for old tractors aren't made any more. Measure, model, give us files for milling
Show wind turbines on our hill to scale, seen from the village
I'd like isometric little worlds for our insurance pages: house, boat, bike, storm
The sculpture for the roundabout must be convincing on screen before the jury meets
Cosmetic jars in matt glass with soft shadows, twelve shades, all from one file
Virtual showroom for our bathroom tiles: modelled rooms, exchangeable tiles
For a chocolate client: bar breaking, caramel stretching, frozen in the air, rendered big
Scan my mother's hands and make a file that can be cast in bronze
The prop maker needs a helmet design as a printable model, in parts
Make the office extension look so real the planning committee stops asking
Terrain of the valley with the future dam, from survey data
A vending machine with our new look, in a station, at night, that isn't there yet
Design a trophy on the computer: twisting, gleaming, castable
Interiors for a cruise ship's cabins shown before the yard builds them
VR developers need a Victorian street from us and we have no one to build the assets
Cutlery, five pieces, from my sketches into precise surfaces for the toolmaker
Insects a metre tall and hairy for a science museum's screen
Our client's trainer floats, sole comes off, foam glows; stills for posters
Wine labels change each year, the bottle doesn't. We'd like a digital bottle we can dress again
Show homeowners what solar tiles would do to their own roof
I'd love a miniature of our football ground for the printer, seats and floodlights included
The spaceship for my student film needs modelling, panel lines, rust and all
Before we order 400 lamps for the hotel we want to see them in the corridor
An orthopaedic insole maker needs shapes adjusted from foot scans
Render our garden furniture in a snowy garden; it's July
The toy's ears keep snapping off. Redo the model so that it can be moulded
Cutaway of a volcano with a realistic surface, for a geology book
Avatars for our online lectures, twelve people, friendly and not creepy
Let us see the church organ's insides as if one could fly through the pipes
Exhibition in planning: plinths, cases, paths, please put it into a navigable model
Glossy, plump icons with depth for a bank's app, like little toys
We lost the drawings for the old locomotive. Measure what's left and rebuild it virtually
Our conservatories are all one-offs and customers won't sign until they've seen theirs stuck onto their own bungalow
Somebody to build our kettle on the computer, since the factory's sample keeps getting stuck at customs
I paint tabletop armies and want my own goblins, twelve of them, as files I can print at home
The hinge on my pill box cracks. Could you redraw it so it comes out of the machine in one piece?
A chocolate mould in the shape of our cathedral, drafted so the bars pop out clean
We sell coffins and would rather not photograph forty of them; realistic pictures made without a camera please
Nobody believes how small our tiny houses are, or how roomy. Make pictures that look lived in
Loft conversion firm: take my measurements and show the customer the stairs, the dormer and where her bed goes
Customers choose taps and radiators from a grey line drawing. Give us something that gleams like the real thing
Cake topper of the bride and groom from photos, ready for the resin machine
I've got a napkin sketch of a dog feeder and an investor who says he can't see it
Turn our flat floor plans into little dollhouse views with furniture, lid off, for the letting site
Spectacle frames in nine shapes, as files which our printer in Turin can work from
The fossil is too fragile to be handled; scan it and give us a copy that visitors can turn about
Gear wheel in my gran's mangle has lost teeth, nobody stocks it. Draw me a new one I can have printed
Pictures of our shampoo with splashes, bubbles and drops frozen around it, no camera needed
A molecule docking onto a cell, big, juicy and believable, for our biotech's front page
Show our prams in every colour and with every wheel, from one master file, so we needn't build forty prams
The skatepark committee fights over ramps. We'd like to see the bowls and rails with kids on them before concrete is poured
Could someone knock up a pretend shop interior with our shelving in it? Buyers don't get the plan drawings
We need a dinosaur with proper feathers, built on computer, that a museum can put in any pose
My wife's late cat as a small figurine, from about thirty snapshots
The game's monsters all look like clay. We need someone who can sculpt scales, fur and slime digitally
A hotel chain wants to see its new bedroom with three carpets and two headboards before ordering for six hundred rooms
Our fitted wardrobes look like grey boxes in the planning program. Make them look like oak, with jumpers in
Machine maker here: the packing line is forty metres long, lives in a windowless hall and can't be photographed decently
Toy train firm needs the new carriage as a file for the injection mould people
We bid for a footbridge. People should see it at dusk with cyclists, swans, reflections and all
Draw our valve sliced in half so engineers can see the spring, the seal and the flow
I have a picture of a chess set in my head: every piece a vegetable. Printable, please
Garden offices: the same cabin in a city yard, in an orchard, in the rain, without shipping it there
The undertaker wants new headstones shown on a screen to families, letters carved as they would look in slate
A robot for a children's science show, round, dented, friendly, which our games people can bring to life
Estate agent: the plot is nettles at the moment and I have to sell six semis off it
Someone who can make cheese look edible out of nothing but numbers
Our carnival float is a twelve-foot lobster. The welders want to see it from each side first
We lost a handle mould in the fire and only have one handle. Copy its shape exactly
Fifty lipsticks, exact shades, tilted at the same angle, floating
Dental lab seeks help with crowns and bridges drawn on screen for the milling machine
Make a cookie cutter of my children's drawings, a batch of nine, as printable files
The crane firm wants its new model shown lifting a church roof, which it has not done yet
Can a building that was bombed in 1941 be put back on the screen from old postcards?
Bike maker: paint jobs change weekly, the frame doesn't. Set us up with a frame we can recolour ourselves
Add a swimming pool, decking and palm trees to this scruffy back garden so my husband will say yes
Our converters, cables and sockets look like toys on white. Could they be rebuilt so light falls on them nicely?
A virtual human knee with ligaments you can hide one at a time, for physiotherapy students
Jeweller seeks somebody to get a pendant from pencil to wax: snake biting its tail, ruby eyes
We're putting solar panels on a field and the villagers think it will be hideous. Give them an honest view from the lane
Restaurant isn't fitted out until August but the booking site wants pictures in May
Fantasy tavern: barrels, tankards, beams, a fireplace, all as separate pieces our coders can drop in
The ice rink's cladding comes in four greens. Put each on the building so we can choose
I make kayaks. My hull exists as a plug of foam and needs to become exact surfaces
An anatomically decent horse with saddle parts that click on and off, for our tack shop's site
Blinds, curtains, shutters: let people see each fabric hanging in a window that never existed
Please make our mattress look as though you can see through it, springs, foam, wool and all
We need a fake city block for a driving simulator: lamp posts, kerbs, bins, bus lane
The archaeologists found holes in the ground. Visitors want to see the longhouse that stood on them
My invention is a folding crutch. I can't draw, but I can wave my arms
Candle moulds: a bust of our local poet, hollow, with a wick hole
Window display agency wants giant perfume flowers; first on screen, then off to the polystyrene cutters
Our sunglasses should be tried on by a head that's not a creepy bald dummy
Take the engineers' heavy file of our ventilator, clean out the ten thousand bolts and make it look delicious
Before the parish pays for a new altar, the congregation would like to see it standing there in morning light
A coffee capsule spinning, half open, with the grounds visible; stills and the file behind them
We run a miniature railway club and want the real signal box shrunk to 1:76 for printing
The wheelchair company's armrest must be reshaped to fit a child's elbow and sent out as a print file
Forty trees, ten rocks, six fences. Stylised, light enough for old phones
I want our dairy's cow as a shiny vinyl toy, standing, sitting, drinking, seen from the front, side and rear
Someone handy with Blender or Cinema 4D to make ten abstract glass shapes for our bank's slides
How will the pavement seats, planters and awnings look outside our café? Licensing wants a convincing view
Aeroplane seats, economy, with our new fabric on, three rows, morning sun through the portholes
Cemetery extension, paths, hedges and urn walls, to be shown gently to the bereaved and the neighbours
Buyers in Asia want to inspect our gearbox from underneath, on a tablet
We have drone measurements of the cliff. Make a model out of it we can rotate and put on a table
Medals for our half marathon: a running hare in relief, file for the foundry
Our bathroom brochure has seventeen layouts and no bathrooms. Conjure up the bathrooms
The burger needs a perfect bite taken out of it, lettuce flying, and the chef has given up
Trailer maker wants horseboxes customers can put together themselves on the site: doors, ramps, colours, partitions
I'd like the house I grew up in built again on a computer, room by room, from the family albums
The new tram should glide past our town hall in a picture so real that people ask when it opened

Interior design
Our dentist's waiting room makes people more nervous than the drill.
The café is lovely from outside, then you walk in and it's like a canteen.
We moved forty people into a former mill and it's cold, echoing and full of wires.
Guests say our bedrooms feel like their gran's. We've eighteen of them to do up before Easter.
What should our shop look like inside? We've got the keys, bare walls and six weeks.
The care home's lounge has chairs round the edge and nobody talks.
My flat is long, dark and narrow, and I can't work out where the sofa goes.
Patients with dementia get lost in our corridors. Colours, floors and doors might help them.
The pub's been brown since 1974. Regulars like brown. We need new customers as well.
Our law firm's reception says 'tax inspector'. It ought to say 'sit down, have a coffee'.
The library wants to be a place where teenagers stay, with corners, cushions and sockets.
We've bought a narrowboat and want to live in it without bumping our heads or each other.
Fabrics, wallpaper, lamps, handles: I like everything and it doesn't go together.
The bank's branch has lost its counters and now people wander about not knowing where to stand.
A hair salon with six chairs in a room made for four. Clever layout needed.
Nobody uses our meeting rooms because they feel like interrogation cells.
The vet's needs separate places for cats and dogs, floors that wipe down, and a bit of cheer.
Our restaurant's so loud that couples shout. Can it be softened without curtains?
We're turning a chapel into a home and don't want to lose the windows or freeze under the vaults.
The kitchen is where all seven of us live, and it was planned for two.
Staff eat at their desks because the break room is a cupboard with a microwave.
A boutique hotel in an old prison: cells into bedrooms people would pay for.
The furniture arrives next month and we've still not chosen paint, blinds or carpet.
For our chain of opticians, one look for the inside of thirty shops, each a different shape.
The school's sixth-form room is a corridor with beanbags. They deserve better.
The ferry's saloon has sticky vinyl seats and strip lights, and crossings take five hours.
An agency client wants its showroom to feel like somebody's kitchen rather than a warehouse of kitchens.
We rent out holiday cottages, and bookings go to the ones with nicer rooms.
My consulting room must calm anxious people the moment they sit down.
The children share a bedroom and a deep hatred. Divide it somehow.
The theatre's foyer is a cold marble hall with one lonely bar. Make people want to come early.
Our office lease shrank by half but the number of bottoms didn't.
I've a bathroom without a window, pink tiles, and no courage.
The synagogue hall serves weddings, funerals and yoga; it should suit all three and stack away.
The wine bar will be in a vaulted cellar. What goes on the walls, the floor, the ceiling?
Open-plan has made our software people wear headphones all day. Give them quiet nooks.
The hospital's family room, where bad news is given, has a broken blind and orange plastic chairs.
We want diners to linger at lunch and hurry at breakfast. Same room.
The gym's changing rooms smell old and look older.
A bakery counter, ten stools, queues to the left, ovens in view: somebody draw us a plan that works.
My mother's moving into one room from a house of nine. Help it feel like hers.
The bookshop's shelves block the light and hide the children's corner.
The golf club's lounge has tartan carpet. Need I say more?
We're fitting out a tiny house on wheels and every centimetre counts.
The registry office should be somewhere you'd be happy to be married, and at the moment it's beige.
Our nursery wants natural wood, low windows, hidey-holes and fewer primary colours.
The loft has been converted, and it's just a white box with slopes. Now what?
Buyers walk through our show flat and feel nothing. Furnish it so they picture themselves there.
Wheelchair users can't get past the tables in our tearoom; rethink the room, please.
An embassy's dining room has to impress without looking bought in one afternoon.
The cinema's bar could be velvet and brass again, as in the photographs from 1936.
I'd love to see materials and swatches together before the builder asks me again what I've decided.
The fire station's crew sleep, cook and wait in rooms nobody has thought about since they were built.
Our co-working floor has plants and ping-pong and still feels like an airport.
A spa in a basement with low ceilings. It has to feel like a forest.
The barn has magnificent beams and nowhere cosy to sit.
Our jewellery shop needs showcases, carpet and lamps which make people whisper.
Stone, oak, linen and no gold taps, please. It's a farmhouse and should remain one.
The student hall's rooms are identical cells; the first-years spend term one in bed.
After the flood everything below the picture rail has gone, and we'd like it better than it was.
The football club's hospitality boxes look like a car dealer's office.
Which walls can be knocked through and what shall we put in their place? The ground floor is a warren.
We sell mattresses, and nobody feels like lying down in our store.
The surgery shares a building with a pharmacy and a physio, and all three want it to feel as one inside.
A yacht's cabin for a family of five, with bunks, lockers and a place for the dog.
The radio studio is on camera now. Its curtains and coffee stains were never meant to be seen.
Our Thai restaurant doesn't want elephants or orchids. It still wants warmth.
The council's one-stop shop is where people arrive upset. Screens, numbers and bolted chairs make them more so.
Just bought my first house. It's magnolia from cellar to attic, and I've three old armchairs.
The sanctuary lamp is fine, the pews are going, and the parish needs a warm, flexible room under that roof.
`;
