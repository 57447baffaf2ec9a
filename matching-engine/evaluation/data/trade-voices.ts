/**
 * Lists how people of each trade describe themselves, written before the lexicon was tuned and mostly without its words.
 * A block: the skill; two titles; three sentences.
 */
export const tradeVoices = `
Art direction
Art lead for stills and moving image | Visual lead
I decide what every frame of a campaign should look like, from casting and colour to the last prop. | I give shoots a point of view and keep everybody on set walking towards it. | Photographers bring me in early, because I arrive with references and leave with a picture nobody expected.

Branding
Identity designer | Brand builder
I build identities: a mark, a voice, a way of behaving that holds up on a van as well as on an app. | We help companies find out who they are and then make it visible. | Most of my work begins with an awkward workshop and ends with a logo people tattoo on themselves.

Copywriting
Writer for companies with something to say | Words person
I write the lines on the side of the carton and the page you land on after you click. | My sentences are short and they sell. | I find how a company talks and write it down so that everyone there can do it too.

Graphic design
Layout and print nerd | Designer of printed things
I set annual reports, menus and exhibition catalogues, and I care about kerning more than is healthy. | Leaflets, posters, signs: if it is flat and someone must read it, I make it clear. | I came up through the artwork room, so my files never come back from the press.

Illustration
I draw for a living | Pen, ink and tablet
My drawings have been in picture books, on wine labels and on a forty-metre hoarding. | I paint small scenes with animals in them, by hand, and then scan them. | Editors ask me for a portrait by Thursday and get three.

Motion design
Makes logos dance | Graphics that move
I take static identities and set them in motion for screens, stages and feeds. | Charts, titles and type are my actors, and After Effects is my theatre. | I turn a dry deck into ninety seconds that move.

Photography
Camera, light, patience | Stills for brands and editors
I shoot dishes, people and places, usually with one lamp and the window. | My pictures are quiet and look as if nobody had been there. | I have a daylight studio and enough backdrops for a catalogue a week.

UI/UX design
Interface person | Makes apps less annoying
I sit with users, watch where they sigh, and redraw the screen. | Flows, prototypes, tests with five people, and again. | I turned a seventeen-step form into four steps and complaints stopped.

Video production
We make films for companies | Small film outfit
From the first idea to the finished film: we write, shoot and cut it in our own building. | Our two-minute portraits of firms run in lobbies and at fairs. | A crew of four who can be on your factory floor by Friday.

Web development
Builds sites that stay up | Coder, mostly front of house
I hand-code pages that open in under a second on a cheap phone. | I rescue websites that someone's nephew built, and teach the owner to edit them. | Clean markup, a sensible CMS and nobody calling at midnight.

3D design
Polygons and light | CGI artist
I model products before the factory has tooled them and light them like a still life. | Sofas, watches and sneakers that do not exist yet: I render them so that shops can order. | I build rooms in Blender that estate agents mistake for photographs.

Creative direction
Sets the vision, then defends it | Creative lead
I hold the whole thing together: idea, look, sound and the nerve to keep it simple. | Fifteen years at the head of creative departments, now for hire by the month. | Teams get braver when I am in the room.

Scriptwriting
Writes what people say on screen | Screenwriter, commercials and drama
I write dialogue that actors do not want to change. | Sixty-second spots, a radio play, two series bibles. | I find the story in a product and give it characters.

Storyboarding
Draws films before they exist | Boards and animatics
I sketch every shot so that the crew knows what to build. | Directors hand me a page and get forty frames the next morning. | Pencil frames, quick and readable, for spots and features.

Casting direction
Finds faces | Street and agency casting
I find people who have never acted and should. | I keep a book of four thousand faces between eight and ninety. | Auditions, chemistry reads, contracts with parents: I do it all.

Production design
Builds worlds out of plywood | Sets and props
I build rooms on stages that look lived in for thirty years. | My workshop makes the props that nobody can buy. | I drew and built the sets for two features and countless spots.

Location scouting
Knows every empty house | Finds places to film
I have keys to lidos, ballrooms and one decommissioned submarine. | I read a script and send you six places by evening, with parking. | Permits, neighbours, weather cover: I sort it before the crew arrives.

Director
Directs commercials and odd little films | Behind the monitor
I get true performances out of people who are nervous. | My spots are funny because nobody in them is trying to be. | I have called action on four continents.

Producer
Makes shoots happen | Line producing and budgets
I turn a page of ideas into a schedule, a crew and a lunch. | Shoots under my care come home on the money. | I book, hire, insure and calm everyone down.

Director of photography
Lights and lenses | Cinematographer
I shoot on old glass and like faces half in shadow. | I light for mood and still make the day. | My reel is night exteriors and wet streets.

Camera operation
Steady hands | Operates, pulls focus, carries heavy things
I run a second body at concerts and congresses. | Gimbal on my shoulder, four hours, no complaint. | Live switching with five angles is my idea of a nice evening.

Sound recording
Boom and radio mics | Location recordist
I bring home clean voices from windy cliffs. | I wire presenters so that nobody sees it. | Sixteen tracks on a trolley and a good pair of ears.

Lighting
Gaffer with a van | Lamps, stands and electricity
I rig and run lamps on stages and in the street. | My truck carries everything from a candle to an eighteen-K. | I make noon look like midnight.

Video editing
Cutter | I edit
I find the film in your hundred hours. | Interviews become stories and long things become short things. | I have cut documentaries, trailers and an awful lot of vertical clips.

Sound design
Makes noises | Sonic identities and film sound
I build the swoosh, the creak and the silence. | Three notes that people hum when they see your logo. | I record my own wind.

Colour grading
Colourist | Looks and skin tones
I match shots from three cameras so that nobody notices. | Grades that feel like film, without the haze. | A calibrated suite and a bias for warm shadows.

Visual effects
Impossible shots | VFX generalist
I add storms, crowds and spacecraft. | I take out wires, logos and the odd ex-boyfriend. | Fire, water and things that fall down are my speciality.

Compositing
Nuke artist | Puts layers together
I blend plates until the seams are gone. | Keys, roto, integration, all night if need be. | I put an actor on the moon and nobody wrote in.

Animation
Makes drawings walk | Character animator
I bring puppets and drawings to life, twelve frames a second. | My short about a lonely kettle went round the world. | I explain complicated things with a small blue dog.

Retouching
Pixels, patiently | High-end image finishing
I clean skin, smooth cloth and leave the pores. | Two hundred cut-outs a day or one face for a week. | I make the burger look like the burger you hoped for.

Voiceover
Warm northern voice | Narrator
I read audiobooks, tills and the safety film on your ferry. | I have a treated booth at home and deliver the same day. | People say I sound like a kind aunt.

Transcription and subtitling
Types what people say | Captions and transcripts
I caption lectures and films for viewers who cannot hear. | Ninety words a minute, accurate to the cough. | I time every line so that it can be read.

Styling
Wardrobe and table tops | Food and fashion stylist
I iron, pin and steam until the coat looks expensive. | I make soup look like soup for six hours under lamps. | Racks of clothes and a suitcase of napkins.

Hair and make-up
Brushes and pins | Make-up artist
I do faces for camera, from invisible to monster. | Actors fall asleep in my chair. | Wigs, wounds and wedding mornings.

Account management
Looks after clients | The calm one on the phone
I am the person whom clients ring first and thank last. | I keep budgets honest and feedback kind. | Ten years between creatives and the people who pay them.

Campaign planning
We plan launches | Campaign people
We think up and run campaigns that end up in conversation at the hairdresser's. | One idea, every channel, eight weeks. | We launched a bank, a bread and a bus line last year.

Augmented reality
Filters and phones | AR maker
I put dragons on kitchen tables through a phone camera. | Try the glasses on at home: I built that. | Lenses for the big apps and things that live on packaging.

Content marketing
Editor for companies | Stories that bring readers
We run magazines, guides and columns for companies that know things. | I plan a year of articles and write half of them. | Search brings people in, good reading keeps them.

Customer experience design
Walks in your customers' shoes | Journeys and services
I follow a patient, a passenger or a guest through the whole day and fix what hurts. | Maps on long walls, then changes at the counter. | We redesign queues, calls and letters.

Digital marketing
Growth for small budgets | Performance people
We spend other people's money online and give back more. | Tests every week, honest numbers every month. | Paid posts, landing pages, tracking that works.

Direct marketing
Letters that get answers | Post still works
We write, print and post things that people keep on the fridge. | Response rates are all we talk about. | Donors open our envelopes.

E-commerce development
Shop builder | Baskets and checkouts
I build shops on Shopify and mend other people's. | I moved a wine merchant's three thousand bottles to a new platform in a weekend. | Checkout in two taps is my religion.

Email marketing
Inbox whisperer | Newsletters people read
I write and send the mails that people do not delete. | Welcome series, birthday notes, polite reminders about the basket. | I clean lists and warm up cold ones.

Event marketing
We throw launches | Stands, stages and parties
We build stands at fairs and fill them. | A tasting in a disused station, a premiere on a barge: we make evenings. | Guests remember our doors, drinks and speeches.

Influencer marketing
Talks to creators | Creator matchmaking
We know who has real followers and who bought them. | I brief, pay and chase people with ring lights. | A hundred small voices beat one loud one.

Market research
Asks people questions | Listens for a living
I run groups in living rooms and surveys of thousands. | We tell you what buyers mean, not what they say. | Fieldwork in nine languages.

Marketing automation
HubSpot plumber | Makes systems talk
I build the flows that write to people when they do something. | Scoring, routing, nurturing, and a dashboard nobody is afraid of. | I connect the shop, the list and the sales desk.

Media planning
Buys airtime and space | Planners
We work out where your money should be seen and then buy it for less. | Radio, print, cinema and screens, planned by people who count. | I negotiate with stations so that you need not.

Out of home advertising
Walls, buses, screens | Posters at scale
We find and book the walls that your customers walk past. | A painted gable, forty bus sides, one very large balloon. | We plan street campaigns from Aberdeen to Plymouth.

Packaging design
Boxes, tubs, tins | Designs what things come in
I design the jar you keep after the jam is gone. | Cardboard engineering and a love of foil. | On a crowded shelf my packs are picked up first.

Paid search advertising
Google Ads, properly | Clicks that pay
I run search accounts where every pound has a job. | I cut a dentist's cost per booking by two thirds. | Keywords, bids, landing pages, no mystery.

PR and communications
Gets people into the paper | Press office for hire
We know which journalist wants your story and which one will hang up. | I write the release, make the calls and stay up when it goes wrong. | Columns, interviews and the odd apology.

Print production
Knows every printer | Ink and paper
I buy print, stand at the press at four in the morning and say no. | Foil, emboss, odd papers and honest deadlines. | From one poster to a million leaflets.

Programmatic advertising
Buys banners by machine | Trading desk
We run bidding on streaming and display, with brand safety on. | I set up platforms and read logs for fun. | Audiences, frequency, and no waste.

Search engine optimisation
Gets you found | Organic search people
We move sites from page three to the top and keep them there. | I fix crawl errors and write the pages people search for. | Links earned, not bought.

Social media management
Runs accounts | Posts, replies, repeat
I run feeds for cafés and clubs, and I answer every comment. | We plan a month of posts in a day and shoot them in another. | Our clips travel further than our budgets.

Virtual reality
Headsets and worlds | Builds places you can walk through
We put trainees inside a power station without the risk. | I make rooms you can visit before they are built. | Real-time worlds for museums.
`;
