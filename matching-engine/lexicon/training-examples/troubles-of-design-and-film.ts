/** Tells troubles of design, digital work and film, two to four sentences each, in the words of people who do not name the work. */
export const designDigitalFilmTroubles = `
Art direction
Three freelancers are working on our autumn magazine, one draws, one shoots, one lays out, and each has a different idea of what it should feel like. Somebody with taste needs to hold the whole look in their head and tell all of them what to aim for.
I run marketing for a furniture firm. Every shoot comes back perfectly lit and sharp, yet moody one season and candy-coloured the next, because no one in the room decides on the mood, the styling and the props beforehand.
Our campaign pictures look like anybody's stock. We had a good idea on paper, an orchestra playing in a laundrette, but no one worked out how that should actually look: the colours, the faces, the angle, what to leave out.
Honestly the poster, the film and the bus side for our theatre season seem to come from three different houses. The makers are all good. What they lacked was one pair of eyes judging every piece against the same picture.
As account lead at a small agency I spend my evenings telling juniors "warmer" and "less busy" without being able to say why. They need someone visual and senior who gives them references, looks over their layouts and says yes or no.
The cookbook is written and the dishes are chosen. My publisher keeps asking what the visual world is: rustic or crisp, overhead or close, linen or steel. I haven't a clue and neither has the chap with the camera.
Music label here. The singer wants her next album to feel like a cold seaside hotel, and sleeve, stage clothes, videos and posts should all breathe that. Every person we hire interprets it afresh and it falls apart.
We sell perfume and the picture is everything. Last time the model, the dress and the backdrop were each lovely, and together a mess, since the stylist and the set builder never heard the same story about what the image should say.
Could someone be there on the day to look at each shot and say, move the chair, lose the flowers, that's not us? My charity's last appeal pictures were technically fine but the feeling went wrong, almost cheerful about hunger.
After the relaunch our house rules say which colours we own, but not what a picture of ours looks like. Local offices now choose handshakes and skylines. I'd like one strong visual idea that tells them the kind of image we'd choose.
Indie studio, eleven people. Our creatures look like a cartoon, our buildings like an oil painting and our menus like a bank. Before we make any more, somebody has to set the style for the whole thing and keep the artists to it.
My fashion lookbook comes round every six months and always ends in a fight over taste between me, my sister and the person behind the lens. We could do with an outsider who brings a mood, picks the faces and decides.
Museum exhibition opening in spring: drawings, big wall pictures, a trailer, an entrance installation. All commissioned, all from different hands. I'm the curator, I know the content, yet I can't judge whether they will sit together visually.
A hotel group bought us and wants our advertising to feel more grown-up. When they say that, our team makes everything beige. We need references, a clear visual line, and somebody who stands behind the team until it lands.
It's a children's science quarterly. Covers are chosen by vote in the office, which means the safest image wins, and the inside pages jump from comic to textbook. Who takes the lead on how an issue should look from first spread to last?
Our beer's ads got laughed at for looking like they were made by committee, which they were. Eight people sent in favourite images. I want one person to throw most of it out, and to lead the illustrator and the studio through the rest.
For the awards evening everything visual is split among suppliers: stage screens, invitation, table pieces, opening film. Last year gold here, neon there, guests thought two parties had merged. A guiding hand over the lot is what was missing.
We're trying out image generators in the newsroom supplement and get hundreds of pictures a day. All glossy, none with a point of view. Somebody must say what the idea of the image is and which of the heaps is worth refining.

Branding
After fifteen years as a family joiner's we now fit out entire offices, and clients still think of us as the people who mend doors. What we stand for in people's heads has to catch up with what we do.
Two housing charities merged last winter. Staff still answer the phone with the old names, donors ask which of us they support, and nobody can say in one sentence what the new body promises.
People taste our gin blind and prefer it. In the shop they reach for the bigger rival, because theirs means something to them and ours is just a bottle. How do you give a drink a character people feel attached to?
Asked why customers should pick us, our six directors gave six answers: cheap, green, fast, local, family, clever. Until that's settled every ad contradicts the last one. We're an energy supplier, so dull to begin with.
The cheap gym next door opened and half our members left. We're pricier and kinder, more of a club really, but from outside you'd not know the difference between us. I'd like folk to know at once who we are for.
My consultancy is just me and my surname. Now there are nine of us and I'd like to step back, yet clients say they buy me. The firm must become something they trust without my face attached.
Our university department is excellent and unknown. Applicants choose louder places with poorer teaching. We need to work out what is distinctive about us and get it felt in everything, from open days to how we answer emails.
When we bought four garages we kept each one's name, so now there are five names, two slogans and one confused public. Should it all be under one roof, or parents and children? Somebody needs to sort out the family.
Scandal, new management, new rules: our care homes are truly different today. Relatives however hear our name and think of the newspapers. We must decide whether to carry on under it or stand for something new, and then prove it.
Tourists drive through our valley on the way to the famous one. We have castles, cider and quiet, and every village shouts about itself separately. Together we want to be known for one thing.
I make children's shoes and parents tell me they love "those blue ones", never remembering who we are. Repeat purchases are poor. I'd like a story and a feeling around the shoes that sticks with mums.
We hire software people, and candidates say they've never heard of us or think we're a dusty insurer. Good pay, lovely teams. What we are like to work for needs to be pinned down and then shown the same way everywhere.
Supermarkets asked our dairy to make cheese for their own label, and slowly we're vanishing behind it. Before we become a nameless factory, I want shoppers to ask for us. Where does one even begin with that?
The start-up got its funding with a clever gadget and a joke name. Hospitals are now the customers and they find us flippant. Tone, promise, looks, manners, all of it has to grow up at once without turning grey.
Our council's leisure centres, libraries and theatres are each run well, though residents don't realise they come from the same people. When cuts are discussed no one defends us. We'd like to be recognised and valued as one.
Bank on the high street, old customers, branches closing. The young ones say we feel like their grandad. Ads haven't altered that. I suspect it's deeper: what do we want to mean to somebody of twenty-five?
We've got a loyal following for our hot sauce at markets, and now a distributor wants to go national. He says, nice sauce, but what's the story, who's it for, why you? I stood there like a lemon.
Each of our franchise bakeries behaves as it likes: one's jokey, one's posh, one sells kebabs. Customers get a different experience in each, and the good reputation of the founders leaks away. There must be a common core we all live by.

Brand identity
Our vans are green, the uniforms navy and the letterhead has a tree on it that my uncle drew. Nothing tells you it's the same plumbing firm. We want a mark, colours and lettering that belong together.
The emblem on our clinic's sign turns into a smudge on a phone and can't be embroidered on tunics. Reception has four versions of it saved. I'd like one proper set that works small, large, in one colour and on dark.
Since we changed the firm's name last month there's nothing to put above the door. It needs a sign people recognise, plus a typeface and colours for everything from invoices to the lorry.
Every branch of our nursery chain makes its own notices: clip art, seven fonts, a stretched version of our little owl. Head office needs clear rules on how the owl, the colours and the lettering may be used.
A competitor has brought out a roundel that's almost ours, same blue and all. Parcels get mixed up at the depot. We need to look like ourselves again, instantly, from across a car park.
My grandfather's crest has a lion, a ship, wheat and a motto. Charming, unreadable. For the brewery's relaunch I want it redrawn so that it's simple but the old regulars still see it as theirs.
Whenever the printer asks me for the colour values and the vector file, I send him a picture cut from our page on the internet. Ten years in business as a landscaper and we've never had a proper set of these things.
The regional rail partnership has twelve member companies and no shared look. Travellers don't see that a ticket machine, a bus and a bike stand are part of one scheme. We need a symbol with a system around it.
Partners at our law firm feel embarrassed handing over their cards; the swoosh and the gradient scream nineties. What we stand for hasn't changed, it's the way we're dressed: sign, type, colours, stationery.
Music festival, tenth year, always a new poster artist, so the public can't spot us in the crowd. I'd love something that can change its outfit annually and yet be us: a shape, a lettering, a way of moving.
New social enterprise, mending bicycles with ex-offenders. The name's registered and we know what we're about. What we lack is a face: something for the shop window, the T-shirts and the stamp on the frames.
After the split from our parent group we have six months before we must stop using their arrow and their orange. Hundreds of doors, badges, templates and machines carry them. We need our own visual kit before then.
We're on page nine of a manual nobody understands about clear space and secondary palettes, and our volunteers ignore it. The look we got only works for designers. Could somebody make the set simpler and sturdier?
The app's tiny square is a letter B, like about thirty other apps. Users open the wrong one. We'd like a sign that's unmistakable on a home screen and can also go on the card, the hoodie and the office wall.
School merger: two badges, two sets of blazers, two lots of parents who each want theirs kept. We want a new emblem and colours that belong to neither side, with rules for sports kit and letters.
Our tea is sold under the same name in tins, sachets, a café and a web shop, and each has its own script and shade. A customer asked if the café was a fake. Tie it together, please.
I'm a physiotherapist going solo and used one of those free makers. Then saw the very same spine symbol on a chiropractor's van. Mine should be mine, with colours and letters to carry onto the door and the cards.
Foundation staff write reports in whatever font their laptop offers, and our dove is cropped in three different ways. Funders have said we come over as amateurs. One consistent appearance with its elements and usage rules would help a lot.

Naming
The bakery opens in spring and we've been calling it "the project" for a year. Everything my husband and I come up with is either taken, a pun on dough, or sounds like a chemist's.
Our lawyer rang: another company owns the word we trade under and wants us to stop. We need something new to be called, quickly, that's free to register and that customers won't hate.
Across the border our yoghurt drink apparently sounds like a rash. We found out from the distributor after the labels were printed. What could we call it abroad that's harmless everywhere and easy to say?
Engineers christened our new pump XR-4400-B. Sales people can't remember it, customers call it "the red one". The whole range of forty machines needs words or at least a system that someone can follow.
Two hospices are becoming one and neither board will accept the other's title. We're looking for a third word, gentle but not soppy, that both sets of volunteers could say on the phone.
When I tell people what my start-up is called they ask me to spell it. Twice. And the web address with our spelling belongs to a wrestling club. I'd like a short one folk can hear once and type.
The council has built a new square and put it to a public vote; you can guess what the internet suggested. We'd like a few serious suggestions with a bit of local history and charm before it goes back to committee.
My lipstick collection has twelve shades, currently "red 1" to "red 9" plus three browns. Others have wicked little words for theirs that women repeat to friends. Mine need that sort of mischief.
We've outgrown what we're called: it says "Carpets" and these days most turnover is kitchens. New callers are puzzled. Which word over the door would leave room for whatever we sell in ten years?
Brainstormed for three evenings with pizza, got two hundred words on sticky notes, every decent one already registered by somebody. The medicine has to be called something regulators will pass and pharmacists won't mix up with another.
The hotel's conference rooms go by letters and guests wander. Spa treatments are A, B, C too, believe it or not. We want every room and treatment to have a word that suits an old mill and is easy to ask for.
Our internal programme for getting people back to work is known as "Phase Two Integrated Pathway". Participants roll their eyes, the press shortens it cruelly. It deserves to be called something human.
I'm the third generation, and our surname is on the gate. After a distant cousin got into the papers for fraud with the same surname, we'd rather be called something else entirely. But what?
A loyalty scheme, a premium tier, a family tier, a student tier: marketing called them all "Plus" something. Members cannot tell which they have. Each needs a distinct word, and together they should make sense.
The podcast is recorded, six episodes, about divorce and DIY. What's stopping us is what to call it. All the jokes have been used, and a search for our favourite brings up a band.
Our alpaca farm also does wool, holidays and therapy walks, and my daughter says each wants its own title but related. I can think of alpaca puns until the cows come home. None you could put on an invoice.
We make a voice assistant for pensioners. It has to be called by a word they'll say aloud all day: not a real person's, clear for the microphone, friendly, and not silly to shout across a kitchen.
The investors like the product, then they hear what it's called and giggle. Apparently it's slang for something now. We're attached to it, but it's time to find a word that doesn't need an apology.

Graphic design
I put together the church fête leaflet in a word processor and it's crammed: seven fonts, borders, clip art, and the date hidden at the bottom. People rang to ask when it was, holding it in their hand.
Our annual report is sixty pages of grey text. Trustees open it, sigh and shut it. The words are approved; it simply has to be arranged so that eyes find their way through, with room to breathe.
The printers rejected our file again: wrong colours, no bleed, pictures too coarse. We're a small choir and the posters must be up well before the concert. Someone who knows how to set this properly, please.
Diners squint at our menu. It's three languages, tiny type, dotted lines, prices running off. The waiters end up reading it aloud. We've got the dishes right, only the card itself is a disaster.
For our stand at the trade fair there's an enormous empty wall and a roll-up with a bent foot. Last year visitors walked past because from four metres off you couldn't read who we were or what we sell.
Parents complain that the school's newsletter goes straight in the bin. All the news is there in one long column, sports day next to the nit warning, the same size. It needs some order and a bit of joy on the page.
My novel's finished and I'm bringing it out myself. Friends say the cover I made looks like a tax guide. It's a ghost story with a lighthouse; the title has to jump out on a shelf and as a stamp-sized picture.
Hospital corridor notices: laminated, yellow, shouting capitals, tape marks. Patients ignore every one and follow none. We want the important ones set out so that a worried person takes them in at a glance.
The product catalogue for our screws and fittings runs to four hundred pages and every colleague has pasted in tables their own way. Customers order the wrong size because columns don't line up. It must be laid out afresh.
We hand out flyers for the climbing hall outside the station and see them on the ground ten metres on. There's nothing wrong with the offer. I just think the paper looks like a pizza service.
Anniversary book for the fire brigade: a box of old pictures, forty pages of memories, a list of chiefs. It's all lying on my kitchen table. How it becomes a handsome printed thing is beyond me.
My business cards came out with the phone number in pale grey on cream. Can't be read without a torch. And the compliment slip, the invoice and the envelope each have their own idea of where the address goes.
Campaigning against the bypass, we've got banners, stickers and door hangers made by whoever had time. They look angry and cheap. Neighbours who'd agree with us are put off. Same message, better made, ready for the printer.
The bus company's timetable is one great grid in six-point type. Older passengers give up and ask the driver. Nothing has to change in the service, just how times, stops and footnotes sit on the sheet.
Estate agent here: our window cards look like ransom notes. Each negotiator makes their own, pictures squashed, prices in red. I'd like a template so clear that even we can't ruin it.
A wedding, two hundred guests and an aunt who offered to do the invitations. What arrived was purple with a dove. I want something simple in nice type, with matching place cards and an order of service.
The union's magazine has fine writers, and readers tell us it's heavy going on the page. No pauses, headings all alike, photographs dropped in like stamps. We want a fresh layout our editor can fill each month.
Our map of the nature reserve was drawn over the years by six wardens and shows everything: pylons, drains, old fences. Walkers with the folded sheet in their hand still get lost at the second stile. Make it legible.

Digital design
The banners for our online sale appear on news sites in a dozen sizes and in half of them the price is cut off. On a phone it's a grey blur. They want doing again for each screen and slot.
Our emails look marvellous in the office and fall to bits on customers' mobiles: pictures missing, buttons on top of one another, white letters on white in dark mode. The text's fine. It's the look in the inbox.
We're a museum with touch tables in the foyer. They show what was planned as a printed panel, simply scanned. Children poke at it and it does nothing; the type's too small to read standing. It needs making for a screen.
The charity's posts on social media all look different, whatever the volunteer finds in a free gallery of patterns that morning. Followers scroll past not knowing it's us. Square, tall, story, we'd like a kit that fits them all.
My home page was laid out by a friend who does brochures. It's beautiful as a sheet of paper, but on a wide monitor everything huddles in the middle and on a tablet the headline eats the picture.
A radio station, so looks never mattered. Now we're on smart speakers with displays, car dashboards and phone widgets, each wanting icons, tiles and backgrounds. What we've sent so far is a blown-up car sticker.
The landing page for our hearing aids gets plenty of clicks from the ads, then folk leave in seconds. I think it looks like a scam: flashing, crowded, a stock granny. It ought to feel calm and trustworthy on screen.
At our college the display screens in the corridors cycle through slides with forty lines each, ten seconds apiece. You'd have to run alongside. I'd like moving, legible screens pupils might look at between lessons.
We publish an annual report as a download no one opens. The board wants it as pages to scroll through on the phone, with things that unfold and move a bit. We've the content, not the eye for that medium.
On my craft channel I use the default overlay everyone has. The waiting screen, the name strips, the little alerts, channel header: viewers say it's like a gaming teenager's. I'm fifty-six and I throw pots.
Little icons in our banking kiosk came from four sources: some outlined, some shaded, one with a shadow, a floppy disk. It makes us look careless. I'd like a coherent set drawn for pixels.
On our festival site the timetable, the acts and the news each have a different look, because we added them year by year. It functions. But visually it's a jumble sale and sponsors have begun to remark on it.
Someone at head office complained that our colours fail on screens: pale yellow text on white, links you can't tell from text. The palette comes from printed leaflets. We need a version of our look that works in light.
For our election campaign we must put out a dozen tiles, short loops and story pictures a day. We do it in office software and they come out fuzzy and late. A set of screen-ready patterns for the team, please.
The furniture maker in me likes things well made, and my shop's web pages look knocked together: stretched photos, seven greys, buttons of every shape. The ordering works, I'd just like it to look as good as the tables.
We gave our e-learning courses to nurses with pages copied from a handbook. They see walls of text with a 'next' arrow. It's not the teaching that's wrong, it's how each screen is composed, coloured and paced.
Our electronic shelf labels can now show pictures and colour. So far the staff type whatever they like, capitals everywhere. Shoppers can't tell price per kilo from price. Small panel, few pixels, it should be attractive and clear.
As a start-up we've got demo day coming and only engineers. Screens in the pitch, the web page, the animated opener, all made with default styles in default blue. It works and looks like homework.

Illustration
The picture book's text is done: a hedgehog who is afraid of autumn. I can hear it and can't draw it. I'd want watercolours, something soft, with the same hedgehog recognisable on every page.
Our leaflet for children having an operation shows the real theatre, and they frighten the little ones. It would be kinder with drawn scenes, a friendly bear in a gown, say, showing what happens step by step.
You can't photograph what we do, which is filter water through rock thirty metres down. Every attempt shows a field. We need someone to draw a slice through the ground so visitors understand it.
I write a column on family life for a weekly, and the editor puts the same library image of a stressed mum above it. A drawn vignette each week, with some humour and a recognisable hand, would suit it so much better.
The wine's lovely, the bottle has a computer-made castle on it. My wife remembers the old woodcuts from her father's labels: vine, hare, moon. I'd want something like that scratched by a real hand.
Field guide to beetles, nearly four hundred of them. Pictures taken in the wild show one leg and some glare, and beginners cannot tell the species apart. They have to be painted exactly, each from the same angle.
In our anti-bullying material for schools we can't show real pupils, for obvious reasons, and the generic vector people with huge legs put off teenagers. Could the scenes be drawn with faces that look like ours?
The restaurant has a long blank wall and I picture a jungle of vegetables and waiters all over it, drawn, with jokes to find while you wait for your soup. My own attempt looks like a cave.
A tribunal wouldn't allow cameras and the paper wants to show the witness and the judge. We've a reporter in there and nothing to put beside the text. Someone quick with a pencil should sit in.
Historians here. We know from the dig where the Roman gate stood and what folks wore, but all visitors see is a ditch. We'd love a picture of a market morning there, faithful to the finds.
Our card game's rules are finished and playtested: sixty characters, knights, ghosts, cooks. On grey placeholder cards nobody falls in love with it. Each figure wants a face, a costume, a bit of mischief.
Instructions for our flat-pack stove rely on snapshots taken in the workshop and customers fit the flue upside down. Line drawings with arrows, just hands and parts, no words, would do for every country.
For my mother's eightieth I want her life as a sort of comic: the farm, the scooter, the five of us in the bath. I've got stories and old snaps, and two left hands when it comes to drawing.
The refugee advice centre prints sheets in nine languages and still people can't read some of them. Drawn panels would help: a person at a counter, which paper to hold, where to sign. Simple, dignified, no caricatures.
We publish medical textbooks and the surgeon's phone pictures of a hernia repair are all red. Students see nothing. Layers, nerves, stitches have to be drawn so that one knows what's what.
Our festival poster has been a picture of last year's crowd five times running. For the anniversary I imagine a drawn town full of musicians hanging out of windows, in that folksy style of old travel posters.
The insurance magazine covers things like liability and grief, and my choice is between handshakes and umbrellas. I need somebody who has ideas with a pencil, a surprising picture that says the thought behind the article.
A chocolate maker asked us for wrappers with a different animal for each origin, in the manner of an old natural history plate. We do the wrappers; the animals we can't paint ourselves.

Photography
On the booking portal our rooms look dark and yellow, as if you'd sleep in a cave. Guests arrive and say, oh, it's far nicer than it looked. We took them on a phone with the curtains shut.
The new managing director starts soon and the only portrait we have is cropped from somebody's wedding. Everyone on the staff page has a different background, one is wearing sunglasses. We'd like them all taken properly.
Customers return our jumpers because the green on the screen isn't the green that comes in the box. My kitchen lamp makes everything orange. I have ninety pieces that need to be shown as they are, on and off a person.
My restaurant's dishes are beautiful and look like dog food online. Steam, glare, that brown shadow. Delivery people rank places with tempting pictures higher, so it's costing me orders every evening.
Our gala raised a record sum and all we have from the night is forty blurred pictures from guests, mostly backs of heads. For the next one I want somebody there who catches the speeches, the laughter and the cheque.
We finished the timber school last summer and judges for an award ask for images. From the street you see bins. It should be captured in evening light, inside and out, with kids in it and straight walls.
The house has been on the market since spring and no one's come to view. The agent's snaps show the loo with the lid up and a bent horizon. I'd take it again if I had a clue.
Getting married on a boat and my uncle offered with his new camera. I've seen what he did for my cousin: feet, mostly. I want the faces, my gran crying, the light on the water, someone who has done it before.
For the appeal we keep buying pictures of smiling strangers in another climate. Our own soup kitchen has real people with real dignity. Someone discreet would have to spend some days there and capture it.
Jeweller here. Rings are a nightmare: I see myself, the lamp and the ceiling in every stone. Buyers zoom in and ask about scratches that are just dust. They should sparkle and be sharp from front to back.
In our annual report every site is represented by the same crane at sunset from the internet. We have welders, labs, night shifts. Somebody should travel round our plants and bring back pictures that are truly ours.
My head shot's ten years old and theatre people are startled when I walk in at auditions. I need new ones, natural, with a couple of different moods, by somebody who gets me to relax. I freeze in front of a lens.
The archive holds three thousand glass plates and fragile maps. Our scans made with an office machine cut the corners and shine in the middle. They need capturing evenly and truly before they crumble.
School picture day was a fiasco: half the children blinking, twins mixed up, no one from Year Six. Parents want money back. We need a calmer person who can get four hundred grins in two days.
I breed horses and buyers decide by pictures. Mine show a brown blob in a field, ears back. You need someone who knows how they should stand and catches the trot with all four feet visible.
Our trainers shop posts daily and we've run out of things that don't look like an advert. Real kids from the skate park wearing the shoes, outdoors, in good light, enough to last us for a season.
Journalists phone wanting a picture of our scientist with her telescope and we send a selfie. They print somebody else's story. A handful of strong, large images they're allowed to use would open doors.
The bakery's baby, I mean our new sourdough, sits flat and beige in every shot I take. I've tried windows, white card, YouTube tips. Crumb, crust and butter should make your mouth water on the poster.

Packaging design
Our biscuits stand between two giants on the supermarket shelf and hands go left and right of them. Tasters love them. I think the box looks like a medicine, and from a metre away one can't tell they're chocolate.
Every tenth jar arrives broken, since the carton was meant for pallets and now we send them singly by post. Angry pictures from customers each Monday. It should hold tight, be quick to fold and still be nice to open.
My mother can't get the lid off her eye drops and she's the sort of person they're for. Stiff hands, poor sight. How the bottle and its box open has to be thought through again from her side.
The retailer has told us all plastic must go by next year. Our salad lives in a clear tray with film; nobody here knows what else would keep it fresh, stack well, and let shoppers see the leaves.
We sell candles at markets in brown bags and they look home-made in the bad sense. A shop chain's interested and asked to see it "boxed". I've no idea what goes on which side, let alone the flaps.
Four flavours of our crisps, and customers go home with the wrong one because the bags differ only in a small word. A proper scheme is needed so each is recognisable and they're clearly brothers.
Somebody at the regulator objected to our vitamins: allergens too small, claims in the wrong spot, no room for the leaflet. The tube has to be laid out anew with everything compulsory on it and still not look like a warning sign.
Influencers film themselves opening our earphones. Grey foam, cable ties, a booklet falling out. That moment could be such a pleasure: a lid that glides, things in the right order, a little message underneath.
Our wash powder cardboard goes soggy in people's bathrooms and the scoop's at the bottom. Complaints for years. A container that reseals, pours and stands on a narrow shelf is what we're after.
Honey from twelve hives, in jars with a label from my ink-jet that runs when sticky fingers touch it. The deli says it'll take them if they look like a present. Round label, band, lid seal, I'm lost.
Too much air! We ship lipstick-sized things in shoebox-sized cartons, and customers send us sarcastic photos of the padding. A family of few sizes that fit our range would save lorries and blushes.
For export overseas our tins need new text, bar codes and stickers, and the importer finds the present look cold. It's a gift there, he says, it must feel like one in the hand.
The cereal's recipe now has a third less sugar, and regulars think it's been changed for the worse because the carton shouts about it. How can the front look familiar, and tell the newcomers without alarming the old ones?
Pharmacy staff mix up two strengths of our tablets as the cartons are twins apart from a digit. There was a near miss. Stripe, colour, shape, anything so a tired nurse at night picks the right one.
Our craft beer switched from bottle to can and suddenly we've got a wrap-around surface with a seam and no neck. The old label just looks lost on it. Something people would like to hold up in a picture.
Chocolate Santas last year sat on the display with their faces turned to the wall as the shelf tray was put in backwards. Tray, wrapper and outer should be so obvious that any Saturday boy gets it right.
I've a soap with no wrapper at all, for the planet, and shops refuse it because there's nowhere for a price or ingredients. A paper sleeve, seeds in it perhaps, something minimal which tears well and smells through.
Pet food: the owner buys with the eyes, the dog doesn't care. Our sacks tear at the handle, the top can't be closed, and the golden retriever on the front looks ill. Needs thinking about from grip to picture.

Presentation design
I'm speaking at a big conference and what I show on the wall is black bullets on white, twelve per page. When I rehearsed, my own husband read ahead and stopped listening. They should back me up, not replace me.
Investors gave us ten minutes and we showed thirty-four pages with font size nine. One of them was on his phone by page three. Our numbers are great, they've just got to be seen from the back of the room.
Every sales rep has built their own set of pages for client visits: old prices, stretched pictures, somebody's cat. Clients get something different depending on who visits. We need one master with blocks they can't break.
The professor's lectures are marvellous to hear. What's thrown on the wall is pages photographed from his book. Students have begged for something clear, with one idea at a time and drawings that build up.
Board meeting on Thursday, as always, and management pages arrive from seven departments in seven styles. I stay till midnight aligning boxes. Someone should give us a pattern that holds, plus tidy up the current lot.
We lost the tender to a rival with the weaker concept. The jury told me privately that ours was tiring to follow on the screen, all text and arrows. For the next round the pages must look as good as the building.
My pages look fine on my laptop, then at the venue the fonts jump, the film doesn't play and the pictures are pixelated. I have a keynote before eight hundred dentists. It must simply work and look smart.
Our strategy is one drawing on a whiteboard with sticky notes. The boss wants to show it to four hundred employees in the canteen. It needs turning into a sequence people can follow, click by click.
Trainers at our first-aid charity read out the wall word for word and everyone dozes. Same course, same content, but each page should be a strong picture and a few words, with notes for the speaker beneath.
The consultants' report came as a hundred-and-twenty-page file that's half document, half projection. Council members find it unreadable on both counts. We'd like ten pages for the evening that tell the story on the wall.
I pitch my documentary to broadcasters soon, seven minutes with a clicker. I've stills, quotes and a rough plot in a text file. It should feel like the film when it appears behind me.
English isn't my first language, so I put every sentence on the page for safety. My supervisor says it's a script with a background. How do I make them visual for the thesis defence without losing my thread?
For our quarterly figures the finance team pastes in tables straight from the spreadsheet. Analysts on the call squint and ask the same questions each time. Each page should say its point at once, in our colours.
The sponsor brochure for our handball club is a slideshow from the chairman's son, with spinning letters and applause sounds. Companies smile politely. We go round with a tablet, and it has to look worth backing.
Architecture students presented to our town council and the councillors were enchanted. Then our own planners came on with grey boxes. I'd love our pages on the new park to be half that good.
After the redesign of our firm the old file won't do: colours wrong, footers everywhere, forty layouts no one uses. Colleagues still copy from a version of years ago because it's easier. Make us one they'd like using.
Teaching hospital, weekly case meetings. Doctors show scans with text over them, arrows in yellow on white, and the key finding is missed. We'd like a few well-made pages to model theirs on.
Our webinar pages are seen on phones in trains, and we build them as though for a cinema. Viewers drop out after minutes. Big type, one thought, some movement; I have the words and no feel for it.

UI/UX design
Half of the people who start our insurance form never get to the end. We've watched a few: they stop at page three, scroll up and down, mutter, close it. Nobody can say what confuses them.
The buttons on our till screen are in an order only the programmer understands. New staff ring up a latte as a litre of milk. It takes a week to train someone to sell a bun.
Nurses tap fourteen times to record one temperature, with gloves on. They've begun writing it on their hands instead. The program can do everything, it simply wasn't thought through for a ward at night.
In the parking app my father couldn't find where to stop the meter and paid for two days. Reviews are full of the same. Everything's there, hidden behind symbols that only mean something to us.
We asked for many features and got them. Now the farmers who use our herd software see forty icons when they only want to note down a calf. I'd want it boiled down around what they do in the barn.
Blind residents tell us they can't book the recycling centre with their reading software, and the date picker traps them. Others can't tap the tiny crosses. The steps and screens must work for everybody.
Support gets about two hundred calls a day asking how to change a password. The option is there! Under "Profile", "Security", "More". Somebody should watch real people try and then rearrange the thing.
The machine's touch panel shows alarms, recipes and settings all at once, in red. Our operators on the night shift press the wrong one and the batch is spoiled. I'd like screens that show what's needed at that moment.
Guests in our hotel can't switch the lights off. There's a glass tablet by the bed with scenes called "Ambience" and "Zen". They ring reception, in the dark. Please make it something a tired person understands.
Before we let developers spend another year on the tenants' portal, I'd like clickable sketches we can put before actual tenants. Last time we only asked them afterwards and they were baffled.
Our timesheet tool is hated. People fill it in on Fridays from memory because it asks for codes nobody knows. It isn't slow or broken, only maddening. How could it go in three taps?
The library catalogue's search gives you twenty boxes, and readers type the title in the wrong one and conclude we don't own it. Then they ask at the desk. It ought to be as easy as asking.
Users sign up for our language course, look round and never return. They don't get what to do first. Our team's arguing whether it's the welcome screens, the menu or the wording on the buttons. We need evidence and new flows.
Elderly bank customers got locked out after our update moved the transfer button to where "cancel" had been. Fury on the phones. We changed what's where without trying it on anyone. It won't happen twice, if I can help it.
We run a tool for lorry dispatchers, with eight windows open and constant switching. They keep paper lists beside the keyboard. I want to understand how they work, then have screens drawn that match it.
Donors tell me they wanted to give monthly and accidentally gave once, or the other way round, because two switches look alike. Some gave up. It's three screens, surely they can be made foolproof.
The ticket machine shows tariffs by zone and people just want to go to the beach. Queues form, trains leave. The technology's new; it's the order of questions and the words that drive everyone mad.
Our start-up's app was built by three engineers, and it shows: settings first, error messages with numbers, the main thing under a long press. Testers shrug. Who can restructure it so it feels obvious?

3D design
The kitchen appliance only exists as engineering drawings, yet the catalogue goes to press before the first one's built. We need it shown as if it stood there, shiny, from every side, in all five colours.
Buyers stare at the floor plans of our flats and can't imagine them. Building hasn't begun. If they could see the living room with afternoon sun, furniture and the view, we'd sell before the foundations are in.
Our sofa comes in sixty fabrics and nine shapes. Having them all carted to a studio is lunacy. I'd like a computer-built version that we can dress in any cloth for the shop pictures.
A museum lent us measurements and a scan of a broken amphora. I'd want to see it whole, on a screen, turning, with the missing pieces added in a way scholars can accept.
I've an idea for a lamp and can draw it badly. The firm that prints such things in plastic says they need a proper model file with wall thickness. My pencil sketch won't do.
Residents at the hearing were frightened by the word "multi-storey". We'd like to show how the building really will sit in the street, seen from the bus stop and the school gate, with trees and shadows.
Our pump's best part is inside, and cutting one open would ruin it. For the fair I imagine it coming apart in space, layers lifting off, the water visible. All we own is data from the engineers.
The exhibition stand was approved on a floor plan, then the boss saw it built and asked for it to be taller. Next year he should walk round it on screen before a single board gets sawn.
We make orthopaedic insoles and scan people's feet. The raw scans are full of holes and bumps, and the milling machine refuses them. Somebody has to clean and reshape them into something that can be made.
For the mobile game our artist draws wonderful creatures on paper. They need to become figures one can turn, with bones to move and surfaces like wet frog skin, light enough for a phone.
Jewellery customers want to see their engagement ring before I cast it. I carve wax, which takes days, and then they want the stone higher. Showing it lifelike on screen first would spare us both.
The stage set looked enormous in my head and turned out to hide the choir. I'd want to build it digitally to scale, with lights and sightlines from the balcony, before carpenters start.
Our trophy for the annual award is a flat drawing of a wave. The foundry asks about the back of it. No one had thought about the back. It has to be shaped from all sides and ready for casting.
Cosmetics launch: the jar mould arrives in summer, ads must go out in spring. Last time we photographed a dummy and retouched it, and you could tell. It should look real, with cream swirling out of it.
The planners sent us a flood-defence wall as a technical section. Councillors thought it was a drain. We want the riverfront modelled with people strolling along it so that they see how high it is.
Game of chess with our mascots, as a gift to clients. We've only ever had the fox as a flat sticker. What does he look like from behind, or as a pawn, or printed in resin?
In our online shop customers can turn the trainers with a finger, at least at competitors' they can. We just have side views. We'd need each shoe rebuilt digitally, light enough to load and true in colour.
A surgeon wants to explain to patients how the hip implant sits. Plastic models are dear and get lost. She'd prefer a bone and joint on the tablet that you can rotate, fade and take apart.

Interior design
My café looks cosy on pictures and nobody stays for a second cup. It's echoey, the seats are hard, the queue runs through the tables. I'd like people to sink in and forget the time.
We moved in a year ago and still live between boxes because the living room has five doors, a pillar and no place for a sofa. Bought three lamps, all wrong. It never feels like ours.
The dentist's waiting room makes patients more nervous: strip lights, grey lino, chairs facing each other. Children cry before they're called. I'd like it to calm people down from the moment they come in.
Since everyone works from home half the week our office is empty desks on Mondays and no room to meet on Wednesdays. People take calls in the stairwell. The floors must be arranged anew, with corners for quiet.
Guests praise our breakfast and say the bedrooms feel tired. Brown curtains, a desk no one uses, no socket by the bed. We can't move walls in the listed building, but something has to happen before the season.
In my boutique customers turn right, look round and leave, never seeing the back where the good coats hang. Changing rooms are a cupboard with a curtain. Colours, shelves, path through the shop, all up for change.
Mum has dementia and gets lost in her own flat. Patterned carpet she thinks is holes, a mirror that frightens her. We want to keep it homely, and choose colours, floor and lights which help her find the loo.
We took over an old bank with marble, a vault and a terrible ceiling, for our wine bar. I can see it in my head sometimes. Materials, seating, bar, warmth, how to bring it together before the builders start?
The open kitchen was my dream and now everything smells of fish and you see the washing-up from the front door. Too dark at the worktop too. It needs a rethink: layout, cupboards, surfaces and lamps.
At our nursery the noise and clutter drive staff to headaches. Bright plastic everywhere, nowhere for a shy child to hide. We'd like rooms that quieten them, with natural stuff and cosy nooks.
The flat I let out stands empty although it's well situated. Viewers say it's gloomy. White paint hasn't helped. What should go on floors and walls, and what sort of furniture, so it feels bright and lived-in?
Our community library is to become a place where pensioners, teenagers and toddlers all want to be. Right now it's metal shelves and a desk like a border post. We need zones, furniture, light and a welcome.
Partners at the chambers receive clients in a room with a plastic palm and a wobbly table. One remarked on the carpet. It should radiate discretion, be good to sit in for hours, and not look showy.
The spa was furnished from a catalogue and it's like a swimming bath: cold tiles, slamming lockers, glaring ceiling. Visitors ought to whisper of their own accord. How do you get that with wood, scent, textiles and darkness?
I'm in a wheelchair since the accident, and our bungalow fights me: taps, thresholds, cupboards up high. Brochures show hospital rails. I want to get about easily and still enjoy looking at my own home.
We're a tech firm and our reception looks like every other: neon, slogans, green wall. Applicants smirk. It should say who we are without gimmicks, and offer somewhere decent to wait with a wet coat.
Two teenagers, one room of twelve square metres, constant war. There's a slope and a chimney breast. Beds, desks, wardrobes for both, privacy, and preferably peace. I've measured it ten times and got nowhere.
My narrowboat is going to be my permanent home, and everything I own has to fit in a corridor. Damp, low windows, no straight wall. Every centimetre needs working out so it's snug rather than cramped.

Web development
Our site takes so long to appear that customers ring to ask if we've closed down. The hosting company says it's not their side. It's a patchwork of add-ons that a former trainee installed.
Since the last update the contact form sends nothing. For three weeks enquiries vanished and we thought it was the quiet season. The chap who built it for the practice has retired to sail.
The parish has a page from the nineties with a guestbook and a moving flame. Changing the time of a service means sending a floppy disk's worth of files to someone's nephew. We'd like to be able to edit it ourselves.
Something has got into our pages: click on "opening hours" and you land on a casino. Search engines now warn people off our physiotherapy practice. It needs cleaning out, patching up and locking.
On a phone you have to push our pages left and right to read a line, and the menu covers everything. Most of our guests look on the phone these days. It was made in the age of big monitors.
We're putting three charity sites into one, thousands of pages in all, some of them linked from newspapers. It mustn't break: old addresses should lead to the right place and the editors have to be able to work in it.
The designers handed us gorgeous screens as pictures. Now they've left, and we've got a folder of images and no one who can turn them into pages that actually work in a browser.
Members of our sailing club ought to log in, pay their fees, book a boat and see the duty rota. At present that's a notice board, a ledger and our patient treasurer. Surely a browser could do it.
Every time there's a local storm, our council page falls over, exactly when residents want to know which roads are closed. It copes on normal days. Something underneath can't take the rush.
An accessibility complaint reached us: keyboard users get stuck in our menu, images have no descriptions, forms can't be read out. Content's fine. The code beneath has to be put right before the inspectors return.
My estate agency types each property in twice, once into our office program and again for the site. Mistakes creep in, sold houses stay up. The two should talk to one another automatically.
The browser says "not secure" beside our name. Our certificate ran out, the domain belongs to an ex-partner and no one has the login for the server. We're a pharmacy, of all things.
Visitors from abroad see half of our museum's pages in English and half not, with dates the wrong way round. The system we've got can't do a second language properly. It should switch cleanly, on every page.
We need a calculator on our page: type in roof size and direction, get roughly how much solar power you'd make. At the moment folks download a table. An agency told us our system "doesn't allow that".
Our news portal runs on software nobody maintains any more; the provider is switching off the old version in autumn. Fifteen years of articles, comments, pictures have to come across to something modern.
On my bed and breakfast's page the calendar shows rooms free that are long taken, because the widget from the booking portal broke. I paste code from the help page and the whole thing turns white.
The research group's results sit in a database only two of us can query. Colleagues around the world should be able to filter and download them through an ordinary browser. None of us can build that.
Cookie pop-ups, tracking, fonts pulled in from who knows where: our solicitor sent a list of things our club's page does without asking. I wouldn't know where in the code to look.

E-commerce development
Customers fill the basket and then vanish at the till. We found out that on phones the pay button sits below the cookie notice, and one card type always fails. We sell saddles; each lost order hurts.
Our farm shop takes orders by email and I type them into a list at night. Last week two people got the same goose. I'd like folk to choose, pay and pick a collection slot by themselves online.
The stock on our site and in the warehouse never agree. We sold eighty umbrellas we didn't have. Someone copies figures across each morning, which is plainly too late on a rainy day.
Wholesale buyers want to see their own prices when they log in, order by the pallet and pay on invoice. Our present online store treats a restaurant like somebody buying one jar of olives.
We're moving from the rented platform because it takes a slice of every sale and can't do deposits. Ten thousand articles, reviews, customer accounts and vouchers need to survive the move without a weekend of chaos.
Since the customs rules changed our parcels get stuck, as the tax is worked out wrongly at checkout. Customers abroad are asked for duty at the door and refuse. Postage, tax and currency need to be right before they pay.
Returns are killing us. People write emails, we send labels by hand, refunds are forgotten. I'd want them to click on the item, choose why and get the label; and the shop should put it back in stock.
On our biggest sale day the whole thing collapsed at the very minute the newsletter went out. Baskets emptied themselves, some paid twice. We sell trainers in limited runs, so a rush is our business model.
Our theatre sells tickets at one place, vouchers at another and T-shirts by bank transfer. People want to put all of it in one basket. And members ought to get their discount without ringing up.
I want to let customers put together their own muesli: twenty grains, nuts, a name on the tin, price adding up as they go. My current shop kit offers "size" and "colour" and that's it.
Subscription coffee, billed by hand. Someone pauses for holidays, someone changes address, cards expire and we don't notice. It should run by itself each month, with customers adjusting things in their account.
Search in our spare-parts shop is hopeless. Type "belt" and you get nine hundred hits, none filtered by make or year. Mechanics ring instead. They know the part number; the site ignores dashes.
The marketplace where we sell vases shut our account for two weeks over some mix-up, and we'd nothing else. Never again. We want our own place to sell, with payments and shipping labels included.
Our accountant goes grey: orders, payment fees, refunds and invoices from the online till arrive as three files that don't match. They should flow into the books by themselves, each sale once.
Twelve local shops in our high street want to sell together on one site, so shoppers have one basket and each trader gets his share. The association has no idea how such a thing is put together.
We sell knives and spirits and must check age at order and at the door. Our provider's box to tick isn't enough, the authority wrote. It needs to be built into the buying process properly.
Made-to-measure curtains: customers type in centimetres and get the price wrong, or order a drop of four metres for a cellar window. The form should check, calculate cloth and show what they'll pay.
Gift cards from our spa can be used twice because the desk's till and the internet sale don't know about each other. Guests have noticed. They must share the same codes and balances.

App development
Our care workers write visits on paper and read them out to the office in the evening. In cellars and villages there's no signal. They'd need something on the phone which saves it and sends later.
Since the last system update our club's programme on the phone crashes as soon as you open the fixtures. It's got one star now. The student who made it has a job and doesn't reply.
Runners in our charity race want to be followed by their families: where are they, how far, when do they finish. Last year aunties ran after them texting. It should be on everyone's mobile.
The store rejected ours for the third time, something about privacy and logging in with their account. We're a bakery chain with a stamp card, not spies. Someone who knows these rules must fix it.
My idea: neighbours lend each other ladders and drills. Tap, see who's got one nearby, borrow, return. I've got drawings and a waiting list of three hundred people and can't program a line.
It runs on iPhones only, as that's what our first programmer had. Two-thirds of our trainees have the other kind and feel shut out. Same thing, please, on both, without maintaining it twice.
Our heating boxes can be controlled by phone, in theory. In practice the connection drops, pairing takes twenty minutes and people stand in the cellar swearing. The box is fine. The bit on the mobile isn't.
People with diabetes in our study should note meals and sugar several times a day and be reminded, discreetly. Paper diaries come back filled in with one pen in one go, the evening before.
Batteries! Users write that our hiking companion empties the phone by noon, just when they need the map. It tracks too much or badly. We must have maps that work in a valley without a network.
The museum lends out audio devices that break, get licked by toddlers and need charging. Visitors all have a phone in their pocket. They should be able to hear the stories there, in their own language, offline.
Notifications arrive hours late or twice. For a volunteer fire brigade that's no joke. We were sold something that wakes the crew at night and shows who's coming. It has to be dependable.
Site managers photograph defects and then spend the evening matching pictures to rooms. They'd love to point the phone, tap the plan, speak a note, done, and the joiner gets his list next morning.
Our bus firm sells tickets on paper only. Youngsters board with their mobile held out and are surprised. Buy, show, check by the driver's scanner; it has to work in tunnels and with a cracked screen.
For the festival we want everybody to put together their own timetable and get a nudge when their band starts, and find the loos. The mobile page didn't load when forty thousand stood in a field.
The firm that wrote our patient reminder for smartphones has gone bust. We have a heap of source code, no passwords for the stores, and the operating system makers demand changes by summer.
Parents at our nursery get crumpled notes. We'd like them to see on their phone what was eaten, that nap went well, and to report a child sick with one tap; staff do it on a tablet in the room.
Speech therapists asked whether kids could do their lip exercises at home with the camera watching. A little reward on the tablet, a report to the therapist. It's for small hands and cheap devices.
We have seventy technicians with a web page they must log into on their mobiles, tiny fields, kicked out each hour, no camera, no scanner. They want it as a real programme on the home screen.

Game development
I've got a board full of sketches about a beekeeper who travels in time, plus a soundtrack. My brother draws. What neither of us can do is make the little figure jump when you press a key.
Testers give up at the second level. Not because it's boring, it's the jump: feels sticky, they die unfairly, the camera turns into a wall. Our only coder has left for a bank.
Pupils yawn at our online maths practice. They'd happily spend hours collecting points in something silly. Could fractions be hidden in a dragon race with levels, rewards and a reason to come back tomorrow?
The puzzle runs nicely on a computer and stutters on the console, and the platform holder sent a list of eighty faults before we may publish. Save files, controllers, loading times. We've never done that before.
At our fair stand people take a biro and go. I'd love a big screen with a forklift race, two steering wheels, high-score list, over in ninety seconds, so there's a crowd and some shouting.
Playing against each other over the network, one sees the ball go in and the other sees it miss. Rows in the chat. It's fine at our office, on the same cable. We need someone who understands lag.
A health insurer asks us for something playful which makes teenagers brush their teeth. Stickers and lectures failed. We imagine a monster in the phone that does well if you do, with real rules and balance.
Our card battle's fun on the kitchen table. On paper we've sold a few hundred copies. Strangers keep asking for a version to play on the tablet, with a computer opponent that isn't stupid.
The museum's Viking exhibition is glass and texts. For the under-twelves we want a screen where they steer a ship, trade furs, starve if they choose badly. It should survive eight hours of small fists.
Half a year before release the economy in our farm simulation's broken: everybody's a millionaire by spring. Fans in early access write essays about turnips. Someone must rework the rules, numbers and rewards.
Someone on the team put everything into one enormous script. Each time we add an enemy, doors stop opening. We love our world, our art is lovely, it's just that nothing can be built onto it any more.
Firefighters can't practise a warehouse blaze for real every week. We imagine they play through it on the computer, in roles, the trainer making it worse, and afterwards see who decided what.
For our anniversary the brewery wants a small thing in the browser: catch the barrels, pass it to your friends, win a crate. Last time an agency gave us something that wouldn't run on phones.
My hobby thing got half a million downloads, and now there are crashes on devices I've never heard of, cheaters on the leaderboards and people begging for new worlds. I'm a nurse. I need reinforcements.
Therapists would like stroke patients to repeat arm movements three hundred times, which is deadly dull. If an apple fell when they lifted the hand, with a bit of difficulty each day, they'd do it laughing.
The publisher asks for a playable slice of our detective story in three months. We've a script with forty endings and portraits. How the clues, dialogues and choices hang together in code, no idea.
We bought characters, trees and castles from an asset store and put them together in an engine by watching tutorials. Walking works. Fighting, inventory and a villain who doesn't run into walls are beyond us.
The city wants newcomers to learn the waste rules, and leaflets are useless. A short daft thing on the phone where you sort rubbish against the clock, against your neighbours, in any language, would be loved.

Augmented reality
Customers send sofas back because they don't fit the room or the green clashes with the rug. If they could hold up their phone and see it standing by the window, true to size, we'd be spared the lorries.
Where the abbey stood there's a lawn. Visitors read a board and shrug. I dream of them holding up a tablet and seeing the nave rise over the grass, exactly where it was.
Our technicians stand in front of an open cabinet with a phone at their ear and a manual on the floor. They'd need arrows and part names laid over the very thing they're looking at, both hands free.
The children's book is charming, paper and glue. The publisher would like the fox to step off the page and walk across the table when you point mum's mobile at it.
Opticians lose sales at night, when people browse glasses and can't try them on. With the camera on their own face they'd see whether round or square suits them, even turning their head.
In our warehouse pickers look at a scanner, then at a shelf, then back. New ones pick the wrong bin. What if the right box simply lit up in their glasses while they walk?
For the street festival we want the dull concrete wall to come alive when passers-by look through their phone: whales swimming over the car park, no scaffolding, no paint, gone by Monday.
Medical students learn veins from a poster. It'd be something else if they saw them projected on a volunteer's arm through a tablet, moving along when the arm moves.
Our wine label's too small for the story. Younger drinkers scan things anyway. I'd like the farmer to appear standing on the bottle, two minutes, telling how the frost nearly took it all.
The test version we had made slides all over the place: the virtual machine drifts through the wall and jitters, and outdoors in sunlight it can't find the floor. At the fair it must stick where you put it.
Residents can't picture the wind turbines from plans. Rather than argue in a hall, they could stand in their own garden, raise the phone and see them on the ridge at their real height.
Pipes and cables lie under our roads and diggers hit them. The drawings exist. A crew looking through a tablet at the tarmac should see where the gas runs beneath before they start.
Trainers, lipstick, nail polish: rival shops let girls try it on in front of their selfie camera and share it. Ours has pictures. They ask in the comments how the shade looks on darker skin.
In our museum a skeleton hangs from the ceiling and everyone asks what it looked like with skin on. No room for a model. If visitors' own phones could put flesh on it right there, they'd stay longer.
The stadium would like fans in the stand to hold up their phone during a match and see the player's speed and name hover over him. We've all the data; it just sits in a table.
We sell garden ponds. Folks come with a shaky drawing on squared paper. I wish they'd walk round their own lawn with a tablet and see it there with reeds, before the digger arrives.
Surveyors on our bridge inspections carry old photos to compare cracks with. It'd be marvellous if last year's marks were laid over the concrete in front of them, on the right spot.
A treasure hunt for families in the arboretum: we had paper sheets, which got wet. The idea is that an owl sits on a certain branch, only visible through the phone, and asks riddles.

Virtual reality
Our crane drivers get their first storm on a real crane, which is the wrong place for it. I want them to go through it with goggles on, heart racing, and nobody hurt.
Buyers overseas can't fly in to walk round our show flat. Plans and films don't do it; they want to feel how high the ceiling is. With a headset they could wander through it from their own sofa.
People who are terrified of spiders, heights or lifts come to my practice, and I can't bring a skyscraper into the room. I'd like them to be on that balcony while sitting safely in my chair.
The mine closed decades ago and it's flooded. Grandchildren of miners want to know what it was like. Put on the mask, the cage goes down, it's dark, someone coughs beside you. That's what our museum needs.
We tried a headset tour of our plant at the job fair, and after two minutes the youngsters felt sick. It wobbles and the picture smears when you turn. The idea was good, the making wasn't.
Residents in our care home can't travel any more. One of them would love to stand on her old beach once again. We've got two pairs of goggles from a donor and nothing decent to show in them.
Young surgeons get too few knee operations to practise on. Plastic joints don't bleed. They should be able to stand at a table that isn't there, with tools in both hands that push back.
At a fair in spring we can't bring our forty-metre printing press. Let visitors climb round on it nonetheless, press the buttons, look inside, all in a booth of three by three metres.
Police recruits train for domestic calls with colleagues acting badly. Always the same colleagues. We'd want them inside a flat with a shouting couple, all around them, reacting to what they say.
Our architects show clients pictures and later hear, "I didn't think it'd be this narrow." They ought to have stood in the corridor beforehand, at their own eye height, turning their head.
Meetings across four continents on a flat screen: people drift off. The boss dreams of everyone standing round the same engine, as though in one room, pointing at parts. We've bought headsets and they're gathering dust.
As a choreographer I'd love the audience to stand among the dancers rather than in row twelve. They'd sit at home with the thing on their head and the dance would go on around and behind them.
Chemistry pupils aren't allowed to blow anything up. If they could mix whatever they like in a laboratory that isn't there, with proper bangs and no glass, they'd learn why not to.
Wheelchair users asked us to show planners what our station is like for them. Not tell, show. Sit down, put the goggles on, try to reach platform three. I believe it'd change minds in five minutes.
After the escape room's success we want one with no walls: four friends with headsets in an empty hall, a sinking submarine, things to grab and throw. Must be tough, and ready for the next group quickly.
New staff in our chain learn about robberies from a leaflet. I wouldn't know what to do with a knife in front of me. They need to live through it once, safely, all round them, at the till.
Stroke patients find hand exercises dreary. Our therapist saw one who, with goggles on, picked apples for half an hour without noticing. We'd like something like that made for our ward, seated and gentle.
The reef's dying and school classes can't dive. We filmed it with a ball of cameras all round. The material lies on a disk; it should become something a child can be inside.

Data visualisation
Our survey of eight thousand tenants is a table of percentages that no councillor reads. Somewhere in it is the fact that damp follows one estate. It has to hit the eye in a picture.
The management report has eleven coloured pies, each with fourteen slices in similar blues. In the meeting we argue about which blue is which. I'd rather see at once where we're losing money.
We measure river levels every ten minutes and put the figures online as a list. When it rains, folk ring up and ask, is it rising? A curve with colours and a map would answer that.
The newspaper has a leaked table with twenty years of hospital waiting times. Readers won't scroll through rows. They should be able to pick their own clinic and see it climb, on a phone.
My thesis has figures made by the statistics program, grey on grey with codes on the axes. The reviewers misread the main one. What I found is simple when you see it, only nobody does.
Donors ask where their money goes and we send accounts. It'd be so much better as something flowing, from gift to well to village, thick and thin, that they take in within seconds.
In the control room each screen shows a number in green digits, two hundred of them. Operators notice the trend too late. They'd need to see shape and drift rather than digits.
The sales team gets a weekly export with forty columns and nobody opens it. I want one page on the wall: who's up, who's down, what's odd this week. Bars, dots, whatever is honest.
Migration is a touchy subject in our museum and every diagram we've shown was accused of exaggerating. The arrows were too fat, the scale cut off. We need our numbers drawn fairly and still moving.
A climate institute like ours has superb models and dreadful pictures: rainbow colours, tiny legends. Ministers glance and look away. Show them what two degrees mean for their own valley.
The works council got the pay gap as a table by grade, sex, site. All I saw was figures. A colleague scribbled a dot cloud on a napkin and the room went silent. Please do that properly.
Our fitness bands collect sleep, pulse, steps; users get a wall of lines and don't know if it's good. They'd like to glance and understand how last night compares with their normal.
Infection figures were published by our health office as a document each Friday. Journalists copied them wrongly. A map by district, with time running and uncertainty shown, would have saved us grief.
The league's statistics are wonderful: every pass, every run. On air we read them out, and viewers' eyes glaze. Turn a match into something you'd like to look at for its own sake.
I run a wine importer and keep everything: vineyard, soil, rainfall, points, price. I'm certain there's a pattern in it. In rows and columns I can't see the wood for the trees.
Consultation with residents on the town's spending: they got a two-hundred-page plan and three people came. If folk could see how big schools are next to roads, as blocks maybe, they would have an opinion.
Auditors flagged that the axes in our annual report began at different points, making a small rise look heroic. It wasn't meant. We'd like every diagram redone so that it's clear and can't mislead.
Machines in our plant are linked to each other like spaghetti, and when one stops others follow. We've the logs. Nobody can picture who depends on whom. A drawing of that web would be gold.

Spreadsheets
The rota for our forty nurses lives in a workbook with coloured cells that only the deputy matron understands. She's on leave. Somebody sorted one column and now the names don't match the shifts.
Every month I copy figures from nine branch files into one, by hand, and find at midnight that a row's gone missing. There must be a way for the sums to gather themselves.
Our quote calculator for fencing gives different totals on my machine and my partner's. Somewhere a formula refers to a cell that someone overtyped. Last week we sold a gate at a loss.
The club treasurer handed over a file with twenty-three tabs, some hidden, some named "new new final". I need to know who's paid their subs. It all hangs together by references I daren't touch.
It takes four minutes to open and freezes when you filter. Twelve years of parts orders, in one sheet with colours for status. We can't get other software, but this has to become usable.
Names in our donor list are in every form: surname first, capitals, double entries, phone numbers turned into powers of ten. Before the Christmas mailing it should be cleaned up and the duplicates gone.
My cash-flow plan for the café looks fine until I change the rent, then everything shows a hash error. The bank would like three scenarios. I only learnt to add columns.
We type delivery notes into a table, then the same thing into the invoice, then the same into the stock list. One entry ought to do for all three, at the press of a button.
The allocation of pupils to project week is done with paper slips on the gym floor: three wishes each, limited places. Surely columns and a few rules could do that overnight.
After the update, the macro that made our warehouse labels says something about security and does nothing. The colleague who wrote it retired. Underneath it's just cells, but none of us dares open the code.
Scientists enter measurements with commas, points, units, question marks. Later nothing adds up. I'd like entry fields that refuse nonsense, a drop-down here and there, and totals that one can trust.
Year-end: the pivot thing shows last year's numbers whatever I do. The boss needs turnover by customer and region on one page by tomorrow. I've been pressing refresh since lunch.
Brides ask me how much if there are ten guests more, or fish instead of beef. I work it out on a notepad each time. A sheet where I change two figures and get the price would be heaven.
The energy figures for our forty buildings come from meters, bills and caretakers' notes. To report emissions I juggle factors between tabs and don't know any longer which unit I'm in. It needs an orderly file with checks.
Several of us work in the shared cost file at once and overwrite each other. On Friday the grand total was zero. We want protected cells, one place for input and a clear trail of changes.
I inherited a pricing model from a consultant; it has nested ifs three lines long. When a customer asks why it came out so, I can't say. It ought to be untangled and explained in notes.
Each week our gym's turnstile spits out a text file with dates back to front. I split columns, fix the days, draw the same bar chart. Two hours gone. It could be poured in and be done.
Harvest bonus for the pickers: kilos times quality times hours, minus advances, per person. Last time three complained rightly. I'd like a table where the foreman enters kilos and the slip prints itself.

Casting direction
The short film hinges on a girl of nine who hardly speaks and yet carries every scene. We've seen twelve from the drama school, all of them performing. Where does one find the one who just is?
Our advert wanted an ordinary couple and what turned up were two models. Viewers laughed. For the next one we'd like faces you'd meet in a laundrette, who can also say two sentences naturally.
I'm a director with a script about fishermen and would prefer real ones to actors. Going round harbours with a phone got me thrown out of a pub. Somebody must find them, try them out, win them over.
The lead has dropped out three weeks before shooting. Agents send lists, I don't know whom to believe or who'd fit with the other two. We need somebody who knows the faces and can set up tryouts fast.
Voices for our audio drama: thirteen parts, two dialects, a child, an old poacher. I asked friends. They sound like friends. Who can propose people and let me hear them against each other?
For the hospital's recruitment film staff were asked to volunteer, and only the loud ones did. I want a fair mix and people who are at ease on camera. Someone ought to go round and talk to them.
Our musical tours with nine people who must sing, tap and play an instrument. At the open call four hundred came, and we were overrun by noon, lost sheets, offended a few. It can't be run like that again.
Fashion label, size range from tiny to large, wearers from sixteen to eighty. Our shows have always used what the agency had on Thursday. We'd like interesting people of every kind found in the street, in clubs, wherever.
The broadcaster says our series looks as if the town had only one sort of inhabitant. The parts are written openly. Finding performers from communities we don't know, respectfully, is what we need help with.
A crime re-enactment series films every week and the suspects have to resemble real persons. We use whoever is free. Viewers phoned in to say the burglar was last week's vicar.
Twins! The script needs them at five, at seventeen and at sixty, so that one believes it's the same two. I have photographs pinned all over the kitchen and they match nobody.
I've written a part for a famous actress, and don't know how one even gets a script to her so she reads it. Her agent doesn't answer. Somebody with access would have to make the approach.
Two hundred people in the background for a ball scene, who can waltz and own no modern haircuts. Last time half were on their phones. They have to be picked, measured and booked somehow.
We make a dating show, and the contestants from our online form are all after followers. The chemistry's missing. Who searches out honest, lively single people, interviews them and checks they're stable enough for it?
Both leads are wonderful separately. Together on screen there's nothing, we noticed at the reading. Before it's too late I'd want to see several pairings side by side, with someone who's got an eye for that.
The deaf character should be played by a deaf performer, obviously. No one in our company knows that scene, or signs. We wish for a guide who finds candidates and arranges a decent tryout with them.
A game studio wants fourteen performers to be scanned and to move and shout in black suits with dots. We've chosen by voice so far, and the bodies were wrong. Both must come from one person.
Our bank's commercial runs for three years with the same man as "the neighbour". If we choose badly we're stuck with him. We want a proper search, screen trials and a check that he's not in a rival's ad.

Production design
The film plays in a seventies flat and we have an empty hall. Wallpaper, lamps, the whole world of that family has to be imagined and built so that you can smell the smoke in it.
In our series the police station, the villa and the hospital are all filmed in the same office block, and viewers have noticed. Each should have its own world: walls, colours, furniture, signs on the doors.
Watching the rushes, I saw a plastic bottle in a medieval kitchen and curtains from last year's sale. Everybody brought something. No one is in charge of how that world looks, down to the spoons.
For the spaceship we've got egg boxes and good will. It's a student film, but it mustn't look like a joke. Somebody who can draw a plan, decide what's built and what's merely suggested.
Our perfume spot takes place in a dream: a library under water, says the script. The director waves his arms. We need sketches and models of that room so the builders and the effects people know what it is.
The play has eleven scenes in four countries and a stage of six metres. Last time we had blackouts with people lugging sofas. There must be a setting that transforms itself with a few moves.
A music video in one take, through five rooms, each in a single colour, furniture included. I've the song and a warehouse. Who plans and fits out those rooms so the camera can glide through?
The country house was perfect for our period drama apart from the radiators, the alarm boxes and the owner's golf trophies. It would need to be turned into 1911 for three weeks and put back after.
Our talk show looks like a furniture shop. The host sinks into the sofa, the backdrop is purple, guests get lost against it. We'd want a studio set with character that works from each camera side.
In the script the heroine's room tells us she's given up: nothing more. How do you make four walls say that? Objects, light, disorder, colour over the course of the story, someone has to think that through.
Two carpenters, a painter, a prop buyer and no one who tells them what the whole will be. They each read the script differently, so the tavern is Tudor on the left and Wild West on the right.
We shoot a post-apocalyptic thing in an ordinary suburb. Which street corners to dress, which wrecks, how much ivy, what's painted in later: I need a plan with drawings before the council will grant permission.
The historical docu-series shows reconstructions, and historians wrote in: wrong plough, wrong candle, wrong bed. It should be researched and built in a way that stands up and still fits in a van.
The advert's kitchen has to look lived in and yet have no side wall, so the camera gets in, and a sink that works. Our last rented kitchen was too small to swing a cat.
An animated series needs its world before anyone moves: what do the houses of the mole people look like, what are the streets made of, how does dusk look down there? Our animators are waiting for it.
At the opera they've loved my direction and hated what it looked like: grey boxes. For the next staging I want a partner who invents a space with me, makes a model and brings it through the workshops.
Horror film, one cellar, ninety minutes. It has to become more frightening without anybody noticing why. Walls that move in, damp that grows, things which weren't there before. Who invents and builds that?
My costume person went for autumn tones, the location's bright blue, and the props are neon. On the monitor it hurts. A single person ought to own colours and materials across all those departments.

Location scouting
The script says "lonely petrol station, mountains behind". I've driven around for three weekends and found supermarkets. Somebody must know where such a thing stands and whether the owner lets a crew in.
Our shoot in the old swimming baths fell through on Monday, since the council found asbestos. The team's booked for Friday week. We urgently need another tiled hall with daylight and room for lorries.
The villa in the pictures was ideal. On the day there was a building site next door, planes overhead every four minutes and no parking. Nobody had gone to listen beforehand.
For our car advert they'd like a road with bends, sea on one side, no houses, no crash barrier, and it must be possible to close it for a morning. Does that exist anywhere?
I need a flat that looks like a teacher's, third floor, with a view of tram lines, whose owners will move out for a fortnight. Knocking on doors myself, I got a cake and no flat.
A bank robbery, but no bank will have us. Former branches are mostly phone shops these days. Maybe there's an empty one with a counter and a vault still there, and a landlord who'd agree.
We're shooting a period story in a foreign country for tax reasons and I can't fly out every week to look at castles. I'd want folders of pictures with sun position, access, power, and who to ask.
The fashion people want a dry lake bed in the morning and a brutalist staircase in the afternoon, within an hour's drive of each other. I've lost two days on map websites.
In the novel the farm lies alone in a fen. Every farm I find has a silage tower, solar roof or wind turbines. It must be believable from all four sides, and passable with a generator in the rain.
The permissions sank us: we filmed on the beach and the ranger sent us away as birds were nesting. Next time I want somebody who's found out what's allowed where and when, and has got it signed.
The documentary needs a place where interviewees feel safe, quiet as a grave, with some depth behind them and blinds. We've done them in hotels, and you hear the ice machine.
Could a school let two hundred noisy people in during the holidays? We asked five, and each caretaker said no. There must be one that's between closing and demolition, with blackboards still in it.
Our director has a picture in his head: a tunnel with light at the end and ivy on the left. He rejects everything. Someone with an archive and a nose should drive out and send him twenty options.
The street was perfect until residents found out on the day. Eggs flew. We want somebody who looks for a spot, talks to the neighbours and shopkeepers in advance, and knows where sixty people can eat and pee.
We want our trainers shown on rooftops. Safe ones, with a skyline, a lift, and a landlord who says yes. We've been turned down by all the hotels and my intern's climbing ladders now.
A film company from abroad wants to shoot our region as if it were somewhere in the south. Cypresses are few. I'm from the tourist office and out of my depth; where do hills, light and a villa come together here?
The storyboard shows one big house. In reality the stairs, the façade and the garden may be three different ones, as long as they match. Finding three that fit together is driving our office up the wall.
For the night scene we want a wet harbour with old cranes. The port authority passes me from one number to the next, security wants papers. Who knows which quay is possible, and what it looks like in the dark?

Director
We've a script, money from the broadcaster and a cast, but no one with a vision of the whole thing. Each department asks, what do you want? And we, the writers, look at one another.
Our image film was made by a camera chap who asked the staff to "just be natural". They stand there like skittles. Someone has to tell people what to do, calm them and get the truth out of them.
The amateur theatre group has eighteen keen members and quarrels at every rehearsal over who stands where. We need an outsider who's got an interpretation, blocks the scenes, and is obeyed.
In the edit it turned out that nothing fits together: one actor whispers as in a tragedy, the other plays farce. Nobody held the tone. For the second half we need a strong hand on set.
I wrote about my father's last summer and shouldn't be the one to stage it, I'm too close. I'd love someone who reads it, finds their own approach and works with the actors on those silences.
Agency side: the storyboard's approved and now three production houses must say how they'd tell those thirty seconds. We're looking for a storyteller with a way with children and dry humour, not for a crew.
Documentary on the last lighthouse keepers. I have access and a hundred hours of ideas. What I'm missing is a point of view: whom to follow, what to ask, when to be quiet, how it'd be told.
Our first one quit after a row with the lead. Half of the scenes are in the can, the crew's loyal and nervous. Somebody experienced needs to step in, pick up the style and finish the thing.
The kids in our film are wonderful in the breaks and stiff as boards once it says "action". None of us knows how to play with them so they forget it. It's nearly all their scenes.
The opera house has a tenor who won't move and a chorus which moves as one clump. The music's splendid. The public sees a concert in costumes. Who'd stage it so that we follow the story?
A radio play with seven actors, in one studio. They come in well prepared and each reads their own piece. Someone should lead them towards each other, pick takes, and know when it's real.
For our safety film we'd like to shock without gore. A forklift, a father, a phone call. The safety officer wrote the text. How to stage it so the lads in the depot fall silent is another matter.
We have a band, a song and a field. The label says "do something with narrative". I'd want a person who comes up with the treatment and who then leads us on the day, because we just giggle.
Series, six episodes, two teams filming at once. It looks like two different series. There needs to be somebody who defines how we tell it, and stands behind both.
Comedy's timing. Our sketches read funny, then on camera everyone waits half a second too long. We've reshot them three times by ourselves. Someone behind the monitor with an ear for it could fix that on the spot.
Four hundred schoolchildren, a brass band, horses and a castle ruin: our town's historical pageant. The last one resembled a traffic jam. Who shapes such a crowd into scenes people remember?
The presenter's a scientist, brilliant in the pub, wooden before the lens. We film eight parts. She needs a person opposite her who draws it out, decides on the shots and says when it's good.
My game's cutscenes have twelve actors in suits on an empty stage. They can't see the dragon. Someone must make them believe in it, decide about rhythm, looks and camera, and keep the story in mind.

Producer
I have a finished script and a friend who'd love to shoot it. Neither of us knows how you get from there to a film: who pays, in what order, who signs what. We've been talking about it for two years.
The shoot began on goodwill and now we're short, the caterer wants paying, two contracts were never signed, and the insurance asks questions. Somebody has to take the whole enterprise in hand.
Our theatre piece ran for three nights to full houses and everyone says it ought to tour. Venues, rights, fees, a van, a technician, I wouldn't know where to begin. I'm the playwright.
The broadcaster likes our series idea and wants a package: who stars, who else finances it, when it's delivered. We're two journalists with a Word file. Somebody needs to build the thing around it.
We do commercials in-house now, and every one has ended late, with overtime and shouting. There's no single person who puts the crew together, holds the plan and says no to the artists.
We make it jointly with two firms abroad, and each fund demands that its share is spent at home, in its own forms. My desk is covered. I make films about insects, I can't do this.
Half-way through, our documentary's main character withdrew his consent. Lawyers, broadcaster, festival date. We need someone to negotiate, re-plan and decide whether to go on, while I get back to the edit.
The music's in our film and we never asked. A festival has accepted us and wants proof that we've cleared everything: songs, archive, faces, the painting on the wall. It's a mess of emails.
An influencer troupe wants to make a real feature. They've got reach and a sponsor and no notion of payroll, working hours or permits. I'm their manager, and I'm afraid of what they'll do next.
For the anniversary we decided on a film, a podcast and a stage show. Different people have begun everywhere. No one has the overview of who's hired, what's due and what's been promised to whom.
Our animation studio draws like angels and delivers like snails. The client has moved the date twice. We'd need a person who breaks it into steps, chases them, talks to the client and keeps the peace.
I've bought the rights to my aunt's wartime diary. Several people tell me it's a film. Finding the writer, the right people to make it, then the money and a distributor who believes in it: that's the part I'm looking for.
The first feature's edited and lies on a hard disk. Festivals? Sales agents? Streaming? We sent it to one, heard nothing, and the cast keeps asking when it's coming out.
We do a weekly live show from a pub. Guests cancel, nobody has booked the band, releases aren't signed, the host brings his own chairs. It's charming and it's killing me. Someone else should run it.
Six short films by young people in care, each with a mentor, all to be premiered on one evening. Social workers are organising it beside their job. It wants a professional who pulls it together from contract to premiere.
Weather cost us four days and the actress leaves for another job overseas next week. The accountant says stop, the artists say never. I inherited this from my late partner and I need somebody who's been there.
The agency has sold the client an idea with an elephant, a helicopter and a hundred extras. Now it's on our desk to find out if that can be done, by whom and in which country.
Our audio series about a miscarriage of justice has two brilliant reporters who never finish an episode. Somebody needs to plan the season, get the legal check, find partners and actually get it out.

Director of photography
The story is about a woman losing her memory, and I'd like the pictures to lose something too: edges, colour, certainty. I can direct actors. How you get that with lenses and shadow I have no idea.
Our first series looked like a soap: everything evenly bright, everyone in the middle. For the second we'd want images with depth and a mood of their own, and somebody leading the camera crew who decides that.
We shot night scenes in a forest and got black with noise in it. The backers want to see the faces and I want to feel the dark. Someone who's mastered this should take charge of the whole picture.
Two operators shot our documentary, and each scene comes out in other colours, with other framing. It looks like a collage. There should've been one head responsible for how it's seen.
Before I book any gear: film or digital, wide or square, handheld or on tracks? It's a chamber piece in a caravan. I need a partner who reads the script and translates it into images with me.
The perfume client showed us a reference with light like honey on skin. Our usual team said sure, and it turned out like a dentist's. We need someone with that eye who commands lamps, lenses and the crew.
Black-and-white, set in winter, mostly windows and faces. I've a lamp crew and two assistants who're good at their trade. Who draws up the visual plan and tells them what goes where for each scene?
At the test screening people said the comedy looked like a thriller. All gloomy teal. Nobody had asked what kind of pictures this story wants, we simply used what was fashionable.
Our actress is sixty-five and was lit so harshly that she cried at the rushes. She says there's one sort of person who makes everyone beautiful and truthful at once. Could we find such a person for the remaining weeks?
The whole film takes place from dusk to nightfall, twenty minutes of usable sky a day. It has to match for three weeks. I need a master of exposure and sky who can plan this shot by shot.
In the virtual studio with the giant LED wall our actors look pasted on. Contrast, colour and focus don't fit the background. The operators know the technology; nobody's composing the image.
For a nature feature we've got birds, fog and a director who's a biologist. She gets footage, not cinema. Someone should develop a visual language and head the small camera team for a year.
The screenplay has hardly any dialogue. Everything's told by looking: who's near, who's far, what's blurred. My backers ask who's going to be in charge of that. I've only made radio.
Car commercial in the rain, at night, all reflections. Last time you saw the crew in the bonnet. Whoever is responsible for the image this time must know how to light black paint.
A dance film on a rooftop. The movement should feel weightless and the sun's going to be brutal. I've got a drone chap and a gimbal chap with opposite ideas. I'd like one person over them with a concept for the frame.
The grading studio said it couldn't save our film as it was exposed differently every day. Whites burnt, skin green. For the reshoots we'd like somebody who sets the look before we begin and guards it.
Our period piece should look lit by candles only. The test: flat, with two shadows each. How those painters did it on canvas, someone must manage with a camera and a crew of five.
The head of our camera department fell ill a week into the shoot. There's a lookbook and a distinct style, low angles, long lenses. We need a replacement who can step into another's images and lead the crew.

Camera operation
At our handball games one volunteer pans after the ball and always arrives late. Parents watching at home see the goal from the crowd's reaction. Someone who can read play and follow should be on it.
The council meetings are filmed from a fixed corner, and you see six backs and a plant. Whoever's speaking ought to be in frame, with a steady hand swinging round in time.
During our play we recorded from the back row and the leads walk out of the picture twice. It was my cousin's first time with a tripod. Next week there's only one performance.
Our director knows exactly what she wants: start on the hands, rise to the face, hold. The student behind the machine wobbles and loses focus. We've a plan and lights; we need practised hands.
For the three-hour congress we'll have four positions and a mixer who calls the shots over headsets. Two of our people have done this. We're short of another two who react to "tight on the minister, go".
Focus! On the big screen every close-up of the singer was soft. The fellow didn't notice in the little finder. For the tour recording I'd like people who can hold a long lens sharp on somebody jumping.
The reporter does everything by herself: asks, holds, films. Her interviews tilt and the pictures hunt for sharpness. She needs a colleague at her side who runs the kit and keeps rolling when it gets hectic.
A wedding in a narrow chapel, and the vicar allows only one person near the altar, silent, no lamps. He must walk backwards before the couple without falling over. We tried it with a friend: rows of ceiling.
Chase on a staircase, in one go, with the device strapped to the body. Our usual chap has a bad back. It's got to float behind the boy, three floors down, without a bump.
Surgery is being filmed for teaching, over the surgeon's shoulder. So far you mainly see his head. Somebody calm and sterile would have to follow the hands and zoom in when he says so.
The studio's robots are controlled from a panel and nobody on the team's ever learnt it. During the news the frame cut off the presenter's forehead for a quarter of an hour. We laughed, then we cried.
We film horse trials over forty hectares. I need people who can track a galloping animal through trees with a huge zoom, all day in the rain, and know when to leave the horse.
On our indie film we've got an excellent person for the look, but she'd like to concentrate on light. So someone else should take the eyepiece: frame, tilt, follow, mark by mark, and get on with actors.
Every Sunday the service goes out to people at home. Volunteers take turns at the joystick and zoom in on the wrong choir boy. Could someone do it for the big holidays and teach the rest as they go?
Kitchen show: the chef moves quickly, and the pan's always one beat ahead of the picture. Steam on the glass too. We want someone who anticipates, creeps in close and never blocks the other two.
For the rally we hang out of a car window, so to speak. Our footage shakes to the point of nausea. Who's able to hold a heavy machine steady from a moving vehicle and keep the driver in view?
Second unit: simply shots of hands, doors, traffic, according to a list. The main crew can't do it too. I'm looking for someone who sets up, exposes properly and brings home what's on the sheet.
The crane arm at the concert had no one who could both swing and tilt it in time with the music. It just hung over the crowd like a dead heron. This year it should dive on the chorus.

Drone filming
From the ground our vineyard's a fence and some leaves. Only from above do you see how it winds along the river. I'd like that view, in the evening light, moving slowly over the rows.
The roofer says something's wrong by the chimney, and scaffolding for one look is absurd. If somebody could hover up there with a lens, we would know by lunchtime.
My son sent his toy up over the regatta and nearly hit a mast; the harbour master had a word. We'd still like those shots from overhead, by someone who's licensed, insured and knows the rules.
The golf club wants every hole shown as a bird would see it, from tee to green, gliding. Members tried with a pole. It's beside an airfield, so there's paperwork involved.
For our house sale the plot is the thing: wood at the back, stream, no neighbours. Ground-level pictures show a hedge. Buyers should rise up past the gable and see it.
Construction of the new bridge takes two years, and we promised residents a film of it growing. Same flight path, once a month, over a river and a railway line. None of us may fly there.
We need to follow a mountain biker down through trees at speed, close behind and then up and over the ridge. A helicopter's out of the question and the chap with the stabiliser can't run that fast.
The solar park loses output somewhere among thirty thousand panels. Walking along with a hand-held heat camera takes weeks. From the air one would see the hot spots in a morning.
Opening shot: begin at the kitchen window, back out through it, up over the roofs till the city lies there. One move. Our crane ends at six metres. Who can pilot something that small that smoothly?
Each spring the farmers mow, and fawns lie hidden in the grass. With a warm-eyed flyer at dawn you could find them. We're a hunters' club with big hearts and no such thing.
At the festival we wanted the crowd from overhead. Security said no one flies over people without papers. What's permissible, at which distance, with what? We'd like someone who sorts that out and brings the pictures.
Our quarry has to report its heaps every quarter. A surveyor climbs about on them with a pole, dangerous and slow. I hear a flight with overlapping pictures would give us volumes.
Inside the factory hall I'd love one unbroken sweep, from lorry gate between the robots to the lab, as if you were a wasp. Someone with goggles and tiny propellers did that for a bowling alley.
The castle's in every brochure from the same side. After restoration, we want it circled at sunrise with mist in the moat. The only window is before the tourists come, and it's a protected bird area.
Flood damage along eight kilometres of dyke: the insurers want to see every slip and crack. On foot we can't reach half of it. A flight with images you can place on the map would settle things.
The wedding's on an island and my fiancé imagines a picture of all our guests forming a heart on the sand. From a ladder it's a potato. It also blows there, quite a bit.
For the nature film we want whales from above without disturbing them, and off a moving boat. Our first machine went swimming. We need a pilot who has done that, over water, in wind.
Our ski area is a maze of lifts on paper. If guests could glide over the slopes in a short clip, they'd get how it all hangs together. It's cold, it's high, batteries die, we tried.

Lighting
On our stage the actors' faces vanish as soon as they step forward, and the back wall's bright as day. We've got thirty lamps up there that somebody hung years ago and no one dares touch.
On screen my boss looks as if he were ill. Window on one side, neon from above, glasses full of reflections. We film in that room every week and would like folk to look human.
The restaurant feels like a canteen after dark. We've swapped bulbs, dimmed, added candles; either you can't read the menu or you feel interrogated. It ought to glow at the tables and be calm in between.
For the night scene in the wood the director wants a moon. The owner has a tractor. How do you get a cold shimmer across a hundred metres without it looking like a football ground?
Our band plays better places now and we bring two coloured spots from the school disco. The bass player stands in the dark. Songs should have their own atmosphere, cued, with somebody at the desk.
Paintings in our little museum lose their colours behind reflections, and the conservator is anxious about fading. Visitors cast their own shadow on the Madonna. We need another arrangement of beams and strengths.
The gala hall is a sports hall, sorry to say. Basketball hoops, green floor. Last year someone pointed blue at the walls and it was suddenly magical. This time we've a stage, speeches and a dance floor.
At the shoot in the car showroom every lamp showed up on the bonnet like a row of pearls. We hung sheets. It took until midnight. Someone who knows how to do large, soft and reflection-free should've been there.
The old town's façades are lit by orange floodlights from the eighties. Residents can't sleep, the church looks flat and insects die in heaps. We'd like it subtle, with shadow in it.
Our online yoga lessons look like a police line-up: hard shadow on the wall, teacher half black. I own two ring things and a desk lamp. How to place them so that it feels like morning?
Touring theatre, new hall each night, four hours to set up. The colours are wrong everywhere since the equipment differs. Somebody must rework our plan so that it can be adapted, and run the show.
Our shop sells wool, and the shades look all the same grey under those tubes. Customers carry the skeins out to the pavement to see them. They should look true at the shelf.
The fashion show was lit from the front only. In pictures the clothes are flat like cut-outs, and the last metre of the catwalk's dark. Photographers complained. For spring I'd like shape and sparkle.
My chamber drama has a single table lamp as the visible source. In truth it takes a dozen hidden ones, I'm told. Our camerawoman needs a right hand with a crew to rig and control that.
After sunset our hotel garden is black apart from a glaring lantern at the gate. Guests don't use it. Paths, trees, the pool, I'd want them to draw people out, without dazzling the rooms above.
During the recording of our concert the screens at the back outshone the orchestra, so players were silhouettes. The TV people shook their heads. Next time brightness, colour and angle must be balanced for cameras too.
The pastor's allergic to "disco", but our church is so dim that the elderly can't read the hymn book, while a spot blinds the choir. There should be scenes for mass, concert and prayer at one switch.
Children's ballet, forty swans, one follow spot operated by a father. It followed the wrong swan. The whole thing looked grey. I'd want dawn, storm and lake, and someone reliable who calls up the changes.

Grip
They want to glide alongside the walking couple for sixty metres over cobbles. We tried a shopping trolley and a wheelchair. It rattles. Someone should lay boards, rails, whatever it takes, and push.
Our camerawoman asked for the thing to be fixed to the bonnet of a moving car, looking in at the driver. My brother-in-law suggested gaffer tape. I'd rather have somebody who's rigged this safely before.
We've hired a dolly, tracks and a small crane, it's all in the van, and nobody in the team knows how to put it together. Levelling, weights, who stands where? We shoot tomorrow at seven.
The sun wandered across the actors all afternoon. The lamps people said it wasn't their job to hang a six-metre cloth in the wind. Frames, stands, flags, sandbags: there's a trade for that, isn't there?
A heavy device must hang upside down over the kitchen table, still, for two days, with a cook working underneath. The ceiling is old plaster. It needs a construction that's safe and doesn't drip dust.
On day one a stand with a big frame blew over and missed the make-up lady by inches. Insurance asks who secured it. We had no one for that. Now I'd like an experienced pair of hands with straps.
We're shooting in a stairwell: it should travel straight up through four floors, looking at her face. No crane gets through the door. Ropes, pulleys, a counterweight? We need somebody inventive with metal and good knots.
The boat's rocking, and they want a horizon that stays level, three metres out over the water. Clamp it to the railing, they said. Someone must build an outrigger that holds and can't sink.
Our tracking shot ends a hand's breadth off the mark each time because the student pushing gets excited. It takes feeling: start soft, match her pace, stop dead. We're on take nineteen.
The window shines into the room and the whole building's glass. We'd have to hang black cloth outside, second floor, twenty metres, in October. Our lamps crew won't do ropes.
For the commercial a bottle stays in the middle and the view goes round it in a perfect circle, no bumps, no shadow of the arm. The studio has circular rails, and nobody to set them up true.
In a cowshed, knee-deep in mud, with a fifteen-kilo apparatus on a jib. The wheels sink. The rental firm just delivered and left. I need two strong, clever people with planks.
The motorbike scene: it should ride along low, next to the front wheel, on a trailer or a side arm. Police will block the road for an hour. The mounting must be ready and checked by then.
Our gallery shoot is on a parquet floor under protection. No stands with metal feet, no rails screwed down, and yet the view should float past twenty paintings. How do you move smoothly and leave no trace?
I operate, my friend does the lamps. But who moves the platform, builds the scaffolding tower, holds the reflector in a gale, and keeps it all from toppling? That's been falling to the runner.
The crane shot at the end of our film: from the grave up over the cypresses. There's a slope, soft earth, and the arm needs half a ton of weights. The churchyard keeper is already nervous.
They want to sit in the swing with the child, so to speak, going back and forth with her. The old rig bent. Something has to be welded or clamped, light enough and safe beside a six-year-old.
Narrow flat, long corridor, and a boss in love with slow pushes. The thresholds are three centimetres high. A flat bed with ramps over them perhaps, and a person who can do it thirty times without a squeak.

Sound recording
The interview's wonderful and can't be used, there's a fridge humming under every word and his beard brushing the clip. We filmed with what was on top of the camera. The next one must be clean.
Our choir's album was made by someone with a phone in the tenth pew. You hear coughs, heating and, far off, us. In that church it sounds heavenly live. I'd like it caught like that.
Outdoors on the harbour the actors speak softly and all we get is gulls, ropes and wind. We'd have to have them say it all again in a studio. Someone with a pole and headphones could have saved us.
Granny's ninety-four and tells of the flight and the farm. My dictaphone makes her sound as if in a tin. I'd want her voice preserved warm and near, with no studio to scare her.
Our podcast is three people round a kitchen table. One booms, one whispers, one's mostly chair. We've bought microphones and they pick up everyone else. It should be taken down properly from the start.
For the film we need real noises: a loom from the museum, the old ferry's engine, a well with a bucket. Library ones sound plastic. Somebody should go out with good gear and collect them.
The conference was recorded from the hall's loudspeakers, so it's half echo, and questions from the audience are missing entirely. Delegates who paid for the replay want their money back.
A drummer, a harp and a singer who all want to play together in the one room, as they do at gigs. When we try, the drums are in everything. There must be a way of placing and separating.
We're filming in a steelworks. Earmuffs on, you can't understand a soul and the meter's red. I still need workers' sentences intelligible and that roar in its full breadth.
My audiobook was read in the bedroom under a duvet. The publisher returned it: room noise, clicks, level goes up and down, page turns. I'll read it all again, but somewhere with somebody listening in.
Radio mics at our theatre recording rustled against costumes and dropped out when the king stood by the lamp. We discovered it afterwards. For the final night, please, someone who monitors and hides them better.
A biologist wants the dawn chorus in a bog, in full space around you, without the motorway three valleys away. She's tried for two springs. It takes patience, the right furry things and luck.
The string quartet plays in a salon with a creaking floor. Between movements one hears the neighbour's television. We've only two days with the musicians together, so the takes need to be good and complete.
At the tribunal hearing the tape is legally required and last week's was unintelligible: seven people, one mic, air-conditioning. Transcribers gave up. Each speaker should be audible, on a track of their own.
While filming the fight, dialogue was shouted over wind machines. The office says, we'll fix it later. I've heard that before. I'd like a person on set who fights for quiet and gets clean takes.
Language course: native speakers, forty lessons, always at the same distance and tempo. Ours jump in loudness and there's a dog in lesson nine. Learners with earbuds complain of hiss.
My brass band plays its farewell concert in the castle yard. No second chance. Last year's tape has the tuba on top of everyone and fireworks distorting it all. It should become something we can listen to for years.
For the meditation series we need whisper-quiet narration, and in our office you hear lifts, shoes, a coffee grinder. Even at night there's a hum. Where and how do we get silence behind the words?

Video production
We're hiring carers and the job adverts bring nobody. Younger people don't read, they watch. A couple of minutes showing a real shift, with laughter and honest words, would do more than any leaflet.
Our machine does something marvellous in four seconds that takes me half an hour to explain. At fairs I wave my arms. I want folk to see it running, close up, with a few words, and get it.
The charity's annual evening needs something to open with that moves people. We've stories of families we helped, who are willing to appear. From the first idea to the finished thing on the big screen, we've nobody.
Safety instruction for lorry drivers is a folder in one language. They sign without reading. If they could watch three minutes at the gate, showing what to do on our yard, we'd have fewer near misses.
My nephew shot our hotel last summer, fourteen minutes with music from a lift. Not even we get to the end. It should be short, make people want to come, and be cut in versions for phones.
The explainer for our pension scheme was put out as a webinar recording of ninety minutes. Members ask the same questions as before. Scripted, filmed and cut to bite-size, it might finally land.
Crowdfunding in spring for our repair café, and all successful campaigns have a moving piece at the top where the founders speak. We stutter before a phone. Could someone take us through it from script to final cut?
The company turns a hundred, and the last people who worked on the old looms are still alive. We'd like them talking, with the archive footage, in twenty minutes for the celebration and online.
Customers get the same fault with our coffee machine and call. Written steps don't help; they hold the part the wrong way round. A series of short how-tos, hands only, well lit, would take the load off our hotline.
After the congress everybody asks for impressions and we've nothing that moves. For next year: interviews in the breaks, atmosphere, a ninety-second piece the next morning and longer ones later. It's too much for our intern.
Our school has places left while parents flock to the academy with a slick clip on its page. We're warmer. Someone should come, film lessons, kids, the goats, edit it nicely, and get all the consents right.
The start-up has one chance on a shopping channel and they ask for a finished thirty-second spot, technically correct. We've a product, a slogan and an empty garage. Who takes care of everything from idea to delivery?
Testimonials in writing don't convince anyone any more, they think we invent them. Five of our customers would say it to a lens. They're scattered over the country and shy. It needs arranging, filming, cutting.
On social media the butcher down the road has forty thousand followers with daft clips from his cold store. We post pictures of ham. I'd need somebody once a month who comes with ideas and goes home with twelve short pieces.
A course for midwives is to go online: eight modules, demonstrations on a doll, two lecturers. We did one lesson on a laptop camera and the hands were out of frame. It should be done well, in one week.
We restored the organ over three years, and the workshop has hours of phone footage lying about. There's a film in it, plus some interviews still to be shot. Nobody here can put that together.
Management wants to tell twelve hundred staff about the move in person and can't be at every site. Emails cause rumours. The boss, a walk through the new building, honest answers, eight minutes. He's good when someone guides him.
The bike lights are hard to photograph since what matters is the beam on a dark road. We'd like to show it next to a rival's, riding, at night, with sound. Plan it, shoot it, finish it for the shop page.

Live streaming
Half of our congregation can't get to church any longer. We put a phone on the lectern and it froze during the sermon, then went out sideways. On Christmas Eve it must hold, with singing.
The general meeting has to be open to shareholders at home, who may ask questions and vote. Last time the picture dropped for eleven minutes and a lawyer got in touch. We can't have that twice.
Our school's play is sold out and grandparents overseas would like to watch as it happens. The caretaker says the hall's internet is "a bit of string". How does it get from the stage to their screens?
At the conference we'll have people in the room and twice as many at home. Last year the ones at home heard the coffee machine, saw slides late and left. They should feel they're there, at that very moment.
I do pottery in front of viewers every Thursday and the feed stutters whenever I switch from the wheel to the overhead view. Comments pour in that they can't hear me. It's one of me doing everything.
Council sittings must be watchable at home in real time by law from summer. Three old cameras, a mixing desk no one knows, and captions required. Whoever sets that up should also sit there the first few evenings.
For the charity marathon, thirty hours without a break, gamers from five homes are to appear together, the total running along the bottom. During our test run everyone echoed and one was always seconds behind.
The funeral home offers relatives abroad to be present over the internet, and the connection failed in the middle of a eulogy. I've never felt so ashamed. It has to be discreet and absolutely dependable.
Launch of the new tractor, dealers in fourteen countries tuning in at ten o'clock sharp, each with interpretation in their ear. We can't say "sorry, technical hitch". There must be a backup of the backup.
Our football club's in the fourth division, and fans pay to watch on their laptops. The picture's a minute late, the score's missing, and if it rains the box gives up. They've begun asking for refunds.
A jazz cellar with sixty seats wants to open to the world on Saturdays. Image is all right; the music reaches people distorted and out of step with the lips. Musicians refuse to play until that's solved.
The surgeon operates, and two hundred colleagues watch from a hotel ballroom as he does so and put questions to him. It goes through the hospital firewall, with patient privacy. IT says no; the congress says Thursday.
The product demo was to appear on four platforms simultaneously. On one it was mirrored, on another it was blocked because of a song. People wrote into chats nobody watched. We'd like one person in command next time.
Auction house: bidders online see the hammer fall after it has fallen. Disputes every week. Picture, voice and bids ought to arrive at practically the same instant, for folk on poor lines too.
Hybrid staff day: the boss on stage, a team in a van at the wind farm, another on the far side of the world, everyone on the same screen answering. In rehearsal we had black squares and a dog. Someone's got to direct that signal.
I've been asked to show the storks' nest on our chimney around the clock, for schoolchildren. The box hangs outside, there's only mobile reception, and it goes dark at every storm. It should just run.
The regatta's out on the water, the commentator's on the pier and our audience at home. From a rocking boat, how do pictures get ashore while it's happening? We've always just posted them the day after.
Our election-night party goes out from a pub, with guests by phone, graphics coming in and a presenter who improvises. The encoder overheated last time. I'm a journalist; I can't stare at dropped frames and speak at once.
`;
