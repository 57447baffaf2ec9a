/**
 * Profiles nobody looked at while the lexicon was written. First line: account, name or title | skills that it truly does |
 * sectors | city | boxes ticked (`=` are the skill's own) and for agencies | smallest budget in thousands | small or large.
 * Second line: what it writes.
 */
export const heldOutProfiles = `
F Wardrobe and prop wrangler | Styling | fashion | London | =
Twelve winters of steaming, pinning and begging press offices for shoes. I dress people for lookbooks and catalogues, and I have never yet sent a coat back with make-up on it.
F Food and table dresser | Styling | food | Leeds | Photography, Other
I make soup steam, ice stay and burgers stand up straight. Cookery books, supermarket leaflets and one very long film about gravy. My kit includes tweezers, a blowtorch and forty napkins.
F Faces for screen and stage | Hair and make-up | media | Manchester | =
From no-make-up make-up on nervous chief executives to three-hour wounds for a vampire series. I bring my own chair, lights and calm. Wigs by arrangement.
F Bridal and beauty artist | Hair and make-up | beauty | Birmingham | =, Styling
Close-up skin for lipstick and serum launches, where every pore is going to be two metres tall. Textured and Afro hair is what I learned first and still do best.
F Stills, mostly edible | Photography | food; hosp | Bristol | =
I shoot plates, bars and the people behind them with daylight and one reflector. Menus, delivery apps, hotel brochures. You get the files by Friday.
F Interiors and architecture on film and digital | Photography | prop | Edinburgh | Art Direction
Empty rooms at the hour when the light is right. Developers, estate agents at the better end and the odd loft for a magazine. Verticals are vertical when I'm done.
A Shutter & Daughters | Photography; Retouching | fashion; ecom | London | Photography | 10 | small
White-background packs and moody campaigns from the same roof in Hackney. Eight hundred garments a week leave our ghost mannequins and reach the shop's pages by the morning after, cleaned of every crease.
F Portraits for people who hate being photographed | Photography | prof; health | Cardiff | =
Headshots of solicitors, surgeons and entire trusts. I talk rubbish until the shoulders drop, then press the button.
F Pixel polisher | Retouching | beauty; fashion | Paris | =
Skin that still looks like skin, hair that stays where it fell. I clean up pictures for cosmetics houses and fix what happened on set. Ten years at a lab before this.
F Clean-up for cars and watches | Retouching | auto; fashion | Berlin | Graphic Design, =
Reflections out, dust out, paintwork deeper. I stitch together forty exposures of one bonnet until it looks as the designer meant it.
F Draughtsman of small creatures | Illustration | media; edu | Glasgow | =
Badgers, mushrooms, dragons. Picture books for four to seven year olds, with pencil and a scanner. I have a cupboard full of rejected foxes.
F Diagrams, maps and cutaways | Illustration | health; tech | Nottingham | Graphic Design
How a valve works, where the nerve runs, what happens under the bonnet. I trained in anatomy and draw for surgeons' handbooks and for patients who are about to meet one.
F Editorial drawings | Illustration | media; fin | New York | =
Spot drawings for the opinion pages on inflation, loneliness and cats. Twenty-four hours is plenty.
F Letters and layouts | Graphic design | edu; charity | Norwich | =
Prospectuses, annual reviews, banners for the gala. I know what happens to a blue on uncoated paper. I set every page by hand and then do it again.
F Layout hand for hire | Graphic design | ecom | Lisbon | =, Illustration
Flyers, decks, rate cards, trade show panels, sale posters, all by tomorrow morning if it must be. Tidy files with named layers.
A Crane Fold | Graphic design; Print production | media; hosp | Bristol | Graphic design, Print production | 10 | small
Catalogues, menus and wayfinding. Half of us draw and the other half stand at the press at six in the morning with a loupe. We buy the paper, we check the plates, we drive it to you.
A Ninth Street Press | Print production | cpg; ecom | Birmingham | Print production, Packaging design | 0 | small
Foil, emboss, die-cut, perfect bound or stapled. We take your artwork, tell you honestly what will crack on the fold, and run three shifts so that four thousand brochures are on a lorry by Thursday.
F Print buyer and production manager | Print production | media; fashion | London | Other
I have spent thirty years between studios and factories. I get quotes, catch mistakes in the proofs and make sure the boxes are where the shop is on opening day.
A Tin and Label | Packaging design; Branding | food; cpg | Bristol | Packaging design, Brand strategy and positioning | 10 | small
Jars, pouches, sleeves. We put your thing on a mock shelf between its rivals and squint. If you can't tell it from across the aisle we begin again.
F Cartons, sachets, bottles | Packaging design | beauty | Amsterdam | Graphic Design, Branding
I draw the outside of shampoos and creams, including the tiny print that the law wants on the back. Dielines from the factory are my idea of a crossword.
A Harbour Mark | Branding | fin; tech | London | Brand strategy and positioning, Creative direction | 100 | large
We are a hundred and twenty people who help institutions decide what they are for. Names, marks, voices, guidelines. Two challenger lenders and one very old insurer have taken our advice.
A Plum & Rye | Branding; Graphic design | hosp; food | Brighton | Brand strategy and positioning, Graphic design | 0 | small
Five people above a fishmonger. We find out what makes a pub or a guest house worth the drive, then give it a name over the door, a voice and a sign that can be read in the rain.
F Naming and verbal identity | Branding; Copywriting | tech; cpg | Dublin | Branding, Copywriting
I have christened a vacuum cleaner, three apps, a yoghurt and a hedge fund. Shortlists come with trademark checks.
F Art director | Art direction | fashion; beauty | Milan | =
I decide what it looks like before anybody presses anything: casting of light, colour, gesture, set. Seven seasons of campaigns with the same perfume house.
F Senior AD, integrated | Art direction; Concept development | auto; telco | London | =, Concept Development
Half of a team, looking for words to sit next to. Posters, films, stunts. I once put a car in a swimming pool and sold four thousand of them.
F Creative director for hire | Creative direction | sport; media | Manchester | =
I come in when the department has lost its nerve, look at everything on the wall, keep a tenth of it, and stay until the work is out.
A Lanternhouse | Creative direction; Campaign planning | charity; gov | London | Creative direction, Advertising campaign planning | 50 | small
Big simple thoughts for causes and councils: stop smoking, sign up to donate, put the litter in the bin. We lead everything from the line to the last bus shelter.
F Idea factory of one | Concept development | food; cpg | Copenhagen | Other
You bring a biscuit and a blank sheet; I bring thirty routes by Wednesday and we fight about three of them on Thursday.
F Words that sell sofas | Copywriting | ecom; prop | Leeds | =
Product pages, brochures, headlines, the small print that made someone laugh. I once wrote 900 lamp descriptions without using the word stunning.
F B2B wordsmith | Copywriting; Content marketing | tech; ind | Reading | =
Pumps, payroll software, industrial adhesives. I interview your engineers and turn what they mumble into pages a buyer can follow. White papers and case stories too.
F Schreiberin und Texterin | Copywriting | fashion; hosp | Berlin | =
I write English and German side by side, neither of them translated from the other. Hotels, boutiques, a railway.
A Inkhorn | Content marketing; Copywriting | fin; prof | Edinburgh | Content marketing, Copywriting | 10 | small
We run the blogs, newsletters and quarterly magazines of firms that are cleverer than they sound. An editor, four writers, and a spreadsheet that says what goes out when.
A Farrier | Content marketing; Search engine optimisation | ecom; sport | Manchester | Content marketing, Search engine optimisation | 0 | small
Articles that answer what people actually type in. We fix what stops the crawlers, then fill the gaps page by page. Bike shops and climbing brands have gone from page six to the top three.
F Technical rankings doctor | Search engine optimisation | ecom; hosp | Sheffield | Web Development, Other
Site moves without losing visitors, crawl budgets, canonical tags, slow templates. I tell your developers in their own language why the bots give up on page two.
A Uphill | Search engine optimisation | prof; health | Leeds | Search engine optimisation | 0 | small
Dentists, solicitors and clinics that want to come up when somebody nearby is in trouble. Map listings, reviews, local pages. We say no to the second dentist in town.
A Clickwright | Paid search advertising | ecom; fin | Manchester | Paid search advertising, Digital marketing | 10 | small
We bid on the words that bring buyers and switch off the ones that bring browsers. Shopping feeds, negatives, scripts. Average saving in the first month: a fifth.
F PPC specialist | Paid search advertising | edu; hosp | Belfast | Other
Eleven years inside other people's ad accounts on Google and Bing. Universities at clearing, ferry companies in January. Cost per booking is the only number I report.
A Bidstream North | Programmatic advertising; Media planning | auto; telco | London | Programmatic advertising | 100 | large
Our traders sit in the exchanges all day buying single impressions: connected TV, audio, display. Brand-safe lists and frequency caps come as standard. We are 140 on two floors.
F Trader, display and CTV | Programmatic advertising | gaming; ecom | Warsaw | Other
DV360 and The Trade Desk since before they were called that. I set up private deals, kill fraud and keep frequency human.
A Rutland Vale Media | Media planning | cpg; ecom | London | Media planning and buying | 100 | large
Who sees it, where, how often and for how much. Two hundred planners and buyers with seats at every broadcaster, from breakfast radio to Sunday supplements.
A Slow Signal | Media planning; Out of home advertising | charity; media | Bristol | Media planning and buying, Out of home advertising | 10 | small
We spend small sums as though they were ours: local radio, a page in the right magazine, forty-eight sheets on the ring road.
A Hoarding & Sons | Out of home advertising | hosp; media | Glasgow | Out of home advertising | 50 | small
Walls, buses, taxis, the big screen at the station. Third generation of people who know which corner the drivers stop at.
A Poster Republic | Out of home advertising | cpg; sport | Johannesburg | Out of home advertising | 50 | large
Roadside and stadium sites from Cape Town to Lagos, hand-painted murals included. Three hundred colleagues and a fleet of cherry pickers.
A Open Field | Campaign planning | auto; fin | New York | Advertising campaign planning, Creative direction | 500 | large
From the first chart to the thirty-second spot. Nineteen offices. We plan the year around the three moments when people can be moved.
F Planner | Campaign planning | food; gov | London | Other
Seventeen years of finding the one true thing about the audience and writing it on half a page so that the creatives don't throw it away.
F Freelance strategist | Campaign planning; Branding | charity; health | Dublin | Branding, Concept Development
I do the bit before the bit: who it's for, why they don't care yet, and what could change that.
A Pinwheel | Social media management | hosp; food | Liverpool | Social media management | 0 | small
We look after the feeds of cafés, venues and a zoo. Daily posts, replies before lunch, and reels filmed on a phone with decent light.
F Community manager and feed gardener | Social media management | gaming; tech | Krakow | Other
I live in Discord servers so you can sleep. Memes, moderation, patch-day storms.
A Murmuration | Social media management; Influencer marketing | beauty; fashion | London | Social media management, Influencer marketing | 50 | small
Creators, not celebrities. We match serums with the forty people whose followers actually listen, draft the contracts and count what sold.
F Talent booker, creators | Influencer marketing | sport; food | Manchester | Other
Runners, lifters, bakers: I know what they charge and who answers messages. Gifting, usage rights, tracked codes.
A Postbox Lane | Direct marketing | charity; fin | Birmingham | Direct marketing, Print production | 10 | small
Letters through doors that people open. We write them, test two envelopes against one another, mail six figures a month, and tell you what each donor cost.
F Mailings and door drops | Direct marketing | ecom; prop | Reading | Copywriting
Catalogues, leaflets in letterboxes, postcards to the right postcodes. Thirty years of counting coupons.
A Second Send | Email marketing; Marketing automation | ecom | Brighton | Email marketing | 0 | small
Abandoned baskets, win-backs, birthday nudges. We work in Klaviyo all day and clean lists until the spam folder forgets your name.
F Newsletter surgeon | Email marketing | media; charity | Bath | Copywriting, Other
Subject lines, segments, sensible frequency. A heritage trust's monthly bulletin went from one in ten to four in ten being read.
F HubSpot and Marketo architect | Marketing automation | tech; prof | Amsterdam | Other
Scoring, nurture paths, forms that reach the sales team before the prospect has put the phone down. Certified up to the eyeballs.
A Cog & Cadence | Marketing automation | fin; tech | London | Marketing automation, Digital marketing | 50 | small
We connect the CRM to everything else and write the journeys: welcome, remind, upgrade, apologise. Salesforce and Braze mainly.
A Tideline Digital | Digital marketing | hosp; sport | Plymouth | Digital marketing, Paid search advertising, Social media management | 0 | small
Everything online for surf schools and holiday parks: adverts, posts, landing pages, and a weekly chart the owner reads on the beach.
A Volt & Vesper | Digital marketing | ecom; beauty | Dubai | Digital marketing | 50 | large
Acquisition across the Gulf in Arabic and English. Ninety people between the souk and the spreadsheet.
A Mirror Street | Market research | cpg; food | London | Market research | 50 | small
We sit in kitchens and ask people why. Focus groups, shop-alongs, and numbers when numbers help.
F Survey designer and number cruncher | Market research | health; gov | Sheffield | Other
Questionnaires that don't lead the witness, samples that stand up, crosstabs at midnight. Formerly at the statistics office.
A Frost & Ledger Insight | Market research | fin; telco | Singapore | Market research | 100 | large
Panels in eleven Asian markets, trackers that have run since 1998 and two hundred and fifty analysts.
A Wide Hall | Event marketing | tech; prof | London | Event marketing | 50 | small
Summits, roadshows, dinners for forty chief financial officers. Invitations, badges, speakers, sound check, the lot.
F Stands, launches and parties | Event marketing | food; auto | Birmingham | Producer
Twelve years at the NEC with a clipboard. I build the stand, staff it, feed everyone and get it into the van again.
A Brass Neck | PR and communications | food; hosp | Manchester | PR and communications | 0 | small
Four ex-journalists who know what a news desk throws away. Openings, chefs, the occasional stunt with a giant pie.
A Quill & Partners | PR and communications | fin; energy | London | PR and communications | 100 | large
Results days, hostile bids, things that leak at night. A hundred and ten advisers speak to editors, analysts and select committees for our clients.
F Press officer | PR and communications | charity; edu | Cardiff | Copywriting
I get small organisations onto the radio and into the local paper. Releases, op-eds, what to say when it goes wrong. Welsh and English.
A Middle Distance | Account management; Campaign planning | prof; tech | Leeds | Account management | 0 | small
We run other people's agencies for them: one cheerful person who takes the brief, chases the work and says what it will cost.
F Freelance account director | Account management | cpg; beauty | London | Other
I hold the client's hand and the studio's feet to the fire. Contact reports by six, no surprises on the invoice.
F Studio traffic | Traffic management | ecom; media | Leeds | =
Who is on what, when it's due, why it's late. Ninety jobs a week through a studio of thirty, and nobody worked a Sunday.
F Resource and workflow manager | Traffic management | fashion | Paris | Other
I keep the board, book the freelancers, and shield the designers from people who say they only need a minute.
F Picture buyer | Art buying | media; cpg | London | =
I find the right photographer, beat down the usage fee and clear the rights. Illustration commissions and archive pictures as well.
F Image commissioner and rights clearance | Art buying | health | Hamburg | Other
Twenty years at agencies choosing who shoots what, negotiating buyouts and reading the model releases nobody else does.
A Hexagon Yard | UI/UX design; Web development | gov; edu | Leeds | UI/UX design, Web development | 50 | small
Forms that a tired person can finish on an old phone. We test with real residents in real libraries, then build it in the open.
F Product designer | UI/UX design | fin; tech | Berlin | =
Flows, prototypes, a design system that engineers don't hate. Two banking apps and a pension dashboard are on people's phones thanks to me.
F Researcher and wireframer | UI/UX design | health | Newcastle | Other
I watch patients try to book an appointment and note where they swear. Then I draw the next version in greys until it hurts nobody.
F Digital designer | Digital design | ecom; fashion | Stockholm | =
Banners, landing pages, app store pictures, newsletters that work in dark mode. Figma, and quick.
F Screen designer with a soft spot for museums | Digital design | media; edu | Vienna | Graphic Design
Kiosks, microsites, touch tables next to the dinosaur.
A Ironbridge Code | Web development | ind; trans | Birmingham | Web development | 10 | small
Sites and portals for firms that make heavy things. Customers log in, see where their pallet is, and stop ringing the office.
F Full stack, mostly TypeScript | Web development | tech; fin | Bucharest | =
React in front, Node behind, Postgres underneath, tests all the way. I join teams for three months or take a small thing from sketch to live.
F WordPress tinkerer | Web development | charity; hosp | Swansea | =
I rescue sites that someone's nephew made. Updates, backups, booking forms, no jargon.
A Basket Case | E-commerce development | ecom; fashion | London | E-commerce development | 50 | small
We build online shops on Shopify Plus and Magento and move you off whatever is falling over each Black Friday.
F Shop builder | E-commerce development | food; ecom | Bristol | Web Development
WooCommerce subscriptions, click and collect, stock that matches the shelf. Cheesemongers and roasters mostly.
A Softly | Customer experience design | telco; fin | London | Customer experience design, UI/UX design | 100 | small
We follow somebody from the first advert to the call centre to the cancelling letter and mend the places where they give up.
F Service designer | Customer experience design | gov; health | Helsinki | UI/UX Design
Blueprints of hospitals, benefits offices and one prison. I draw the whole journey on a wall and invite those who work in it to move things.
A Doppelhaus | Augmented reality; 3D design | ecom; fashion | Berlin | Augmented reality, 3D design and animation | 50 | small
Try the trainers on through your camera, put the sofa in your front room. Filters, lenses and browser things that need no download.
F Spark and Lens maker | Augmented reality | beauty; media | Lisbon | 3D Design
Face effects that follow every blink. Lipstick testers, festival masks, a talking parrot for a rum.
A Otherwhere | Virtual reality | edu; ind | Cardiff | Virtual reality, 3D design and animation | 50 | small
Headsets on, and your apprentices are on an oil rig where nothing can kill them. Training rooms, museum dives, fire drills.
F Immersive developer | Virtual reality | gaming; prop | Montreal | Web Development, 3D Design
Unity and Unreal for Quest and Vive: walk through the flat before it's built, or shoot zombies in it.
F Modeller and renderer | 3D design | prop; auto | Milan | =
Kitchens, taps, gearboxes: from the engineers' file to a picture you'd swear was taken with a camera.
F Things in three dimensions | 3D design; Animation | cpg; tech | Seoul | 3D Design, Animation (2D/3D)
Bottles spinning, gadgets exploding into parts, liquids that pour just so. Cinema 4D and Houdini.
F Character animator | Animation | media; edu | Dublin | =
Walks, winks and falling over. Children's series, explainers for schools, one weeping turnip. Drawn frame by frame or rigged.
A Flipbook Farm | Animation; Motion graphics | charity; health | Bristol | 3D design and animation, Motion graphics | 10 | small
We draw little films which explain difficult things kindly: dementia, debt, how to use an inhaler.
F Motion designer | Motion design | tech; fin | London | =
Titles, logo stings, charts that move when the newsreader points at them. After Effects until dawn.
F Kinetic type and bumpers | Motion design | sport; media | Toronto | Digital Design
Scoreboards, line-ups, goal replays. If it wobbles on the screen at half time, I probably made it.
A Longlens Films | Video production | ind; energy | Aberdeen | Video production | 50 | small
We go up turbines and down to platforms with a crew of four and come back with a film the board will watch to the end.
A Two Owls | Video production | charity; edu | London | Video production, Photography | 0 | small
Short documentaries with people who have never been on camera. Two of us, one car.
A Meridian Pictures | Video production; Producer | auto; telco | Los Angeles | Video production, Creative direction | 500 | large
Commercials on a proper scale: stunts, helicopters, permits. Staff of eighty in Burbank and Atlanta.
F Self-shooting filmmaker | Video production | hosp; sport | Cape Town | =
I film, cut and hand over by Sunday night. Lodges, surf contests, vineyards.
F Director, comedy and real people | Director | food; telco | London | =
Thirty-one commercials and a sitcom pilot. I get performances out of grandmothers and goats.
F Director of documentaries | Director | charity; media | Nairobi | =
Observational films, mostly about water and those who carry it. I call the shots in Swahili, English and French.
F Line producer | Producer | media; auto | Prague | =
Budgets, crews, permits, weather cover. I bring shoots to Bohemia and home again under the number we said.
F Producer of tiny miracles | Producer | charity; fashion | London | =
Shoots for no money with people who owe me favours. I schedule, hire, insure, feed.
F DoP | Director of photography | fashion; media | Paris | =
I light and frame. Alexa, old glass, natural windows. Perfume, features, one opera.
F Cinematographer | Director of photography | sport; auto | Sydney | =
Fast things in hard sun. Underwater housing, car rigs, long lenses.
F Operator and focus puller | Camera operation | sport; media | Glasgow | =
Shoulder, Steadicam, gimbal, touchline. I hold the frame while forty thousand people jump up and down.
F Licensed drone pilot | Camera operation | prop; hosp | Plymouth | Video Production
Roofs, cliffs, wedding marquees. Full insurance and the patience to wait for the wind.
F Sound recordist | Sound recording | media | Bristol | =
Boom, lapels, a quiet cough when the fridge hums. Wildlife and interviews, often both in one field.
F Location sound | Sound recording | auto; cpg | London | =
Commercials and features; a van full of radio mics.
F Gaffer | Lighting | media; fashion | London | =
Twenty-two years of making night look like day. Own truck, three sparks, certified for everything with a plug.
F Lighting for stages and conferences | Lighting | prof; media | Leeds | Other
I hang it, plug it, focus it and run the desk. Award nights, sales meetings, pantomimes.
F Key grip | Grip | media | Manchester | =
Track, dolly, cranes and a good back. If the camera has to go there, I'll get it there and nobody will fall off.
F Rigger | Grip | auto; sport | Munich | =
Car mounts, wire cams, truss over crowds. Rope access ticket.
F Scout and permissions | Location scouting | fashion; media | London | =
Derelict swimming baths, a kitchen from 1974, an empty motorway. I find it, knock on the door and sort out the council.
F Places in the desert | Location scouting | auto | Marrakesh | Producer
Dunes, kasbahs, empty roads. I know the colonel who signs the paper.
F Casting director | Casting direction | food; telco | London | =
Real families, funny uncles, kids who can hold a yoghurt. Street casting in nine cities.
F I find faces | Casting direction | fashion | Madrid | Producer
Models, dancers, ninety-year-olds with cheekbones. Open calls, self-tapes, call-backs in two days.
F Production designer | Production design | media; beauty | Rome | =
Rooms that never existed. I build them from plywood and light from windows that lead nowhere.
F Sets and props | Production design | food; cpg | Birmingham | Styling
A giant teapot, a moon, a pub with no ceiling. My workshop has a bandsaw and three painters.
F Scriptwriter | Scriptwriting | media; edu | Belfast | =
Dialogue that sounds overheard. Radio plays, training dramas, a soap for two years.
F Screenplays and branded shorts | Scriptwriting | tech; charity | Los Angeles | =, Copywriting
Three-minute stories with a beginning, a turn and a reason to cry.
F Storyboard artist | Storyboarding | auto; gaming | London | =
Frames faster than you can talk. Chases, explosions, shampoo.
F Boards and animatics | Storyboarding | food; media | Barcelona | Illustration
I draw your advert before you pay for it, cut it to a scratch track, and the client nods.
F Treatments for directors | Treatment writing | fashion; auto | London | =
I ghost the document that wins the pitch: why this story, why this light, why you. Words and picture research overnight.
F Pitch decks for film-makers | Treatment writing | media | New York | Scriptwriting
Directors ring me on a Sunday; by Monday there are thirty beautiful pages about their vision.
F Editor, documentary and branded | Video editing | charity; media | London | =
I find the film that is hiding in ninety hours of rushes. Avid and Premiere.
F Cuts for phones | Video editing | food; sport | Manchester | Motion Design
Fifteen seconds, three hooks, captions. I turn one long thing into twenty short ones by Tuesday.
F Assembler of highlights | Video editing | sport; gaming | Seoul | Other
Match recaps, tournament montages, streamer compilations, same night.
F Sound designer | Sound design | gaming; media | Stockholm | =
Footsteps on ice, dragons, menus that click just right. Wwise and FMOD.
F Audio for adverts | Sound design | auto; food | London | =, Sound Recording / Sound Mixer
I make the crunch crunchier. Mix, foley, original music when needed. Own room in Soho.
F Colourist | Colour grading | fashion; media | London | =
Baselight. I match the sunny shots with the ones from after the rain and give the whole thing one mood.
F Grader, remote | Colour grading | hosp; auto | Cape Town | Video Editing
Resolve suite with a calibrated screen; send log files, get back golden hour.
F VFX supervisor | Visual effects | media; gaming | Vancouver | =
Explosions, crowds, the planes we weren't allowed to fly. On set with a clipboard, later in the dark with forty artists.
F Fixer of shots | Visual effects; Compositing | cpg; auto | London | =, Compositing
Boom in frame? Wrong label on the bottle? Crew reflected in the door? I paint it out.
F Nuke compositor | Compositing | media; telco | Mumbai | =
Keys, tracks, edges nobody sees. Greenscreen into anywhere.
F Layers and mattes | Compositing | fashion | Paris | Visual Effects (VFX)
I put the model on the glacier without either of them leaving Paris.
F Post producer | Post-production supervision | media; sport | London | =
From the first rush to the delivered master: who cuts, who grades, who mixes, when, and for how much.
F Finishing supervisor | Post-production supervision | telco | Warsaw | Producer
I shepherd forty versions in fourteen languages to twenty broadcasters without one rejected file.
F Voice, warm northern | Voiceover | food; charity | Leeds | =
The sound of a hand-knitted jumper. Adverts, audiobooks, that announcement at the hospital lift.
F British RP narrator | Voiceover | edu; fin | London | =
E-learning by the mile, audiobooks, phone systems. Home booth, broadcast microphone, same-day retakes.
F Locutor español | Voiceover | telco; hosp | Madrid | =, Transcription / Subtitling
Castilian and neutral Latin American reads, clean files.
F Subtitler and captioner | Transcription and subtitling | media; edu | Cardiff | =
Every cough described, every line short enough to read. English, Welsh and captions for the deaf.
F Typist of interviews | Transcription and subtitling | health; prof | Norwich | Other
I turn recordings into clean pages with who said what and when. Focus groups, disciplinary hearings, mumbling professors.
F Illustrator of labels | Illustration; Packaging design | food | Lyon | Illustration, Graphic Design
Engraved-looking hares, vines and copper stills for bottles.
F Generalist, ask me | Photography; Video editing | hosp | Inverness | Photography, Video Editing
Does weddings, lambs, distilleries. Says yes to most things within reach of a ferry.
A Kitchen Table | Social media management; PR and communications | food; charity | Norwich | Social media management, PR and communications, Copywriting | 0 | small
Three neighbours. We write the posts, ring the paper and bake for the volunteers. We don't build websites.
A Grand Union | Campaign planning; Media planning; Video production | fin; cpg | London | Advertising campaign planning, Media planning and buying, Video production, Creative direction | 500 | large
Four hundred people under one very expensive roof. Full service, from the boardroom to the billboard.
A Peninsula Works | Web development; Search engine optimisation | hosp; prop | Lisbon | Web development, Search engine optimisation | 10 | small
Booking engines, villas, multilingual pages that come up in three languages. We don't touch social networks.
A Saffron Circuit | Web development; UI/UX design | tech; fin | Bangalore | Web development, UI/UX design | 10 | large
Two hundred and sixty engineers and designers; daily calls at your breakfast time. Lending platforms and insurance portals.
A Maple & Fjord | Branding; UI/UX design | tech; energy | Oslo | Brand strategy and positioning, UI/UX design | 50 | small
Heat pumps, tidal power, charging networks. We make clean energy easy to grasp and pleasant to use.
A Sol y Sombra | Campaign planning | food; hosp | Mexico City | Advertising campaign planning, Media planning and buying | 50 | small
Ideas with salt. Beer, tortillas and airlines from Tijuana to Bogotá.
A Savannah Reach | Digital marketing; Social media management | fin; telco | Nairobi | Digital marketing, Social media management | 10 | small
Mobile money, airtime, solar lamps. We know what people tap on when data is dear.
`;

/** Profiles that say every word and show nothing. */
export const heldOutStuffers = `
F Photographer Videographer Designer Developer SEO Expert | London
Photography, video, web design, SEO, PPC, logo, branding, packaging, illustration, animation, VFX, social media, email marketing, copywriting, influencer marketing. Best cheap top rated 100% satisfaction UK London Manchester Leeds Bristol.
F #1 Best Designer | Leeds
Graphic design graphic designer logo design logo designer packaging design packaging designer brand design brand designer web design web designer best designer top designer cheap designer designer near me.
F All services | Mumbai
We do all type of work: photo editing, video editing, data entry, SEO, SMO, PPC, voice over, subtitles, translation, 3D, AR, VR, app, website, shop, Shopify, WordPress, everything at best price, contact now, quality guaranteed.
A Total Media Solutions 360 | Dubai
Advertising agency, PR agency, SEO agency, branding agency, digital agency, events agency, video agency, photography agency, packaging agency, print agency, social media agency, web agency. Number one in London, Dubai, New York, Paris, Berlin.
A AAA Marketing Agency | Manchester
AAA marketing. Marketing for restaurants, marketing for hotels, marketing for charities, marketing for banks, marketing for fashion, marketing for food, marketing for schools, marketing for startups, marketing for everyone everywhere with any budget.
F Director DoP Editor Colourist Gaffer Sound VFX Producer | London
Director, producer, DoP, camera, gaffer, grip, sound, editor, colourist, VFX, compositor, animator, storyboard artist, scriptwriter, casting director, location scout, stylist, make-up artist, voiceover artist. Hire me hire me hire me.
A Global Creative Group | New York
Creative creative creative. Branding, rebranding, positioning, naming, logo, packaging, advertising, media buying, programmatic, out of home, billboards, TV, radio, digital, social, influencer, PR, events, AR, VR, web, apps, SEO, PPC.
F Expert copywriter content writer SEO writer blog writer | Dublin
Copywriter, copywriting, content writing, blog writing, article writing, SEO writing, website copy, email copy, sales copy, product descriptions, brochures, slogans, taglines, scripts, ghostwriting, proofreading, editing. Cheap rates.
`;
