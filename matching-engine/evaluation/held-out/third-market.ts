/**
 * Holds the third held-out marketplace with its briefs, written by somebody who knew neither the lexicon nor the other sets; the shapes are
 * those of profiles.ts and briefs.ts. It was measured before anything was changed with it at hand (docs/matching.md).
 */
export const thirdProfiles = `
F Art director for press and posters | Art direction | fin; telco | London | =
Eighteen years of making headlines and pictures sit together without fighting. I brief photographers, choose the typeface, crop until it hurts. Recent: a bank's forty-eight sheets and the whole look of a mobile network's launch.
F Look-and-feel lead, hotels and restaurants | Art direction; Creative direction | hosp; food | Barcelona | Art direction
I decide how a place should look in every picture it publishes: the light, the plates, the people at the bar. Art direction on set and at the desk for two hotel groups and a vermouth. I lead small teams well and large ones politely.
F Identity designer | Branding; Graphic design | charity; edu | Edinburgh | =
Names, logos, and the rulebook nobody loses. I rebranded a hospice, a Gaelic school network and a mountain rescue team whose old badge looked like a biscuit. Annual reports too, if the numbers are cheerful.
F Brand maker in a bicycle shed | Branding | food; cpg | Copenhagen | =, Graphic design
I give young food companies a face. Oat drinks, pickles, one very serious rye bread. You get a name, a mark, a tone and a small book that explains it all. Six weeks, one decision maker, no committees please.
F Copywriter, money and law | Copywriting | fin; prof | Manchester | =
I turn pension language into English. Web pages, letters, brochures, the small print people might actually read. Ex-solicitor, so compliance teams tend to like me. I don't do social posts and I don't do puns.
F Wordsmith, mostly sober | Copywriting; Scriptwriting | food; cpg | Bristol | Copywriting
Labels, slogans, thirty-second radio ads, the back of the crisp packet. If it's funny and it's for sale I may have written it. Cider makers keep ringing me, I have no idea why.
F Texterin for machines and software | Copywriting | ind; tech | Hamburg | =
I write in German and English about pumps, valves, sensors and cloud platforms so that buyers understand them and engineers don't complain. White papers, product pages, trade fair brochures. Give me a data sheet and an hour with your technician.
F Digital designer | Digital design | ecom; fashion | Stockholm | =
Campaign pages, newsletters templates, shop fronts and the endless sizes of display ads. Clean, quick, tidy layers. I have designed screens for three Nordic clothing shops and can keep up with a weekly drop.
F Banners, landing pages and other small miracles | Digital design; Graphic design | telco | Warsaw | Graphic design
Somebody has to fit a phone tariff, a legal line and a smiling family into 300 by 250 pixels. That is me, since 2011. Also pages people land on after the click, and leaflets when the shop asks.
F Graphic designer, bilingual | Graphic design | gov; edu | Cardiff | =
Leaflets, signs, prospectuses and public notices in Welsh and English, set so both languages look like they were there first. I know accessible type sizes by heart. I do not design logos; others do it better.
F Report typesetter with opinions | Graphic design | fin; energy | Dublin | =
Annual reports, investor decks, tables of four hundred rows that stay readable. I have laid out results for two power companies and a credit union. InDesign is where I live. Deadlines at midnight are normal here.
F Children's illustrator | Illustration | edu; media | Norwich | =
Watercolour badgers, inky pirates, maps with hidden jokes. Fourteen picture books, plus drawings for reading schemes and a museum trail. My animals have proper feet. No stock vectors, no AI, no rush jobs on Sundays.
F Medical illustrator | Illustration; 3D design | health | Toronto | Illustration
I draw what cameras can't see: a valve opening, a drug meeting its receptor, a knee being replaced. MSc in biomedical communications. Pencil first, then models in Blender or ZBrush. Surgeons check my work and rarely find anything.
F Motion designer | Motion design; Animation | tech | Lisbon | =
I make type move and interfaces dance. Launch films for software start-ups, title sequences, looping bits for the stage screen. After Effects mainly, Cinema 4D when it needs depth. Ninety seconds is my favourite length.
F Moving graphics for sport | Motion design | sport; media | Glasgow | =
Scoreboards, line-up cards, opening titles, lower thirds that don't cover the ball. Built packages for a rugby league, two football clubs and a darts tournament nobody should have watched, but a million did.
F Food photographer | Photography | food; hosp | Lyon | =
I photograph what people eat and where they eat it. Natural light when Lyon allows, strobes when it doesn't. Cookbooks, menus, bouchons with one star and bouchons with a cat.
F Hard hat, steel toes, two cameras | Photography | ind; energy | Sheffield | =
Furnaces, wind farms, substations, welders at work. I have all the site safety tickets and I know when not to use a flash. Stills for annual reports and recruitment. No weddings, no babies, no food.
F Portraits for the boardroom | Photography; Retouching | prof; fin | London | =
Partners, trustees, chief executives who hate having their picture taken. Ten minutes each, lights set up in your meeting room, polished and delivered next morning. I have photographed four hundred lawyers and made most of them smile.
F Service and interface designer | UI/UX design | health; gov | Leeds | =
I watch real people struggle with forms, then I fix the forms. Prototypes, usability tests, accessible screens for a hospital booking app and two council websites. UX research is half the job and I insist on it.
F Product designer, finance apps | UI/UX design; Digital design | fin; tech | Berlin | UI/UX design
Onboarding flows, card controls, dashboards for people who dread their balance. I did the app of a savings bank from first wireframe to design system. Figma all day. I don't do logos or brochures.
F One-man film unit | Video production; Video editing | charity | Nairobi | =
I shoot, fly, cut and deliver short films for NGOs across East Africa. Water projects, clinics, school meals. I speak Swahili, English and enough Luo to be invited to lunch. Own kit, own car, no drama.
F Conference and corporate videographer | Video production; Camera operation | prof; hosp | Birmingham | Video production
Two cameras, a quiet tripod and a highlights film before the delegates reach their trains. Award dinners, hotel openings, the speech by the chairman. I turn up early and nobody notices me until the coffee.
F Front-end developer | Web development | charity; media | Brighton | =
Hand-written HTML, fast pages, happy screen readers. I build sites for magazines, podcasts and small good causes that get by on donations. Eleventy, Astro, a bit of Svelte. I'll tell you when you don't need a new website.
F WordPress builder | Web development | prof; hosp | Belfast | =
Guesthouses, dentists, accountants: I've put about two hundred of them online. Booking forms that work, pages you can edit yourself, hosting looked after. Plain prices, plain talking.
F Architectural visualiser | 3D design | prop | Milan | =
I show flats and offices before a brick is laid. Still renders, fly-throughs, dusk views with believable neighbours. Trained as an architect in Mendrisio, so I read plans without asking. 3ds Max, Corona, patience.
F Product modeller | 3D design; Compositing | cpg; tech | Prague | 3D design
Shampoo bottles, earbuds, cans with condensation. I model, light and render products so you never need the studio, then drop them into a photographed kitchen so that no one can tell. CAD files welcome.
F Creative director | Creative direction; Concept development | auto; sport | Paris | =
I have run creative departments of three and of sixty. Two car launches, one Olympic bid film, a cycling race which needed a new idea. I can lead the team, sell the work to the board, then leave before I become furniture.
F Interim creative director | Creative direction | beauty; fashion | New York | =
Your ECD is on leave, your pitch is on Friday. I step in. Fifteen years steering the creative of skincare and fragrance houses, from the first mood wall to the last grade. Calm, fast, well shod.
F Scriptwriter, explainers and training | Scriptwriting | edu; health | London | =
Give me a two-hundred page manual and I'll give you back four minutes people can sit through. Scripts for nurse training, museum guides, university open days. Dialogue that sounds like people. I only write; I don't film.
F Gag writer with an invoice template | Scriptwriting; Concept development | telco; food | Glasgow | Scriptwriting
Stand-up for nine years, TV and radio ads for seven. I come up with the daft notion and then write it down in proper script format. Broadband, burgers, a funeral plan (they laughed, honestly).
F Storyboard artist | Storyboarding; Illustration | auto | London | =
Frames by tomorrow morning. I've boarded chases, pack shots and a hundred cars on mountain roads for agencies and directors. Pencil on Cintiq, black and white or tone, animatic-ready layers if asked.
F Boards for games and series | Storyboarding | gaming; media | Seoul | =
I draw the film before the film. Cutscenes for two mobile role-playing games, episodes for a cartoon about raccoons, action that reads clearly. Working hours overlap with both Los Angeles and Europe if I drink enough coffee.
F Ideas person | Concept development | charity; gov | Amsterdam | =
One page, three ideas, one of which will scare you. I invent campaigns for causes and public bodies: organ donation, bike lights, loneliness at Christmas. I don't execute, I hand over and wave.
F Treatment writer | Treatment writing | auto; fashion | London | =
Directors call me on Tuesday and pitch on Thursday. I listen for an hour, write it in their voice, and find the references that win the job. More than two hundred treatments, mostly cars, perfume and coats.
F Pitch documents for directors | Treatment writing; Art direction | sport; food | Cape Town | Copywriting
I write and lay out director's treatments: words, images, order, rhythm. Trainers, beer, chicken, rugby. Service companies and foreign directors shooting down here make up most of my week. I sleep in the southern winter.
F Casting director, commercials | Casting direction | cpg; telco | London | =
Real-looking families, convincing plumbers, grannies with timing. I have cast around three hundred TV commercials and know which child will still be smiling at take thirty. Studio in Soho, self-tapes in a day.
F Street casting | Casting direction | fashion; sport | Berlin | =
I find faces in U-Bahn stations, boxing gyms and skate parks. Non-professionals only, paid fairly and properly released. Lookbooks, trainers, music videos. If you want models, call an agency.
F Production designer | Production design | food; cpg | Manchester | =
I build worlds in sheds: a seventies chip shop, a kitchen the size of a bus, a moon made of oats. Drawings, budgets, crew of carpenters and a painter who never hurries. Commercials and idents mainly.
F Set designer | Production design; Styling | beauty; fashion | Paris | Production design
Paper flowers four metres tall, plinths, mirrors, pink sand. I design and make the sets perfume and lipstick stand on, and dress the table down to the last petal. Workshop in Pantin, van outside.
F Location scout | Location scouting | auto; hosp | Cape Town | =
Empty passes, salt pans, modernist villas, a beach that can play Greece. I've found roads for nine car makers and know who holds the key to each gate. Photos, sun path, permits and where to park forty vehicles.
F Finder of places | Location scouting | media; food | Edinburgh | =
Castles are easy. Ask me for a 1960s canteen with its original lino or a bothy you can reach with a generator. Twenty years driving round Scotland with a camera and a tin of shortbread for the owners.
F Director, true stories | Director | charity; health | London | =
I make films with people who have never been filmed. Carers, nurses, survivors. Small crew, long talks, no script. My film for a stroke charity was cut to ninety seconds and raised more than the ten-minute one.
F Commercials director | Director; Scriptwriting | auto; sport | Los Angeles | Director
Speed, sweat, sunrise. Directed spots for trucks, a marathon, two energy drinks and the most expensive left turn in Nevada. I write my own scripts when the agency lets me. DGA member.
F Director of funny ads | Director | food; telco | Dublin | =
Performance comedy, deadpan, small gestures. Sixty commercials, including the sausage one. I like actors, rehearsals and an agency that laughs on the day. I don't do drone shots of people looking at horizons.
F Freelance producer | Producer | fashion; beauty | London | =
Budgets, crews, call sheets, catering for vegans. I've produced stills and film shoots from Margate to Marrakech for clothing and cosmetics labels. Nothing has ever run over, apart from one camel.
F Line producer, India | Producer | tech; fin | Mumbai | =
Foreign production coming to India? I do the visas, customs for the kit, crew, permits and the budget in your currency. Films for two banks and three software giants. Monsoon plan included.
F DoP | Director of photography; Lighting | auto | Munich | =
Cinematographer for cars and other shiny things. I light metal so that curves read as curves. Alexa, tracking vehicle, cold mornings. I bring my own crew of three, and my own coffee.
F Cinematographer, table-top and travel | Director of photography | food; hosp | Madrid | =
Slow motion olive oil, steam, hands tearing bread; also hotel films from roof to kitchen. Macro lenses, high-speed camera, twelve years behind it. I speak Spanish, English and chef.
F Drone and second camera | Camera operation | sport; trans | Newcastle | =
Licensed drone pilot, also steady on a long lens at the touchline. Freight ports, cycle races, half marathons along the Tyne. I operate, you direct. Insured for five million, never claimed.
F Camera operator and Steadicam | Camera operation | media | Sydney | =
Live telly, reality shows, concerts. I've walked backwards down more stairs than anyone in New South Wales. Own Steadicam rig, own insurance, very quiet shoes.
F Sound recordist | Sound recording | media; charity | Bristol | =
Boom, radio mics, a bag that weighs as much as a spaniel. Documentaries and interviews mainly, often outdoors and often wet. I record clean dialogue on location; somebody else can mix it.
F Location sound, Vienna | Sound recording | prof; edu | Vienna | =
I make sure people can be understood. Panel talks, lectures, interviews with professors in echoing palaces. Eight wireless channels, two booms, spare batteries. German, English, Hungarian.
F Gaffer | Lighting | media; fashion | Liverpool | =
Lamps, cables, flags, a van and two sparks who know what they're doing. I've lit music videos, dramas and catwalks from the Mersey to Mull. Give me a mood and a fuse box.
F Lighting designer for sets | Lighting | auto; food | Rome | =
I paint with lamps in studios at Cinecittà and in garages. Overhead softboxes for cars, little mirrors for pasta. Thirty years of it and not one burnt curtain.
F Key grip | Grip | auto; media | London | =
Dollies, cranes, tracking vehicle, camera on a bonnet at sixty. If the shot has to move smoothly and nobody's to get hurt, ring me. Own truck with the lot. I don't touch lights.
F Grip and rigger, snow a speciality | Grip; Camera operation | sport; food | Oslo | Grip
I mount cameras where they don't want to go: ski lifts, fishing boats, sledges. Rails, cable cams, sliders. When the operator is too cold I operate as well.
F Sports editor | Video editing | sport; media | Manchester | =
Highlights before the final whistle has stopped echoing. Avid and Premiere, fourteen seasons of football, boxing and netball. I know which replay matters and which one gets us sued.
F Documentary editor | Video editing | charity; edu | Cardiff | =
Send me sixty hours and no plan. I'll find the story. I've cut films about lifeboats, adoption and a choir of ex-miners. Patient, thorough, biscuit-powered. No colour, no graphics.
F Short vertical cuts | Video editing; Motion design | beauty; ecom | Mexico City | Video editing
Reels, stories, product demos that hook you in the first second. I edit forty clips a month for lipstick and haircare shops, with animated captions and stickers. Spanish and English.
F Sound designer, games | Sound design | gaming | Helsinki | =
Footsteps, dragons, menu clicks, the wind in a valley that doesn't exist. Wwise and FMOD, twenty-two released titles. I once recorded a frozen lake for a spaceship door and it won a prize.
F Audio logos and ad music | Sound design | auto; fin | Leeds | =
I compose the three notes people remember you by, mix your radio ads and make car doors sound expensive. Studio in a former bank vault. Sound design, sonic branding, no karaoke.
F Colourist | Colour grading | fashion; beauty | London | =
Skin first. I grade fashion films and beauty commercials in a properly calibrated room in Hackney. DaVinci Resolve, big panel, good chair for the client.
F Grading for film and travel | Colour grading | media; hosp | Lisbon | =
Matching four cameras shot on three continents so they look like one afternoon. Series, documentaries, tourism films. I work remotely with live review, or come to Lisbon and eat well.
F VFX artist | Visual effects; Compositing | gaming; media | Los Angeles | =
Explosions, portals, crowds, rain that wasn't there. Houdini and Nuke, ten years on features and game trailers. I supervise on set when needed and will ask you for clean plates. Twice.
F Nuke compositor | Compositing | telco; auto | London | =
Green screens, rig removal, phone screens, sky replacement. My work is good if you can't see it. Soho houses book me by the week. I don't do full CG.
F Animator, hand-drawn | Animation; Illustration | edu; charity | Bristol | Animation
Frame by frame, on a lightbox or a tablet, with wobbles left in. Short films about grief, maths and hedgehogs. I design the characters and bring them to life myself.
F Character animator 3D | Animation | gaming; cpg | Warsaw | =
Mascots, monsters, a talking yoghurt. I give rigged characters weight and attitude in Maya. Five years at a game studio, now on my own. Mocap clean-up too.
F Post supervisor | Post-production supervision | media | London | =
I keep edit, grade, sound and VFX from murdering each other. Schedules, deliverables, QC reports for streamers and broadcasters. Eleven series, no missed air date.
F Post producer, many versions | Post-production supervision; Producer | cpg; ecom | Amsterdam | Post-production supervision
One film, twenty-six countries, four lengths, three ratios. I plan and oversee finishing so the Polish six-second cut has the right pack at the end. Spreadsheets are beautiful.
F Art buyer | Art buying | fin; auto | London | =
I find the photographer or illustrator, negotiate usage, draw up the licence, and stop you paying twice. Twenty years inside London agencies. I know what a ten-year worldwide buy-out ought to cost.
F Image rights and commissioning | Art buying | fashion | Hamburg | =
Art buying for catalogues and lookbooks: portfolios, quotes, contracts, model releases. I've worked for two big mail order houses. I don't take pictures; I make sure you may use them.
F Traffic manager | Traffic management | health; cpg | London | =
Who's doing what, by when, and has legal seen it? I run the studio board: job bags, timesheets, approvals. Pharma codes of practice don't frighten me. Whiteboards fear me.
F Studio flow and deadlines | Traffic management | ecom; tech | Manchester | =
I look after in-house creative teams that have too many requests. I sort the queue, book freelancers, chase sign-offs, and say no on your behalf. Average lateness in my last place dropped from nine days to one.
F Beauty retoucher | Retouching | beauty; fashion | Milan | =
Skin that still has pores. I retouch campaigns and covers for cosmetics and jewellery, sixteen-bit, by hand. I won't make anyone thinner, so please don't ask.
F Car and building retoucher | Retouching | auto; prop | Nottingham | =
Reflections out, skies in, wheels turned, lamp posts gone. I stitch the bracketed exposures of interiors and give developers' photos a decent afternoon. Photoshop since version 3.
F Warm Welsh voice | Voiceover | fin; telco | Cardiff | =
You may have been kept on hold by me. Phone menus, TV ads, training modules. Female, forties, sounds like she means it. Broadcast booth at home, same-day delivery.
F Character voices | Voiceover | gaming; edu | New York | =
Goblins, grandpas, robots, a nervous toaster. I have voiced thirty games and more than a hundred audiobooks for kids. American and British accents, SAG-AFTRA, booth in the wardrobe.
F Subtitler | Transcription and subtitling | media; edu | Norwich | =
Captions for the deaf and hard of hearing, timed to the frame, and subtitles from French and Spanish. Broadcasters, film festivals, online courses. I never write "speaks foreign language".
F Verbatim typist | Transcription and subtitling | prof; gov | Dublin | =
Interviews, hearings, focus groups and board meetings typed up, with or without the ums. Irish accents of every county. Confidential, quick, ninety-five words a minute. Twenty-four hours for an hour of tape.
F Wardrobe stylist | Styling | fashion; sport | London | =
Suitcases, steamers, safety pins. I pull, borrow, buy and return the clothes for lookbooks, commercials and footballers with strong views. Assistants available. No hair, no make-up.
F Food stylist | Styling | food | Copenhagen | =
The crumb is never an accident. I shop, cook and plate for cookbooks, packaging shots and commercials. Ice cream that is really ice cream. I bring tweezers.
F Hair and make-up artist | Hair and make-up | fashion; beauty | Paris | =
Runway, covers, e-shop. Wet looks, no-make-up looks, wigs. My chair is calm even when the studio isn't. Twelve Paris fashion weeks backstage and nobody ever went out late.
F Grooming for camera | Hair and make-up | media; fin | Manchester | =
I make presenters, politicians and bankers look awake. Powder, hair, stray eyebrows. Kit fits in a hand bag, ten minutes a head. TV studios, corporate interviews, company portraits.
A Harbour & Finch | Account management; Campaign planning | fin; prof | London | = | 50 | large
We are the people between your marketing department and everybody else. A dedicated account team runs your suppliers, budgets and timings, and writes the campaign plan. Building societies, insurers and a law firm have stayed with us for ten years.
A Two Chairs | Account management | charity; edu | Leeds | = | 10 | small
One client lead, one project manager, two chairs. We look after the relationship between good causes and their creative suppliers: briefs, status calls, costs. We make nothing ourselves and are proud of it.
A Nordlicht Strategie | Campaign planning; Market research | energy; ind | Hamburg | Campaign planning | 50 | small
We plan campaigns before anyone makes anything: who, when, with what message, in which order. Utilities, turbine makers and port operators. We ask two hundred people first, then argue for a month.
A Campaign Kitchen | Campaign planning | charity; gov | Manchester | Digital marketing | 10 | small
Strategy for public health and fundraising drives. We cook up the plan, phase it over the year, measure it honestly. Past dishes: flu jabs, foster carers, a very successful tree appeal.
A Pocket Portal | Augmented reality | cpg; ecom | Berlin | = | 50 | small
Point your phone at the cereal box and a llama comes out. We build AR for packs, shelves and living rooms, in the browser, with no app to install. Try-before-you-buy sofas are our bread and butter.
A Second Sight Studio | Augmented reality; Virtual reality | edu; hosp | Edinburgh | Virtual reality | 50 | small
Headsets and phones for museums, castles and universities. Visitors see the abbey as it stood in 1320, or walk through a cell. We do the historical research, the models and the code.
A Long Grass | Content marketing | energy; tech | Bristol | = | 10 | small
Ten journalists who left newspapers. We plan, write and publish articles, guides and podcasts for heat pump makers and software firms, so customers find you useful before they find you expensive.
A Paragraph Four | Content marketing; Search engine optimisation | fin; health | Dublin | =, Copywriting | 10 | large
Editorial calendars, expert articles, reviewed by actual doctors and actual accountants. We make content that ranks and deserves to. Seventy people, one style guide. We do not buy links.
A Doormat | Customer experience design | trans; telco | London | = | 50 | small
We travel your customer's journey, literally: buy the ticket, miss the connection, ring the helpline. Then we redesign it. Service blueprints, staff scripts, complaint handling for two train operators and a broadband firm.
A Welkom Service Studio | Customer experience design | health; hosp | Amsterdam | UI/UX design | 50 | small
From parking to goodbye: we redesign what it is like to be a patient or a guest. Journey maps, prototypes in corridors, training for the front desk. Four hospitals and a chain of hostels.
A Kestrel Digital | Digital marketing | edu; sport | Nottingham | = | 10 | large
All-round online marketing for universities, gyms and leagues. We run your ads, your pages, your numbers and one report a month which you will understand. A team of ninety in an old lace mill.
A Clickworks Wien | Digital marketing; Paid search advertising | hosp; ecom | Vienna | Digital marketing | 10 | small
Online-Marketing for hotels and shops in the Alps. Google Ads, social ads, landing pages, measured in bookings and not in impressions. Eleven people, nine languages, no long contracts.
A Penny Black | Direct marketing | charity; fin | Norwich | = | 10 | small
Letters that get opened. Appeals by post, door drops, legacy packs, inserts. We test the envelope, the ask and the P.S., and we keep the data clean. Response rates on request.
A Letterbox Brothers | Direct marketing; Print production | ecom; food | Birmingham | Direct marketing, Print production | 10 | large
Catalogues, vouchers and mailings from idea to doormat. Four million pieces a month, our own presses in Digbeth, postcode targeting down to the street. Pizza chains love us.
A Basket & Sons | E-commerce development | fashion; beauty | London | = | 50 | small
Shopify Plus and headless stores for clothing and cosmetics labels. Size finders, subscriptions, returns that don't cost you the margin. We build shops and nothing but shops.
A Kassa Labs | E-commerce development; Web development | food; cpg | Stockholm | Web development | 10 | small
Web shops for things you can eat: coffee subscriptions, cheese with cold delivery, wine clubs. WooCommerce and Shopify, connected to your warehouse and your book-keeping. Checkout in three taps.
A Inbox Orchard | Email marketing | ecom; charity | Brighton | = | 0 | small
Newsletters people would miss. We write, design and send, split-test subject lines, and prune lists that have gone to seed. Klaviyo, Mailchimp, Dotdigital, whatever you already have.
A Drip & Drop | Email marketing; Marketing automation | hosp; trans | Lisbon | = | 10 | small
Welcome series, abandoned bookings, the message two days before departure. We set up automated emails for airlines, ferries and hotels, and tidy what the last people left behind.
A Grand Parade | Event marketing | auto; tech | Munich | = | 100 | large
Trade fairs, dealer days, launch nights with eight hundred guests and one nervous CEO. Stand concept, invitations, stage, hosts, follow-up. IAA and Hannover are our second homes.
A The Village Fête | Event marketing | food; charity | Bristol | = | 10 | small
Tastings, pop-ups, sampling tours, fun runs. We put brands in fields and streets and give people something to hold. Twelve staff, one vintage horsebox, full public liability.
A Tastemaker Table | Influencer marketing | beauty; fashion | Paris | = | 50 | small
We match skincare and fashion houses with creators who already buy them. Selection, contracts, briefings, disclosure done properly. No fake followers, we check every single account.
A Loud Neighbours | Influencer marketing; Social media management | gaming; food | Los Angeles | Influencer marketing | 50 | large
Streamers, snack reviewers, people who open boxes for a living. We run creator campaigns for games and fast food across Twitch, YouTube and TikTok and keep your own channels alive in between.
A Ask Around | Market research | cpg; food | Leeds | = | 10 | small
Taste tests, kitchen-table interviews, surveys of a thousand shoppers within a week. We tell you what people think, even if you will not like it. Moderators with proper northern manners.
A Insight East Africa | Market research | telco; fin | Nairobi | = | 10 | small
Field teams in five countries, mobile surveys in eleven languages, focus groups in towns others skip. We helped a mobile money service understand why grandmothers refused it.
A Cogwheel | Marketing automation | tech; prof | Manchester | = | 50 | small
HubSpot, Marketo and Salesforce plumbers. We score the leads, trigger the follow-ups and connect the marketing to the sales people so nobody is forgotten or rung twice. Certified to the eyebrows.
A Reach & Frequency | Media planning | cpg; auto | London | = | 100 | large
We plan and buy television, radio, press, cinema and online for advertisers who count. A hundred and forty planners, our own econometrics, no rebates kept. Ask to see the audit.
A Plano Media | Media planning; Programmatic advertising | telco; ecom | Madrid | Media planning | 50 | large
Where your money goes and why: channel mix, bookings and our own trading desk for automated display and video. Active in Spain, Portugal and Latin America.
A Big Sky Sites | Out of home advertising | sport; media | Manchester | = | 50 | small
Billboards, bus sides, stadium screens, one inflatable gorilla on a roof. We find the sites, book them, and do the stunt when a poster isn't enough.
A Kerb & Platform | Out of home advertising; Media planning | fashion; fin | New York | Out of home advertising | 100 | large
Subway takeovers, wild posting, painted walls in Brooklyn, digital screens in Times Square. We plan, negotiate and install. Permits are our love language, ladders our second.
A Tin & Carton | Packaging design | food; cpg | Leeds | = | 10 | small
Boxes, jars, pouches, sleeves. We design packs that stand out on a cold shelf and still fold on the line. Dielines, structural samples and a garage full of rival biscuits.
A Flacon | Packaging design; Branding | beauty; fashion | Milan | Packaging design | 50 | small
Bottles, caps, cartons and names for perfume and skincare. We sketch the glass, visit the glassmaker, and choose the paper by touch. Refillable whenever you let us.
A Keyword Street | Paid search advertising | prof; health | Birmingham | = | 10 | small
Google Ads and Microsoft Ads for dentists, solicitors and opticians. We pay for the clicks that ring you and block the ones that don't. No retainers over three months.
A Bid Room | Paid search advertising; Programmatic advertising | ecom; trans | London | Digital marketing | 100 | large
Performance media at scale: shopping feeds, search terms by the million, display bought by machine and watched by humans. Sixty analysts. Retailers and airlines only.
A Plain Speaking | PR and communications | gov; energy | Edinburgh | = | 10 | small
Press office for hire. Statements, journalists, crisis calls at five in the morning, community meetings about pylons. Former reporters, so we know what they'll ask.
A Pressroom Milano | PR and communications; Event marketing | fashion; auto | Milan | PR and communications | 50 | large
Launches, press days, showroom appointments and editors who pick up when we ring. Houses of fashion, design and fast red cars. Offices by the Duomo.
A Folio & Foil | Print production | fashion; prof | London | = | 10 | small
We get printing printed. Paper choice, proofs, press passes, foil, embossing, delivery on the day of the show. Lookbooks, invitations, reports. We design nothing; bring artwork.
A Audience Machine | Programmatic advertising | auto; telco | Berlin | = | 100 | small
Display, video, audio and connected TV bought impression by impression. Own bidding algorithms, brand safety lists, weekly logs you can read. Cookieless since before it was cool.
A Page One Collective | Search engine optimisation | prop; prof | Manchester | = | 0 | small
Technical audits, site structure, honest links. We get estate agents, surveyors and architects to the top of Google and keep them there. SEO only, no ads.
A Findwell | Search engine optimisation | hosp; ecom | Copenhagen | = | 10 | small
Organic search for holiday lets and web shops in six Nordic and Baltic languages. Crawl budgets, product texts, migrations without tears. We'll say when it's hopeless.
A Friendly Fire | Social media management | food; sport | London | = | 10 | small
We run the accounts: posts, replies, jokes, apologies. Pubs, kebab chains and a rugby club with a temper. Community managers on duty until midnight, weekends too.
A Feed the Feed | Social media management; Content marketing | edu; beauty | Toronto | Social media management | 10 | small
Instagram, TikTok and LinkedIn for colleges and skincare brands. Monthly plan, filming day, daily replies. Student interns make the jokes but never hold the password.
A Otherwhere | Virtual reality | ind; trans | Helsinki | = | 100 | small
Training in places too dangerous or too dear to visit. We build VR simulations of cranes, paper mills and ship bridges. Trainees crash as often as they need to. Quest, Varjo, motion platforms.
A Kindred Mark | Branding | charity; health | London | =, Graphic design | 10 | small
Brand identities for organisations which care. Naming, logo, voice, guidelines, and workshops where even the finance director draws. A hospital trust, two hospices and a food bank network so far.
A Hallmark & Hollow | Branding; Creative direction | prop; fin | Dubai | Branding | 100 | large
Towers, islands, private banks. We name them, dress them and direct everything the public sees. Sixty people from twenty countries, Arabic and Latin lettering under one roof.
A Tall Order Films | Video production | tech; fin | London | = | 50 | large
Brand films, case studies, product launches. We take a brief and return a finished film: crew, edit, music, all of it. Three hundred productions a year in a building with a slide.
A Kapstadt Pictures | Video production | sport; hosp | Cape Town | = | 50 | small
Full-service production with mountain and ocean. Commercials, tourism films, surf and trail running. We shoot when your country is dark and grey, which is most of it.
A Wobbly Line | Animation; Video production | health; edu | Bristol | Animation | 10 | small
Animated explainers for hospitals, schools and the occasional bladder charity. Script to screen in eight weeks. Drawn, cut-out, clay if you beg. Nine people, one kiln.
A Paper Moon Animation | Animation | media; cpg | Toronto | = | 50 | large
Series, specials and mascots that sell breakfast. A hundred and ten animators, 2D and 3D, delivery to every broadcaster in North America and most beyond.
A Brick & Browser | Web development | prop; ind | Birmingham | = | 10 | small
Websites for builders, brick makers and machine tool firms. Product finders, spec downloads, forms that reach the right depot. We host, we patch, we pick up the phone.
A Vier Ecken Web | Web development; Digital marketing | gov; edu | Berlin | = | 50 | large
Large, sober websites for ministries and universities. TYPO3 and Drupal, accessibility to the letter of the law, tenders answered on time. 120 staff, no foosball table.
A Bold Sans | Graphic design; Branding | media; edu | Amsterdam | Graphic design | 0 | small
Posters, magazines, festival programmes, book covers. Three designers and a risograph. We like two colours and large letters. Logos too, when we fall in love.
A Faces & Friends | Casting direction | telco; ecom | Paris | = | 10 | small
Casting for commercials and catalogues: actors, hands, twins, dogs who sit. Studio near Bastille, a file of nine thousand people of every age. Results in five days.
A Mirage Works | Visual effects; Animation | auto; media | Mumbai | = | 50 | large
Four hundred artists, day and night shifts. Full CG cars, destruction, crowds and clean-up at a price London can't match. TPN-certified, reviews in your time zone.
A Smoke & Mirrors of Soho Road | Visual effects | food; sport | Birmingham | Post-production supervision | 10 | small
Invisible fixes and visible nonsense: flying burgers, stadiums filled with fans who weren't there. Five artists, one render farm, a kettle, and no meetings before ten.
A Third Act | Creative direction; Branding | sport; gaming | Los Angeles | Creative direction | 100 | small
Three former agency chiefs for rent. We set the creative vision of leagues, teams and studios, then direct the people who make it. No production, no media, no fluff.
A Singa Social | Social media management; Influencer marketing | beauty; telco | Singapore | = | 10 | small
We mind your channels in English, Mandarin, Malay and Tamil and bring in creators when it makes sense. Calendar on the first, report on the last, replies within the hour.
A Mostly Weather | PR and communications | tech; health | London | PR and communications, Content marketing | 10 | large
Media relations for science-heavy companies. We explain gene therapy to tabloids and batteries to breakfast telly. Seventy consultants, and a duty desk that never sleeps.
A Good Morning Oslo | Digital marketing; Email marketing | energy; gov | Oslo | Email marketing | 10 | small
Campaigns online for district heating, ferries and municipalities. Ads, newsletters, numbers. Sensible people doing sensible marketing, with cinnamon buns on Fridays and a proper plan for the year.
`;

export const thirdStuffers = `
F SEO SEO SEO Expert Logo Design Website Video Editing Cheap Best
Best SEO, best logo, best website, best video editing, best photography, best animation, best social media, best voiceover, best branding. SEO expert SEO specialist SEO consultant SEO freelancer SEO agency quality SEO.
A 360 Total Media Solutions
Branding | Web Development | SEO | PPC | Social Media | Email Marketing | PR | Events | Video Production | Animation | Packaging | Print | VR | AR | Influencer | Market Research | Media Planning | Programmatic | Out of Home | Direct Marketing | E-commerce. All under one roof.
F Photographer London Photographer Manchester Photographer Paris
Photographer in London, photographer in Leeds, photographer in Bristol, photographer in Berlin, photographer in Madrid, photographer in Rome, photographer in Dubai, photographer in New York, photographer in Sydney, photographer in Mumbai. Wedding photographer, food photographer, product photographer, fashion photographer, photographer near me.
F Creative unicorn
I am an art director, copywriter, illustrator, motion designer, director, producer, DoP, camera operator, sound recordist, gaffer, grip, editor, sound designer, colourist, compositor, retoucher, stylist and make-up artist. Whatever you search for, you found me!!!
A Web Shop App Site Builders Ltd
website website design website development web developer web designer webshop web shop online shop online store ecommerce e-commerce Shopify WooCommerce Magento WordPress Wix Drupal React Vue Angular PHP Laravel Node app developer website cheap website fast website London website Dublin website Amsterdam.
F Video video video
Video editor, video production, video marketing, video ads, explainer video, corporate video, wedding video, drone video, YouTube video, TikTok video, Instagram video, video animation, video graphics, video subtitles, video for automotive, video for fashion, video for healthcare, video for charity, video for everyone.
A Marketing Agency For Every Industry
Digital marketing for automotive, beauty, charity, retail, education, entertainment, fashion, finance, food, gaming, government, healthcare, hospitality, manufacturing, property, sport, technology, telecoms, transport and energy. Top rated, award winning, results driven, number one, 5 stars, guaranteed leads, guaranteed ranking.
F Illustrator / Illustration / Illustrations / Illustrating
illustrator, illustration, children's book illustration, fashion illustration, medical illustration, packaging illustration, storyboard illustration, digital illustration, vector illustration, Adobe Illustrator, logo illustration, drawing, sketch, art, artist, cartoon, comic, caricature, character design, hire illustrator, best illustrator.
A Social Growth Hackers
#socialmedia #influencer #instagram #tiktok #facebook #linkedin #youtube #viral #growth #followers #engagement #content #contentmarketing #reels #ads #community #ugc #creator #brand #marketing #london #paris #berlin #dubai #nyc #la #toronto #singapore
F Voice over voiceover voice-over VO artist
Voiceover male voiceover female voiceover child voiceover British voiceover American voiceover German voiceover French voiceover Spanish voiceover. Voice for ads, games, IVR, e-learning, audiobooks, trailers, documentaries, cartoons. Also dubbing, subtitles, transcription, translation, sound design, jingles, music, podcast.
A Search Words Agency
People who look for branding agency, logo agency, packaging agency, PR agency, event agency, media agency, research agency, SEO agency, PPC agency, email agency or casting agency choose us. Small budget, large budget, no budget, under 10k, over 100k, urgent, today.
F Designer of everything, UK Europe USA Asia
Graphic design, UX design, UI design, web design, 3D design, set design, sound design, packaging design, lighting design, logo design, brochure design, app design, game design. Photoshop InDesign Figma Sketch Blender Cinema4D After Effects Premiere Nuke Maya Houdini Resolve ProTools ChatGPT Midjourney.
`;

export const thirdBriefs = `
plain
We are a building society looking for a copywriter to rewrite our mortgage letters and web pages in clear English.
skills: Copywriting; sectors: Financial services, Professional services

plain
Art director wanted for a press and poster campaign of a mobile network; photographer and typeface still to be chosen.
skills: Art direction; sectors: Telecommunications

plain agency
Storyboard artist for a car commercial, around forty black and white frames, needed by Thursday morning.
skills: Storyboarding; sectors: Automotive

plain
Our hotel group needs a customer experience agency to map the guest journey from booking to check-out and train reception.
skills: Customer experience design; sectors: Hospitality and tourism; type: agency

plain freelancer
I am making a small documentary and need a sound recordist for six days of outdoor interviews with radio mics.
skills: Sound recording; sectors: Entertainment and media, Charity and non-profit

plain
Visual effects for a thirty-second spot of a football league: we shoot in an empty stadium and it has to look sold out.
skills: Visual effects, Compositing; sectors: Sport and leisure, Entertainment and media

plain
Packaging design for a new range of granola pouches, six flavours, including dielines for the factory.
skills: Packaging design; sectors: Food and beverage, Consumer packaged goods

plain agency
Retoucher wanted for a cosmetics campaign: twelve close-up portraits, natural skin, high-end finish.
skills: Retouching; sectors: Beauty and personal care, Fashion and luxury

plain
Looking for a market research company to run taste tests and shopper interviews for a new drinking yoghurt.
skills: Market research; sectors: Food and beverage, Consumer packaged goods

plain
Director for a funny TV commercial about broadband. Two actors, one sofa, deadpan humour.
skills: Director; sectors: Telecommunications

plain
UX designer needed for a hospital appointment app, with user research and fully accessible screens.
skills: UI/UX design; sectors: Healthcare and pharmaceuticals, Government and public sector

plain agency
We need an art buyer to source a photographer for a car catalogue and negotiate worldwide usage rights.
skills: Art buying; sectors: Automotive

plain
Event agency for our stand, invitations and launch night at a trade fair for electric vans in Germany.
skills: Event marketing; sectors: Automotive, Transport and logistics; countries: Germany; type: agency

plain freelancer
Gaffer with own van and two electricians for a two-day music video; I am the cinematographer.
skills: Lighting; sectors: Entertainment and media

plain
Digital designer for display ads in all sizes and landing pages for our new phone tariffs.
skills: Digital design, Graphic design; sectors: Telecommunications

plain
Augmented reality on our muesli boxes, no app, just the phone camera and the browser.
skills: Augmented reality; sectors: Consumer packaged goods, Food and beverage, E-commerce and retail

plain
A car dealer group seeks an agency for media planning and buying across television, radio and press, nationwide.
skills: Media planning; sectors: Automotive; type: agency

plain agency
Post-production supervisor for an eight-part series going to a streamer: schedule, deliverables and QC.
skills: Post-production supervision; sectors: Entertainment and media

plain freelancer
I direct food films and am looking for a director of photography with macro and high-speed camera experience.
skills: Director of photography; sectors: Food and beverage, Hospitality and tourism

plain
We're a food bank network in need of branding: a new name, logo, tone of voice and guidelines.
skills: Branding; sectors: Charity and non-profit

paraphrase
We'd like people to bump into us on their way to work, at bus stops, on walls, wherever they look up. Our sports shop is opening its second branch and nobody has heard of the first.
skills: Out of home advertising; sectors: Sport and leisure, E-commerce and retail, Fashion and luxury

paraphrase
For our advert we want an ordinary-looking dad, two children who really could be brother and sister, and a grandmother who can keep a straight face. Where do we find them?
skills: Casting direction

paraphrase agency
Nobody here knows what is due when. The artists are promised twice, and last week an advert went out before the client's lawyers had seen it. One calm person to keep order, please.
skills: Traffic management

paraphrase
Many of our students watch the lectures on the train with the volume off, and some cannot hear at all. They should be able to read along.
skills: Transcription and subtitling; sectors: Education, Entertainment and media

paraphrase
Somebody types "cottage with sauna" and we turn up on the fourth page. We don't want to pay for adverts, we'd just like to be the one that comes up first.
skills: Search engine optimisation; sectors: Hospitality and tourism; not skills: Paid search advertising

paraphrase freelancer
My next job is filming for a car maker. The picture has to glide next to a moving van, then rise over a wall, and I've no idea how to mount the thing so nobody gets hurt.
skills: Grip; sectors: Automotive

paraphrase
Our film about the coast was shot over three months with whatever we had. Some bits look bluish, others like custard. It should feel like one long summer evening.
skills: Colour grading; sectors: Hospitality and tourism, Entertainment and media

paraphrase
Our burgers taste wonderful and look sad. Somebody clever should make them mouth-watering on the plate before the picture gets taken.
skills: Styling; sectors: Food and beverage

paraphrase
Young women believe the people they watch on their phones more than any advert. We'd love a few of those to try our face cream and tell their viewers honestly.
skills: Influencer marketing; sectors: Beauty and personal care, Fashion and luxury

paraphrase
New crane drivers practise on the real thing, which frightens everybody and costs us a shift each time. Could they make their mistakes somewhere that doesn't exist?
skills: Virtual reality; sectors: Industrial and manufacturing, Transport and logistics, Property and construction

paraphrase
People ask for our price list, then nobody gets back to them, or three of us do at once. It ought to run by itself: the right note at the right moment. We sell office software.
skills: Marketing automation, Email marketing; sectors: Technology and software, Professional services

paraphrase
The invitations to our fashion show are finished on the screen. Now someone must find the right paper, get the gold lettering done and have eight hundred of them here by the fourteenth.
skills: Print production; sectors: Fashion and luxury

paraphrase
We sell cheese from a market stall. Customers keep asking if they could order from the sofa, pay by card and have a box turn up every month.
skills: E-commerce development, Web development; sectors: Food and beverage, E-commerce and retail, Consumer packaged goods

paraphrase
I've read that machines now decide in a blink which advert each reader sees and what it costs. We'd like that done for our new electric car, with somebody keeping an eye on it.
skills: Programmatic advertising; sectors: Automotive

paraphrase
If somebody in town has toothache and asks the internet, our practice should be right at the top, today. We're glad to pay a little each time a person taps on it.
skills: Paid search advertising; sectors: Healthcare and pharmaceuticals

paraphrase
We want young men to talk about sadness. A song? A stunt? A bench? We don't know yet. First of all we need the one thought everything else can hang on.
skills: Concept development, Creative direction; sectors: Charity and non-profit, Healthcare and pharmaceuticals

paraphrase freelancer
I've been invited to pitch for a film about a winter coat. I can see every second of it in my head, but on paper it reads like a shopping list. It's due Thursday.
skills: Treatment writing; sectors: Fashion and luxury

paraphrase
The story happens in a grandmother's kitchen in 1974. What we have is an empty warehouse and a jar of gravy granules.
skills: Production design; sectors: Food and beverage, Consumer packaged goods

paraphrase agency
The actor held a dead telephone against a green wall. Now a working one must be in his hand and a harbour behind him, and nobody should ever guess.
skills: Compositing, Visual effects; sectors: Telecommunications, Technology and software

paraphrase
Our banking app gives a nasty ping whenever money comes in. I dream of three friendly notes people know even from the next room.
skills: Sound design; sectors: Financial services

paraphrase agency
A hospital handed us ninety pages about washing hands. They have to become five minutes of people talking to each other that nurses stay awake for. Filming it is already taken care of.
skills: Scriptwriting; sectors: Healthcare and pharmaceuticals, Education

paraphrase
How do you tell a six-year-old what will happen in the operation? We imagine a little drawn fox who walks through the ward, blinks, is scared and then isn't.
skills: Animation; sectors: Healthcare and pharmaceuticals, Education

paraphrase
Our flats exist only as lines on paper, yet people want to see the evening sun on the balcony before they sign anything.
skills: 3D design, Virtual reality; sectors: Property and construction

paraphrase freelancer
I take good pictures of clothes and am hopeless at the rest. Someone has to hold the money, hire everyone, order the vans and lunch, and tell all of them when to turn up.
skills: Producer; sectors: Fashion and luxury, Beauty and personal care

paraphrase agency
One film of ours goes out in twenty-two countries, in four lengths, each with a different packet at the end. We need a person who keeps the lists and looks at every last one before it leaves.
skills: Post-production supervision, Traffic management; sectors: Consumer packaged goods, E-commerce and retail

paraphrase
They plan pylons behind the village, and the newspapers only ring those who are against it. We build them. We'd like to be asked too, and to know what to say.
skills: PR and communications; sectors: Utilities and energy, Government and public sector

paraphrase
Before anyone dares to buy a heat pump they have a thousand questions. We could answer them patiently, something worth reading or hearing every week, without ever shouting "buy".
skills: Content marketing, Copywriting; sectors: Utilities and energy, Technology and software

paraphrase
Guests leave nice and rude remarks beneath our pictures and nobody answers for days. Somebody with wit should mind all that, evenings as well. We run eleven pubs.
skills: Social media management; sectors: Food and beverage, Hospitality and tourism

paraphrase agency
Our head of ideas is on parental leave, four gifted people are pulling in four directions, and a face cream comes out in March. We want a grown-up to show the way until she's back.
skills: Creative direction; sectors: Beauty and personal care, Fashion and luxury

paraphrase
People love our little cakes as soon as they've had one. So how do we get them into the hands of half a city in one summer, with a van, a stall, a bit of theatre?
skills: Event marketing; sectors: Food and beverage

paraphrase freelancer
I'm filming bank managers on Monday. They shine like apples under my lamps, and one wears a bird's nest. I can spare ten minutes for each of them.
skills: Hair and make-up; sectors: Financial services, Professional services

paraphrase
Our supporters are mostly past seventy and don't care for computers. A real envelope, with something moving inside and a slip to send back, is what would reach them.
skills: Direct marketing; sectors: Charity and non-profit

paraphrase agency
The script says: a road without one house, a white plain, a glass villa nobody has seen before. Here it is December and it rains. Where is that, and who keeps the key?
skills: Location scouting

paraphrase
I have six suppliers and spend my days carrying messages from one to the next. I'd like a single person to ring who has the money, dates and moods under control. We insure boats.
skills: Account management; sectors: Financial services, Professional services

paraphrase freelancer
I draw still pictures for a football club. Now they wish the players' names to fly in, the numbers to tumble and the badge to spin before kick-off, and mine just sit there.
skills: Motion design, Animation; sectors: Sport and leisure

paraphrase
Passengers who miss their connection hate us for life. Come along with them, see what goes wrong at every step, and tell us how it ought to feel instead.
skills: Customer experience design, Market research; sectors: Transport and logistics

negation
Photographer for our steelworks and its welders, but please nobody whose usual thing is restaurants and plates.
skills: Photography; sectors: Industrial and manufacturing, Utilities and energy; not sectors: Food and beverage, Hospitality and tourism

negation
New website for our brickyard. No freelancers, we have been left alone twice, and anywhere but London.
skills: Web development; sectors: Industrial and manufacturing, Property and construction; type: agency; not type: freelancer; not cities: London

negation
Logo and identity for a small hospice. Spare us the big agencies that send eight people to the first meeting.
skills: Branding, Graphic design; sectors: Charity and non-profit, Healthcare and pharmaceuticals; not size: large

negation agency
Editor for a documentary about lifeboat volunteers. Grading and titles are in other hands, so no colourists and no motion people please.
skills: Video editing; sectors: Charity and non-profit, Entertainment and media; not skills: Colour grading, Motion design

negation
Get our estate agency up in Google without ads. Anyone trying to sell us clicks or social media can save the call.
skills: Search engine optimisation; sectors: Property and construction; not skills: Paid search advertising, Social media management

negation freelancer
I'm building a small game and need voices for a goblin and a sulky robot. I'd rather not have anybody from Cardiff again, long story.
skills: Voiceover; sectors: Gaming; not cities: Cardiff

negation
Someone to run the channels of our kebab shops, posts and replies only. We're done with influencers, leave them out.
skills: Social media management; sectors: Food and beverage; not skills: Influencer marketing

negation
Real faces off the street for a trainers campaign. We don't want an agency for this, just one person with good eyes.
skills: Casting direction; sectors: Fashion and luxury, Sport and leisure; type: freelancer; not type: agency

negation agency
Looking for a colourist for a skincare commercial. Remote is fine, only not Los Angeles or New York, the hours kill us.
skills: Colour grading; sectors: Beauty and personal care, Fashion and luxury; not cities: Los Angeles, New York

negation freelancer
I photograph lookbooks and need a wardrobe stylist for three days. Hair and make-up is taken, so not that.
skills: Styling; sectors: Fashion and luxury; not skills: Hair and make-up

negation
Virtual reality training for the crew on our ship bridges. Nothing with phones and augmented reality, and no huge agency.
skills: Virtual reality; sectors: Transport and logistics, Industrial and manufacturing; not skills: Augmented reality; not size: large

negation
Drone pilot for one day at a cycle race. We direct and cut ourselves, so neither a director nor an editor is wanted.
skills: Camera operation; sectors: Sport and leisure; not skills: Director, Video editing

budget
We have £8,000 for newsletters for our online garden shop: set-up, templates and three months of sending.
skills: Email marketing; sectors: E-commerce and retail; budget: 8000

budget
Animated explainer for a school health programme, two minutes, fifteen thousand pounds all in.
skills: Animation; sectors: Education, Healthcare and pharmaceuticals; budget: 15000

budget
Up to £6k to have our surveyors' firm found on Google, the organic way.
skills: Search engine optimisation; sectors: Property and construction, Professional services; budget: 6000

budget
£70,000 for a Shopify Plus store for our lipstick label with subscriptions, live by September.
skills: E-commerce development; sectors: Beauty and personal care, Fashion and luxury, E-commerce and retail; budget: 70000

budget
A poster series and the printed programme of our film festival, two colours, we can spend £5,000.
skills: Graphic design; sectors: Entertainment and media; budget: 5000

budget agency
We can pay a freelance illustrator £4,500 for eight drawings of the knee joint for a pharma brochure.
skills: Illustration; sectors: Healthcare and pharmaceuticals; budget: 4500; type: freelancer

budget
A quarter of a million pounds for billboards, subway takeovers and digital screens for our bank in New York.
skills: Out of home advertising, Media planning; sectors: Financial services; cities: New York; countries: United States; budget: 250000

budget
Roughly 20 thousand pounds for media relations around the launch of our gene therapy, national press and breakfast television.
skills: PR and communications; sectors: Healthcare and pharmaceuticals, Technology and software; budget: 20000

region
Short films for our donors about water projects and clinics around Nairobi; we'd like a crew who live there.
skills: Video production; sectors: Charity and non-profit; cities: Nairobi; countries: Kenya

region
A studio in Edinburgh to show visitors our castle as it was in the Middle Ages, on headsets or phones.
skills: Virtual reality, Augmented reality; sectors: Hospitality and tourism, Education; cities: Edinburgh; countries: United Kingdom

region agency
Storyboards for the cutscenes of a mobile game; the artist should be based in Asia.
skills: Storyboarding; sectors: Gaming; regions: Asia Pacific

region
Online marketing for our ski hotels, Google and social ads, preferably an agency in Austria.
skills: Digital marketing, Paid search advertising; sectors: Hospitality and tourism; countries: Austria; type: agency

region
We're launching a serum in Singapore and need an agency there to look after our social channels.
skills: Social media management, Influencer marketing; sectors: Beauty and personal care; cities: Singapore; countries: Singapore; type: agency

region freelancer
I'm shooting a ski film in Norway and want a local grip who can rig cable cams and sledges.
skills: Grip; sectors: Sport and leisure; countries: Norway

region
Creator campaign for our crisps in North America: streamers and snack reviewers, eight weeks.
skills: Influencer marketing; sectors: Food and beverage, Consumer packaged goods; regions: North America

region agency
Line producer in Mumbai for a four-day shoot of a software client: permits, crew, customs.
skills: Producer; sectors: Technology and software; cities: Mumbai; countries: India

region
Fieldwork partner in Africa for focus groups and mobile surveys on how people use mobile money.
skills: Market research; sectors: Financial services, Telecommunications; regions: Africa

typo
Wepsite develloper wanted for a small magasine about good causes, must be fast and acessible.
skills: Web development; sectors: Entertainment and media, Charity and non-profit

typo
Progamatic advertizing for a telecomunications company in Germany, disply and conected TV.
skills: Programmatic advertising; sectors: Telecommunications; countries: Germany

typo
We need a vidio editer for short vertikal clips with captoins for our haircare shop.
skills: Video editing; sectors: Beauty and personal care, E-commerce and retail

typo agency
Looking for a colorist to do the colour grayding of a turism film, remotly with live reveiw.
skills: Colour grading; sectors: Hospitality and tourism, Entertainment and media

typo
Pakaging desing for a refilable parfume botle incl. carton, luxury feel.
skills: Packaging design; sectors: Beauty and personal care, Fashion and luxury

typo
Transcripton of confidental intervews and public hearings, Dublin, within a day.
skills: Transcription and subtitling; sectors: Government and public sector, Professional services; cities: Dublin; countries: Ireland

typo freelancer
I'm a fotographer shooting lipstiks in Paris and need a set desinger for big paper flowers and mirors.
skills: Production design, Styling; sectors: Beauty and personal care, Fashion and luxury; cities: Paris; countries: France

typo
Costumer experiance dezign for our hosptal, from the car park to the disharge.
skills: Customer experience design; sectors: Healthcare and pharmaceuticals

typo
Campain planing for a flu vacination drive, phased over the winter, public helth.
skills: Campaign planning; sectors: Government and public sector, Healthcare and pharmaceuticals, Charity and non-profit

stuffer
Photographer in London for portraits of the partners of our law firm, about thirty people.
skills: Photography; sectors: Professional services, Financial services; cities: London; countries: United Kingdom

stuffer
Branding agency in Dubai for a new residential tower, name, logo, Arabic and English.
skills: Branding; sectors: Property and construction; cities: Dubai; countries: United Arab Emirates; type: agency

stuffer
Voiceover for a children's audiobook, American accent, about three hours finished.
skills: Voiceover; sectors: Education, Entertainment and media

stuffer
Web developer for the website of our guesthouse, with a booking form and pages we can edit.
skills: Web development; sectors: Hospitality and tourism

stuffer
Digital marketing agency for a university: ads, landing pages and clear monthly reports.
skills: Digital marketing; sectors: Education; type: agency

stuffer
Video production for the launch of a payments app: brand film, customer case study and cut-downs.
skills: Video production; sectors: Technology and software, Financial services
`;
