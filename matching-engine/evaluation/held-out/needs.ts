/**
 * Needs told by people who lack the skill's name, written by somebody who saw none of those that the engine learns from. `skills that a
 * fair expert accepts, best first; | need`.
 */
export const heldOutNeeds = `
Art direction; Creative direction | Our knife catalogue has good pictures and good type, yet nothing belongs together; somebody has to decide how the whole thing should look before we shoot again
Art direction | The photographer for our tweed book wants someone beside him on the day who says what goes in the frame, which mood and which background
Art direction; Creative direction | A magazine for beekeepers goes quarterly and every spread looks as if a different person made it. Who sets the visual line and holds three freelancers to it?
Art direction; Concept development | We sell saunas and want a picture world of our own for the autumn: palette, kind of faces, sort of light, written down so that anyone can follow it
Art direction; Production design | Before our chocolate shoot someone should collect reference images, agree the look with us and then make sure the table really ends up like that
Branding; Brand identity | Two rival donkey sanctuaries have merged and nobody, inside or out, knows what we now stand for or what we should look like
Branding; Brand identity | People take our scaffolding firm for the one down the road, same blue, same letters on the vans. We'd like to be told apart
Branding; Brand identity; Graphic design | I'm opening a launderette with a reading room and I've got a name but no sign, no colours, no character of any sort
Branding; Brand identity | Our cheese has been respected since 1911 and looks it. Make us feel like today without frightening the old customers
Branding | What sort of company do we want to be seen as? The board of our lift maintenance firm gave eleven different answers
Copywriting | Our coffin range is described like garden sheds; could the words be warmer, please
Copywriting; Content marketing | Forty varieties of seed potato, each needs three lines that make an allotment holder fall in love
Copywriting; Web development | I repair accordions and have no idea what to say about myself on my homepage
Copywriting; Campaign planning | The poster for our blood bus just says "Give blood". We'd love one sentence that people repeat to each other
Copywriting; Editing and proofreading | Our pension letters read like threats. Rewrite them so that a worried widow understands and doesn't ring us in tears
Digital design; UI/UX design; Graphic design | The touchscreens in our aquarium look like something from 1998, we want fresh layouts for all twelve of them
Digital design; Graphic design | We need a family of moving and still banners, tiles and headers for the regatta, sized for every screen you can think of
Digital design; UI/UX design; Web development | Could somebody draw what our new ferry timetable page should look like? Our own programmer will build it afterwards
Digital design; Graphic design; Presentation design | Our yearly report for the hospice was always a booklet; this time it should be something lovely to scroll and click through
Digital design; UI/UX design | The mattress site works but it's ugly on a phone. New looks for the start page and the product pages, nothing technical
Graphic design | Twelve different leaflets in the waiting room of our vet practice, each in another typeface. Tidy the lot up
Graphic design; Print production | The village show wants a programme, forty pages, with a cover that makes you want to keep it
Graphic design; Branding | Nobody finds the toilets in our town hall. We'd like clear arrows, floor plans and door plates that belong together
Graphic design; Brand identity | A mark for our netball league that still works when it's stitched on a sock
Graphic design | Our jazz cellar prints a bill every month and it looks homemade, we'd like a layout into which we can drop the names
Illustration | Each of our eighteen gins has a story about a smuggler; we'd like every one of these rogues drawn in ink
Illustration | My book about a hedgehog who can't sleep is written, now it needs somebody with a paintbrush
Illustration; Graphic design | Our dental charity wants to show children how to brush without a single word, in friendly little pictures
Illustration; Graphic design | A hand-painted map of our vineyard trails with all the chapels, dogs and benches on it
Illustration | The barrister's memoir needs courtroom sketches, cameras weren't allowed in there
Motion design; Animation | Our logo just sits there at the start of every film. Could it unfold, like the umbrellas we make?
Motion design; Animation | We've got figures about falling river levels and want them to grow and slide across the screen in a ninety second clip
Motion design; Video editing; Graphic design | Names and titles for our documentary on bell ringers should swing in and out in one elegant style
Motion design; Animation | The screens above the ice rink want short loops with flying letters whenever somebody scores
Motion design; Animation | How our heat pump works is three arrows and a drawing. Get the arrows moving and explain it in a minute
Photography | Our new partners at the law firm joined in March and their faces are still grey silhouettes on the site
Photography | We make saddles by hand and want the leather, the needles and the old hands captured for the wall of our shop
Photography; Styling | Our dumpling menu goes on the delivery services and what we snapped ourselves looks like wet socks
Photography | Somebody with a good lens for the mayor's swimming gala, we need thirty pictures by midnight for the papers
Photography; Art direction | The flats by the canal are finished and empty; we'd like them caught in evening light for the sales folder
UI/UX design; Customer experience design | Our members give up halfway through booking a squash court, there are nine screens and nobody knows where to tap
UI/UX design | The nurses hate our rota tool. Watch them use it and work out a simpler arrangement of the screens
UI/UX design; App development; Digital design | I've an idea for a thing on the phone that tells you when mushrooms are in season, and I need clickable drafts to show to investors
UI/UX design; Digital design | Older passengers can't cope with our new ticket machine: too many buttons, odd words, tiny arrows
UI/UX design; E-commerce development; Customer experience design | Half of the people who want to report a pothole on the council's pages get lost. Make the path obvious
Video production | Our tannery would like a film of four minutes about how hides become shoes, from first idea to finished file, all from one hand
Video production | The apprentices should tell on camera why they like bricklaying, we want to show it at schools in the autumn
Video production; Director; Producer | We need six short clips in which our surgeons explain what happens before a hip operation
Video production; Event marketing | The rowing club turns 150. Somebody should come to the ball, film it and give us something three minutes long to keep
Video production | A client of our agency, a maker of tower cranes, wants customers interviewed on their building sites in four countries and cut into stories
Web development | Our almshouse trust's homepage was hacked twice and the man who built it has emigrated
Web development; Digital design | I tune church organs and need a few simple pages where parishes can find me and send a request
Web development | The finished drawings for our observatory's site are on the table, now someone has to build it so that we can change texts ourselves
Web development | Members of the allotment association should log in, see their plot and pay the water bill online
Web development; Search engine optimisation | It takes eleven seconds until our falconry centre appears in the browser. Make it quick, please
3D design; Visual effects | The bathtub doesn't exist yet but the brochure goes to press in May. Could it be shown as if it already stood in a bathroom?
3D design; Animation | We have the engineers' data of our water pump and want it taken apart on screen, screw by screw, as real as a photo
3D design; Interior design; Virtual reality | The buyers can't picture the flats from floor plans, so we want the rooms shown furnished before a single brick is laid
3D design | Our trainers come in sixty colour combinations, we can't possibly photograph them all; build the shoe on the computer once instead
3D design; Game development; Augmented reality | A sculptor's lost statue survives only on two old postcards. Who can model it so that visitors can turn it round on a screen?
Creative direction; Art direction | Three teams work on our circus's new season, film, posters and site, and nobody with taste has the last word
Creative direction | Our small agency has lost its head of ideas, and until we find a new one we need somebody experienced who judges the juniors' work twice a week
Creative direction; Concept development; Campaign planning | The lager relaunch needs one strong thought and one person who defends it from the first sketch until the last poster hangs
Creative direction; Branding | Our perfume house does lovely single things but without a vision. Someone should say where we're heading, artistically, for the next three years
Creative direction; Art direction | Who'll lead the writers and designers for the opera's jubilee and make sure that everything is brave rather than nice?
Scriptwriting | Our safety film for the quarry needs scenes and dialogue that don't send the drivers to sleep
Scriptwriting | I've got the true story of my grandmother, a smuggler of butter, and no clue how to turn it into a ninety minute film
Scriptwriting; Copywriting | Thirty seconds on local radio for our carpet warehouse: two neighbours talk, it should be funny, please write what they say
Scriptwriting; Podcast production | Eight episodes about a haunted lighthouse to be listened to. The plot is there, nobody has written the lines
Scriptwriting; Copywriting; Video production | Our professor is to explain black holes on video and rambles; write down for her, word by word and picture by picture, what happens in each minute
Storyboarding; Illustration | Before we close the bridge for the car chase, the crew wants to see every shot drawn in little boxes
Storyboarding; Illustration | The client can't imagine our washing powder spot from the script, twelve quick sketches of the key moments would help
Storyboarding; Illustration | I am making my first short film and want to draw up the fight on the stairs frame by frame, only I can't draw
Storyboarding; Animation | For our puppet series we need the order of the pictures with camera angles scribbled out so that the builders know which sides will be seen
Storyboarding; Illustration; Treatment writing | The pitch is on Thursday and the panel loves pictures in sequence: man sees goose, goose sees man, chase, hug
Concept development; Creative direction; Campaign planning | Our museum of locks turns fifty and we've no idea what to do, only that a cake and speeches would be dull
Concept development; Creative direction | A maker of hearing aids wants to speak to people of thirty. How? We need three different ideas on one page each
Concept development; Campaign planning | We have the money and a slot in the cinemas but no thought for the film about our tap water
Concept development; Event marketing | Could someone dream up what the visitor is supposed to live through in our empty salt mine, from the entrance to the shop?
Concept development; Scriptwriting | A format with grandparents and video games, that's as far as we've got. Turn it into a series that can be presented to a broadcaster
Treatment writing | I'm up against two other directors for the margarine job and have to explain by Monday, in words and images, how I'd film it
Treatment writing; Scriptwriting | The film fund wants eight pages telling our story of the fishing strike in prose, before there's any dialogue
Treatment writing; Presentation design | My ideas for the spot are good but on paper they sound flat; please make a seductive document out of my voice notes for the agency
Treatment writing; Scriptwriting; Concept development | The broadcaster likes our idea about night nurses and asks for a paper on tone, characters and how we'd tell it
Treatment writing | Our production house pitches for a tractor film. Someone should put how the film should look, feel and move into a readable dossier with pictures
Casting direction | We're looking for a boy of about nine with a gap in his teeth who can cry and ride a pony
Casting direction | Real plumbers, no models, with interesting faces, for our pipe wrench spot. Somebody has to find and test them
Casting direction | My feature has fourteen speaking parts and I know two actors
Casting direction | The insurance film needs a family you'd believe is a family, grandmother included, and we'd like to see three choices of each
Casting direction; Producer | Who can get us sixty people over seventy who dance, invite them, film their tries and sort out their fees?
Production design | Our film is set in a telephone exchange of 1962, and all we've got is an empty sports hall
Production design; Styling | The kitchen in the spot should look like a bachelor's who has just lost his job, down to the magnets on the fridge
Production design; 3D design | For our children's show we need a submarine on the studio floor, cardboard or not, that the camera can go into
Production design; Art direction | Somebody has to decide which walls, furniture, lamps and curtains the detective lives with and get them built and bought
Production design; Interior design; Event marketing | A pop-up apothecary as the backdrop for our tonic film: shelves, jars, a ladder, everything slightly crooked
Location scouting | The script says abandoned swimming bath and the owner has to allow us to smash tiles in it
Location scouting | We need a farmhouse without power lines in view, half an hour from a hotel for forty
Location scouting | Find us three streets that could pass for Naples, and someone at the council who'll let us close one
Location scouting; Photography | Where could we take the pictures for our raincoat brochure? It ought to look like the end of the world, with parking
Location scouting; Producer | My short takes place in a lift big enough for a camera and four people; I've asked nine buildings and given up
Director | The script is bought and the cast is keen, but nobody is there yet to tell the actors what to do and give the film its shape
Director; Video production | Our client wants a funny spot about stair lifts. We're looking for someone who's good with elderly amateurs and comic timing and takes charge on the floor
Director | The band would like somebody with a vision of their own to make the clip for "Gravel", they've no ideas themselves and trust a bold person
Director; Treatment writing | A documentary on lorry drivers' wives: money's there, a crew too, what's missing is the one who wins their trust and makes the film
Director; Creative direction | Our recorded stage play falls flat on screen, so someone must rehearse with the actors anew and decide every shot
Producer | We have a script, a date and a sum, and not the faintest idea how to get crew, permits, insurance and lunch together
Producer; Video production | Somebody has to hold the purse and the schedule of our three day shoot in the cement works
Producer | I'm a documentary maker drowning in funding forms, contracts and budgets, and I'd rather be behind the camera
Producer; Post-production supervision | The agency sold a film for a bank and now needs a calm person who gets quotes, hires the team and brings it in on time
Producer; Event marketing; Location scouting | A foreign crew wants to film here for a week, and they need a local who arranges vans, papers, people and beds
Director of photography; Lighting | My first feature is set almost completely by candlelight, and I'm looking for someone who makes that beautiful instead of just dark
Director of photography; Camera operation | I know what I want from my actors but nothing about lenses and light. Who takes responsibility for the images?
Director of photography | We want our horse racing film to look like an old oil painting, and need the person who chooses camera, glass and light and leads that department
Director of photography; Camera operation; Drone filming | Six weeks in the Arctic with a small crew and reindeer: who can give the film breathtaking pictures on their own?
Director of photography; Lighting | Our spot for hair dye depends wholly on how shine and shadow look; we want somebody whose pictures you recognise at once
Camera operation; Live streaming | Four matches of wheelchair rugby, our lenses and tripods are there, two pairs of steady hands are missing
Camera operation; Video production | Somebody has to follow the chef through the kitchen for a day without getting in the way, everything handheld
Camera operation; Video production | The professor's lecture gets recorded on Tuesday; one person to frame, pan along and press the button would do
Camera operation; Director of photography | Our second angle fell ill and the wedding scene is shot on Friday, we need a replacement who can pull off long walking shots with a harness
Camera operation; Live streaming | The council meeting is to be filmed from three sides, we've the kit and need people who know how to stand behind it
Sound recording | In our interviews with weavers you hear the looms and nothing of the women
Sound recording; Podcast production | A choir of forty in a stone chapel, and we want it caught properly, not on a phone
Sound recording | We film for two days on a windy pier and every word of the actors has to be usable afterwards
Sound recording; Podcast production | Someone with small clip-on microphones and headphones for a talk round with seven farmers, please
Sound recording; Sound design | My nature film lacks the real frogs. Who goes to the marsh at four in the morning and brings them home on tape?
Lighting | Our studio kitchen is lit so harshly that every soup looks grey in the films
Lighting; Director of photography | We shoot at night in the woods and you're supposed to see the actors' faces without noticing that a lamp is there
Lighting; Grip | Someone with a van full of lamps, stands and cables plus the knowledge where they go, for two days in a ballroom
Lighting; Event marketing | The glass on our trophies throws reflections everywhere when we film them. Who knows how to get rid of that with flags and lamps?
Lighting | The cameraman asks for an electrician who understands film and can make eleven in the morning look like sunset
Grip | The camera should glide alongside a galloping pony for two hundred metres, on rails or whatever works
Grip; Camera operation | Who builds us an arm that carries the camera from the cellar window up to the third floor?
Grip | We want to fix the lens to the outside of a milk float, safely, so that the driver is seen through the windscreen
Grip; Lighting | The camera team needs somebody strong who lays the rails, gets the cart level and pushes it smoothly for three nights
Grip; Camera operation | A shot that begins in the rowing boat and ends above it; somebody must rig the thing without drowning it
Video editing | We've eleven hours of goat footage and need four minutes
Video editing | The wedding of my sister was filmed by nine cousins on their phones, can anybody make one film of it?
Video editing | Our talk of ninety minutes about tax is too long for anyone; take out the best bits and make five short pieces
Video editing | My documentary has no rhythm. I've watched it two hundred times and can't see any more what has to go
Video editing; Social media management | Cut our ten brewing films down to upright snippets of fifteen seconds, with a start that stops the thumb
Sound design | The spaceship door in our film is silent and the monster sounds like my uncle
Sound design; App development | Our coffee machine beeps like a lorry reversing. It should give pleasant little signals for ready, empty and hot
Sound design | The film is cut, but the footsteps, the rain and the tavern in the background are missing, it feels dead
Sound design; Music composition; Podcast production | For our ghost walk we want creaks, whispers and a distant bell coming from hidden speakers
Sound design; Music composition | The game about moles is finished except for digging, sniffing and bumping into stones, all that you should hear
Colour grading | Two cameras, two brands: in one shot the bride is pink and in the next she's green
Colour grading | The film on the shipyard is cut. Now the pictures look washed out and should get the cold blue of a winter morning
Colour grading; Post-production supervision | Our beer looks like lemonade in the spot; the amber needs to come out before it goes to the cinemas
Colour grading | Shot over three days in changing weather, and the scene is meant to happen within five minutes. Who evens that out?
Colour grading; Director of photography | I'd like my short on the miners to feel like faded film from the seventies, the footage is very flat and grey
Visual effects; Compositing; 3D design | Our actor has to turn into a flock of starlings, and we can't do that for real
Visual effects | The harbour should burn in our historical film, of course without burning the harbour
Visual effects; Compositing | In the background of our Roman battle there are wind turbines and only thirty soldiers; we'd need three thousand and no turbines
Visual effects; 3D design; Compositing | A yoghurt pot splashes into a lake of milk, impossible to film as the client wishes. Can it be made on the computer and look real?
Visual effects; 3D design | Our presenter should be able to walk between dinosaurs for the school film
Compositing; Visual effects | We filmed the weatherman in front of a green cloth and the edges of his hair flicker when we put the mountains behind him
Compositing; Visual effects | The dragon comes from the computer and the street was filmed; now someone has to fit the one into the other so that you don't see the seam
Compositing; Visual effects; Retouching | In forty shots of our series the telephone screens are blank and must be filled in afterwards, fingers in front and all
Compositing; Visual effects | The same actress plays both twins and in six scenes they sit next to each other. We filmed both halves, please join them
Compositing; Visual effects | You can see the safety ropes on our acrobats in every single shot of the finished cut
Animation; Motion design | A talking turnip should explain the harvest festival to nursery children in two minutes of cartoon
Animation; Illustration | My comic strip about two lazy pigeons has fans, and now they want to see them move
Animation; Motion design | We can't show a kidney stone on camera, so a drawn little film should explain to patients where it goes
Animation; 3D design | Our clay figures and a table are ready. Somebody with endless patience should move them a millimetre at a time
Animation; Motion design; Video production | The history of our tram company told with drawn people who walk, quarrel and grow old
Post-production supervision; Producer | The shoot is over, and now there are four firms doing picture, sound, effects and subtitles, and nobody keeps track of who delivers what to whom
Post-production supervision | The streaming service sent us forty pages about file formats and deadlines for our series. Who makes sure that every finished episode passes?
Post-production supervision; Producer | Between the end of filming and the premiere we have ten weeks, someone should plan them and chase everybody
Post-production supervision; Producer; Video editing | Our feature has been stuck since the cutting room: versions everywhere, the mix booked for the wrong week, money trickling away
Post-production supervision; Video editing | Eighteen language versions of a film for a drill maker have to be finished, checked and handed over in order, we need one person on top of it
Art buying; Photography | We want a famous street photographer's picture for our bank's posters and don't know what the rights cost or how to ask
Art buying | Our agency needs someone who suggests suitable illustrators and photographers, gets quotes and negotiates what we may use where
Art buying; Legal services | The picture from the calendar was only licensed for one year, one country. Who sorts that out with the artist's agent?
Art buying; Photography | Somebody with a thick address book should find us five image makers who can do insects really well, and haggle with them
Art buying | For the whisky book we need two hundred pictures out of archives and from estates, with permission in writing for each of them
Traffic management; Account management; Producer | In our studio of thirty, jobs get lost between desks and two designers work on the same leaflet
Traffic management | Who's free on Wednesday? Nobody in our agency knows. We need a person who hands out the work and keeps the timetable
Traffic management | All jobs come in shouted across the corridor. Someone should collect them, put them in order and see that they leave the house on time
Traffic management; Producer | Our in-house design department makes nine hundred supermarket ads a month and deadlines slip because no one steers the flow
Traffic management; Administration | Writers wait for designers, designers wait for approvals. A firm, friendly person with a big wall chart is what we need in the agency
Retouching | The bishop had a cold sore on the day the portrait was taken
Retouching | Eighty pictures of our wedding rings, each with dust, fingerprints and the photographer's reflection in them
Retouching; Photography | The only photograph of our founder is torn, yellow and has a coffee ring on it
Retouching | The house in the advert is perfect apart from the neighbour's bins and a grey sky
Retouching; Compositing | Take the teapots off their backgrounds and put them all on the same clean white, please, three hundred of them
Voiceover | Our canal cruise has recorded explanations spoken by my nephew, and the passengers complain
Voiceover | We're looking for a warm older woman who reads out the options when you call our hospital
Voiceover; Sound recording | The film about eels is finished, now somebody has to tell the story over it, calmly and a bit mysterious
Voiceover | A gruff badger and a posh mole for our learning game, spoken by one person if possible
Voiceover; Translation | Our forklift training film exists in English, and it needs to be spoken by a native in Polish too
Transcription and subtitling | On the train people watch our clips without sound and understand nothing
Transcription and subtitling | Sixty hours of interviews with old shipbuilders are on cassettes and the historians want them on paper, word for word
Transcription and subtitling | Deaf visitors can't follow the film in our coal museum
Transcription and subtitling; Translation | Our Welsh drama goes to a festival in Lyon, and the audience there has to be able to read along in French
Transcription and subtitling | The tribunal recording is four hours of people interrupting each other. Who types it out with names and times?
Styling | Our band looks like four accountants. Pick some clothes for the album pictures, please
Styling | The waterproofs shoot has eight models and a hundred pieces; someone has to put outfits together, steam and pin them
Styling; Photography | The pies have to look just out of the oven for five hours under hot lamps
Styling; Interior design | We photograph our rugs next week and the rooms need vases, books, a chair, fruit, all chosen by a good eye
Styling; Production design | Who lays the table for the cutlery brochure so that it looks lived-in and yet expensive?
Hair and make-up | Our chairwoman shines like a lamp as soon as a camera is on her
Hair and make-up | Twelve extras have to look as if they hadn't washed since the plague broke out
Hair and make-up; Styling | For our hat catalogue we need three models done afresh for each look, braids, curls, lips, everything
Hair and make-up; Visual effects | The actor has to be eighty by Tuesday, he's thirty four
Hair and make-up | The morning show of our theatre channel has five guests, and somebody should powder and comb them before they go in
Account management; Traffic management | Our agency's biggest client rings the designers directly and everybody goes mad. We need one person they talk to
Account management | The brewery feels neglected by us, and we can't lose them. Who looks after them, listens, brings their wishes back in a form we can work with?
Account management; Producer | Between the ministry and our creatives there's a wall; someone diplomatic should write the briefs, run the meetings and keep both sides happy
Account management | My studio does good work but customers come once and never again because nobody calls them afterwards or thinks about their next step
Account management | While our colleague is on maternity leave someone has to mind four clients of our ad agency, from quote to invoice
Campaign planning; Media planning; Digital marketing | Our charity wants everyone to get their smoke alarm checked by Christmas. In what order do we say what, to whom and where?
Campaign planning; Digital marketing | We're bringing a new oat drink out in May and have scattered ideas, leaflets, a stunt, radio, posts. Somebody must turn this into one timetable with goals
Campaign planning; Concept development | The referendum on the new bypass is in five months, and our citizens' group needs a road map from the first leaflet to the last weekend
Campaign planning; PR and communications | Every year we improvise when the flu jab season starts. This time there should be a proper plan with phases, messages and who does what
Campaign planning; Concept development; Digital marketing | A reservoir level of thirty percent, and we've got to persuade a whole county to take shorter showers this summer
Augmented reality; App development | Visitors point their phone at the ruined abbey and see the roof and the monks back in place, that's the dream
Augmented reality; E-commerce development; 3D design | Customers keep sending our wardrobes back because they don't fit. They should be able to see them standing in their own bedroom before they order
Augmented reality; App development | Hold the phone over our beer mat and a tiny brass band should start playing on the table
Augmented reality; App development | Our technicians wear glasses in the substation that could show them right on the pipes what to close first
Augmented reality; Social media management | Something for the phone's camera that lets people try our spectacles on their own face
Content marketing; Copywriting | We know all there is to know about damp walls. Let people come to us because they've read our useful articles, not because we shout
Content marketing; Social media management | Our seed bank wants a steady stream of stories, guides and little films over the year that gardeners actually look forward to
Content marketing; Copywriting; PR and communications | A firm that makes ball bearings has clever engineers and a dead blog
Content marketing; Search engine optimisation | New parents google a thousand questions at three in the morning. As a maker of cots we'd like to be the ones who answer them
Content marketing; Email marketing | Someone should plan for our pension fund what we publish each week, interviews, tips, explanations, and make it interesting enough to be passed on
Customer experience design; Market research | From the car park to the goodbye, visiting our crematorium should be less confusing and kinder
Customer experience design; UI/UX design | People who move house have to tell our water company the same thing four times. Look at the whole journey and mend it
Customer experience design; Customer support | Our garage does fine repairs and gets terrible reviews, it must be something about waiting, calling back and handing over
Customer experience design; Interior design | How does a patient feel between the door and the dentist's chair? We'd like to go through every step and make it better
Customer experience design; Market research | First-time guests never return to our bowling alley. Where along the evening do we lose them, and what should be done differently?
Digital marketing; Paid search advertising; Social media management | I restore pianos, all my customers are over eighty, and the young ones can't find me anywhere online
Digital marketing | Our riding school wants more bookings through the internet and doesn't know whether to spend on ads, posts or something else
Digital marketing; Social media management; Paid search advertising | We pay three different people for our online advertising and can't see that anybody comes because of it
Digital marketing; Programmatic advertising | The trade fair's gone for good, so where on the net do we now get leads for our bottling machines?
Digital marketing; Campaign planning; E-commerce development | Our vegan dog food shop is online and does four orders a week, it ought to be four hundred
Direct marketing; Email marketing | Everybody who once bought a boiler from us should get a letter in the post that makes them call for a service
Direct marketing; Print production | A parcel to two hundred hospital directors with something in it which they won't throw away and a card to send back
Direct marketing; Copywriting | Our donors are over seventy and love paper. The Christmas appeal must bring in more than last year through the letterbox
Direct marketing; Print production | Flyers through every door within two miles of our new chip shop, with a voucher so that we can count who came
Direct marketing; Email marketing | We've addresses of nine thousand lapsed members of the bird society and want to win them back personally, one by one, by post and phone
E-commerce development; Web development | I sell antique buttons from a drawer, and people abroad would like to order and pay without phoning me
E-commerce development; Web development | Our wine merchant's stock in the cellar and what the site says is available never agree
E-commerce development; Web development | Visitors fill the basket with our fishing tackle and then the card payment breaks off
E-commerce development; Web development | We want to let people subscribe to a monthly box of smoked fish, pause it and change the address themselves
E-commerce development; Web development | The old shop software behind our haberdashery stops in June, and eight thousand articles need a new home with customers' accounts and all
Email marketing; Marketing automation | We've four thousand inboxes of theatre lovers and send them the same dull message every month, hardly anybody opens it
Email marketing | Our newsletter on rare sheep lands in the junk folder
Email marketing; Digital marketing; Copywriting | Write and send something each Friday to our list so that the hotel fills up on weekdays
Email marketing; Marketing automation | Those who signed up for our knitting news get nothing for weeks. They should receive a friendly series of five messages
Email marketing; Digital design | The monthly mailing from our zoo looks broken on a mobile and no one clicks on the animals
Event marketing | We're opening the longest slide in the north and want a day that the whole region talks about
Event marketing; Concept development | Our stand at the dairy fair was empty while the neighbour had a queue. Next year we want the queue
Event marketing | A tasting tour through twelve market squares with a converted horse box, who plans and runs that for our mustard?
Event marketing; PR and communications | The new tram should be presented to two hundred invited people, with stage, canapés and one surprise
Event marketing | Our software company would like to gather its customers for two days every spring, with talks, dinner and something they'll remember
Influencer marketing; Social media management | There's a lady with a million followers who repairs tents. How do we get her to use our zips?
Influencer marketing | We'd like fifteen mums who film their everyday life to try out our pushchair and say honestly what they think
Influencer marketing; Social media management | Teenagers don't listen to a health insurer, but they do listen to gamers. Find some who fit us and agree terms with them
Influencer marketing; PR and communications | Small accounts about bread baking should get our flour for free and talk about it, someone has to pick them and keep in touch
Influencer marketing | Our last deal with a YouTuber went wrong, he held the razor upside down. Next time we want someone who chooses better and checks the posts
Market research | Would anybody pay for a cinema for babies? I'd like to know before I sign the lease
Market research | We've two recipes for our ginger beer and want to know which one strangers prefer, and why
Market research; Customer experience design | Ask four hundred farmers what annoys them about our milking machines
Market research | Who are the other crematoria for pets, what do they charge, and is there any room left for us?
Market research; Data visualisation | Our local paper doesn't know its readers any more. Talk to them, count them, tell us who they are
Marketing automation; Email marketing | When someone asks us for a price on a conservatory, nobody follows up. The reminders should go out by themselves
Marketing automation; Email marketing | Our language school wants each person to get the right message at the right moment, depending on what they clicked on, without us lifting a finger
Marketing automation; Digital marketing | The enquiries from the site, the fair and the phone end up in three lists; sort them, see who is keen and pass those on to sales, all by machine
Marketing automation; Email marketing; E-commerce development | On a customer's dog's birthday a voucher should go out on its own, and a second nudge a week later if it's not been used
Marketing automation | We bought an expensive system that links our customer data with mailings, and it's been switched on by nobody
Media planning; Campaign planning | Radio, local paper, buses or the cinema? We've a fixed sum for the garden centre and want it spent where our people are
Media planning; Campaign planning | Our denture cream spot is ready. On which channels and at what time should it run so that it's seen by people over sixty five?
Media planning; Programmatic advertising | An agency of three with a large client: who works out how much goes where in which week and then books it at a decent price?
Media planning | We waste half our ad money because the same folks see us forty times and the rest never
Media planning; Out of home advertising | The launch of our electric ploughs should reach every farmer in the land three times in March. Which titles, which stations, how often?
Out of home advertising; Media planning | We'd like to be seen by anyone who walks from the station to the stadium, on walls, pillars, shelters, whatever there is
Out of home advertising | Our sourdough on the backs of buses, all over town, for four weeks in the spring
Out of home advertising; Media planning | There's a huge blank gable opposite our rival's shop. Can we rent it and have something cheeky painted on it?
Out of home advertising; Media planning | How does a hospice get onto the large screens in the shopping centre and at the tube escalators?
Out of home advertising; Graphic design | Drivers have three seconds at the roundabout to notice our caravan park
Packaging design | Our honey tastes wonderful and stands on the shelf in a jar like everybody else's, nobody picks it up
Packaging design; Graphic design | The box for our board game has to shout from three metres off and still be liked by grandparents
Packaging design; 3D design | Pensioners can't open our pills, toddlers can. Think up a new carton and bottle, please
Packaging design; Branding | We ship candles, a third arrive broken, and unwrapping them is no joy either
Packaging design; Graphic design | A sleeve and a tin for our smoked trout, without any plastic, with something about the river on it
Paid search advertising; Digital marketing | When somebody types "burst pipe" at night, we want to stand at the very top, and we're ready to pay per click
Paid search advertising | Our driving school spends a fortune on Google and gets calls from people looking for golf lessons
Paid search advertising; Digital marketing | Each click costs our solicitors nine pounds. Which words are worth it, and which should we stop buying?
Paid search advertising; Digital marketing | The little sponsored lines above the results always show our competitor when you look for stairlifts
Paid search advertising; E-commerce development | Our kayaks should turn up with picture and price when folk look for one on Google, as those bought spots do
PR and communications | There's been a gas leak at our bakery and journalists are standing outside
PR and communications | We've invented a plaster that doesn't hurt when you pull it off, and no newspaper has written a line
PR and communications; Content marketing | Our chief vet should be the person the radio calls whenever it's about bird flu
PR and communications; Copywriting | The port is laying off sixty people in June. How do we tell the staff, the town and the press, decently?
PR and communications; Event marketing | Get reporters to come to the opening of our tiny museum of umbrellas
Print production | The hymn book is laid out, someone must choose paper and binding, find a works that does it and look at the first sheets
Print production | Our last catalogue came out with green faces and the cover peeled off
Print production; Graphic design | Five thousand calendars with a gold edge and holes in the shape of stars, who knows whether that's possible and who can make them?
Print production; Packaging design | The designer's files got rejected by the printers three times, something about edges and blacks
Print production; Art buying | We want to get a photo book of the moors made abroad and need a person who gets offers, checks proofs and stands at the machine
Programmatic advertising; Digital marketing | Our banners should follow people who looked at our tents on whichever sites they visit next, bought by machine in split seconds
Programmatic advertising; Media planning | We buy banner space from forty publishers by hand. I hear there's bidding software for that, who can run it for us?
Programmatic advertising; Digital marketing | Ads from our children's charity appeared beside nasty stuff on the net. They should only turn up automatically where it's decent
Programmatic advertising; Digital marketing | Show our umbrella banners only to people in places where it's raining right now, on thousands of sites at once
Programmatic advertising; Media planning | The agency that auctions for banner views on our behalf can't say where two thirds of the money went
Search engine optimisation; Content marketing | If you google "hedge laying course" we come on page six
Search engine optimisation; Web development | Since the new site of our furniture shop went live, Google doesn't seem to know us and half of the visitors have vanished
Search engine optimisation; Digital marketing | We don't want to pay for ads, we just want to be found when someone nearby needs a locksmith
Search engine optimisation | Our competitor's article on gout is always first in the results and ours is far better
Search engine optimisation; Web development | Could somebody go through our four hundred pages on bicycle parts and fix whatever keeps them from ranking?
Social media management; Content marketing | My goldsmith's Instagram has been asleep since last Easter
Social media management | People leave rude comments below the hospital's posts and nobody answers for days
Social media management; Content marketing | Someone who puts three things a week on Facebook for our lifeboat station and keeps an eye on what comes back
Social media management; Video editing | Our fire brigade wants to be on TikTok and the average age here is fifty
Social media management | Since the intern left, the accounts of our minigolf club have no one who thinks about what to post tomorrow
Virtual reality; 3D design | Put on the goggles and stand on top of the wind turbine, that's how we'd like to train our fitters without risk
Virtual reality; Game development | The cave with the paintings is closed for ever. Visitors should be able to walk about in it with a headset all the same
Virtual reality; Video production | Residents of our care home can't travel any more; we'd like to let them sit in a gondola, looking all around
Virtual reality; 3D design | At the fair people ought to step into our new tunnel boring machine, even though it weighs two thousand tonnes and stays in the mountain
Virtual reality; Game development | Patients who are afraid of spiders could get used to them in glasses, step by step, says our clinic. Who makes the spiders and the rooms?
App development | Our mountain rescuers want to see on their phones where each colleague is, even without reception
App development; UI/UX design | I'd like something you download that reminds you to water your orchids and recognises what ails them
App development | The thing for iPhone that our parking company offers crashes each time someone extends their stay
App development; Web development | Our blood donors should book, get a reminder and see their history from their mobile, Android too
App development | The drawings for our tenants' tool on the phone are finished and tested, now somebody has to program it and get it into the stores
Drone filming | You only understand our maze from above
Drone filming; Video production | Could someone fly along the roofline of the cathedral and bring back a film of the damage?
Drone filming; Camera operation | Our film ends with the boat getting smaller and smaller until you see the whole loch
Drone filming; Photography | We sell estates with a lot of land and the pictures from the gate show a hedge
Drone filming; Camera operation | The mountain bikers race through the forest and we want to be behind them at head height, through the branches, faster than any person can run
Naming; Branding | Our new lawnmower robot is called LX-400 B and no one can remember it
Naming; Branding | Two vets, a lake, a cat ward, and we still don't know what to call ourselves
Naming | What we're called means something filthy in Portuguese, and we open in Lisbon next year
Naming; Copywriting | Six flavours of crisps and we can't just write "number one" to "number six" on them
Naming; Branding | The merged school needs to be called something that neither village hates and that's still free on the internet
Translation | Our manual for the hay baler must go to Finland and no one there reads English
Translation; Copywriting | The German site of our spa was done by a computer, and guests send us screenshots and laugh
Translation | Contracts with a Turkish supplier, thirty pages, I have to understand every comma of them
Translation; Transcription and subtitling | Our refugee centre's house rules are needed in Dari, Tigrinya and Ukrainian
Translation; Copywriting | My poems about the fens are in English and a Spanish publisher's curious
Music composition | The hymn of our football club dates from 1920 and no one under sixty can sing it, write us a new one
Music composition; Sound design | Three notes that make you think of our bakery even with your eyes closed
Music composition | My silent film about an ice skater needs a piano score which follows her every turn
Music composition | Our clip's song costs forty thousand to license, so we'd rather have something similar written for us
Music composition; Sound design | For the waiting loop on the phone of our bank something new, please, that isn't pan pipes
`;
