/**
 * Holds the second held-out marketplace with its briefs, written by somebody who knew neither the lexicon nor the other sets; the shapes are
 * those of profiles.ts and briefs.ts. It was measured before anything was changed with it at hand (docs/matching.md).
 */
export const secondProfiles = `
F Visual lead for print and screen | Art direction | fashion; beauty | Paris | =
I decide how a campaign looks before anyone picks up a camera: the mood, the palette, the crop, the typeface that whispers rather than shouts. Eight seasons with a leather goods house, three perfume launches, one very stubborn lipstick.
F The person who says "less blue" | Art direction; Concept development | food; cpg | Leeds | =, Photography
Biscuits, beer, oat milk. I work with photographers and designers so that every picture of a brand feels like it came from the same kitchen. I don't shoot and I don't do layouts; I make the people who do look brilliant.
F Logo and identity maker | Branding; Graphic design | charity; edu | Cardiff | =
Small organisations come to me with a name and a headache. They leave with a mark, a set of colours, a voice, and a twelve-page book that tells volunteers how not to stretch it. Bilingual Welsh and English work welcome.
F Naming things for a living | Branding; Copywriting | tech; fin | Berlin | =
I have named two neobanks, a parcel robot and a database nobody can pronounce wrong. I work out what a company stands for, what it should be called, and how it should sound when it speaks. Trademark pre-checks included.
F Words, mostly short ones | Copywriting | prof; fin | Edinburgh | =
Pension letters people understand. Law firm homepages without "bespoke solutions". I spent eleven years as a solicitor before I changed sides, so I can read the contract and then say it in a sentence your mother would like.
F Writer of labels, lines and loo-door jokes | Copywriting | food; cpg | Bristol | =
The back of the crisp packet, the sign above the bar, the sentence that made someone miss their bus because they were laughing: mine. Ten years of giving jars and bottles a personality. No white papers, ever.
F Technical wordsmith | Copywriting; Content marketing | ind; energy | Hamburg | Content marketing
I interview engineers and come back with articles that buyers finish reading. Heat pumps, bearings, turbine coatings. English native, fluent German. I like hard hats and footnotes.
F Screens, banners, newsletters | Digital design | ecom; fashion | Milan | =
Landing pages, sale banners in forty sizes, newsletter templates that survive Outlook. I've dressed the online shops of shoe and knitwear labels for nine years and I still enjoy moving a button two pixels to the left.
F Designer for everything that glows | Digital design; UI/UX design | hosp; sport | Lisbon | =, Web development
Hotel sites, surf school booking pages, the scoreboards at a padel club. I draw what people see on a display and hand tidy files to whoever builds it. I don't code, whatever my boxes say.
F Posters, reports, menus | Graphic design | hosp; food | Nottingham | =
If it gets folded, pinned up, spilled on or read over somebody's shoulder, I lay it out. Restaurant menus, festival programmes, wine lists, a museum map that tourists keep. Good with grids, better with deadlines.
F Layout and infographics | Graphic design | gov; health | Glasgow | =
I turn council spreadsheets and clinical tables into pages a tired person can follow at eleven at night. Annual reports, leaflets for waiting rooms, accessible PDFs that screen readers actually read in the right order.
F Ink and gouache | Illustration | edu; media | Norwich | =
Children's books, school reading schemes and the occasional magazine cover. Foxes a speciality. Everything is drawn on paper first, then scanned, so you get texture that no brush pack quite manages.
F I draw machines so people get them | Illustration; Graphic design | ind; auto | Munich | =
Exploded views, cutaways, assembly steps without a single word. My pictures sit in manuals for tractors, espresso machines and an electric van. Send me a CAD file or a bad phone photo, both are fine.
F Moving type person | Motion design | tech; telco | Stockholm | =
Logos that unfold, charts that grow, titles that land on the beat. I work in After Effects and Cavalry, mostly for software firms who need twenty seconds on a phone to explain a thing that took four years to build.
F Animated graphics for sport | Motion design; Animation | sport; media | Madrid | =
Lower thirds, score bugs, goal stings, the swoosh before the replay. I've packaged two league broadcasts and a cycling tour. Templates come ready for the operator who has four seconds to type a surname.
F Plates and glasses | Photography | food; hosp | Lisbon | =
I make soup look like it's worth crossing town for. Natural light, a small table, no glue, no motor oil, everything edible afterwards. Cookbooks, menus, delivery apps. I cook half of what I shoot.
F Portraits of people who hate being photographed | Photography | prof; gov | Dublin | =
Chief executives, surgeons, barristers, councillors. You get fifteen minutes with them and I need nine. I bring one lamp, one stool and a reliable joke about the weather. Team pages and press pictures delivered next morning.
F Buildings before breakfast | Photography; Retouching | prop; hosp | Dubai | Graphic design
I shoot towers, lobbies and villas at the hour when the glass turns pink, and I clean up the cranes myself afterwards. Drone licence for the Emirates. No weddings, no babies.
F Garments on bodies, garments on white | Photography | fashion; ecom | Manchester | =
Lookbooks in the morning, 120 items on a ghost mannequin by tea time. I have a daylight studio with a rail, a steamer and a very patient dog. Files named the way your shop system likes them.
F Flows and wireframes | UI/UX design | fin; health | Copenhagen | =
I watch people fail at filling in forms, then I fix the forms. Mortgage applications, a diabetes diary, a hospital appointment tool used by half of Jutland. Clickable prototypes within a week, tested on real humans in the second.
F App nerd, friendly | UI/UX design; Customer experience design | trans; telco | Helsinki | =
Ticket machines, tram apps, roaming settings buried six menus deep. I dig out what travellers were trying to do, sketch a shorter way, and sit with developers until it ships. Accessibility is not an extra with me.
F One-woman film crew | Video production | charity; edu | Sheffield | =
I turn up with a rucksack, talk to people till they forget the camera, and send you a finished three-minute film a fortnight later. Food banks, literacy projects, hospices. I plan, shoot and cut it myself.
F Corporate films that don't feel like it | Video production; Director | ind; energy | Oslo | =
Offshore platforms, fish farms, a smelter at minus twenty. I handle the whole thing from first call to final file, helicopter safety certificate included. My films are short because nobody ever asked for a longer one.
F Builds websites by hand | Web development | charity; edu | Leeds | =
WordPress when sensible, Eleventy when I get to choose. Pages load in under a second on a bad bus connection. I look after thirty-odd sites for trusts, choirs and schools, and I pick up the phone.
F Full-stack tinkerer | Web development | tech; trans | Warsaw | =
React at the front, Python at the back, sleep in the middle. Dashboards for fleet managers, a customer portal for a pallet exchange, a calculator for freight emissions. I write tests. I even read them.
F CGI bottles and sofas | 3D design | cpg; ecom | Amsterdam | =
Why ship a sofa to a studio in eleven fabrics when I can render all eleven by Thursday? Photoreal stills and turntables from your engineering files. Blender, KeyShot, strong coffee.
F Unbuilt places, believable light | 3D design; Virtual reality | prop | Barcelona | =
Architects send me plans and I send back a rainy Tuesday morning in a lobby that doesn't exist yet. Stills, fly-throughs, and a headset version for investors who can't read a section drawing.
F Creative lead for hire | Creative direction | auto; sport | London | =
Twenty years in big agencies, four in my shed. I set the bar, pick the team, kill the second-best idea and stand in front of the board to defend the best one. Car launches, a World Cup, a running shoe.
F Interim head of ideas | Creative direction; Concept development | beauty; fashion | New York | =
Brands call when the chief creative walks out mid-season. I keep the whole look, tone and storyline of the year together, run the reviews, mentor the juniors and leave when the new one arrives.
F Dialogue doctor | Scriptwriting | media; gaming | Los Angeles | =
I write what people say when they're lying to each other. Web series, cut-scenes, branded drama, radio spots. If your characters all talk like the marketing department, send me ten pages and I'll send them back breathing.
F Explainer scripts, ninety seconds flat | Scriptwriting; Copywriting | tech; health | Toronto | =
A hundred and fifty words per minute, one idea per scene, and the line for the voice separate from what's on screen. I have boiled down gene therapy, payroll and a patient portal. I don't do visuals.
F Frames before the frames | Storyboarding | media; auto | London | =
Give me the script and a pot of tea and by evening you'll have thirty panels the director can shoot from. Car chases, crane moves, the dog that looks at the right moment. Pencil or tablet.
F Fast panels for commercials | Storyboarding; Illustration | food; cpg | Mumbai | =
Sketching spots shot by shot for ad films since 2009: tea, detergent, biscuits, one elephant. Animatics with scratch timing if the client needs to be convinced on Monday morning.
F Half of a creative team | Concept development; Copywriting | charity; gov | Birmingham | =
Bring me the problem before anybody has called it a poster. I come up with the thought the whole thing hangs on: stop-smoking, blood donors, missing persons. Usually three routes, one of them frightening.
F Idea factory, no smoke | Concept development | gaming; food | Seoul | Creative direction
Launch stunts, absurd collaborations, a noodle cup that worked as a game controller. I deliver the seed and a page explaining why it will travel. Others may grow it.
F Pitch documents for directors | Treatment writing | auto; fashion | Paris | =
You have seventy-two hours, three agencies watching and a vague feeling about fog. I interview you, then write and lay out the document that wins you the job. Picture research included; French or English.
F Ghost behind the pitch | Treatment writing; Scriptwriting | food; sport | Cape Town | =
Production companies hire me when the director is on a plane and the agency needs to read her vision by noon. Forty pages, tone, characters, camera, light, why it must be her. Nobody knows my name, which is correct.
F Real people finder | Casting direction | charity; health | Manchester | Producer
I find the welder who can say a line, the grandmother who still dives, the family of five who really do live above the chip shop. Street searches, self-tapes, release forms, gentle handling.
F Faces for film and print | Casting direction | fashion; beauty | Milan | =
Runway and campaign. I keep an eye on two hundred agencies and every scooter queue in Navigli. I run the calls, negotiate usage and make sure nobody on the board is under age or underfed.
F Sets, built and burnt | Production design | media; food | Prague | =
I design the room the story happens in, from the wallpaper to the wear on the door handle. Thirty commercials, two series, one supermarket constructed inside a hangar. I bring my own carpenters.
F Worlds on a budget | Production design; Styling | gaming; tech | Glasgow | =
A spaceship corridor out of pallets, a 1980s living room in a car park. I draw it, source it, paint it and strike it. Strong on trailers and launch films; allergic to green walls.
F Knocks on strangers' doors | Location scouting | media; auto | Lisbon | =
Empty coastal roads, brutalist stairwells, a villa whose owner doesn't mind forty people with cables. I find it, photograph it from every angle, sort permits and parking, and calm the neighbours.
F Has keys to half of Scotland | Location scouting | hosp; fashion | Edinburgh | =, Photography
Castles, bothies, distilleries, a loch without a road sign in view. I know the factor, the ghillie and when the midges start. Recces in two days, council permissions, sunrise times on request.
F Shoots stories about things with engines | Director | auto; trans | Barcelona | =
Commercials with speed in them: hatchbacks, freight trains, a cargo bike that thinks it's a motorbike. I storyboard little and rehearse a lot. Happiest in rain at dusk.
F Comedy performances | Director | food; fin | London | =
I get funny out of actors and non-actors in thirty-second spots. Banks who dare, snacks who must. My trick is to let the take run until somebody is embarrassed, then shoot one more.
F Documentary filmmaker | Director; Camera operation | charity; health | Nairobi | =
I've made films with midwives, rangers and solar installers across East Africa. Small crew, long conversations, no pity music. I direct and shoot, and I work in Swahili, English and French.
F Budgets, call sheets, biscuits | Producer | media; fashion | London | =
I put shoots together: crew, kit, insurance, trains, vegan lunch, plan B when it pours. In budget nine times out of ten and I'll tell you about the tenth over a pint. Stills and film.
F Makes it happen in Mexico | Producer; Location scouting | auto; hosp | Mexico City | =
Foreign crews call me first. Work permits, customs carnets, local technicians, police escorts, a cenote at six in the morning. One contact, one currency, no surprises.
F Paints with lenses | Director of photography | fashion; auto | Los Angeles | =
I'm responsible for how the picture feels: lens, contrast, movement, where darkness starts. Music promos, perfume, three cars in the desert. Arri owner, film stock romantic, punctual.
F Images for long nights | Director of photography; Lighting | media; gaming | Warsaw | =
Łódź film school, fourteen years of commercials and drama. I design the light and the frame together with the director and lead the camera team. I prefer one good source over ten clever ones.
F Steadicam and gimbal | Camera operation | sport; media | Manchester | =
I run backwards for a living. Touchlines, concerts, chases down hotel corridors. Own rig, twenty kilos, good knees so far. I follow the action; somebody else may worry about the script.
F Multicam live operator | Camera operation | edu; prof | Vienna | =
Conferences, lectures, chamber concerts, shareholders' meetings. I stand at the back with the long lens and never miss the person who suddenly asks a question. Streaming kit for three angles available.
F Boom and lavs | Sound recording | media; charity | Bristol | =
I make sure you can hear what was said, even beside a weir. Two booms, eight radio mics, timecode to every camera. Wildlife units, interviews, drama. Quiet shoes.
F Location audio | Sound recording | hosp; food | Mumbai | =
Markets, kitchens, trains: the noisiest places in India are my office. I capture clean voices on set and bring home the atmosphere as well. Sound Devices recorder, spare batteries, patience for pressure cookers.
F Gaffer | Lighting | media; auto | Berlin | =
Night exteriors, dawn on a soundstage, reflections along a car door without a single ugly dot. My van holds tungsten, LED and a lot of black cloth. I run the electricians so the cinematographer can think.
F Sparks with taste | Lighting | fashion; beauty | Paris | =
Skin is difficult. I rig lamps, silks and mirrors for beauty films and catwalk shoots so that faces glow and foundation doesn't. Safe cabling, polite crew, no drama about generators.
F Dollies, cranes and car mounts | Grip | auto; media | Prague | =
Want the camera to glide, fly or hang off the bonnet at ninety? I build the thing it sits on. Track to two hundred metres, a nine-metre jib, suction cups I trust with my mortgage.
F Rigging for cameras | Grip | sport; food | Cape Town | =
Boats, cable runs, overhead rigs above a boiling pan. If the shot moves smoothly, it was me and four people you never saw. Certified for heights, comfortable in a wetsuit.
F Cuts till it sings | Video editing | fashion; media | New York | =
Hand me eleven hours of rushes and I'll find your forty seconds. Premiere, Avid, good ears. I've put together documentaries, perfume spots and one divorce between a director and his voiceover.
F Social cutdowns by Friday | Video editing; Motion design | sport; ecom | Leeds | =
Vertical, square, six seconds, with text that reads without sound. I take your expensive film apart and make thirty small ones. Match-day turnarounds a speciality: final whistle to posted in nineteen minutes.
F Noises, made honestly | Sound design | gaming; tech | Stockholm | =
Startup chimes, sword swings, the little tick that tells you the payment went through. I record celery, gates and my radiator. Interactive audio in Wwise, plus mixes for trailers.
F Ears for brands | Sound design | auto; fin | Munich | =
What does an electric car sound like when it reverses? What do three notes say about an insurer? I compose audio marks, indicator clicks and waiting melodies nobody wants to throttle.
F Colourist | Colour grading | media; fashion | London | =
Resolve, calibrated room, blackout curtains and strong opinions about teal. I match the three cameras you swore were identical, keep skin honest and give a film its temperature.
F Last pair of eyes on the picture | Colour grading | auto; hosp | Mumbai | Video editing
Metal should look like metal, sunsets like the one you remember. I work remotely with live sessions on a reference monitor. Feature films, tourism spots and a whole lot of chrome.
F Explosions, rain and crowd of ten thousand | Visual effects | media; gaming | Toronto | =
Houdini simulations: water, dust, collapsing bridges, hair on a bear. I supervise on set, take the measurements, then make the impossible bit at my desk so that nobody notices.
F Invisible fixes | Visual effects; Compositing | auto; food | London | =
I put the milk splash where physics refused, remove the safety wire, replace the sky over the test track. The best compliment I get is silence.
F Nuke artist | Compositing | media; telco | Seoul | =
Keys, roto, screen inserts, grain that matches. I take the plate, the render and the matte painting and make them one photograph. Phone displays full of nothing are my daily bread.
F Layers that disappear | Compositing | beauty; fashion | Paris | =
Blue screen hair, perfume flacons floating through silk, a model who was never on that beach. I combine filmed and rendered elements, frame by frame. Flame and Nuke, fifteen years.
F Characters with weight | Animation; Illustration | edu; media | Dublin | =
I bring small round creatures to life by hand, twelve drawings a second. Preschool series, museum films, a hedgehog who teaches road safety. Toon Boom and TVPaint, own voices if pressed.
F Stop-motion in a garage | Animation | food; cpg | Bristol | =
Twelve frames, one tweezer. Potatoes that dance, a felt badger who sells mortgages, a chocolate bar that undresses itself. I build the puppets, light them and move them a hair at a time. Allow six weeks for thirty seconds.
F Keeps the finishing on the rails | Post-production supervision | media; gaming | Los Angeles | =
After the shoot somebody has to know which version is with whom. I schedule the cut, the mix, the grade and the effects, chase the vendors, check every deliverable and sleep after the last upload.
F From rushes to delivery | Post-production supervision; Producer | auto; sport | Hamburg | =
Forty markets, nine lengths, two aspect ratios, one of me. I look after everything between the wrap party and the broadcaster's acceptance, including the hard drive that nobody labelled.
F Finds the right lens and the right licence | Art buying | fashion; auto | Hamburg | =
Agencies ask me which photographer or illustrator suits a campaign and what the rights should cost. I brief the reps, compare the offers, negotiate territories and years, and keep the contracts in a drawer that closes.
F Image rights negotiator | Art buying | food; beauty | New York | =
Before the picture there's a shortlist, three quotes and an argument about billboards in Canada. I commission artists on behalf of brands and creative shops, and save more in usage than I charge in fees.
F Studio air-traffic control | Traffic management | ecom; cpg | London | =
Who is working on what, until when, and who gave them the wrong size? I've kept departments of sixty designers moving with a whiteboard, a calm voice and a refusal to accept "ASAP" as a date.
F Job flow and deadlines | Traffic management; Account management | fin; telco | Dublin | Account management
I sit between the people who promise and the people who make. Jobs come in with a proper brief, go to somebody with free hours, and leave on the day. Workfront, Monday, a very loud kitchen timer.
F Pixels, politely | Retouching | beauty; fashion | Milan | =
Skin that still looks like skin. I take out the stray hair, the crease, the exit sign, and leave the freckles. Dodge and burn by hand, no filters, colour proofs for print.
F Product image clean-up | Retouching | ecom; auto | Warsaw | =
Two hundred watches a day, dust free. Cut-outs, shadows, straight labels, matching whites across three suppliers' photos, wheels that turn the same way. Secure server, overnight delivery, fixed price per file.
F Warm, northern, trustworthy | Voiceover | fin; health | Newcastle | =
People tell me I sound like the nurse they wish they'd had. Phone menus, radio ads, e-learning, the safety film before the tour. Home booth, files within three hours, pickups for nothing.
F Spanish and English reader | Voiceover | gaming; hosp | Mexico City | =
Neutral Latin American Spanish or English with a smile. I've been a warlock, an airport, an audio guide and a talking taco. Broadcast-quality booth, directed sessions by link.
F Words at the foot of the screen | Transcription and subtitling | edu; media | Madrid | =
Lectures, documentaries, interviews with people who mumble. I listen, type, time and translate between Spanish, Catalan and English, so nobody's left out, whether they're deaf or on a train. SRT, STL, burnt in.
F Types what was said | Transcription and subtitling | prof; gov | Belfast | =
Board meetings, focus groups, inquests, podcasts. Verbatim or tidied up, with names, times and every accent from Derry to Dundee. Live captions for council sittings. Discretion is the job.
F Frocks, bags and safety pins | Styling | fashion; beauty | London | =
I pull the looks, beg the showrooms, steam, pin and tape. Lookbooks, covers, a pop star's awkward phase. I return everything on time, which is why they keep lending to me.
F Makes food sit still | Styling | food; cpg | Sydney | =
Burgers with posture, ice cream that lasts, herbs that look picked a second ago. I shop, cook and arrange for stills and film, tweezers in my top pocket. Cookbooks, packs, menu boards.
F Brushes and a torch | Hair and make-up | fashion; beauty | Barcelona | =
Editorial, catwalk, close-ups where every pore has an opinion. I do the head, all of it: wigs, brows, sweat, glow. Vegan kit, early riser, all skin tones properly.
F Wounds, wrinkles and bald caps | Hair and make-up | media; health | Cardiff | =
I age people by forty years before lunch. Film and television, paramedic training with convincing injuries, the occasional zombie charity run. Sensitive skins patch-tested the week before.
F Client person for hire | Account management | beauty; cpg | Manchester | =
I take the calls. Agencies put me in when the relationship wobbles: I listen, write down what was agreed, keep the budget visible, and tell both sides the same story. Maternity covers a favourite.
F Plans before posters | Campaign planning | charity; gov | London | =
Who are we talking to, what must change in their heads, in what order, and how will we know? Twenty pages nobody needs or one page everybody uses: I write the one.
F Mirror filters and furniture in your hallway | Augmented reality | ecom; beauty | Lyon | =
Point a phone at the floor and there's the armchair. Point it at yourself and try the lipstick. I build those with Unity and WebXR, no app download if it can be avoided.
F Editor in residence | Content marketing; Copywriting | fin; prof | Amsterdam | =
I run company magazines, guides and blogs the way a newspaper would: a plan for the year, a rota of authors, proper headlines, something useful every Tuesday. Readers become customers slowly, then in numbers.
F Follows customers around | Customer experience design | hosp; trans | Birmingham | UI/UX design
From first click to lost suitcase: I walk through what people go through with you, draw it on a very long wall, and show where it hurts. Then we mend the three worst spots. Hotels, rail, coaches.
F Online growth, one person | Digital marketing | edu; sport | Newcastle | =
Small budgets, honest numbers. I look after the whole online side for gyms, language schools and a climbing hall: adverts, site, mailing, reporting. If a channel doesn't pay I'll be the first to say so.
F Letters that get answered | Direct marketing | charity; fin | Norwich | Copywriting
I write and plan mail that lands on real doormats: donor appeals, reply cards, inserts, door drops. Split tests in batches of five thousand since before there was an internet to laugh at them.
F Shop builder | E-commerce development | fashion; food | Berlin | =
Shopify and Shopware, with checkouts that don't ask for your grandmother's birthday. Size finders, subscriptions, stock synced with the warehouse. I migrated a tea merchant with 4,000 blends over one weekend.
F Inbox person | Email marketing | ecom; hosp | Brighton | =
Welcome series, the nudge after an abandoned basket, the Sunday letter guests forward to their sisters. I write, build and test in Klaviyo and Mailchimp, and I prune lists like roses.
F Gatherings of every size | Event marketing | tech; prof | Singapore | =
Product launches, partner dinners, a stand at the trade fair people queue for. I plan, invite, rehearse, and stand by the door with a clipboard and plasters. Afterwards you get the list of who to ring.
F Friends with people who post | Influencer marketing | beauty; fashion | Los Angeles | =
I match brands with creators who'd buy the stuff anyway. Contracts, samples, disclosure, code tracking. No bought followers; I can smell them. Skincare, denim, one unlikely mop.
F Asks people questions and listens | Market research | food; health | Leeds | =
Kitchen-table interviews, shop-alongs, surveys that take four minutes. I find out why they picked the other yoghurt. You get twenty plain slides, quotes included, and a recommendation I'll stand behind.
F Wires up CRM systems | Marketing automation | tech; fin | Dublin | =
HubSpot, Salesforce, Braze. Somebody downloads, gets scored, receives the right thing on day three and lands with sales when ready, without anyone lifting a finger. I document what I build so you can sack me.
F Where to spend it | Media planning | cpg; auto | Toronto | =
Television, podcasts, cinema, a tram: I work out which mix reaches most of the right folk for the money, then book it and check it ran. Ex-network, now independent and free of kickbacks.
F Boxes, tins and sleeves | Packaging design; Graphic design | food; beauty | Copenhagen | =
I design what people pick up. Dielines, materials, the moment the lid comes off. Shelf-tested rye crackers, refillable deodorant, gin. I'll talk you out of plastic windows.
F Search ads without the waste | Paid search advertising | prop; prof | Glasgow | =
Google and Bing, pay-per-click, nothing else. I cut the keywords that bring tyre-kickers and raise bids for those who ring. Surveyors, letting agents, dentists. Monthly report on one page.
F Talks to journalists so you needn't | PR and communications | tech; energy | London | =
Former business reporter. I know what makes an editor yawn, and I'll tell you before she does. Announcements, opinion pieces, interview practice, and being awake at two in the morning when something leaks.
F Ink on paper | Print production | fashion; prof | Hamburg | =
Foil, emboss, uncoated stock that drinks colour. I get the quotes, check the files, stand at the press at four in the morning and send the first sheet back. Catalogues, invitations, annual reports.
F Buys impressions by the thousand | Programmatic advertising | ecom; telco | Warsaw | =
DV360, The Trade Desk, clean allow-lists. I set up automated bidding for display and connected TV, keep your banner off the nasty sites, and explain the fees line by line.
F Gets pages found | Search engine optimisation | hosp; ecom | Lisbon | =
Technical audits, structure, links earned rather than bought. A chain of guesthouses went from page four to the top three for "where to sleep in the Alentejo". It took ten months. Anybody who says ten days is fibbing.
F Your feed, looked after | Social media management | food; charity | Birmingham | =
I plan, write, post and reply, including the rude ones at eleven on a Sunday. Bakeries, an animal shelter, a canal museum. Monthly calendar on Instagram, TikTok, LinkedIn; pictures by you or on my phone.
F Headset worlds | Virtual reality | edu; ind | Helsinki | =
Put it on and you're inside the boiler, or in 1917, or forty metres up a mast with a spanner. Training and teaching in Unity and Unreal for Quest and Pico. Nobody has been sick since 2019.
F Sites for restaurants and rooms | Web development; Digital design | hosp; food | Lyon | Graphic design
A small inn needs three things on the internet: pictures, prices, a way to book. I put those up in a fortnight, in two languages, and you can change the menu yourself afterwards.
F Sunday league to Olympic stadium | Photography | sport | Glasgow | =
The half second after the goal, mud in mid-air, the physio's face. Long glass, wet knees, pictures on your desk before the handshake. Clubs, kit makers, governing bodies.
F Hip flask and a light meter | Photography | charity; media | Nairobi | =
Field stories for NGOs and newspapers, from clinics, camps and classrooms. People are asked first and named properly. I travel light across the continent, and write decent captions.
A Harbour & Finch | Branding; Graphic design | hosp; food | Bristol | = | 10 | small
Five of us above a chandler's. We work out what a pub, a hotel or a cider maker is really about, then give it a name, a mark and a look that holds from the beer mat to the van. No adverts, no websites.
A Nordlys Identitet | Branding; Packaging design | energy; tech | Oslo | = | 50 | small
Two utilities merged and nobody knew what to be called: that's when we get the call. Strategy, naming, symbol, guidelines, and a year of keeping an eye on those who apply them.
A Cobalt Union | Branding; Creative direction; Campaign planning | auto; fin | London | =, Art direction | 100 | large
Ninety people, three floors, one opinion at a time. We reposition car makers and banks that have drifted, from the boardroom argument to the badge on the bonnet. Happy to be told we're expensive.
A Lanterne Rouge Films | Video production | sport; auto | Lyon | = | 50 | small
Cyclists, climbers, rally crews. We plan, shoot and finish films for people who'd rather be outside, with our own cameras, drones, editors and a van that smells of socks.
A Two Kettles | Video production; Animation | health; charity | Leeds | = | 0 | small
Short films that explain difficult things kindly: a diagnosis, a court visit, a food parcel. Real people where it's possible, drawings where it isn't. Small crew, no glossy nonsense, fair prices for good causes.
A Meridian Moving Pictures | Video production; Creative direction | telco; cpg | Mumbai | = | 100 | large
From script to screen in eleven languages. Our own stages, our own finishing suites, two hundred crew on the books. We've made television spots for soap, phones and most of the biscuits in your cupboard.
A Wobbly Table Studio | Animation | edu; fin | Cardiff | = | 10 | small
Cut paper, squiggly lines, a tortoise who understands compound interest. We make drawn films for museums, exam boards and credit unions, from first scribble to final mix.
A Plum & Pixel | Animation; Visual effects | gaming; media | Seoul | = | 100 | large
Character films, trailers and title sequences. Eighty artists, a render farm that heats the building, and a pipeline that delivers cinematic quality for launches on three continents at once.
A Ghostlight | Visual effects | media; auto | London | = | 100 | large
Dragons on Monday, a driverless saloon on the Stelvio on Tuesday. We put into the frame what couldn't be there on the day, and remove what shouldn't have been.
A Small Miracles VFX | Visual effects; Animation | food; cpg | Barcelona | = | 10 | small
Six artists. Juice that curls in slow motion, cereal raining, a talking lemon. We join at script stage, tell you what to shoot for real and fake the rest on our machines.
A Brick by Brick Web | Web development; E-commerce development | gov; edu | Manchester | = | 50 | small
Accessible public sites that work on a library computer with a cracked screen. Drupal, open source, audited by people who use screen readers every day. We host, patch and answer.
A Kettle & Kode | Web development | tech; fin | Warsaw | = | 50 | large
A hundred and twenty engineers. Customer portals, calculators, sites with a million visitors an hour and a marketing team that edits them without ringing us. Penetration-tested, documented, handed over cleanly.
A Folded Corner | Graphic design; Print production | charity; gov | Belfast | = | 0 | small
Reports, campaigns on paper, exhibition panels, ballot leaflets. Three designers who like a tight brief and an honest typeface, with a printer downstairs who lets us smell the ink.
A Atelier Vingt-Deux | Graphic design; Branding | fashion; beauty | Paris | = | 50 | small
Invitations, lookbooks, shop windows, the paper inside the shoebox. We lay out everything a fashion house puts in somebody's hand. White space is not empty, and we'll fight for it.
A Face Value | Casting direction | media; food | London | = | 0 | small
Eaters, laughers, criers, twins, a man who can juggle bread. We find performers and passers-by for commercials and drama, run the sessions, tape them properly and send three you'd cast and one you'd never have thought of.
A Sturm Und Tee | Creative direction; Campaign planning; Branding | tech; trans | Berlin | = | 100 | small
Twelve stubborn heads. We look after the big thought of a brand for the year and check that everything others make for it comes from there. Railways, batteries, software that was too shy.
A Handshake & Co | Account management; Campaign planning | ind; prof | Birmingham | = | 10 | small
You have six suppliers and no time. We become the one person they all report to: briefs, schedules, costs, minutes, Monday calls. We don't design, write or film anything; we make sure the ones who do are in step.
A Northbound | Campaign planning; Media planning; Account management | telco; fin | Toronto | = | 100 | large
We start with the sales curve, not the slogan. Our planners build the full path, from the problem through the audience to the order of events, and measure it every Friday until it's over.
A Phantom Limb Labs | Augmented reality; Virtual reality | hosp; media | Amsterdam | =, Animation | 50 | small
Hold up your phone in front of the old church and it's 1642 again. Living museum labels, posters that step out of the frame, treasure hunts across a town centre. Runs in the browser.
A Second Layer | Augmented reality | auto; ind | Munich | = | 100 | large
We lay instructions over real machines: look at the gearbox through a tablet and the next bolt glows. Also showroom pieces where buyers change rims and paint on a car that's standing in their own drive.
A Inkwell & Anchor | Content marketing; Search engine optimisation | health; prof | Edinburgh | = | 10 | small
Clinics and law practices publish with us because we check facts twice and never frighten anyone. Guides, podcasts, newsletters with a reason, planned a quarter ahead, written by ex-journalists.
A Slow Signal | Content marketing; Email marketing | energy; tech | Copenhagen | = | 50 | small
We make people who sell complicated things worth reading. Research pieces, long interviews, a quarterly in print for 3,000 engineers who keep it on the shelf. No clickbait, no listicles.
A Shoe Leather | Customer experience design; Market research | fin; gov | London | = | 50 | small
We stand in your queue, ring your hotline, open an account and try to close it. Then we redraw the whole thing with your staff: letters, counters, screens, waiting times. Fewer complaints, measured.
A Velvet Rope Service Studio | Customer experience design; UI/UX design | beauty; fashion | Madrid | = | 100 | large
What should it feel like between the shop window and the thank-you note? We choreograph every touch: fitting room, returns, app, club card. Training for sales staff included.
A Brightside Online | Digital marketing; Paid search advertising; Social media management | ecom; cpg | Nottingham | = | 10 | small
All your internet advertising under one roof, run by nine people who look at the till first. Shops with ten to a hundred staff are our sweet spot. You own the accounts, always.
A Horizon Eleven | Digital marketing; Programmatic advertising; Marketing automation | fin; trans | Dubai | = | 100 | large
Airlines and banks across the Gulf. Arabic and English teams, one dashboard, every channel on a screen joined up and answering to the same number: cost per booked seat.
A Stamp & Sons | Direct marketing; Print production | cpg; ecom | Sheffield | = | 10 | small
The catalogue that lands on the mat, the voucher in the parcel, the card with your actual name on it. We write it, buy the addresses lawfully, print, stuff and post. Response rates on the wall.
A Dear Friend | Direct marketing; Email marketing | charity; health | New York | = | 50 | small
Year-end appeals, thank-you notes, legacy packs. We've raised 90 million for hospitals and shelters, one envelope at a time. Copy, lists, tests and our own mail house.
A Trolley Dash | E-commerce development; Web development | ecom; beauty | Leeds | = | 50 | small
Magento refugees welcome. We build online stores for retailers with real warehouses: stock, returns, click and collect, loyalty points. Page to payment in four taps.
A Kasse 4 | E-commerce development; UI/UX design | ind; cpg | Vienna | = | 100 | large
Selling valves or yoghurt by the pallet online takes price lists, approvals and SAP. We do that, for manufacturers who thought they could never have a basket button.
A Pigeon Post | Email marketing; Marketing automation | sport; media | Manchester | = | 10 | small
We write to a million season-ticket holders without annoying them. Renewals, kick-off reminders, the morning-after letter. Tested on forty phones. Unsubscribes down by half since we started counting.
A Marquee Moon | Event marketing | auto; fashion | Milan | = | 100 | large
Unveilings, shows, dinners for four hundred on a runway. We find the venue, build it, fill it with the right guests, feed them and make sure that next morning everybody wishes they'd been there.
A Village Hall | Event marketing; PR and communications | charity; food | Norwich | Account management | 0 | small
Open days, tasting tents, sponsored walks, a cheese festival with its own brass band. We organise small to middling affairs in East Anglia: permits, stalls, volunteers, loos, and local press.
A Ring Light | Influencer marketing; Social media management | food; sport | Barcelona | = | 10 | small
We know who actually moves trainers and hot sauce, and it's seldom the one with the most followers. Selection, contracts, briefings, filming days, results per euro.
A Borrowed Fame | Influencer marketing | gaming; tech | Seoul | = | 50 | large
Streamers, unboxers, pro players. Four hundred partners we know personally across Asia, matched, paid and measured for hardware and game launches. Fraud checks on every channel.
A Clipboard | Market research | telco; auto | Hamburg | Campaign planning | 50 | large
Focus groups, 2,000-person panels, car clinics with covered badges. We tell you what people will pay, why they leave, and which of your three ideas should die. Statistics by actual statisticians.
A Common Room Insight | Market research; Campaign planning | edu; charity | Manchester | = | 0 | small
We ask pupils, tenants, patients, donors. In their kitchens, on WhatsApp, with an interpreter if need be. Plain findings you can act on by Monday, and a film of the best bits with consent.
A Clockwork Courier | Marketing automation; Email marketing | ind; energy | Munich | = | 50 | small
Long sales cycles, few customers, big tickets. We connect your website with your sales database so that each enquiry gets the proper follow-up over eighteen months without Herr Schmidt typing a thing.
A Penny & Pound Media | Media planning; Out of home advertising | food; ecom | London | = | 50 | small
We plan and book where your ads run, from breakfast radio to bus shelters, and we publish our commission. Regional brands going national are what we're best at.
A Grand Canal Media | Media planning; Programmatic advertising | gov; health | Dublin | = | 100 | large
Public information across telly, radio, press and screens, in Irish and English. We choose the slots, bargain hard, and report to auditors with a smile.
A Forty-Eight Sheet | Out of home advertising | media; sport | Birmingham | = | 10 | small
Billboards, bus backs, escalator panels, a barge. We know which roundabout has the longest red light. Site selection, booking, special builds, photographic proof that it went up.
A Skyline Asia | Out of home advertising; Programmatic advertising | telco; fashion | Singapore | = | 500 | large
Digital screens at nine airports, tower wraps, underground domination from Bangkok to Tokyo. We buy, adapt and monitor across markets, with creative that changes as the weather does.
A Tin Whistle | Packaging design; Branding | food; health | Lisbon | = | 10 | small
Sardines made us, then came vitamins. We design the thing on the shelf: shape, label, ink, what it says when you turn it round. Production-ready files and a nose for recycling rules.
A Unboxed | Packaging design | beauty; tech | Los Angeles | = | 100 | large
Lids that sigh, trays that present. Structural engineers and designers together making luxury boxes for fragrance and headphones, prototyped in-house, produced in Shenzhen, inspected by us.
A Quality Score | Paid search advertising; Search engine optimisation | trans; edu | Sydney | = | 10 | small
When someone types "van hire Parramatta" at six in the morning, you'd best be on top. We buy and earn those positions for hauliers and colleges, and stop the budget leaking to job-seekers.
A Off The Record | PR and communications | food; hosp | Brighton | = | 0 | small
Restaurant openings, chefs with opinions, seaside hotels. We get you into the papers people actually read on a Saturday, host the critics, and keep calm when there's a hair in the soup.
A Blackfriars Counsel | PR and communications; Account management | fin; health | London | =, Branding | 100 | large
Mergers, product recalls, parliamentary questions. Former editors and civil servants who write the statement, prepare the chairwoman and sit beside her when the cameras arrive.
A Press Gang | Print production | food; edu | Glasgow | Graphic design | 0 | small
We don't design. Bring us finished files and we'll get them printed properly: prospectuses, menus, labels, point-of-sale cardboard. Paper samples, three quotes, somebody at the machine, pallets delivered.
A Sealed Bid | Programmatic advertising | media; auto | Amsterdam | = | 50 | large
Automated buying of display, audio and connected television in eighteen markets. Own data scientists, brand-safety lists, no hidden margins. We show you where each ad appeared.
A Blue Link | Search engine optimisation; Content marketing | prop; health | Madrid | = | 10 | small
People look for a flat or a physio on Google and never scroll. We repair your site, answer the questions they type, and tidy up your map listings till you're the one they find.
A Eleven Thumbs | Social media management; Content marketing | hosp; media | Glasgow | = | 0 | small
We run the daily channels of museums, hostels and a late-night radio station. Posting, chatting, filming on phones, moderating the trolls. Sarcasm in two dialects.
A Deep End VR | Virtual reality; Augmented reality | health; sport | Stockholm | = | 50 | small
Surgeons rehearse with us, so do goalkeepers. We build three-dimensional worlds for goggles in which you may fail safely, and measure how much better you get.
`;

export const secondStuffers = `
F Video Production Video Editing Videographer Film Maker Best Video Expert
Video production, video editing, videographer, corporate video, product video, explainer video, wedding video, drone video, social video, event video, promo video. Video London, video Manchester, video Leeds, video Paris, video Berlin, video New York. Need video? Video!
A 360 Total Solutions Worldwide
We offer branding, SEO, PPC, social media, PR, print, packaging, events, web design, apps, VR, AR, email, influencer, programmatic, market research, photography, video, animation, copywriting, CRM, media planning, OOH and much more. One stop shop for all industries.
F Graphic Designer / Logo Designer / Web Designer / UI Designer / UX Designer / Illustrator
Logo, logos, logo design, brand identity, flyer, brochure, poster, business card, banner, menu, packaging, T-shirt, icon, infographic, presentation, social media post, book cover, album cover, website, app. Photoshop Illustrator InDesign Figma Canva Sketch XD.
A The Everything House
There is hardly a discipline we haven't come to master. Our photographers light like cinematographers, our writers code, our strategists paint. Whether a bank needs a jingle, a hospital a headset world or a fashion house a search campaign, we have done it, won with it and would gladly do it for you tomorrow.
F SEO SEO SEO Google Ranking Guaranteed No 1
SEO expert, SEO specialist, SEO consultant, SEO freelancer, local SEO, technical SEO, on-page SEO, off-page SEO, e-commerce SEO, YouTube SEO, Amazon SEO, backlinks, guest posts, keyword research, PPC, Google Ads, Facebook Ads. SEO London, SEO Dubai, SEO Sydney, SEO Toronto.
F Your search ends here
Looking for a photographer? A retoucher? A stylist? A hair and make-up artist? Somebody for lighting, for casting, for location scouting, for production? Looking for a director or a cinematographer? Stop looking. Whatever words you have just typed, I am who you meant.
A Alpha Growth Ninjas
Growth hacking, performance marketing, funnel optimisation, lead generation, inbound, outbound, ABM, CRO, CRM, SEO, SEA, SEM, SMM, SMO, ASO, PPC, CPC, CPA, ROI, ROAS, KPI. Best agency, top agency, award-winning agency, leading agency, affordable agency, trusted agency near you.
F Multi-talented creative with thirty years in all departments
I began as a runner and by now I've been a director, producer, cameraman, sound recordist, gaffer, grip, editor, colourist, compositor, animator, sound designer and voice artist on hundreds of productions for automotive, fashion, beauty, food, finance, pharma, gaming, sport and government clients, always to the highest standard.
A London Paris Berlin Milan Madrid Creative Studio
Available in London, Leeds, Manchester, Birmingham, Bristol, Edinburgh, Cardiff, Glasgow, Dublin, Paris, Lyon, Berlin, Hamburg, Munich, Lisbon, Amsterdam, Milan, Rome, Copenhagen, Stockholm, Oslo, Vienna, Prague, New York, Toronto, Dubai, Singapore, Seoul and Sydney for design, photo, film and marketing services.
F Social media manager / content creator / influencer / community manager / strategist
Instagram, TikTok, Facebook, LinkedIn, X, Pinterest, YouTube, Snapchat, Threads, reels, stories, posts, hashtags, captions, content calendar, community management, influencer outreach, ads, analytics. For restaurants, hotels, shops, gyms, dentists, lawyers, charities, schools, startups, car dealers, estate agents. DM me!
F Copywriter, scriptwriter, SEO writer, ghostwriter, translator, proofreader
Blog posts, blogs, blog articles, website copy, web copy, landing page copy, product descriptions, press releases, white papers, ebooks, emails, newsletters, scripts, slogans, taglines, brand names, speeches, CVs, LinkedIn profiles, treatments, subtitles, transcripts. Copy, copywriting, copywriter, content, content writing, content writer.
A Infinity Immersive
Virtual reality, augmented reality, mixed reality, extended reality, metaverse, VR, AR, MR, XR, 3D, CGI, VFX, NFT, AI, holograms, 360 video, WebAR, digital twins, avatars, projection mapping, games, apps, filters, chatbots. VR for education, VR for health, VR for property, VR for industry, VR for you.
A Integrated Excellence Partners
Because modern brands live everywhere, so do we. We bring insight, identity, packaging, shopper journeys, media investment, earned attention, owned platforms, live experiences, performance and loyalty together in one seamless team of specialists, at home in every sector from aerospace to zoos, for budgets of any size and deadlines of any length.
F Web developer ecommerce developer WordPress Shopify expert cheap fast
Website, web site, web page, landing page, online shop, webshop, store, Shopify, WooCommerce, Magento, PrestaShop, WordPress, Wix, Squarespace, Webflow, Laravel, PHP, React, Vue, Angular, Node, Python, Java, .NET. Developer for small business, big business, any business. Cheap developer, best developer, fast developer.
F Animator who also happens to be everything else you need
People come for my animation and stay for my illustration, storyboards, scripts, voiceovers, sound, effects, motion graphics, characters, explainers, title sequences, logo stings, interface design and art direction. My clients say they never had to hire a second person, and frankly I have never met a brief, medium or industry I could not call home.
`;

export const secondBriefs = `
plain
We need a photographer for our restaurant's new autumn menu, about fifteen dishes, one day in the dining room.
skills: Photography; sectors: Food and beverage, Hospitality and tourism

plain
Packaging design for a new range of vitamin gummies that will be sold in chemists from spring.
skills: Packaging design; sectors: Healthcare and pharmaceuticals, Food and beverage, Consumer packaged goods

plain
Looking for PR support around the opening of our seaside hotel and its restaurant in June.
skills: PR and communications; sectors: Hospitality and tourism, Food and beverage

plain
Search engine optimisation for a group of seven physiotherapy clinics, starting with a proper audit.
skills: Search engine optimisation; sectors: Healthcare and pharmaceuticals

plain
Market research among adult learners: why do so many drop our evening courses after four weeks?
skills: Market research; sectors: Education

plain
Wanted: an illustrator for a reading scheme for five-year-olds, four slim books with animals.
skills: Illustration; sectors: Education, Entertainment and media

plain
Media planning and buying for a regional bread brand that would like to be known all over the country.
skills: Media planning; sectors: Food and beverage, Consumer packaged goods

plain
Our teaching hospital wants a virtual reality exercise in which junior doctors practise emergencies.
skills: Virtual reality; sectors: Healthcare and pharmaceuticals, Education

plain
Voiceover artist for our bank's telephone menu and two radio spots, English, friendly, no plum in the mouth.
skills: Voiceover; sectors: Financial services

plain agency
Our studio needs a colourist for a car commercial, two days of grading in October, remote is fine.
skills: Colour grading; sectors: Automotive

plain agency
Freelance compositor with Nuke for six weeks: screen replacements and clean plates in a mobile network's campaign.
skills: Compositing; sectors: Telecommunications

plain agency
We need a storyboard artist for a lager commercial, about forty frames, by Thursday week.
skills: Storyboarding; sectors: Food and beverage, Consumer packaged goods

plain agency
Treatment writer wanted for an automotive job; our director has notes but no time and the deadline is Monday.
skills: Treatment writing; sectors: Automotive

plain freelancer
I'm directing a short with an old Mercedes at night and need a gaffer with his own lighting van.
skills: Lighting; sectors: Entertainment and media, Automotive

paraphrase
People near our farm who look on the internet for fresh eggs always land at the supermarket, though we have a perfectly nice site of our own.
skills: Search engine optimisation, Paid search advertising, Digital marketing; sectors: Food and beverage, E-commerce and retail

paraphrase
Our hand cream is marvellous, but in the chemist's nobody picks it up because the tube looks like glue.
skills: Packaging design, Branding; sectors: Beauty and personal care, Consumer packaged goods

paraphrase
Those who gave money for our lifeboat last winter are mostly over seventy and own no computer. How do we thank them and ask again?
skills: Direct marketing; sectors: Charity and non-profit

paraphrase
When the cloth comes off our new coupé, three hundred good customers should be in the room, well fed and open-mouthed.
skills: Event marketing; sectors: Automotive

paraphrase
Everybody on our rugby tour filmed with their phones. There are hours of it, and somebody ought to make two minutes that one would want to watch.
skills: Video editing; sectors: Sport and leisure

paraphrase
Several of our students are hard of hearing and can't follow the recorded lessons.
skills: Transcription and subtitling; sectors: Education

paraphrase
Our electric delivery vans are so quiet that people step in front of them. What they give off should be pleasant rather than a scream.
skills: Sound design; sectors: Automotive, Transport and logistics

paraphrase
Buyers would like to stand in the kitchen of a flat for which the hole hasn't even been dug.
skills: 3D design, Virtual reality, Augmented reality; sectors: Property and construction

paraphrase
Customers can't tell whether our wardrobe would fit into that corner of their bedroom, so they dither and don't order.
skills: Augmented reality, 3D design; sectors: E-commerce and retail

paraphrase
On our website the twelve partners of the firm look like hostages. We'd like them to look human, even the chairman.
skills: Photography; sectors: Professional services

paraphrase
Some of our customers' savings statements went to the wrong addresses and three newspapers have rung since breakfast. What on earth do we say?
skills: PR and communications; sectors: Financial services

paraphrase
Thousands sit in their cars on the ring road every morning and stare at nothing. They might as well stare at our football club's name.
skills: Out of home advertising, Media planning; sectors: Sport and leisure

paraphrase
Two food banks are becoming one. We don't know what it should be called, nor what goes on the door and the vans.
skills: Branding, Graphic design; sectors: Charity and non-profit

paraphrase
Guests love the bed and then write angry things about all that happened before and after it. We can't see where it goes wrong.
skills: Customer experience design, Market research; sectors: Hospitality and tourism

paraphrase
Somebody asks about our pumps, hears nothing for a year, then gets four calls in a week from four of us. This ought to run by itself.
skills: Marketing automation, Email marketing; sectors: Industrial and manufacturing

paraphrase
Youngsters don't listen to us, they listen to the ones who play in front of a camera at home. Our new console should turn up there.
skills: Influencer marketing; sectors: Gaming, Technology and software

paraphrase
Nobody gets to the end of our insurance terms, not even me, and I'm the boss. Could they be put so that my dad understands them?
skills: Copywriting; sectors: Financial services

paraphrase
A little clay gnome should walk over the breakfast table to our muesli, pushed along by real fingers, nothing out of a computer.
skills: Animation; sectors: Food and beverage, Consumer packaged goods

paraphrase
We have pictures of nine hundred sunglasses and each has a different grey behind it, plus somebody's thumb on the lens.
skills: Retouching; sectors: E-commerce and retail, Fashion and luxury

paraphrase
So far people buy our jam at the gate or by telephone. They should be able to fill a basket and pay at midnight, from abroad too.
skills: E-commerce development, Web development; sectors: Food and beverage, E-commerce and retail

paraphrase
For the film about our hospital we don't want anyone who pretends. Who goes out and gets us former patients that dare speak?
skills: Casting direction, Video production; sectors: Healthcare and pharmaceuticals

paraphrase
Every year the town publishes eighty pages of figures. Residents should be able to take them in over one cup of coffee.
skills: Graphic design; sectors: Government and public sector

paraphrase
Half our patients give up on page three when they try to get an appointment on their phone.
skills: UI/UX design, Customer experience design; sectors: Healthcare and pharmaceuticals

paraphrase
We know how to make noodles. What we lack is one mad thought that everybody retells on Monday, before anything is drawn or filmed.
skills: Concept development, Creative direction, Campaign planning; sectors: Food and beverage

paraphrase
Twenty people make adverts in our own house and nobody knows who's on what, or when it's due. The mail-order catalogue was late twice.
skills: Traffic management, Account management; sectors: E-commerce and retail

paraphrase
Our museum's Facebook page last said something in 2021 and visitors' questions just hang there.
skills: Social media management; sectors: Hospitality and tourism, Entertainment and media, Charity and non-profit, Education

paraphrase
The last invitation came out brown instead of gold. The drawing is finished; somebody must make sure that what arrives from the works feels like our couture.
skills: Print production; sectors: Fashion and luxury

paraphrase
In episode four the river bursts and sweeps away the village. We have the actors and a dry field.
skills: Visual effects, Compositing, 3D design; sectors: Entertainment and media

paraphrase
Our cream cake sags before anyone has pressed the button. It has to stay gorgeous for an hour under hot lamps.
skills: Styling; sectors: Food and beverage

paraphrase
For our first-aid courses the volunteers should look properly hurt, so that nobody laughs.
skills: Hair and make-up; sectors: Healthcare and pharmaceuticals, Education, Charity and non-profit

paraphrase agency
We've fallen for a picture by an unknown painter and must know what it'd cost to show it on walls in nine countries for two years.
skills: Art buying

paraphrase agency
Our shampoo client rings daily and shouts, and the colleague who used to calm him is expecting twins. Somebody has to sit on her chair till spring.
skills: Account management; sectors: Beauty and personal care, Consumer packaged goods

paraphrase agency
The picture must start beside the wheel of a moving van and end above its roof, without a wobble and without anyone getting killed.
skills: Grip, Camera operation; sectors: Automotive, Transport and logistics

paraphrase agency
We're filming fishwives at five in the morning and would like to understand them, in spite of the gulls and the lorries.
skills: Sound recording; sectors: Food and beverage

paraphrase agency
For a thriller we need a house with a staircase like in a bad dream, whose owner lets us in for three nights.
skills: Location scouting; sectors: Entertainment and media

paraphrase agency
On Friday the cameras go home. From then until the channel says yes, someone has to know where each version is and chase those who are late.
skills: Post-production supervision, Producer; sectors: Entertainment and media

paraphrase freelancer
I write novels and have sold one to a streaming channel. On paper my people think a lot; now they'd have to talk, and I can't do it.
skills: Scriptwriting; sectors: Entertainment and media

paraphrase freelancer
I photograph perfume. I'd like someone who decides beforehand how it all should look: which colours, which mood, what's left out.
skills: Art direction, Creative direction; sectors: Beauty and personal care, Fashion and luxury

paraphrase freelancer
The shops I program work like clockwork and look like the tax office. Who can dress them nicely so that I only have to build it?
skills: Digital design, UI/UX design; sectors: E-commerce and retail

paraphrase freelancer
It's my first feature. I know what I want from the actors but nothing about lenses, shadows and where one ought to stand.
skills: Director of photography, Lighting, Camera operation; sectors: Entertainment and media

negation
Our climbing hall wants one person to look after everything we do online, advertising included. Please no agencies, we'd be their smallest client again.
skills: Digital marketing; sectors: Sport and leisure; not type: agency

negation
Monthly newsletter for three country hotels, written and sent for us. We do Instagram and the like ourselves, so nobody who wants to take that off us.
skills: Email marketing; sectors: Hospitality and tourism; not skills: Social media management

negation
Long, well-researched articles for an energy company's magazine. We've tried three people from London; anywhere but there this time.
skills: Content marketing, Copywriting; sectors: Utilities and energy; not cities: London

negation
A street food festival for a good cause needs organising. Spare us the big outfits where you never again meet the one who sold it to you.
skills: Event marketing; sectors: Food and beverage, Charity and non-profit; not size: large

negation
Film portraits of our hospice's volunteers, five of them, three minutes each. Real faces, so without cartoons or anything drawn.
skills: Video production; sectors: Charity and non-profit, Healthcare and pharmaceuticals; not skills: Animation

negation
Campaign planning for a regional health authority: less salt, more walking. We'd rather not have anyone whose daily bread is banks and insurers.
skills: Campaign planning; sectors: Government and public sector, Healthcare and pharmaceuticals; not sectors: Financial services

negation agency
Producer for three days of fashion stills plus a short film on a pier. Nobody from Paris, the client has had enough of the train bills.
skills: Producer; sectors: Fashion and luxury; not cities: Paris

negation agency
Developer for a school's website. The layouts are done and approved, so designers who also code a bit are not what we're after.
skills: Web development; sectors: Education; not skills: Digital design, UI/UX design, Graphic design

negation freelancer
I'm cutting a film on a cycling club and need titles and maps that move. Don't send me another editor, I'm one myself.
skills: Motion design, Animation; sectors: Sport and leisure; not skills: Video editing

budget
We're a small bakery and have £2,500 for someone to look after our Instagram and the comments for three months.
skills: Social media management; sectors: Food and beverage; budget: 2500

budget
An animated film that explains saving to children, for our credit union. Twelve grand is all the board would give me.
skills: Animation; sectors: Financial services, Education; budget: 12000

budget
New online shop for a garden tool retailer with click and collect in nine branches, up to £60k.
skills: E-commerce development; sectors: E-commerce and retail; budget: 60000

budget
We'd like to plan and book television and radio for our mobile network, with about £150,000 including the airtime.
skills: Media planning; sectors: Telecommunications; budget: 150000

budget
Four thousand pounds, not a penny more: getting our school's prospectus printed, 1,500 copies, the files are ready.
skills: Print production; sectors: Education; budget: 4000

budget
Programmatic advertising for a carmaker's test-drive weekends in six countries, eighty thousand pounds all in.
skills: Programmatic advertising; sectors: Automotive; budget: 80000

budget agency
There's £3k left for the script of a ninety-second film about a patient app; our animators start on the first.
skills: Scriptwriting, Copywriting; sectors: Healthcare and pharmaceuticals, Technology and software; budget: 3000

region
Somebody in Glasgow to run Google Ads for a firm of surveyors, with an office we can walk to.
skills: Paid search advertising; sectors: Property and construction, Professional services; cities: Glasgow; countries: United Kingdom

region
Director for a commercial with our new hatchback, based in Spain please, since we shoot in the Monegros.
skills: Director; sectors: Automotive; countries: Spain

region
A Scandinavian agency for the new name and identity of a district heating company.
skills: Branding; sectors: Utilities and energy; countries: Norway, Sweden, Denmark; type: agency

region
We launch a gaming headset and look for an influencer marketing agency in Asia that knows streamers.
skills: Influencer marketing; sectors: Gaming, Technology and software; regions: Asia Pacific; type: agency

region
For a shoot at our beach resort in Yucatán we need a producer on the spot who knows the Mexican authorities.
skills: Producer; sectors: Hospitality and tourism; countries: Mexico; regions: Latin America

region agency
Production designer in Prague for a commercial: the inside of a grocer's from 1930, built on a stage.
skills: Production design; sectors: Food and beverage, E-commerce and retail; cities: Prague; countries: Czech Republic

region freelancer
I'm covering two football matches and look for a second camera operator with a gimbal who lives in Manchester.
skills: Camera operation; sectors: Sport and leisure; cities: Manchester; countries: United Kingdom

region freelancer
I write reports for aid organisations and need a photographer who is at home somewhere in Africa.
skills: Photography; sectors: Charity and non-profit; regions: Africa

typo
Loking for a web develper to rebiuld our univeristy's site, must be accesible.
skills: Web development; sectors: Education

typo
We ned somone for Goolge Adds and paid serch campains for our drivng school.
skills: Paid search advertising; sectors: Education, Transport and logistics

typo
Custmer survay and intervews abuot our new yoghourt, maybe sixty poeple.
skills: Market research; sectors: Food and beverage, Consumer packaged goods

typo
Bilboards, bus shleters and posters in staitons: outdor advertsing for our theater festivel.
skills: Out of home advertising; sectors: Entertainment and media

typo agency
Freelance creatve directer wantd for the luanch of a sportscar, six monthes.
skills: Creative direction; sectors: Automotive, Sport and leisure

typo freelancer
I make an indie gmae and need a sownd desinger for footsetps, doors and swrods.
skills: Sound design; sectors: Gaming

stuffer
Video production for our wind farm: one film about the people who keep the turbines going.
skills: Video production; sectors: Utilities and energy, Industrial and manufacturing

stuffer
SEO specialist for a family of guesthouses on the coast, we'd like to be found without the booking portals.
skills: Search engine optimisation; sectors: Hospitality and tourism

stuffer
Logo and brand identity for a small brewery with a restaurant, from the sign to the beer mats.
skills: Branding, Graphic design; sectors: Food and beverage, Hospitality and tourism

stuffer
Augmented reality for the town museum's walking tour, working on visitors' own phones.
skills: Augmented reality; sectors: Hospitality and tourism, Entertainment and media

stuffer
Digital marketing across all channels for an airline's three new routes.
skills: Digital marketing; sectors: Transport and logistics, Hospitality and tourism

stuffer freelancer
I've shot a documentary about a theatre and need a video editor to find the story in it.
skills: Video editing; sectors: Entertainment and media
`;
