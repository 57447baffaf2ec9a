/**
 * Briefs in phrases that the lexicon was not written with. First line: kind, and who asks when it is not a brand. Second: what
 * they write. Third: what is wanted, as the rubric grades it.
 */
export const heldOutBriefs = `
plain
We own a small chain of fish and chip shops and want new menus and window posters designing.
skills: Graphic design; sectors: Food and beverage, Hospitality and tourism

plain
Stylist wanted for two days to dress six models for our spring knitwear catalogue.
skills: Styling; sectors: Fashion and luxury

plain
Make-up artist to do the cast of a low budget horror film shooting outside Manchester in November
skills: Hair and make-up; sectors: Entertainment and media; cities: Manchester

plain
We're a building society and we'd like somebody to write our quarterly members' magazine.
skills: Content marketing, Copywriting; sectors: Financial services

plain
Need a casting director for a yoghurt advert, real families rather than actors
skills: Casting direction; sectors: Food and beverage

plain
A voiceover in Spanish for our airline's safety film.
skills: Voiceover; sectors: Hospitality and tourism, Transport and logistics

plain
Composer or sound designer for an indie game, creepy forest, around 200 effects
skills: Sound design; sectors: Gaming

plain
Location scout in Morocco for a car commercial, we need dunes and an empty road
skills: Location scouting; sectors: Automotive; countries: Morocco

plain
Looking for someone to run our Google Ads, we are a university and clearing is coming up
skills: Paid search advertising; sectors: Education

plain
Marketing automation consultant for a software company, we've just bought HubSpot
skills: Marketing automation; sectors: Technology and software

plain
Billboards in Glasgow for the opening of a theatre
skills: Out of home advertising; cities: Glasgow; sectors: Entertainment and media

plain
VR training for apprentices who work at height on oil rigs
skills: Virtual reality; sectors: Industrial and manufacturing, Education

plain
Press release and some coverage for a new restaurant, chef used to be on telly
skills: PR and communications; sectors: Food and beverage, Hospitality and tourism

plain agency
We're pitching for a perfume brand and need a director's treatment written and designed by Monday.
skills: Treatment writing; sectors: Fashion and luxury, Beauty and personal care

plain agency
Nuke compositor for three weeks, greenscreen clean-up on a phone network campaign
skills: Compositing; sectors: Telecommunications

plain freelancer
I'm a director shooting a pilot and I need a gaffer with his own truck in London
skills: Lighting; sectors: Entertainment and media; cities: London

plain freelancer
Photographer here, after somebody to retouch beauty close-ups, about thirty pictures a month
skills: Retouching; sectors: Beauty and personal care

paraphrase
My cheese sells itself at the farmers' market but on the supermarket shelf nobody gives it a second glance.
skills: Packaging design; sectors: Food and beverage

paraphrase
When you look for a dentist round here we don't turn up until the fourth page and the bloke down the road is top.
skills: Search engine optimisation; sectors: Healthcare and pharmaceuticals

paraphrase
Folk fill up their basket in our online boutique, then wander off without paying.
skills: UI/UX design, E-commerce development, Customer experience design, Email marketing; sectors: E-commerce and retail, Fashion and luxury

paraphrase
We need to get more bums on seats at our little arthouse cinema on weekday evenings
skills: Digital marketing, Social media management, PR and communications, Campaign planning, Out of home advertising; sectors: Entertainment and media

paraphrase
Who can turn forty pages of engineering waffle about pumps into something a purchasing manager would actually read?
skills: Copywriting, Content marketing; sectors: Industrial and manufacturing

paraphrase
We keep being asked what we actually do. Two mergers, three logos, and staff in every office describe the bank differently.
skills: Branding; sectors: Financial services

paraphrase
Our donors have stopped answering our appeals through the letterbox.
skills: Direct marketing; sectors: Charity and non-profit

paraphrase
I want people to be able to see what the trainers look like on their own feet with their phone before they order.
skills: Augmented reality; sectors: Fashion and luxury, E-commerce and retail

paraphrase
Buyers can't picture the flats because there's only a muddy field at the moment. We'd love them to walk about inside.
skills: Virtual reality, 3D design; sectors: Property and construction

paraphrase
Someone to stand on the touchline and follow the ball for us on Saturday afternoons, own shoulder rig if possible
skills: Camera operation; sectors: Sport and leisure

paraphrase
We filmed our founder at her kitchen table and the colours jump about between shots, one is orange and the next one blue.
skills: Colour grading

paraphrase
There's a microphone dangling into the best shot of our car advert and it has to vanish.
skills: Visual effects, Compositing, Retouching; sectors: Automotive

paraphrase
We have hours and hours of interviews with doctors on tape and need them typed up with the names of who said what.
skills: Transcription and subtitling; sectors: Healthcare and pharmaceuticals

paraphrase
Deaf viewers keep complaining that they can't follow our lectures online
skills: Transcription and subtitling; sectors: Education

paraphrase
We'd like a nice friendly voice for our charity's telephone queue
skills: Voiceover; sectors: Charity and non-profit

paraphrase
Nobody in our council knows what residents think about the new bins, and guessing isn't good enough
skills: Market research; sectors: Government and public sector

paraphrase
We'd want a decent stall with a bit of a show around it at the motor fair next spring, somebody else should do all the worrying
skills: Event marketing; sectors: Automotive

paraphrase
Getting gym people with lots of followers to wear our leggings
skills: Influencer marketing; sectors: Sport and leisure, Fashion and luxury

paraphrase
Our newsletter goes out to nine thousand heritage lovers and about four hundred open it
skills: Email marketing; sectors: Charity and non-profit, Entertainment and media

paraphrase
My nephew did our hotel's site and now he's in Australia and the booking form has died
skills: Web development; sectors: Hospitality and tourism

paraphrase
Patients ring us because they can't work out the appointment page
skills: UI/UX design; sectors: Healthcare and pharmaceuticals

paraphrase
A short drawn film which tells grandparents gently what dementia does
skills: Animation, Motion design; sectors: Healthcare and pharmaceuticals, Charity and non-profit

paraphrase
We make tidal turbines and would like to show investors the thing at sea, in bad weather, with a proper crew
skills: Video production; sectors: Utilities and energy

paraphrase
A house for our advert: kitchen stuck in the seventies, owner who doesn't mind forty people in it
skills: Location scouting

paraphrase
We need a giant teapot and a room around it built for one day of filming
skills: Production design

paraphrase
I've got a story about a shy mole and can't draw for toffee
skills: Illustration; sectors: Entertainment and media, Education

paraphrase agency
We have an idea for a car stunt but the client needs to see it frame by frame before he signs anything off
skills: Storyboarding; sectors: Automotive

paraphrase agency
Our studio is drowning: nobody knows who is working on what or when it has to be out of the door
skills: Traffic management

paraphrase agency
Need an old hand to nurse a shampoo client through a difficult quarter, weekly calls and lots of biscuits
skills: Account management; sectors: Beauty and personal care, Consumer packaged goods

paraphrase agency
Someone has to chase the cutters, graders and mixers and make sure that the masters get to the broadcasters on the day
skills: Post-production supervision

paraphrase freelancer
I've shot a film about wells in Kenya and I have ninety hours of footage that I can't see the wood for the trees in
skills: Video editing; sectors: Charity and non-profit, Entertainment and media

paraphrase freelancer
I need wheels and rails under my camera and somebody strong to push it
skills: Grip

negation
Video for our charity. Not an animation, we want real people in front of the lens.
skills: Video production; sectors: Charity and non-profit; not skills: Animation, Motion design

negation
Branding for a seaside guest house but please no big London outfits
skills: Branding; sectors: Hospitality and tourism; not cities: London; not size: large

negation
We want a freelancer, definitely not an agency, for the social posts of our video game
skills: Social media management; sectors: Gaming; type: freelancer

negation
An agency to write our emails for the shop. No freelancers, we got let down twice.
skills: Email marketing; sectors: E-commerce and retail; type: agency

negation
Advertising on buses and walls, anything but online
skills: Out of home advertising; not skills: Digital marketing, Paid search advertising, Programmatic advertising, Social media management

negation
We don't need a website, we need someone to buy us spots on local radio and in the Sunday papers
skills: Media planning; not skills: Web development

negation
PR people who don't usually work for finance, we're a pie company
skills: PR and communications; sectors: Food and beverage; not sectors: Financial services

negation
Photographer for portraits of our partners, we're solicitors, and please nobody from the fashion world
skills: Photography; sectors: Professional services; not sectors: Fashion and luxury

negation
Packaging for face cream. We're not after a logo, that stays as it is.
skills: Packaging design; sectors: Beauty and personal care

negation
Online shop on anything except Magento for a cheesemonger
skills: E-commerce development; sectors: Food and beverage

negation
I'm fed up with huge networks. Who'd plan a health campaign for a council, small team, no theatrics?
skills: Campaign planning; sectors: Government and public sector; not size: large

negation
Illustrations for a surgeons' handbook, none of that cute children's book stuff
skills: Illustration; sectors: Healthcare and pharmaceuticals

negation agency
Voice for a bank's e-learning. Not northern, not American, proper received pronunciation.
skills: Voiceover; sectors: Financial services, Education

negation agency
Producer for a fashion shoot in London without any budget to speak of, not a production company
skills: Producer; sectors: Fashion and luxury; cities: London; type: freelancer

budget
Around 8k for a logo, name and signage for our pub
skills: Branding; sectors: Hospitality and tourism; budget: 8000

budget
We've put aside sixty thousand pounds for posters across the country promoting a drinks brand
skills: Out of home advertising; sectors: Consumer packaged goods, Food and beverage; budget: 60000

budget
Two hundred grand, six months, TV and radio slots for a cereal
skills: Media planning; sectors: Consumer packaged goods; budget: 200000

budget
Under £5,000 in total to film our church roof appeal
skills: Video production; sectors: Charity and non-profit; budget: 5000

budget
We can spend between 15 and 20k on a new online store for dresses
skills: E-commerce development; sectors: Fashion and luxury, E-commerce and retail; budget: 20000

budget
Website plus portal where hauliers can log in, GBP 30,000 max
skills: Web development; sectors: Transport and logistics, Industrial and manufacturing; budget: 30000

budget
£120k to find out why people leave our phone network
skills: Market research, Customer experience design; sectors: Telecommunications; budget: 120000

budget
A conference for two hundred accountants, about seventy thousand all in
skills: Event marketing; sectors: Professional services; budget: 70000

budget
We have 9,000 quid a year to climb up Google, law firm in Leeds
skills: Search engine optimisation; sectors: Professional services; cities: Leeds; budget: 9000

budget
Half a million for a telly campaign for an insurer
skills: Campaign planning, Video production; sectors: Financial services; budget: 500000

budget
Mobile phone app journeys redone for a pension provider, day rates fine, not above £40k altogether
skills: UI/UX design, Customer experience design; sectors: Financial services; budget: 40000

budget
Twenty thousand brochures printed on nice stock, £12,000 is what we have
skills: Print production; budget: 12000

region
Food photographer somewhere in the West Country
skills: Photography; sectors: Food and beverage; cities: Bristol, Bath, Plymouth; countries: United Kingdom

region
Digital marketing in the Gulf for a cosmetics label
skills: Digital marketing; sectors: Beauty and personal care; countries: United Arab Emirates; regions: Middle East

region
Stage lighting for an awards do in West Yorkshire
skills: Lighting; cities: Leeds; countries: United Kingdom

region
Film crew in Aberdeen or thereabouts for wind farms
skills: Video production; sectors: Utilities and energy; cities: Aberdeen; countries: United Kingdom

region
We trade in East Africa and want help reaching phone users online
skills: Digital marketing, Social media management; sectors: Telecommunications, Financial services; countries: Kenya; regions: Africa

region
A Scandinavian designer for banners in our clothes shop online
skills: Digital design, Graphic design; sectors: Fashion and luxury, E-commerce and retail; countries: Sweden, Norway, Denmark, Finland; regions: Europe

region
Advertising people in Latin America for a beer
skills: Campaign planning; sectors: Food and beverage; regions: Latin America

region
South-east Asian market research on savings accounts
skills: Market research; sectors: Financial services; countries: Singapore; regions: Asia Pacific

region
Somebody on the Iberian peninsula who casts models
skills: Casting direction; sectors: Fashion and luxury; countries: Spain, Portugal; regions: Europe

region
Copywriter in the German capital for a boutique hotel
skills: Copywriting; sectors: Hospitality and tourism; cities: Berlin; countries: Germany

region
Colour correction down in South Africa for a safari film
skills: Colour grading; sectors: Hospitality and tourism; countries: South Africa; regions: Africa

region
PR near the Welsh valleys for a school
skills: PR and communications; sectors: Education; cities: Cardiff, Swansea; countries: United Kingdom

region
Social media for a café on Merseyside
skills: Social media management; sectors: Food and beverage, Hospitality and tourism; cities: Liverpool; countries: United Kingdom

region agency
Steadicam operator north of the border for the Scottish cup
skills: Camera operation; sectors: Sport and leisure; cities: Glasgow, Edinburgh; countries: United Kingdom

region agency
VFX people in Canada for battle scenes
skills: Visual effects; sectors: Entertainment and media, Gaming; countries: Canada; regions: North America

typo
Ilustrator for a childrens book about dragns
skills: Illustration; sectors: Entertainment and media, Education

typo
we need a fotographer for our resturant in bristol
skills: Photography; sectors: Food and beverage, Hospitality and tourism; cities: Bristol

typo
Markit reserch for a helth service, questionaire and that
skills: Market research; sectors: Healthcare and pharmaceuticals, Government and public sector

typo
suportive acount manger for a skincare clinet
skills: Account management; sectors: Beauty and personal care

typo
Packageing desing for shampo
skills: Packaging design; sectors: Beauty and personal care

typo
Serch engin optimistion for our bycicle shop
skills: Search engine optimisation; sectors: E-commerce and retail, Sport and leisure

typo
webiste for a hotell in lisbonn with bookings
skills: Web development; sectors: Hospitality and tourism; cities: Lisbon

typo
vidoe editer for footbal higlights
skills: Video editing; sectors: Sport and leisure

typo
Inflencers for a beuty serum campain
skills: Influencer marketing; sectors: Beauty and personal care

typo
Programatic buying for a telecomms comany
skills: Programmatic advertising; sectors: Telecommunications

typo agency
Storybord artst for a car advret
skills: Storyboarding; sectors: Automotive

typo freelancer
Looking for a cinematografer for fashon film in Pariss
skills: Director of photography; sectors: Fashion and luxury; cities: Paris

stuffer
designer for packaging, food
skills: Packaging design; sectors: Food and beverage

stuffer
photography London fashion
skills: Photography; sectors: Fashion and luxury; cities: London

stuffer
best SEO agency for ecommerce
skills: Search engine optimisation; sectors: E-commerce and retail; type: agency

stuffer
copywriter, technology
skills: Copywriting; sectors: Technology and software

stuffer
social media agency for food brands
skills: Social media management; sectors: Food and beverage; type: agency

stuffer
branding agency for financial services
skills: Branding; sectors: Financial services; type: agency

stuffer
PR agency New York or London, energy
skills: PR and communications; sectors: Utilities and energy; type: agency

stuffer
email marketing expert
skills: Email marketing

stuffer agency
animation director schools
skills: Animation, Director; sectors: Education

stuffer freelancer
sound design adverts London
skills: Sound design; cities: London
`;

/** Briefs that no profile of the held-out marketplace fits: nobody may score 80 or more. */
export const nobodyFits = [
  "A structural engineer to sign off the steelwork in our extension",
  "Somebody to groom two poodles every second Friday",
  "We need a tax adviser for a cross-border merger",
  "Emergency plumber, the boiler is leaking",
  "Childminder for twins, mornings only, near Stockport",
  "Translator from Finnish into Japanese for patent papers",
  "Piano tuner with experience of old uprights",
  "Nurse for night shifts at our care home",
  "A forklift driver for our warehouse in Daventry",
  "Could someone teach my daughter maths before her GCSEs",
];
