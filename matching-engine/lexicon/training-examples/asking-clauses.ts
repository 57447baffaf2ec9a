/** Lists clauses that ask for a skill, above all for those of which nobody told a need: `skill: clause; clause`. Only the network learns from them. */
export const askingClauses = `
AR filters: a face filter for Instagram that puts our hat on people; a camera effect people can play with on their phones; make a Snapchat lens with our mascot; a try-on filter for glasses
Academic writing: help me structure my dissertation; edit a journal paper before we submit it; write up the study for a scientific audience; references put into the right style
Accessibility: check that blind visitors can use the site with a screen reader; test our pages against WCAG and list what fails; make sure people who can't use a mouse get through the forms; a report on barriers for disabled users; described for people who cannot see it
Account management: somebody to look after our clients day to day; be the go-between for client and studio; keep the customer happy and the project moving
Accounting: file our year-end accounts; sort out the VAT return; someone to do the tax
Affiliate marketing: get bloggers to sell for a commission; run a partner scheme where others earn a share of sales; recruit publishers who link to our shop; pay people for each customer they send
Amazon and marketplaces: sort out our listings on Amazon; sell it on eBay and Etsy properly; better titles and pictures for our marketplace pages; run our Amazon storefront
Architectural visualisation: pictures of the flats before they are built; show the planning committee what the extension will look like; a computer image of the new wing; renderings of the kitchen for buyers
Architecture and drafting: draw the floor plans; measure the house and make a plan to scale; drawings for the builder; a technical drawing of the layout
Architecture photography: photograph the finished building inside and out; pictures of our rooms and the front; shots of the interiors for the letting agent
Article writing: a post for the blog every fortnight; write pieces for our magazine; a few thousand words on the history of the mill; write articles under our name
Audio production: clean up the recording and take the hum out; mix and master our album; balance the tracks and finish them; restore old tapes; remove the background noise from the interviews
Back-end development: build the server behind the app; connect it to our database; an API other systems can talk to; the part behind the scenes that stores the orders
Blockchain: smart contracts for our token; build us a wallet
Book illustration: pictures for a children's story; draw every page of my picture book; a cover painting for the novel; chapter drawings
Brand strategy: work out what we stand for; decide who we are for and what sets us apart; write down our purpose and our promise; where we should stand against the others; positioning for the new company
Business planning: write the application for the grant; fill in the tender; put the bid together for the council contract; a business plan for the bank; a funding proposal; answer the questions in the tender documents
CRM: put our contacts in one system; set up the customer database so sales can follow up; move us to HubSpot and show us how to use it
Camera operation: hold the camera for two days; a second camera on the day; follow the dancers with a gimbal
Casting of real people: find real nurses to appear in it; ordinary families for the advert, no actors; people from the street who can talk on camera
Character animation: make our mascot walk; make the fox walk and talk; a cartoon hen that moves
Coaching: train our director to speak on stage; teach her to cope with interviews; prepare me for the panel; practise with our spokesperson before the journalists come; one-to-one sessions on presenting
Colour grading: match the colours of all the shots; give the film a warm look; even out the two cameras; a final grade
Comics: a strip of six panels; turn it into a graphic novel; a comic that explains it to teenagers
Community management: answer people who comment; look after our Facebook group; reply to messages and keep things civil
Compositing: take the cables out of the picture; put the actor in front of a mountain; put another sky behind the horse; remove a lorry from the shot
Concept art: paint how the world of the game looks; sketches of creatures and places before anybody models them
Conference production: run the two-day conference with speakers and badges; stage, timetable and delegates for our congress; find a host for the awards
Connected TV: ads on streaming television; be seen on smart TVs
Conversion optimisation: more visitors should actually buy; test two versions of the checkout; find out where people drop out of the form and fix it
Copywriting: write the labels on the walls; put it into plain English; the words for the panels; the text needs writing; a slogan; write what stands on the posters; product descriptions; write the case studies; short texts to go under each exhibit
Corporate film: a film about our company; introduce the team on video; a film to show new recruits
Costume and wardrobe: clothes for the cast; dress the singers; find and fit the outfits; sew the costumes; period dress for twelve extras
Course design: turn our handbook into an online course; modules with quizzes; learning material for apprentices; make the training interactive
Creative operations: get the studio organised; a better way of passing work through the team
Crisis communications: what to say to the press after the accident; somebody at our side when it goes wrong in public; handle the scandal
Customer experience design: see where customers get annoyed and put it right; map everything a patient goes through
Cybersecurity: we were hacked, close the holes; check whether our systems are safe; make it secure
Data analysis: find out what is in our sales figures; make sense of the numbers; check the results against what was promised; evaluate the project for the funder
Data entry: type the cards into a spreadsheet; copy two thousand addresses; clean the list of addresses
Data visualisation: charts of the survey; a dashboard the managers can read; show the figures so people see the point; a live screen with our numbers
DevOps: move our site to another server; hosting that doesn't fall over; set up deployments; backups and updates
Digital billboards: our clip on the big screens in town; moving posters at the mall
Digital design: graphics for our posts; templates we can use on social media; buttons and pictures for the site; banners; a landing page that looks good
Direct marketing: letters to every house in the valley; put leaflets through doors; post a card to lapsed customers; a mailing to old donors; deliver the flyers
Director: tell the actors what to do; somebody with a vision for the advert
Director of photography: light and shoot the film; a cinematographer with a good eye; in charge of the camera department
Documentary: follow us for a year and make a film of it; a half-hour film about the miners; tell the story of the last weaver on film
Drone filming: from the air; fly over the fields and film them; aerial shots of the bay; pictures from above
Editorial design: lay out the report; typeset the book; set the pages of the magazine; put text and pictures together in a booklet; make the document look good; lay the translation out again; design the brochure
Electronics: build the circuit; a sensor that lights up
Engineering: draw the part so it can be made; work out whether the frame holds
Event marketing: organise the opening; a party for two hundred with food and music; put on a launch evening; book the band and the speakers; an open day
Event photography: pictures at the gala; take photos on the night; photograph the speakers and the crowd
Exhibition design: plan the rooms of the show; a stand for the trade fair; design the displays in our museum; dress the shop windows; make the gallery work for visitors
Experiential marketing: a pop-up where people can try it; hand out samples in the street; a stunt at the station; staff who offer tastings
Explainer video: show in a minute how it works; a short cartoon that explains the insurance
Fashion design: draw the spring collection; patterns and samples for a coat
Fashion photography: pictures of the collection on models; a lookbook shoot; photograph the dresses
Festival production: run the festival site; stages, toilets, artists and crew
Financial analysis: a forecast for investors; work out whether it pays
Fine print: prints on cotton paper; a limited edition; letterpress cards
Food photography: photograph the dishes; pictures of our cakes; shoot the menu
Food styling: make the pudding look its best for the camera; cook and arrange the plates on the shoot
Front-end development: build the screens in React; code the pages from the designs; make it work on phones
Fundraising campaigns: raise money for the roof; an appeal to our supporters; find people who give
Funny writing: jokes for the host; make it funny
Game development: program the game; a puzzle game for phones; build the level in Unity; Unreal scenes
Game writing: dialogue for the characters; the story of the game
Geographic data: a map with our data on it
Ghostwriting: write the book in my name; a speech for the chairman; write my posts for me; my grandfather's memoirs
Grip: build the track and push the dolly; fix a camera to the boat; crane and rigging
Growth marketing: a plan for how we get the first thousand users; how should we go to market; find out how we grow; a marketing strategy; which channels to use
HTML email: code the email so it works in Outlook; newsletter templates that don't break
Health and fitness: a training plan; a class for the staff
Human resources: rules for holidays and sick leave; sort out our contracts with staff
IT support: our computers need looking after; set up the email accounts
Infographics: one picture that explains the process; turn the findings into a graphic; a poster full of figures
Influencer marketing: get people with followers to show it; send it to bloggers and see what they say; have gardeners on YouTube talk about it; creators who post about us
Interactive installations: a show of light on the town hall; projections on the wall of the castle; something visitors touch and it answers; a light show that reacts to people
Interior design: make the waiting room nicer; choose furniture and colours for the café; plan the inside of the shop
Internal communications: tell our own staff first; news for people on the factory floor; explain the merger to employees
Label design: labels for the jars; a new label for our gin
Large-format printing: print the banners; boards for the path; wrap the lorry; posters two metres high
Launch planning: plan how it comes to market; the big day when it goes public
Lead generation: find us companies to sell to; get us appointments
Legal services: check the contract; terms and conditions for the shop
Licensing and rights: clear the music; permission for the old photographs
Lighting: light the set; an electrician with lamps; somebody to rig the lights for the interviews
Link building: get other sites to link to us
Live sound: microphones and speakers on the night; mix the band on stage
Live streaming: broadcast it over the internet; so people at home can watch as it happens; put the lecture online live; run the webinar for us
Local SEO: turn up on the map when someone searches nearby; more reviews and the right opening hours on Google
Localisation: adapt the game for Japan; the German version should sound German
Location management: permits and parking for the crew; get permission to shoot on the pier; somebody who deals with the town hall for us
Location scouting: find us a farmhouse to shoot in; places that look like the seventies; a beach for the shoot
Loyalty and catalogues: points for regulars; a card with stamps; a members' scheme
Machine learning: a chatbot that answers questions; teach a computer to sort the pictures; an assistant that knows our manuals
Market research: ask our customers what they think; find out why people leave; see what the competition does and charges; talk to members who left; a survey of the town
Marketing automation: emails that go out by themselves; a welcome series; remind people who left something in the basket
Media planning: choose where the ads go and book them; buy the airtime; decide which stations and papers; book the slots
Media relations: get the papers to come; a journalist to write about it; interviews on local radio; write to the editors
Media sales and radio: companies to back the regatta; sell the advertising in our magazine; a spot on local radio
Medical and scientific: explain the drug trial; text for doctors
Merchandise design: T-shirts and mugs with our bird on them; caps and bags for the fans; things to sell at the till
Motion design: move the logo; animated titles; a button that wobbles when you press it; charts that grow on screen; make the drawings move
Murals and street art: paint the gable end; a picture straight on the wall; something big on the shutters
Music composition: a tune for it; a jingle; music written for the film; a song of our own; a melody people hum
Music video: a video for our single
Newsletter writing: write our monthly round robin; a letter to subscribers each week
Out of home advertising: posters at bus stops; be seen at stations; our face on buses; sites for big posters; hoardings along the road; book poster sites
PR and communications: get us into the press; newspapers should hear of it; speak for us in public; a press release; somebody the reporters can ring
Paid search advertising: ads on Google; be at the top when people search, paid by the click; run our AdWords
Paid social: adverts on Facebook and Instagram; pay to reach mothers on TikTok; promote it on LinkedIn; put money behind the posts
Photo editing: crop and sort the pictures; put them all in the same tones
Photography: take the pictures; someone with a camera for the day; portraits of the team; photograph the rehearsal; good photos of the place; pictures for the website
Pitch support: help us win the pitch; rehearse and sharpen our pitch
Podcast production: cut our episodes together; get the show ready each week; take out the coughs and put the music in; record the talks as a podcast
Portrait photography: headshots of everybody; portraits of the board
Presentation design: slides for the investors; make the deck look professional; our PowerPoint is ugly
Print production: have it printed; two thousand copies on good paper; get them printed and delivered; print and bind it; produce the T-shirts; on card, laminated
Producer: run the shoot; hold the strings together; book the crew and keep the budget; bring everybody to the set; a production manager
Product design: draw a chair that can be made; shape the case of the device
Product photography: photograph the jars on white; pictures of everything in the shop; packshots; show the shoes from all sides
Product rendering: a picture of the machine that isn't built yet; images of the lamp straight from the CAD; show all colours without photographing them
Production design: what the room in the advert looks like; props and furniture for the scene; dress the set; a kitchen from the fifties
Programmatic advertising: banners that follow people; ads on news sites; buy display space automatically
Project management: keep the project on time; somebody who makes the plan and chases everyone
Editing and proofreading: look for mistakes before it goes to print; check the spelling; read it through once more
Public affairs: talk to the ministers; get councillors on our side; win the village over to the bypass
Qualitative research: sit with twelve customers and listen; groups of eight around a table; long interviews with those who left
Quality assurance: test the app on all phones; find the bugs before users do
Recruiting: find us two chefs; fill the post; staff for the stand
Retouching: clean up the pictures; take the dust off the scans; smooth the skin; remove the reflections
Résumé writing: my CV needs work; a letter for my application
SMS and push marketing: texts to customers on a Friday; messages on the phone
Sales: someone to sell it; ring the shops and get orders
Sales copywriting: a page that sells; a letter that makes people order
Scriptwriting: write the script; what they say in the film; thirty seconds of radio that make people laugh; dialogue for the sketch; write what the voice says
Search engine optimisation: higher up on Google; found when people look for us; nobody sees us in the search results; the right words so that searches find us
Service design: how the clinic works from door to bed; make the counter service simpler
Set building: build the set; carpenters for the stage; construct the wall and paint it; put up and take down the stand; make the furniture for the scene
Shopify: our Shopify shop needs a new theme; apps and checkout on Shopify
Signage: a sign over the door; lettering on our vans; signs so visitors find the toilets; the name on the window; put up the boards
Social media management: keep our Instagram going; post for us; someone to look after our channels; put them on TikTok for us; three posts a week; upload the clips and answer comments
Social video: short clips for the feed; vertical films for phones; cut it down for TikTok; little videos we can post
Software development: a program that does the rota; software for our stock; write the tool
Sound design: effects for the game; the creaks and bangs; sound to go with the pictures; what you hear when the door opens; noises for the monster
Sound recording: record the interviews; someone with a boom; catch the sound on set; record the choir in the church
Special effects make-up: wounds and scars; an actor made forty years older; monster faces
Spreadsheets: a sheet that works out the prices; repair our Excel file
Stage lighting: light the stage; lamps for the concert
Storyboarding: draw it shot by shot first; frames so that the client sees the film; turn the script into sketches; an animatic
Styling: put the clothes together; someone to dress the models; choose what they wear; accessories for the shoot
Survey research: a questionnaire for all members; count how many think so; an online survey
Teaching: show our staff how it works; a half-day workshop; lessons for beginners; train the team to use it
Technical SEO: fix what keeps Google from reading our pages; keep our rankings when the site moves
Technical writing: instructions for the boiler; a manual; explain how it is mounted; safety notes for the workshop
Thought leadership: a white paper; an essay that shows we know the subject; a guide people download
Titles and idents: the opening titles; a few seconds between programmes; lettering at the start of the film
Traffic management: see that jobs move through the studio on time; who works on what and when
Trailers and promos: a trailer; two minutes that make people want to see it
Training simulations: practise it without danger; a simulator for crane drivers
Transcription and subtitling: type out the tapes; words along the bottom of the screen; captions for deaf people; every word written down; in writing what they say; French subtitles
Translation: put it into Polish; the same in Welsh; a German version; from Italian into English; turn the menu into French
Treatment writing: write down how the director sees it; a treatment to win the job
Trend forecasting: which colours come next year; what will people wear
Typography: letters of our own; a typeface; draw the alphabet
UI/UX design: how the screens look and work; make the app easy to use; design the interface; draw the screens before anybody builds them; it should be obvious where to tap
UX writing: the wording of menus and warnings; what stands in the empty fields; words that guide people through the form
User research: watch people use it; try it out with pensioners; sit beside users and see where they get stuck; test it with real people
Video editing: cut it together; edit the footage; make three minutes of four hours; trim the clips; highlights
Video production: film it; shoot a short film; someone with a camera crew; a video about the harvest; film the day; make a little film of it; testimonials on camera
Virtual reality: walk through it with goggles; a headset people put on; practise in a virtual world; see the flat before it is built, with glasses on
Virtual tours: look round the house from home; click through the rooms
Visual effects: make it look as if the bridge falls; a dragon in the sky; explosions without a fire
Voice acting: voices for the characters; somebody to play the troll
Voiceover: read the text aloud; a voice for it; speak the commentary; record the narration; say what happens for people who can't see; have it voiced; a warm voice
Web analytics: measure what visitors do; the tracking is broken; set up Google Analytics; count the clicks and the orders
Web design: a nice page; design the site; make it look modern; redesign our homepage
Web development: build the website; a site with a map and our prices; make it faster; a web page for the club; the site has to work again; keep the site up to date
Web research: find the addresses of all museums; look it up and list it
Web scraping: collect the prices from their sites
Wedding and party planning: organise the wedding; a birthday party with everything
Wildlife and travel photography: pictures of the birds; photos from the trip
WooCommerce: our WooCommerce shop
WordPress: our WordPress site; a theme in WordPress; plugins and updates
Workflow automation: the form should fill the spreadsheet by itself; make two systems talk to each other; no more copying by hand
Naming: what should we call it; find a name; a name that isn't taken; come up with something to call the new line; it needs a name
Brand identity: a new logo; a mark that works small; colours and letters for the firm; a badge; the logo as a clean file
Branding: a new look; everything should look as if it came from one house; rules for how we look and speak
Graphic design: a poster; the menu should look good; flyers; artwork for the tour; a cover for the record; cards to hand out; design the leaflet; a programme for the evening
Illustration: draw it; pictures by hand; a map with little drawings; a drawing of the house; characters; a few sketches to go with the text
Packaging design: a box for it; the bag and the tin; wrap it nicely; what the carton looks like; sleeve for the bottle
Animation: a cartoon; moving drawings; let it come alive; explain it with drawings that move
3D design: a model on the computer; build it in 3D; an object you can turn round; environments for the game
App development: an app; put it in the app store; something on the phone that books a place; for iPhone and Android
E-commerce development: sell it online; a shop on the web with a basket; so that people can order and pay
Email marketing: write to our customers by email; a monthly email; a run of messages to members; an email to everyone on the list
Augmented reality: point the phone at it and see it move; put the sofa in your own room through the phone; a trail where things appear on the screen
Campaign planning: a campaign; win them back; make people talk about it for a month; plan what we do where and when; an idea for the whole year
Advertising ideas: the idea for the advert; think of something people remember; a concept for the posters; bright ideas to advertise it
Hair and make-up: do the bride's hair; powder and comb for the actors; somebody with brushes on the day; make the singers up
Live music and entertainment: a band for the evening; a covers band that fills the floor; a ceilidh band; a string quartet for the ceremony; a jazz trio during dinner; a DJ until midnight; a harpist while guests arrive; a pianist in the bar on Fridays; a magician to go round the tables; a children's entertainer for two hours; a choir to sing three carols; a brass band for the opening; drummers; street performers on the high street; a singer with a guitar; somebody to get everyone dancing; a stand-up comedian after the meal; a morris side; live music from seven; a piper to lead people in
Hosting and speaking: a compère; an MC; a host for the awards; a master of ceremonies; an emcee for Saturday's gala; somebody to host the evening; a charity auctioneer; someone to run the raffle from the stage; a quizmaster; a keynote speaker; an after-dinner speaker; a speaker on leadership for our away day; a chair for the panel; somebody who can interview our founder on stage; a presenter to introduce the acts; a toastmaster; someone to keep the day lively and on time; a motivational speaker for the sales conference; a good host with a microphone; somebody to say a few words and make them laugh
Floristry: a florist; the flowers for the tables; bouquets and buttonholes; flowers in reception every Monday; a floral arch; wreaths for the shop; arrangements for twelve tables; someone to do the flowers; bridal flowers; carnations on each table; a garland along the bar; plants and flowers for the stage; funeral flowers; a big hanging installation of dried flowers; fresh flowers each week
Catering: a caterer; canapés for eighty; a buffet for the delegates; someone to feed the crew; a hog roast; a mobile bar with two staff; lunch for forty; a private chef for the weekend; food trucks for the fair; tea and cakes for the pensioners; a caterer who does vegan; waiting staff for the evening; dinner for two hundred; finger food and drinks; coffee and pastries at nine
Grant writing: a grant writer; someone to write the Lottery application; our bid to the arts council; a funding application by the end of the month; bid writing; a bid writer for public tenders; help with an application to a trust; somebody to fill in the funding form; the tender response written; applications to three foundations; a grant application for a new roof; someone who knows what funders want to read; our answers to the twenty-two questions of the fund
Vehicle graphics: our vans lettered; van wraps for six Transits; the new logo on the lorries; lettering for the side of the boat; graphics on the team bus; a full wrap for the car; livery for the fleet; our name and number on the back doors of the van; a sign-written van; the horsebox painted with our name; the food truck wrapped; magnetic signs for the cars; half wraps on two pick-ups
Media training: media training; someone to prepare our director for interviews; practice in front of a camera; interview coaching before the launch; a media trainer for three partners; help with public speaking; a coach for her conference speech; getting our scientists ready for the radio; a day of mock interviews; training so that the chair doesn't read everything out; somebody to teach me to talk on camera
`;
