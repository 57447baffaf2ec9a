/**
 * Lists what people ask for by the name of a thing or by a verb: `skill: things | verbs`. These words mean the skill only where a brief asks
 * for them ("we need a film", "someone to film it"); anywhere else "film" and "write" say nothing. `~0.6` says how often a word means it; a
 * thing with less than half counts only as what is designed ("design the report"). A verb with a particle may have its object between
 * ("lay it out").
 */
export const requests = `
Art direction: mood board, moodboard, visual concept | art direct, art-direct
Branding: the brand~0.66, new brand~0.66, brand refresh, new look~0.7, makeover~0.5 | rebrand
Brand identity: brand identity, emblem, crest, coat of arms, monogram, logomark, style guide, brand manual, letterhead, stationery~0.6 |
Brand strategy: brand promise, mission statement, positioning statement, elevator pitch |
Naming: name~0.66, domain name~0.7, product name, shop name, company name | name
Copywriting: words, wording, text, letter, blurb, product description, web text, catalogue text, motto, strap line, catchphrase, invitation text, menu text, brochure text, website text, advertising text, about page | write, rewrite, reword
Sales copywriting: sales page, sales letter, appeal letter~0.6 |
UX writing: error message, button text, app text |
Ghostwriting: speech, memoir, autobiography, life story, family history, eulogy, poem, verse~0.6, short story, vows~0.6 | ghost-write, ghostwrite, ghost write
Résumé writing: cv, cover letter, covering letter, linkedin profile |
Technical writing: user manual, user guide, instructions~0.6, manual~0.7, handbook~0.6, instruction leaflet, how-to guide, operating instructions, help page, procedure~0.5, assembly instructions |
Article writing: article, blog post, blog article, blog entry, feature article, column~0.5, guest post, obituary | blog
Academic writing: literature review, abstract~0.5 |
Editing and proofreading: | edit~0.7, proofread, copy-edit, copyedit, proof-read, spell check, check the spelling, correct the spelling, check the grammar
Translation: translation | translate, interpret~0.6
Localisation: | localise
Thought leadership: white paper, opinion piece |
Newsletter writing: email~0.66, mail~0.66, mailing~0.6, members' letter, welcome email |
Business planning: business plan, feasibility study |
Digital design: web banner, banner ad, social media graphic, instagram graphic, social graphic, facebook banner, online banner, social media template, social template, instagram template, linkedin template, story template, ad creative, web graphic, email header |
Graphic design: poster, leaflet, catalogue, postcard, business card, flyer, menu, menu board, programme, invitation, banner, booklet, wrap, certificate, pamphlet, handout, voucher, gift voucher, gift card, price list, wine list, wall chart, calendar~0.6, fact sheet, factsheet, worksheet, loyalty card, placard, visiting card, order of service, invite~0.7, save-the-date, bookmark, concert programme, play bill, playbill, theatre programme, graphic, lookbook layout, record sleeve, album cover, album sleeve, cd cover, board game~0.6, card game~0.6, playing cards, stamp~0.3, ticket~0.3, card~0.3, badge~0.3, sticker~0.3, form~0.3, template~0.45, medal~0.3, trophy~0.3 | redesign~0.7, design~0.5
Editorial design: prospectus, annual report, magazine, yearly report, impact report, yearbook, cookbook~0.6, cookery book~0.6, recipe book~0.6, photo book, guidebook, zine, coffee-table book, e-book, ebook, workbook~0.6, newspaper~0.5, hymn book, brochure layout, book~0.3, report~0.3, document~0.3, guide~0.3, handbook~0.3, journal~0.3, newsletter~0.3, supplement~0.3, paper~0.3, book jacket, book layout, layout~0.6 | lay out, typeset
Typography: font, typeface, alphabet~0.6, hand lettering | hand-letter
Infographics: infographic, diagram, chart~0.7, graph~0.6, timeline~0.5, flow chart, flowchart, family tree~0.7 |
Presentation design: deck, slides, slide deck, presentation~0.7, powerpoint, pitch deck, slide show, slideshow~0.6, slide template |
Signage: sign, shop sign, shopfront, name board, shop front, signpost, nameplate, door plate, window lettering, information board, fascia, a-board, plaque~0.6 |
Merchandise design: t-shirt, tote bag, merch, mug~0.6, tea towel~0.6, hoodie~0.6, keyring~0.6, fridge magnet~0.6, apron~0.6, band shirt, scarf~0.3, cap~0.3, beanie~0.5, souvenir~0.6, giveaway~0.5, fan article |
Packaging design: box~0.6, pouch, carton, jar~0.6, packet~0.7, wrapper, tin~0.6, sleeve~0.5, gift box, packaging, pack~0.5, bottle~0.5, bag~0.3, can~0.3, tube~0.3, lid~0.3, bar wrapper, outer box, blister pack, shipping box, hamper~0.3 |
Label design: label, bottle label, wine label, jar label, swing tag, hang tag, beer can design |
Fine print: greeting card~0.6, greetings card~0.6, wedding invitation, wedding stationery, birthday card~0.6, christmas card~0.7 | bind, letterpress, emboss
Large-format printing: roller banner, pull-up banner, pull up banner, roll-up banner |
Print production: printed, print run, reprint, hard copies, proof copies~0.6 | print, reprint
Illustration: map, drawing, mascot, cover~0.6, sketch~0.7, portrait in ink, colouring book, colouring page, illustration, caricature, cartoon drawing, watercolour, painting~0.5, tattoo~0.6, character~0.3, figure~0.3, puzzle~0.3, doodle | draw, illustrate, sketch~0.7, paint~0.5
Book illustration: book cover, picture book, children's book~0.45, pop-up book |
Comics: comic, comic strip, comic book, graphic novel |
Murals and street art: mural, wall painting, painted wall | paint a mural, paint the wall, paint our wall
Fashion illustration: textile pattern, pattern~0.5, fabric print, fabric~0.3, wallpaper~0.3, rug~0.3, carpet~0.3 |
Concept art: creature design, concept drawing |
Photography: photo, picture~0.6, shots, image~0.6, photoshoot, photo shoot, photograph, snaps, stills | photograph, shoot~0.7, take pictures, take photos, take photographs, take the pictures, take the photos
Product photography: product photo, product picture, product shot, product image, packshot, catalogue photo, amazon photo |
Portrait photography: portrait~0.7, headshot, head shot, staff photo, team photo, passport photo, profile picture, profile photo, class photo, school photo |
Event photography: wedding photo, party photo, event photo, conference photo, wedding picture |
Food photography: food photo, food picture, photos of our dishes, pictures of our dishes, menu photo |
Fashion photography: lookbook, look book |
Architecture photography: property photo, house photo, photos of the rooms, interior photo, pictures of the rooms |
Virtual tours: virtual tour, 360 tour, panorama, walk-through, virtual walk-through |
Retouching: retouched photo, cut-out~0.6, cutout~0.6 | retouch, airbrush, photoshop, cut out the background, cut out the backgrounds, remove the background, remove the backgrounds, colourise, colorize
Photo editing: photo restoration, restored photo | restore old photos, restore photos, restore old photographs
Art buying: stock photo~0.6, picture licence, image licence |
Video production: film, video, footage~0.6, documentary, short film, web film, image film, movie, how-to video, tutorial, vlog | film, shoot~0.7, videotape
Corporate film: training video, company film, testimonial film, induction film, instruction video, instructional video |
Music video: music video, pop video |
Social video: reel~0.7, vertical video, youtube video, tiktok video, tiktok |
Trailers and promos: trailer, teaser, highlight reel, highlights film, book trailer, film trailer, sizzle reel |
Titles and idents: ident, title sequence, opening titles, intro~0.6, outro~0.6, credits~0.5, closing titles |
Video editing: clip, cut-down, cutdown, video edit, film edit, rough cut, re-edit | edit~0.7, re-edit, recut, re-cut, cut~0.6, cut down, cut together, edit together, chop up, cut up, cut into, cut it into, cut them into, chop into, edit into, edit it into, edit them into, turn into clips, trim~0.6
Motion design: gif, moving logo, animated logo, moving titles, animated sticker, screen graphics |
Animation: cartoon, animation, animated film, animated figure, animated character, stop-motion film, stop motion film, cartoon film | animate
Explainer video: explainer, explainer film |
3D design: 3d model, 3d picture, 3d image, computer model~0.6, rendering, render, cutaway drawing, 3d animation~0.6 | render, model in 3d
Architectural visualisation: visualisation of the building, artist's impression, visualisation~0.6 |
Product rendering: product render, product visualisation |
Visual effects: special effect, effect shot, explosion~0.6, green screen shot |
Compositing: composite~0.6 |
Colour grading: grade~0.66, colour correction, look for the film | grade, colour grade, colour correct, color correct
Sound design: sound effect, sound logo, audio logo, soundscape, sonic logo, sound~0.3, noises~0.6, sound bed, app sounds | sound design
Audio production: mix~0.5, sound mix, audio edit, radio play, audio drama | master~0.5, mix the sound, mix the music, mix the audio, mix it, mix our album, mix my album, mix our songs, mix my songs, mix our tracks, clean up the sound, clean up the audio
Music composition: music, song, jingle, theme tune, soundtrack, tune, melody, anthem, film score, score~0.5, musical~0.5, lullaby, piece of music, backing track, theme song | compose
Podcast production: podcast, podcast series, podcast episode |
Sound recording: audio recording, field recording | record~0.7, mike up, mic up
Live sound: pa system, sound system, microphones~0.6 |
Voiceover: audio description, audio-description, described track, description track, spoken description, spoken commentary, voiceover, voice over, narration, narrator, recorded voice, voice for~0.7, phone message, answerphone message | voice, narrate, dub, audio describe, audio-describe, read aloud, read it aloud, read them aloud, read it out, read them out
Voice acting: audiobook, audio book, audio guide~0.6, character voice |
Transcription and subtitling: subtitle, caption~0.6, closed captions, transcript, transcription | subtitle, caption, transcribe, type up, typed up, write down the interviews
Scriptwriting: script, screenplay, dialogue, voiceover text, sitcom, radio script, video script, film script, sketch for the stage |
Funny writing: joke, punchline, sketch show, comedy routine, stand-up routine, best man's speech |
Game writing: game story, quest |
Treatment writing: director's treatment, film treatment |
Storyboarding: storyboard, shooting board, animatic | storyboard
Concept development: idea~0.5, concept~0.6, campaign idea, big idea, creative idea | brainstorm
Advertising ideas: advert, commercial, ad~0.66, radio ad, radio advert, radio commercial, radio spot, tv ad, tv advert, cinema ad, print ad, magazine advert, newspaper advert, tv spot, newspaper ad, magazine ad |
Casting direction: cast~0.6, actors for, actresses for, models for~0.7, extras for, film cast | cast~0.7, find actors, find models, find extras, find us actors
Casting of real people: real people, faces for~0.6 |
Production design: set~0.3, stage set, film set, set built, scenery, backdrop, prop~0.6, stage~0.3, studio set, stage design | dress the set, build the set, build a set, build sets
Set building: set piece, giant model, scale model~0.6, papier-mâché |
Exhibition design: exhibition stand, stand~0.66, booth, trade fair stand, show stand, exhibition~0.6, display stand, display~0.45, shop window, window display, showroom~0.5, market stall~0.5, stall~0.5, museum display |
Location scouting: place to film, place to shoot, somewhere to film, location, film location, somewhere to shoot, house to film in, spot to film | scout
Location management: filming permit, film permit, permission to film |
Drone filming: drone film, drone footage, drone video, drone shot, drone picture, aerial shot, aerial photo, aerial picture, aerial film, aerial footage, photos from the air, pictures from the air, air footage |
Live streaming: live stream, livestream, webcast, webinar~0.6, broadcast~0.6, streamed live, live broadcast | livestream, live-stream, live stream, stream~0.7, broadcast~0.6
Lighting: lighting~0.7, lights~0.6 | light~0.6
Stage lighting: light show, projection~0.5, stage lights, stage lighting | light our stage, light the stage, light our show, light our concert, light up the building
Styling: styling, clothes for the shoot | style~0.66, dress the models, choose the clothes, pick the clothes, choose the outfits
Food styling: food styling, styled dishes | style the food, style food, style our food, style our dishes, style the dishes, style dishes, plate the food, make the food look
Costume and wardrobe: costume, wardrobe, stage clothes, stage outfits, outfits~0.6 | sew the costumes, make the costumes, sew costumes
Hair and make-up: make-up, makeup, hair and make-up, hair styling, bridal make-up, updo | make up the actors, do the make-up, do the makeup, do our make-up, do make-up, do the hair, do their hair, do our hair, do my hair, do hair, do hair and make-up
Special effects make-up: fake wound, false scars, monster mask, prosthetic |
Fashion design: dress~0.3, uniform~0.6, garment, clothes~0.3, collection~0.3, jacket~0.3, jewellery~0.3, ring~0.3, necklace~0.3, shoe~0.3, jumper~0.3, football shirt~0.6, team kit~0.6, kit~0.3, workwear~0.6, wedding dress~0.6 | sew, tailor~0.6, knit~0.6
Interior design: room~0.3, living room~0.3, kitchen~0.3, bathroom~0.3, bedroom~0.3, office~0.3, flat~0.3, café~0.3, cafe~0.3, restaurant~0.3, reception~0.3, shop interior, bar~0.3, salon~0.3, lobby~0.3, colour scheme~0.6, interior, furniture~0.3, chair~0.3, table~0.3, lamp~0.3, shop~0.3, clinic~0.3, waiting room~0.3, nursery~0.3 | furnish, decorate~0.6
Architecture and drafting: floor plan, plans for the house, building plan, garden~0.3, house~0.3, building~0.3, extension~0.3, courtyard~0.3, park~0.3, playground~0.3, site plan, planning drawings, planning application |
Engineering: technical drawing, prototype of a machine, machine~0.3, gadget~0.3, device~0.3, tool~0.3, mechanism~0.3, cad drawing, injection mould, toy~0.3 |
Electronics: circuit, circuit board, pcb | solder
Web development: website, site, web page, webpage, homepage, home page, web app, web application, web shop template, booking system~0.6, members' area, online form, contact form, online booking~0.6, portal~0.6, web portal, online portal, microsite, web tool, online tool, online calculator, online platform, web platform, wiki, plugin, website maintenance, site maintenance, website upkeep, website support, website updates | code, program, host our website, host the website, fix our website, update our website, maintain our website, maintain our site, look after our website, look after our site, keep our website, host our site
E-commerce development: online shop, online store, web shop, webshop, e-shop, shop on our website, online checkout, shopping basket, booking shop | sell online, sell it online, sell them online, sell our things online, sell our products online, take orders online, take payments online
App development: app, mobile app, phone app, iphone app, android app |
Web design: landing page, one-pager~0.5, website design |
UI/UX design: wireframe, app screen, prototype~0.6, clickable prototype, interface, user interface, mock-up~0.6, mockup~0.6, click dummy, booking form~0.3, dashboard~0.3, sign-up form, onboarding~0.5, checkout~0.4, form~0.3 |
User research: user test, usability test, user interview, user testing, usability testing, usability study, user study, user session, usability review | test our app, test the app, test our website, test the website, test our prototype, test it with, test them with, test with, try it out with, try them out with, interview users, interview our users, watch people use, watch users, watch how people use, watch how they use, watch them use, observe people using, observe how people use, sit with users, sit with members, sit with customers, sit down with users
Quality assurance: bug hunt, test cases | find bugs, find the bugs, test for bugs, debug~0.6
Accessibility: accessibility audit, accessibility check, accessibility statement, accessibility test, accessibility testing | check it for accessibility, test it for accessibility, check for accessibility, test for accessibility, make it accessible, make them accessible
Conversion optimisation: a/b test, split test, conversion test, conversion testing, a/b testing, split testing |
Web analytics: tracking~0.6, analytics~0.6, cookie banner~0.6, visitor statistics |
Data visualisation: dashboard, data visualisation, interactive chart, interactive map |
Data analysis: data analysis, statistical analysis, statistics~0.6 | analyse our data, analyse the data, analyse our figures, analyse the figures, analyse the numbers, analyse our survey, analyse the answers, crunch the numbers, analyse the results, crunch our numbers
Spreadsheets: spreadsheet, excel sheet, excel file, workbook in excel, calculation sheet, spreadsheet model |
Machine learning: chatbot, chat bot, recommendation engine, prediction model, language model |
Software development: computer program, software~0.7, desktop program, piece of software |
Game development: video game~0.7, computer game~0.7, mobile game, online game, browser game, escape room game, quiz app~0.6 |
Web scraping: scraper | scrape
Workflow automation: automation | automate
Augmented reality: ar app, ar experience, virtual fitting, virtual try-on |
AR filters: instagram filter, face filter, snapchat filter, filter~0.6 |
Virtual reality: vr experience, vr film, vr training, 360 film, virtual showroom, vr app, vr game |
Interactive installations: interactive installation, touch screen, interactive exhibit, interactive display, installation~0.5, interactive wall |
Licensing and rights: music licence, music rights, picture rights, image rights, film rights | clear the rights, clear the music, clear the footage
Campaign planning: campaign~0.6, advertising campaign, ad campaign, poster campaign~0.6, awareness campaign, information campaign |
Launch planning: launch plan, launch campaign, product launch~0.7, grand opening~0.5 | launch~0.5
Media planning: media plan, ad space, tv time, airtime, advertising space, media budget | buy ads, buy advertising, book ads, book the ads, place our ads, place our adverts, place ads, place the ads, place adverts, plan our advertising, spend our advertising
Media sales and radio: sponsors~0.5, radio campaign |
Digital marketing: online ad, online advert, online marketing, internet ad, online campaign, digital ad, banner campaign | market, promote, advertise~0.7
Paid social: adverts on facebook, adverts on instagram, ads on facebook, ads on instagram, ads on tiktok, adverts on social media, ads on social media, paid ads on facebook, paid ads on instagram, paid ads on tiktok, ads on linkedin, paid ads on linkedin, facebook ad, instagram ad, tiktok ad, linkedin ad, facebook advert, instagram advert, social media ad, sponsored post, promoted post, ads on meta, paid posts |
Paid search advertising: paid ads, paid adverts, ads on google, adverts on google, paid ads on google, google ad, google advert, ads in google, search ad, ads on bing, google campaign, paid google ads | advertise on google
Programmatic advertising: display ad, banner ads, retargeting ads, display campaign |
Connected TV: streaming ad, ads on streaming |
Search engine optimisation: google ranking, better ranking, keyword list, search ranking | rank on google, rank higher, rank better, come up on google, come up in google
Local SEO: google maps entry, google listing, google business profile, google entry |
Link building: backlink, links to our site |
Social media management: posts~0.7, instagram post, facebook post, instagram account~0.7, social media post, tiktok account~0.7, linkedin post, facebook page, instagram page, instagram story, social media plan, social media calendar | look after our instagram, run our instagram, run our facebook, look after our facebook, look after our channels, run our channels, post for us, run our accounts, look after our accounts, run our tiktok
Community management: | moderate, answer comments, answer the comments, reply to comments
Influencer marketing: influencer, influencers, youtuber, creator~0.6, brand ambassador |
Content marketing: content~0.6, content plan, editorial plan, content calendar, blog~0.7, advice page~0.6, series of articles, case study, white papers, online magazine |
Email marketing: newsletter, email campaign, email series, mailing list~0.6, email newsletter, welcome series, email sequence |
HTML email: email template, newsletter template, email signature |
SMS and push marketing: text message campaign, loyalty programme, loyalty scheme, loyalty app~0.5 |
Direct marketing: mailshot, mailing to, mailer, door drop, flyer drop, leaflet drop, letterbox drop, door-to-door distribution, leaflet distribution, leaflet delivery, flyer distribution, letter campaign, mail drop, letterbox flyer | post it to, post them to, deliver leaflets, deliver flyers, deliver the leaflets, deliver them to every, deliver them through, put them through, push them through, post them through, distribute leaflets, distribute the leaflets, distribute our leaflets, distribute flyers
Fundraising campaigns: fundraising appeal, fundraising campaign, crowdfunding campaign, donation appeal, kickstarter, crowdfunding, christmas appeal | fundraise
PR and communications: press release, press coverage, press pack~0.7, press statement, press kit, news story~0.6, press conference, publicity, press work, media coverage, article about us~0.6, news coverage, interviews with journalists | publicise
Crisis communications: apology~0.5, crisis plan |
Internal communications: staff newsletter, staff magazine, intranet page |
Public affairs: petition~0.5, position paper | lobby
Event marketing: launch party, launch event, event~0.6, party~0.6, open day, roadshow, product launch event, opening party, street party~0.7, party organised, event organised, fête~0.5, pop-up, sampling tour, press event |
Wedding and party planning: birthday party, wedding reception, christmas party, staff party, hen party, anniversary party, party for | plan our wedding, plan a party, plan our party, organise a party, organise our party, plan the party
Conference production: conference~0.6, awards night, awards ceremony, gala, gala dinner, congress, seminar~0.5, symposium |
Festival production: festival~0.6, concert~0.6, open-air concert, stage show | stage-manage, stage manage
Experiential marketing: pop-up shop, brand experience, promotion stand, flash mob, street stunt |
Out of home advertising: billboard, bus advert, bus ad, tube poster, poster site, bus stop poster, hoarding, advertising hoarding, bus side, underground poster, big screen advert, poster on buses, poster space, poster panel, advertising site, bus back, station poster | book poster sites, book billboards, book the billboards, book the poster sites, buy poster sites, buy poster space, put posters up, put up posters, put up some posters, put some posters up
Market research: market study, market survey, customer survey, competitor study, study of our customers, market report, study~0.5, market analysis, competitor analysis, customer interview, customer insight, taste test, research into | survey, interview our customers, ask our customers, interview customers, research the market, study the market, find out what customers, research our customers
Survey research: survey, questionnaire, poll, opinion poll, feedback form~0.6 |
Qualitative research: focus group, group discussion, round table with customers |
Customer experience design: customer journey, service blueprint, journey map | improve the customer journey, map the journey
Marketing automation: automated email, follow-up email, automatic email, reminder email, email automation |
CRM: customer database, contact database, customer list~0.5, donor database |
Growth marketing: marketing plan, marketing strategy, go-to-market plan, marketing concept |
Customer support: help desk, hotline~0.6, answering service | answer the phone, answer our phone, answer customers, answer our emails, answer emails
Data entry: | type in, key in, copy type, enter data, enter the data
Administration: | sort my emails, run my diary, keep my diary, manage my diary
Sales: sales calls, sales pitch~0.5 | cold call, sell our, sell them
Lead generation: leads~0.7, contacts list, list of leads |
Bookkeeping: bookkeeping, payroll, vat return | keep our books, keep the books, do our books, do the books, do the payroll, run the payroll, invoice~0.6
Accounting: tax return, accounts done, year-end accounts | do my taxes, do our taxes
Financial analysis: financial model, cash flow forecast, financial plan, cash-flow forecast, cashflow forecast, valuation~0.7 |
Legal services: contract~0.6, terms and conditions, privacy policy, legal advice, trademark, trade mark, licence agreement |
Project management: project plan, timeline plan | coordinate~0.6, project manage, project-manage
Producer: shoot organised, film crew~0.6, call sheet | produce~0.5, organise the shoot, run the shoot
Recruiting: job advert~0.6, new staff~0.6 | recruit~0.7
Coaching: coaching session, mentoring, leadership workshop, interview coaching | coach, mentor
Media relations: media training, interview training, press training, media coaching | media-train, train our spokespeople, train our spokesperson, speak to reporters, speak to journalists, talk to reporters, talk to journalists
Teaching: lessons~0.7, piano lesson, language lesson, tuition, staff training, training session~0.7 | tutor, teach~0.66, train our staff, train our team, train my team, train my staff, train our people, train us to, train us in
Course design: online course, e-learning course, course~0.45, training course, lesson plan, course material, teaching material, training material, curriculum, quiz~0.3, workshop~0.3 |
Health and fitness: meal plan, recipe~0.6, training plan~0.5, diet plan, menu plan~0.5 |
Geographic data: interactive map of |
Live music and entertainment: band, live band, dj, disco, string quartet, harpist, choir, ceilidh, magician, entertainer, live music, face painter |
Hosting and speaking: compère, host, mc, master of ceremonies, toastmaster, auctioneer, quizmaster, keynote speaker, after-dinner speaker, speaker~0.6, presenter~0.6 | compère, emcee
Floristry: florist, flowers~0.7, bouquet, buttonhole, flower arrangement, table flowers, wreath~0.6 |
Catering: caterer, catering, canapés, buffet, hog roast, food truck, bar staff, finger food | cater
Grant writing: grant application, funding bid, funding application, bid~0.5, tender~0.6, bid writer |
Vehicle graphics: van lettering, van wrap, vehicle wrap, livery~0.7, van livery, van graphics, vehicle graphics | wrap our van, wrap the van
Media training: media training, interview practice, media coaching |
`;
