/**
 * Holds three further rounds of briefs over the held-out marketplace. Each was written without a look at the lexicon and measured
 * once (docs/matching.md has the figures) before its words were known to whoever wrote the next data file. What the rounds
 * show now is therefore friendlier than what strangers may expect.
 */
export const firstRound = `
plain
We're a brewery and would love someone to photograph our taproom and the burgers we do on Fridays
skills: Photography; sectors: Food and beverage, Hospitality and tourism

plain
Looking for an experienced gaffer for three nights on a music video in east London
skills: Lighting; sectors: Entertainment and media; cities: London

plain
Insurance firm wants a chatty monthly bulletin for its customers, written and edited by you
skills: Content marketing, Copywriting, Email marketing; sectors: Financial services

plain
Somebody to caption forty university lectures
skills: Transcription and subtitling; sectors: Education

plain
Media agency to plan a radio and press burst for a charity appeal at Christmas
skills: Media planning; sectors: Charity and non-profit; type: agency

plain freelancer
I'm a producer and need a camera operator who can do Steadicam at a rugby ground
skills: Camera operation; sectors: Sport and leisure

plain agency
We'd like a freelance picture editor to find illustrators and sort the rights for a drinks client
skills: Art buying; sectors: Consumer packaged goods, Food and beverage; type: freelancer

paraphrase
Half our callers hang up before anyone gets to them, and those who get through tell us they've already explained it all to the chatbot
skills: Customer experience design; sectors: Telecommunications, Financial services

paraphrase
I bake brownies that people adore but in the farm shop they sit at the back looking like something from a school fete
skills: Packaging design, Branding; sectors: Food and beverage

paraphrase
We want teenagers to be able to wander through a Roman villa without leaving the classroom
skills: Virtual reality; sectors: Education

paraphrase
My surgery's leaflets are so full of Latin that the patients bin them
skills: Copywriting, Illustration; sectors: Healthcare and pharmaceuticals

paraphrase
There was a fire at our plant last night and reporters are at the gate
skills: PR and communications; sectors: Industrial and manufacturing, Utilities and energy

paraphrase
Who could persuade a dozen well known runners to be seen in our socks?
skills: Influencer marketing; sectors: Sport and leisure

paraphrase
Anyone who buys once from our shoe shop never hears from us again; there must be a way of having that happen by itself
skills: Marketing automation, Email marketing; sectors: E-commerce and retail, Fashion and luxury

paraphrase
We own three vans and a warehouse and our customers ring all day to ask where their stuff is; they ought to be able to look it up
skills: Web development; sectors: Transport and logistics, Industrial and manufacturing

paraphrase
The bride on our poster has a coffee stain on her dress and a pylon behind her head
skills: Retouching

paraphrase
Our school wants to know what mums and dads really think before we change the uniform
skills: Market research; sectors: Education, Government and public sector

paraphrase
I want to sit in traffic and see our yoghurt ten feet high
skills: Out of home advertising; sectors: Food and beverage, Consumer packaged goods

paraphrase
We'd love a grandmother who isn't an actress to eat our soup on camera; where do we get one?
skills: Casting direction; sectors: Food and beverage

paraphrase
Our app makes pensioners swear
skills: UI/UX design, Customer experience design

paraphrase
Nine hours of a chess tournament, and I'd like the five minutes that matter by tonight
skills: Video editing; sectors: Sport and leisure, Gaming

paraphrase
When folks nearby type in "solicitor" the map shows everybody but us
skills: Search engine optimisation; sectors: Professional services

paraphrase agency
A client's spaceship has to land in Trafalgar Square by March
skills: Visual effects, Compositing, 3D design; sectors: Entertainment and media

paraphrase agency
The pub landlord in the spot needs a black eye and a week's stubble
skills: Hair and make-up

paraphrase freelancer
The wind ruined everything my camera's own mic picked up on the moor, so next time I'm bringing somebody
skills: Sound recording

paraphrase freelancer
I'm pitching for a watch commercial and write like a plumber; who can make it sing on paper?
skills: Treatment writing; sectors: Fashion and luxury

negation
Our charity needs posters, not a film and not a website
skills: Graphic design; sectors: Charity and non-profit; not skills: Video production, Web development

negation
Animation studio, but nothing for kids please, we're a hospital
skills: Animation; sectors: Healthcare and pharmaceuticals

negation
Find me a copywriter who is not based in London for a furniture shop
skills: Copywriting; sectors: E-commerce and retail; not cities: London

negation
We've tried a big PR network and never again: something little and local for our restaurant
skills: PR and communications; sectors: Food and beverage; not size: large

negation
A freelancer for Google adverts, we don't want to deal with an agency any more. We run ferries.
skills: Paid search advertising; sectors: Hospitality and tourism; type: freelancer

budget
Three grand tops for a film about our allotment project
skills: Video production; sectors: Charity and non-profit; budget: 3000

budget
£55,000 for a roadshow about our software in five cities
skills: Event marketing; sectors: Technology and software; budget: 55000

budget
12k to sort out the emails our online store sends
skills: Email marketing, Marketing automation; sectors: E-commerce and retail; budget: 12000

budget
We have roughly 25 thousand pounds for new boxes for our granola
skills: Packaging design; sectors: Food and beverage; budget: 25000

region
Website for a holiday cottage business, preferably by someone on the Algarve or at least in Portugal
skills: Web development; sectors: Hospitality and tourism; countries: Portugal; regions: Europe

region
Director who knows Kenya for a film on clean water
skills: Director, Video production; sectors: Charity and non-profit; countries: Kenya; regions: Africa

region
A service designer in the Nordics for a hospital
skills: Customer experience design; sectors: Healthcare and pharmaceuticals; countries: Sweden, Norway, Denmark, Finland; regions: Europe

region
Print shop in the West Midlands for catalogues
skills: Print production; cities: Birmingham; countries: United Kingdom

typo
Need a vidographer for a vinyard, captown area
skills: Video production; sectors: Hospitality and tourism, Food and beverage; cities: Cape Town

typo
makup artist for a beuaty comercial
skills: Hair and make-up; sectors: Beauty and personal care

typo
Emial newsleters for a hertiage charity
skills: Email marketing; sectors: Charity and non-profit

typo
event managment for a confrence of docters or lawyers
skills: Event marketing; sectors: Professional services, Healthcare and pharmaceuticals

stuffer
logo designer restaurant
skills: Branding, Graphic design; sectors: Food and beverage, Hospitality and tourism

stuffer
SEO expert London dentists
skills: Search engine optimisation; sectors: Healthcare and pharmaceuticals

stuffer
video production agency energy
skills: Video production; sectors: Utilities and energy; type: agency
`;

/** Needs told sideways, written after the first situations. */
export const secondRound = `
paraphrase
We've a lovely old theatre that nobody under sixty ever sets foot in, and we'd like that to change
skills: Digital marketing, Social media management, Campaign planning, Influencer marketing; sectors: Entertainment and media

paraphrase
Someone should make our saucepans look as good as they do in real life for the shop's web pages
skills: Photography, Retouching; sectors: E-commerce and retail

paraphrase
The board wants evidence that our members would put up with a price rise
skills: Market research; sectors: Financial services, Telecommunications, Government and public sector

paraphrase
Our shampoo gets mistaken for the cheap one next to it
skills: Packaging design, Branding; sectors: Beauty and personal care

paraphrase
I've got eight minutes of drone shots, twenty of my wife talking about the vineyard and no clue how to join them up
skills: Video editing; sectors: Hospitality and tourism, Food and beverage

paraphrase
We need to fill two hundred seats with finance directors and give them a decent lunch and something to listen to
skills: Event marketing; sectors: Financial services, Professional services, Technology and software

paraphrase
The menu button on our council's site can't be found by anyone over fifty
skills: UI/UX design; sectors: Government and public sector

paraphrase
Could you get us mentioned on breakfast telly? We make pies.
skills: PR and communications; sectors: Food and beverage

paraphrase
People hear about our trainers and then can't get hold of them because the checkout falls over when we launch a new pair
skills: E-commerce development; sectors: Fashion and luxury, E-commerce and retail

paraphrase
A tune-free, soft-spoken lady to talk our listeners through a meditation course
skills: Voiceover; sectors: Education, Healthcare and pharmaceuticals

paraphrase
We've written a children's tale about a badger and would like twelve pictures to go with it
skills: Illustration; sectors: Entertainment and media, Education

paraphrase
Our customers think we only do pensions, though we've sold insurance since 1990; everything that carries our name tells them something else
skills: Branding; sectors: Financial services

paraphrase
Get the nation to eat more turnips
skills: Campaign planning, PR and communications; sectors: Food and beverage

paraphrase
The engineers want to show the inside of a gearbox turning, which no camera can see
skills: 3D design, Animation; sectors: Automotive, Industrial and manufacturing

paraphrase
Trainee firefighters should be able to make mistakes in a burning warehouse without anyone getting hurt
skills: Virtual reality; sectors: Education, Industrial and manufacturing, Government and public sector

paraphrase
If a person looks at our mortgage page twice, they ought to get a nudge without anyone here lifting a finger
skills: Marketing automation; sectors: Financial services

paraphrase
There's money wasted every time somebody searches for our brand and clicks the ad instead of the free link
skills: Paid search advertising; sectors: E-commerce and retail, Financial services

paraphrase
We'd like our soup to be the first thing drivers see when they leave the ferry
skills: Out of home advertising; sectors: Food and beverage, Consumer packaged goods

paraphrase
I want the shop to be looked at through a phone and see the sofa in my own lounge
skills: Augmented reality; sectors: E-commerce and retail

paraphrase
Our donors are mostly in their eighties and like to get something nice on paper with a stamp on it
skills: Direct marketing; sectors: Charity and non-profit

paraphrase agency
The client changed the sky three times; it's supposed to be dawn in every shot now
skills: Colour grading, Visual effects, Compositing

paraphrase agency
Two hundred extras for a supermarket spot, all shapes and sizes, by Thursday
skills: Casting direction; sectors: Food and beverage, Consumer packaged goods

paraphrase agency
We need an abandoned hospital that will let in a crew of thirty
skills: Location scouting; sectors: Entertainment and media

paraphrase agency
Everyone here has a wonderful eye but nobody can decide, and the department needs a grown-up
skills: Creative direction

paraphrase freelancer
I'm filming a chef on a boat and want every sizzle and gull crystal clear
skills: Sound recording, Sound design

paraphrase freelancer
My hero has to look as if she's been dragged through a hedge for three weeks
skills: Hair and make-up, Styling

paraphrase freelancer
Need to know what the bank robbery will look like before we hire the cars
skills: Storyboarding; sectors: Automotive, Entertainment and media

paraphrase freelancer
I've shot forty portraits and each one has a spot, a crumb or a stray hair in it
skills: Retouching; sectors: Beauty and personal care, Fashion and luxury
`;

/** Needs told plainly without naming the skill, written after the second situations. */
export const thirdRound = `
paraphrase
We would like shoppers to spot our new oat drink on a crowded shelf.
skills: Packaging design; sectors: Food and beverage, Consumer packaged goods

paraphrase
Someone to turn a long and rather technical report on heat pumps into a short guide home owners can follow
skills: Copywriting, Content marketing; sectors: Utilities and energy, Technology and software, Industrial and manufacturing

paraphrase
Our museum would like visitors to point their phones at a skeleton and see the animal come to life
skills: Augmented reality; sectors: Entertainment and media, Education

paraphrase
We want our customers to hear about us again a month after they have bought something, without us having to remember
skills: Marketing automation, Email marketing; sectors: E-commerce and retail

paraphrase
A small hotel that wants to fill its rooms in the quiet months with the help of the internet
skills: Digital marketing, Paid search advertising, Social media management, Search engine optimisation; sectors: Hospitality and tourism

paraphrase
We need people to be able to order our cakes and pay for them on the web
skills: E-commerce development, Web development; sectors: Food and beverage

paraphrase
Help us look less old-fashioned. We are a family law firm with a name that goes back to 1890.
skills: Branding; sectors: Professional services

paraphrase
A person who can make a three minute documentary about our nurses feel honest
skills: Video production, Director, Video editing; sectors: Healthcare and pharmaceuticals, Charity and non-profit

paraphrase
Somebody to speak the instructions in our online safety course
skills: Voiceover; sectors: Education

paraphrase
We have to find out whether people in Asia would open an account with us
skills: Market research; sectors: Financial services; regions: Asia Pacific

paraphrase
We want to be seen by football fans on their way into the stadium
skills: Out of home advertising; sectors: Sport and leisure

paraphrase
Make our charity's letters so good that people send money back
skills: Direct marketing, Copywriting; sectors: Charity and non-profit

paraphrase
Somebody who knows which newspapers and stations our adverts belong in and gets us a fair price
skills: Media planning

paraphrase
A person to keep our Instagram lively and answer those who write to us. We are a cocktail bar.
skills: Social media management; sectors: Food and beverage, Hospitality and tourism

paraphrase
Our trains are late and the journalists never stop calling
skills: PR and communications; sectors: Transport and logistics

paraphrase
We sell a kitchen that isn't built yet and need pictures of it that look real
skills: 3D design; sectors: Property and construction

paraphrase
An evening for our hundred best customers with food, a speech and a surprise
skills: Event marketing

paraphrase
Patients do not understand what happens in an operation; a friendly drawn film might help
skills: Animation; sectors: Healthcare and pharmaceuticals

paraphrase
The booking pages of our clinic confuse older people. We want them simpler.
skills: UI/UX design; sectors: Healthcare and pharmaceuticals

paraphrase
Ask a few well-loved cooks online to try our sauces and talk about them
skills: Influencer marketing; sectors: Food and beverage

paraphrase
When people search for bike repairs our shop should be at the top, without paying for each click
skills: Search engine optimisation; sectors: Sport and leisure, E-commerce and retail

paraphrase
Five thousand copies of a cookbook, sewn, on heavy paper
skills: Print production

paraphrase agency
Our client wants to know what each scene will look like before the shoot. Quick sketches are enough.
skills: Storyboarding

paraphrase agency
A face for a new perfume, Spanish, about forty
skills: Casting direction; sectors: Fashion and luxury

paraphrase agency
Please make the cars in these stills shine and take the photographer out of the doors
skills: Retouching; sectors: Automotive

paraphrase agency
A person to see three films through the edit, the sound and the grade to the broadcaster
skills: Post-production supervision; sectors: Entertainment and media

paraphrase freelancer
I need an old farmhouse near London for a fashion shoot, with leave to use the barn
skills: Location scouting; sectors: Fashion and luxury; cities: London

paraphrase freelancer
Clothes for six dancers, ironed and ready on the day
skills: Styling; sectors: Fashion and luxury

paraphrase freelancer
Who can give my short film the same warm look from start to finish?
skills: Colour grading; sectors: Entertainment and media

paraphrase freelancer
I need clean voices from two people walking on a beach
skills: Sound recording; sectors: Entertainment and media
`;

/** Holds the last round, of all kinds; nothing was changed after it was measured. */
export const fourthRound = `
plain
Wedding hair and make-up person in Birmingham, bride plus three
skills: Hair and make-up; cities: Birmingham; countries: United Kingdom

plain
Looking for a motion designer to animate quarterly results for a bank
skills: Motion design, Animation; sectors: Financial services

plain
We need a programmatic trader for connected TV, games publisher
skills: Programmatic advertising; sectors: Gaming

plain agency
Art director for a car campaign, three weeks, in London
skills: Art direction; sectors: Automotive; cities: London

paraphrase
Our ice cream van has a jingle; could someone make it less annoying?
skills: Sound design; sectors: Food and beverage

paraphrase
We hold a lot of data on who our customers are but the mails all say the same thing to everyone
skills: Email marketing, Marketing automation; sectors: E-commerce and retail, Financial services, Technology and software

paraphrase
Parents need to see how the new playground will feel before they vote on it
skills: 3D design, Virtual reality; sectors: Property and construction, Education, Government and public sector

paraphrase
The council has to persuade people to leave the car at home
skills: Campaign planning; sectors: Government and public sector

paraphrase
I run a ferry company and nobody picks up our timetable leaflet any more
skills: Graphic design, Digital marketing; sectors: Hospitality and tourism, Transport and logistics

paraphrase
A story of two minutes that makes people who watch it want to work on our wind farm
skills: Video production, Scriptwriting; sectors: Utilities and energy

paraphrase
Our shop assistants are lovely but online we seem rude. Someone should fix how we talk.
skills: Copywriting, Branding; sectors: E-commerce and retail

paraphrase
Guests write awful things about our reception and we do not know where it goes wrong
skills: Customer experience design, Market research; sectors: Hospitality and tourism

paraphrase
We want to be on the shortlist when finance people ask each other which software to buy
skills: Content marketing, PR and communications, Marketing automation, Branding; sectors: Technology and software

paraphrase agency
Our director hates the actor's shirt, and it is too late to shoot again
skills: Visual effects, Compositing, Colour grading

paraphrase agency
A kitchen that looks lived in, built in a studio by the ninth
skills: Production design; sectors: Food and beverage, Consumer packaged goods

paraphrase freelancer
My novel has to be listened to as well as read
skills: Voiceover

negation
Web shop for wine glasses. Please no WordPress people.
skills: E-commerce development; sectors: E-commerce and retail

negation
We are after a media planner, not a creative agency, for a mobile network
skills: Media planning, Programmatic advertising; sectors: Telecommunications

negation
Portraits of our surgeons, nothing arty and no video
skills: Photography; sectors: Healthcare and pharmaceuticals; not skills: Video production

budget
Up to £100,000 for a year of public relations for an energy start-up
skills: PR and communications; sectors: Utilities and energy; budget: 100000

budget
We can pay 6k for somebody to redo our café's name, sign and menus
skills: Branding, Graphic design; sectors: Food and beverage, Hospitality and tourism; budget: 6000

budget
Seventy-five thousand euros for an AR app that lets people try on rings
skills: Augmented reality; sectors: Fashion and luxury; budget: 75000

region
Casting in Madrid for a fashion label
skills: Casting direction; sectors: Fashion and luxury; cities: Madrid; countries: Spain

region
Somebody north of Watford to edit football clips
skills: Video editing; sectors: Sport and leisure; cities: Manchester; countries: United Kingdom
`;
