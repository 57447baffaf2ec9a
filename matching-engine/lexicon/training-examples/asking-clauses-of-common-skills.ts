/** Lists more clauses that ask for skills that many briefs want beside others: `skill: clause; clause`. Only the network learns from them. */
export const askingClausesOfCommonSkills = `
Web development: a site where people can reserve a table; put the whole thing on the web; a page for one offer, ready before the ads start; maintain the pages after that; a members' area behind a password; mend the contact form; replace our ancient homepage; something online where patients book; a few pages on the internet; rebuild the site from the ground up; move everything to a new system; one page for each campaign
Web design: a fresh design for the pages; the look of the homepage; one page designed for the offer; lay out how the site looks before it is coded
E-commerce development: take orders on the website; let people buy it on our page; our web shop rebuilt; a shop with payment and delivery; the checkout put right; order forms that take cards; bring the catalogue online with prices and a till
App development: have it coded for phones; the program for members' mobiles; code the app that she drew; build the thing for both kinds of phone; the bus pass on the phone; turn the timetable into an app
UI/UX design: redraw the worst screens; how the buttons and steps should be; the ticket machine's screens redone; make the form less of a maze; screens my grandfather could use; the app planned and drawn, not coded; clickable drafts of every screen
User research: put it in front of a few real customers; sit next to people as they try to book; see how it does with eight patients; watch visitors in the shop and note where they stop; talk to those who gave up halfway; a handful of tests with older drivers
Market research: learn what buyers think before we start; who else sells this and for how much; ring those who cancelled and ask why; a study of who buys it; find out first whether anybody wants it; ask the neighbours; talk to a dozen of our traders; look into what competitors do
Brand strategy: the promise we make and to whom; say in one sentence why we exist; new messages built on what people tell us; the position on the market; sort out what makes us different; who the new firm is
Naming: call it something else; three ideas for what it could be called; two words that we can own; we cannot keep the name; the thing still needs a title; a name for the range and for each flavour
Brand identity: an emblem for the club; redraw the crest; something to put on the helmets and the letterhead; a look with colours and type; a symbol people recognise from afar; the logo redone; the shield is out of date; visual identity from scratch
Branding: the whole appearance; one look across shops and vans; refresh how we appear; a makeover for the brand
Graphic design: some posters; invitations and a menu; a printed folder; artwork for the leaflet; a flyer for each door; the booklet set out nicely; signs and cards in one style; designs for the season's posters; a voucher that looks worth it; a brochure with the pictures in; the sheet on the table redesigned; a catalogue to give out
Editorial design: lay the pages out; the annual review, forty pages; typeset and made ready for the printer; the document should not look typed; set the rule book; pages with columns and photographs; an easy-to-read edition laid out; the guide put into a decent layout
Presentation design: the slides for the board; the talk needs pictures on the screen; redo our PowerPoint
Infographics: the results as something you take in at a glance; numbers drawn so that anybody gets them; a diagram of the process
Print production: the lot printed; run off five hundred; speak with the printing house; deal with the printer; on recycled paper, delivered; get them printed and bound; have the cards made; print it as well; bound copies for the shop; ordered from a printer and checked
Large-format printing: boards for the fence; something huge on the side of the van; the banners made and delivered
Signage: lettering on the tractor; our two cars as well; a sign above the shop, made and put up; the doors and the boards; arrows and numbers so that people find the ward; the name on the shutters
Packaging design: the outer box; what goes round the soap; sleeves for six sorts; the tub; a pack that survives the post; the bag redrawn; a tin people keep; boxes for the range; the outside of the box
Label design: stickers for the bottles; the front of the jar; labels in the same style
Illustration: an owl in ink; drawings at the start of each chapter; paint our animals; a hand-drawn plan of the gardens; small pictures for the cards; a mascot; covers with drawings; sketches of the ward for children
Book illustration: draw the story for small children; a picture on each page of the tale
Animation: moving cartoons; an animated film; two minutes of drawn film; bring two of the drawings to life; a cartoon to explain it; a little figure that shows how it is done; stop motion with our toys; a short piece with plasticine people
Explainer video: a minute and a half that explains the tariff; a simple film that shows step by step how to claim
Motion design: words that dance across the screen; small movements on the buttons; the badge turning slowly; letters that fly in; an animated loop for the display; titles that move; graphics for the film, animated; a moving version for screens
3D design: the chair as a computer picture; models of every size in every cloth; pictures of something that does not exist yet; build the product on the computer; make the machine turn and open; a computer picture from the drawings; it should spin round slowly in a short clip
Architectural visualisation: show the hall before anybody lays a brick; flats that are still a hole in the ground, as pictures; a fly-through of the building; views of the unbuilt house; a camera flight round the planned square; how the station will look one day
Virtual reality: let apprentices stand on the roof with a headset on; walk about inside the engine with goggles on; emergency drill with goggles
Augmented reality: the screen shows how it looked in 1800; try the glasses on through the camera; figures that appear on the screen as you walk; look through the tablet and see how it was; visitors follow it on their own phones in the garden
Photography: somebody to take the pictures; stills while the camera is there; snaps of the crew for the page; a photographer to come round; pictures on the same afternoon; have it photographed; a few fresh shots of everybody; proper photos instead of phone pictures; a day of taking photos; somebody who photographs the stage
Product photography: all of it shot on white; each bottle photographed, front and back; pictures for the online shop; good photos of the whole range; the pieces for the catalogue
Food photography: every dish photographed; photograph what comes out of the kitchen
Event photography: take pictures during the evening; photographs of the ceremony for the press next day
Portrait photography: pictures of the partners; everyone in the office, one after the other
Architecture photography: the rooms and the front taken at dusk; photograph our cottages; houses for sale, five a week
Drone filming: a few minutes from above; fly over the site once a month; a drone over the roofs; aerial shots for it
Retouching: the scratches taken out afterwards; cut out every background; colours made true; get rid of the wrinkles in the cloth; finals cleaned up; tidy the pictures afterwards
Video production: come and film it; our head chef talking to the camera; two minutes for the website; get it on camera; a small film of the same thing; shoot the whole day; a video for the home page; film the recipe; a film to win apprentices; make us a film; a moving picture for the screen in the foyer; record the lecture on video; nurses tell why they stay
Social video: clips for phones; ten little upright videos a month; something funny for TikTok; shorts we can put up every week; pieces of the talk cut for Instagram
Video editing: put the footage together; long lectures made short; an editor for two weeks; cut down to half a minute; old reels made into one film; one film out of a year of pictures; the rushes sorted and cut; trim it for the web
Colour grading: someone for the grade; the colours evened out at the end; a colourist; make the night scenes match
Sound design: noises for the game; the hits and the rustle; sound for the titles; the the creatures are silent so far; what it sounds like when you win; wind and rain for the play; the mix at the end; effects for the trailer
Audio production: the crackle taken out; voices made clear; hiss and hum removed; mix what was recorded; clean the tapes; level the voices; tidy up the sound of the old recordings
Sound recording: someone with microphones on the day; catch what they say in the wind; sound on location; a recordist
Music composition: write us a hymn; something to hum at the end; the score; thirty seconds of music that is ours; tunes for the carousel; music made for it
Podcast production: record our conversations and put them out; eight programmes from recording to upload; talks that people hear on the train
Voiceover: someone to say it; an old lady's voice for the instructions; spoken by a woman from here; the words spoken over it; a reader for the audio guide; have an actor read it; describe the pictures for blind viewers; a commentary, spoken; record the phone greeting; a spoken version
Transcription and subtitling: write down what she tells on the tapes; words on the screen in three languages; for those who watch without sound; text below the picture; captions that the law asks for; typed up from the recordings; subtitled
Translation: and the same in Dutch; the rules in good French; an Italian text; put the menu into three languages; turn it into Arabic; it has to exist in Spanish as well
Scriptwriting: the words for the film; write the thirty seconds for radio; a sketch for two actors; a script with a joke in it; think up what they say; the story of the film written first; the spot needs writing
Copywriting: write everything on the site; new words for the pages; someone who writes; make our texts readable; the back of the box written; put it in words anybody understands; texts for the leaflet; our handbook rewritten; all the descriptions; our old texts redone; say it better than we can; the wording of the letters; the guidebook text, new
Article writing: two stories a month for the site; write up how the customer got on; a page for the parish magazine; an article about each baker
Newsletter writing: something to send to families every month; write the update to our donors; news for card holders; a quarterly letter
Email marketing: an email each month that people open; set the mailing up and send it; messages to those who have not come back; a newsletter, from text to sending; a note in the inbox every Friday; emails to go with the letter
Marketing automation: a message by itself after every visit; it should go out on its own; reminders without anybody lifting a finger; somebody orders and hears from us a week later
CRM: our list of clients in order; the customer system set up and explained
Ghostwriting: what the mayor will say, written; a toast for the wedding; the story of my life put on paper; somebody who writes it as if it were me
UX writing: the short texts in the program; what the buttons say; messages when something goes wrong
Business planning: bid for the contract; the forms for the fund filled in; forty questions of the tender answered; write our application to the lottery
Editing and proofreading: somebody to check the commas; a last look for typing errors; go over my English
Social media management: run our Facebook; posts every week; keep the page alive; put them up for us; look after the channels; someone to post and answer; our Instagram, all summer; see to LinkedIn; the comments answered too; all the posting
Influencer marketing: people with a following to try it; get well-known cooks to taste it; somebody on YouTube should use it; send it to mothers who write online; pay a few known faces; creators invited to come
Paid social: pay so that more people see the posts; ads on Instagram; a budget to spread what works; push it with adverts on Facebook; adverts for bosses on LinkedIn
Paid search advertising: our Google ads taken over; pay per click; ads when somebody looks for a plumber; shopping ads; someone to watch over the clicks; sponsored places in the search
Search engine optimisation: so that Google finds us; be on the first page; turn up when people look for a dentist; searched for and found; make sure they are found; nobody finds the site; written so that it ranks; show up higher
Local SEO: on the map and with good stars; be found in our own town
Digital marketing: advertise online; get more people to the page; bring visitors to the site; adverts on the net
Campaign planning: something that gets the town talking; think the whole campaign through; a plan of adverts for spring; persuade the members who left to come back; get drivers to change their ways
Advertising ideas: a line and a picture people remember; dream it up; think up the adverts; something clever for the bus; bright thoughts for the campaign
Media planning: the slots bought; book it on the air; get the spots on local stations; which papers and when; somebody to place the adverts; radio time; buy the space; book the advertisements
Out of home advertising: on the bus shelters; up on the big boards; sites booked for two weeks; posters where commuters stand; someone who books those; on the sides of trams
Direct marketing: through every letterbox; post it to all old members; a letter on paper; send cards to farms; leaflets put through the doors; write to the households and post it
PR and communications: get it in the newspapers; have the radio come; a press person; invite the journalists; the trade press should hear of it; somebody to tell the town about it; break the news gently to everyone concerned; coverage in magazines
Media relations: make the local paper come; television at the opening; reporters at the gate; a story the papers would print
Crisis communications: what we tell people now that it has gone wrong; a voice for us when the calls come
Event marketing: the evening organised; an opening with three hundred guests; food, chairs and a band; the party planned and run; put on a day for the neighbours; a celebration in the yard; a launch night; a proper send-off; the jubilee from start to finish; meetings for residents arranged
Experiential marketing: a stall where people taste it; a shop for two weeks; staff it with cheerful people; something passers-by can try
Exhibition design: a stand at the fair; design it and put it up; the showcase; rooms of the museum thought out; the windows dressed for winter; our booth built; panels along the trail
Production design: find the chairs and dress the kitchen; an old shop rebuilt for the scene; props; a room that looks lived in; what stands in the picture
Set building: make it out of wood; builders for the set; have it built
Styling: choose the clothes; a wardrobe person; arrange the furniture for the pictures; dress the rooms; somebody who lays the table for the camera
Food styling: somebody who makes the soup look hot; cook it for the picture; plates that look good
Hair and make-up: powder on the day; a wig for the old lady; someone to do their faces; hair for eight models
Casting direction: find the right actor; twins of about ten; faces for the advert; choose who plays her; auditions held
Casting of real people: a real family, not actors; a true fisherman for the film
Location scouting: somewhere that looks like a farm in the fifties; find a lighthouse; a house we can film in; a place to shoot it
Location management: permits; leave to close the road; someone local who sorts the papers
Producer: somebody to hold it together; run the days and see it through; a producer; arrange crew and cars; get it delivered
Post-production supervision: look after everything after the shoot; versions, clearances and delivery; someone to keep the edit, grade and mix on time
Director of photography: light it and shoot it; the person behind the camera
Camera operation: a camera for the day; a steadicam; a second pair of hands with a camera
Lighting: a lamp or two and who knows how; light the room
Compositing: the wires painted out; another screen put in the shot; take away the sea; remove what should not be there
Visual effects: the ship must sink; fire that isn't there; make the crowd bigger
Storyboarding: draw the shots; sketches of each scene; frames before we film; sketches with rough timing
Live streaming: let those at home watch; put it out live; broadcast the service
Interactive installations: moving light on the façade; light on the church; a table that answers when you touch it; projected on the front of the house
Accessibility: check it for blind visitors; usable for all; fix what shuts people out
Merchandise design: things for the shop with our badge on; shirts for the volunteers; a mug and a bag
Coaching: practise before the cameras; get her used to the stage; someone who prepares our head for questions; run through it with him a few times
Course design: lessons on the screen; turn the training into something people click through
Teaching: show the team afterwards; a morning where you explain it; a workshop for the children
Web analytics: count who comes; see which ad sold what; make the figures work
DevOps: put it on a better server; somebody who keeps it running
Cybersecurity: shut the hackers out; make sure it cannot be broken into again
Data entry: take the doubles out of our list; names and numbers put in the table
Conversion optimisation: more who look should order; try two forms against each other
Amazon and marketplaces: our things on Amazon; the listings written so that they are found there; ads on Amazon itself
Concept development: think of something for us; come up with the idea; a concept
Growth marketing: the plan for reaching the market; how we win the first shops
Art direction: keep an eye on how it all looks; somebody who decides on the pictures
Interior design: fit the place out; chairs and colours for the practice
Murals and street art: paint it big on the barn; our wall by the yard painted
Titles and idents: short stings for the channel; an opening for each film
Trailers and promos: a teaser; half a minute that sells the season
Fundraising campaigns: bring the donors back; a call for money at Christmas
`;
