/** Needs of digital, in the words of people who do not know the name of the skill. */
export const digitalExamples = `
Web development
Our site takes eleven seconds to open and people leave at four
The bloke who made our homepage has vanished and nobody can log in any more
We've got lovely page drawings from a designer and need someone to make them work in a browser
Guests should be able to reserve a canoe online and get a confirmation
The parish needs a simple site that the verger can update himself
After the last update half our pages show a white screen
Move our pages from the old host to a new one without losing ten years of recipes
Our contact form sends its messages into thin air
Members of the allotment society want to log in, see the waiting list and swap plots
The site was hacked and now advertises pills. Clean it and lock the doors
On phones our menu covers the whole page and won't close
Connect the cinema's ticket system to its own pages so showtimes appear by themselves
A calculator on our page where farmers type in hectares and see how much seed they need
Make our WordPress editable again; every plug-in is three years out of date
I want a blog of my own, fast, plain, without trackers
Our law firm's site fails every accessibility check the regulator runs
A map with 500 charging points, filterable, embedded in our page
The browser says "not secure" next to our charity's name and donors are scared off
Build a portal where patients upload documents and we answer in safe surroundings
Our job vacancies should be pulled from the personnel system every hour
The old site's made with Flash and shows nothing at all
A page for our conference with programme, speakers, sign-up, and an archive later
We'd like the wine list to be edited by the sommelier without breaking the layout
Search on our museum pages finds nothing, not even "museum"
The agency needs a front-end person for two months: React, neat code, patience
Three languages, one site, and a switch that remembers your choice
Put a waiting-list form on our nursery's site that sorts by birth date
The tide table on our harbour's page has to update itself
I run a font foundry and want visitors to type and test letters on the page
Our intranet only works in Internet Explorer. Yes, really
A portfolio for my films where clips start when you hover
Replace our spreadsheet for room bookings with a little tool in the browser
The contents of our site live in a system that costs a fortune; rebuild it on something free
Cookie consent has to be done right, so that nothing loads before people say yes
When the news mentions us, the server falls over
A scrolling story about the glacier, with charts appearing as you go; design's ready, code isn't
Link our pages with the customer database so that enquiries land there
We're a cycling club with 400 photos and no one able to put them online sensibly
The donation button must take cards, direct debit and Apple Pay
Our estate agency's listings come as an XML feed; show them on our pages
Set up a members' area with videos for a yoga teacher
Broken links everywhere since we renamed the courses. Please sort out the redirects
Client's microsite goes live in nine days and the programmer fell ill
A tool on our council's page where citizens report potholes with a photo
The theatre's calendar shows last year's dates first
I drew my homepage in Figma; who turns it into HTML?
Write an API so that the weighbridge can talk to our customers' pages
Our food bank wants volunteers to pick shifts online
A quiz on our site: eight questions, a result, share it
The site's fine in Chrome and scrambled in Safari
Make a configurator in the browser so people can put together their own garden shed
Nobody backs up our site. If it dies tonight, it's gone
Our old guestbook is full of spam from robots; block them without annoying real visitors
A home page for the dental practice, with opening hours, team, directions, and nothing fancy
Students submit their theses on paper. We'd like an upload page with a receipt
Turn the printed encyclopaedia of local history into a searchable online one
The brewery's age check can be bypassed by pressing back
Someone reliable to look after eight club sites: updates, little repairs, questions
Our domain points at the wrong server and email's dead too
Auction night: bids should show up live on everyone's browser
I'm a novelist and need a modest site with a signup box
The form for our raffle lets people enter forty times
A web app for shift handover in a paper mill, works offline in the basement
The headless shop, the CMS and the newsletter tool don't talk to each other; wire them up
Every weekend the site goes down, and our hosting firm shrugs
An interactive timeline for the football club's 125 years, to sit in our existing pages
Put our menus, allergens and prices online straight from the till
Old PHP code nobody dares to touch runs our whole library catalogue
We want pictures to load sharp but quick, even up in the hills
The startup's marketing page needs to be built from mock-ups by Monday week, hosted and live
The website's down. Again. And I don't know whom to ring
I need somebody who can change the phone number on our site, because no one here can get in
A page where people type their postcode and see when their bins go out
We'd like a simple website for the bowling club: fixtures, photos, how to join
My son built it. He's gone to Australia
The pictures won't upload, the text jumps about, and the button does nothing
Google shows our site in Japanese. We're a kennels in Devon
Make the page stop asking visitors to log in for no reason
Our renewal notice says the domain expires on Monday and the password is with a chap who died
I want a site I can feed from my phone, from the field, with muddy hands
The table of results has to sort when you click on the column
Turn our Word file of walks into web pages with a route you can follow on a map
We've outgrown Wix and need something sturdier underneath our pages
Somebody to put a live webcam of the osprey nest on our page without it crashing at hatching time
Tenants should be able to log a repair, attach a snap and see what's happening to it
Hook our diary up to Google Calendar so the hall can't be let twice
The new version looks right on my laptop and is a shambles on my wife's
Comments on our news pages are a sewer; add moderation or take them off
A little tool in the browser that works out how many rolls of wallpaper you need
Move our forum with twenty years of model railway wisdom to software that isn't dead
Please fix the typo on line whatever that broke everything
The register for parent evenings: pick a teacher, pick a slot, get an email
Our pages are made of tables inside tables inside tables
I have a template, a logo and a list of pages. Put it together and put it up
Weekly check, backups, patches: we want someone to mind the site so we don't have to
When two people save at once, one loses everything. It's our home-made rota page
The petition needs signatures counted as they come in, with a confirmation link against cheats
Can you get the site to talk to Mailchimp, Stripe and our door locks?
A wiki for our bell ringers
Everything's on a server in the cupboard under the stairs, and the cupboard is damp
Put the minutes of 140 meetings online and make them searchable
Press releases ought to go online at nine sharp without anyone being awake
The page weighs forty megabytes. People out here have one bar
We've got to show train delays from the open data feed on our station café's website
Contestants upload a song, judges score it, a ranking comes out. In a browser, by June
Our members' directory is public by mistake. Hide it, today
Build the pages from the pictures my designer made, so that they stretch and shrink nicely
An error 500 greets everyone who wants to adopt a donkey
The links in the footer lead to a casino
Somewhere safe where clients download their files, each seeing only their own
I'd like the headline to type itself and the fish to swim when you scroll; can that be coded?
Our archive of parish records should be typed into a search box: surname, year, street
Print is cut off, the PDF is blank: our form's "print" button needs mending
Embedding a booking widget shouldn't be so hard, yet I've tried for three evenings
A one-page site for a candidate, live in 48 hours, quick and safe from vandals
Our hosting bill has tripled and nobody can explain why
The code is in a drawer on a USB stick. Get it into some sort of order and running again
The site forgets which language I chose on every click
Allow visitors to make their own postcard from our museum's pictures and send it off
Please make the buttons reachable by keyboard and the pictures readable aloud; we've had a legal letter
Our scout group wants kit lists you can tick off and share, nothing to install
A page that rolls a random poem each morning
Client's site must survive being mentioned on breakfast telly
Emails from our website land in everybody's spam
Make the old intranet run on the new servers before the old ones are switched off in autumn
The plug-in we relied on for the events list has been withdrawn
Let anglers buy a day permit, get a code, and show it to the bailiff on a page
I sketched a game of noughts and crosses for our homepage; who'd program it?
The volunteers' database is an Access file from 2003. We want it in the browser with logins
Anyone can see draft pages if they guess the address
Put a price list on the site that comes straight from our stock software, nightly
How many people visit, and from where? Install something that counts and doesn't spy
Our theme update wiped all my changes
The alumni want profiles, private messages and a map of who lives where
Senior person needed for Vue and Node, three months, on a housing association's portal
Rescue us from a half-finished site; the last firm stopped answering in March
I'm a plumber. I need a page with a number that rings when you tap it
Show the next high tide, the wind and a red or green flag on the sailing club's page by itself
One login for our shop, our forum and our courses, instead of three
The upload stops at two megabytes, our architects' drawings are two hundred
Glue our page to the council's planning data and send an alert when something's new near you
We bought the .com at last. Shift everything across without losing anyone
The certificate's run out, there's a scary red page, and bookings have stopped
A browser-based order pad for our waiters that still works when the wifi doesn't
Our homepage slider has been stuck on Easter since Easter
Every office abroad needs its own little site, stamped out from the same mould, filled in by locals
The software firm wants a docs site with versions, a search and code you can copy
Dates come out American, so half our guests arrive on the wrong day
Sponsors pay for a tile on our pixel wall; we need the wall, the paying and the tile editor
Tidy up the stylesheet: eleven thousand lines and nobody dares delete one

E-commerce development
Customers put our jam in the basket and then can't pay. The checkout throws an error on every iPhone
I sell soap at markets and people ask where they can order. Nowhere, so far
Our stock in the shop and on the website never agree; we sold the same lamp twice again
Move us from Etsy to a shop of our own without losing 900 products and their reviews
Trade buyers should log in and see their own prices and order by the pallet
Shopify theme we bought is slow and the size picker doesn't work. Make it right
The museum shop would like to sell prints, mugs and memberships online, with gift wrapping as an option
Brexit ruined us: please make our web store add the right duty and VAT per country
A monthly coffee box people can pause, skip and change by themselves
Every order from the site gets typed into the warehouse system by hand. There are 300 a day
Seven in ten shoppers leave at the delivery page. Postage appears from nowhere and there's no PayPal
Farm shop needs click and collect with time slots, and only sells veg that's been picked
Build-your-own hamper: choose a basket, fill it, see the total go up, pay
Our old Magento site is being switched off. Rebuild it elsewhere before the Christmas rush
We sell curtains by the centimetre; a customer types in width and drop and should get a price and be able to buy
Tickets, merchandise and season passes in a single basket for a football club
Connect our web store to the till, so that vouchers bought online work at the counter
Wine must not be sold to children. Age check at the checkout and the courier told about it
Pharmacy wants repeat items ordered and paid for on its site
Our client, a shoe brand, needs its store in German, French and Polish, each with local payment methods
Get WooCommerce to stop falling over each time a celebrity mentions our candles
Spare parts for tractors, 40,000 of them. Farmers should find theirs by model and year and order at midnight
Let people return a jumper without emailing us: label, refund, back in stock, all on its own
A marketplace where fifty potters each have their own counter and get paid automatically
Product pages show five colours, but the picture doesn't change when you click one
We'd like to sell downloads of our knitting patterns, straight after payment, no email ping-pong
School uniforms: parents pick the school, then only see that blazer and that tie, and the order goes to the right branch
Card payments got refused for a whole weekend and we noticed on Monday
Florist needs same-day orders until two o'clock, a card message, a delivery date and blocked days on Mother's Day
The butcher wants to take Christmas orders on the web instead of in a notebook, with deposits
Headless storefront for a cosmetics label; backend stays, the front must fly
Bulk buyers want to upload a list of article numbers and have the basket fill itself
Somebody built our online shop and vanished. Discount codes stack up until things cost nothing
Our brewery ships to pubs and to people at home. One web store, two ways of paying, two price lists
Link the site to Royal Mail and DPD so labels print themselves and customers get their tracking
I'd like a customer to design their own bike, frame by saddle, and then buy exactly that one
Sell our bread subscription with delivery days depending on the postcode
Hire shop: marquees and chairs to be reserved and paid online, by date, without double booking
Charity gifts, like a goat or a well, through an online basket with Gift Aid and an e-card
Search in our web store finds nothing if you misspell "chaise". Filters for fabric and price would help as well
We need prices, pictures and descriptions of 12,000 screws loaded into a new store from the supplier's feed each night
Guest checkout, Apple Pay, remembered addresses. At present people have to open an account to buy a pencil
Perfume house: sample first, then the price of the sample off the full bottle, handled automatically
Wholesale side of our tea business still runs by fax. Retailers should reorder from their phones
Our Amazon listings and our own store should share one stock count
Selling tickets for ghost walks plus a souvenir book; add-to-basket, pay, receive a QR code
Made-to-measure shirts: collar, cuff, arm length, then pay half now and half later
An auction part for our antiques site, with bids, reserve prices and payment at the end
What we've got is a pretty website with a "ring us to order" line. Make it a shop
Bakery customers must not be able to order a cake for tomorrow
Reviews with photographs, back-in-stock alerts and a wish list to be added to our toy store
Payments provider is shutting our contract. Swap in another without a day offline
The flower farm ships bulbs in autumn only; preorders should be taken now and charged then
Sales figures in the store don't match bookkeeping's. Every refund goes missing between the two systems
Chain of opticians would like contact lenses reordered in two taps
Add a loyalty scheme to our web store: points, tiers, a free cheese at a hundred
Our fish van sells by weight. So the final price differs from what was ordered; the card should be charged afterwards
Rebuild the basket page so it works for someone using only a keyboard. A blind customer complained, rightly
Building merchant: delivery cost by lorry and distance, computed while you shop
On Black Friday the store froze and showed strangers each other's baskets!
Publisher wants to sell books, e-books and bundles direct, with the e-book arriving at once
Sell in pounds, euros and kroner from one store, rounding to nice prices
A second-hand clothing boutique with one of each piece. When it's gone, it must be gone everywhere
Our kiosk at the stadium wants fans to order pies from the seat and pay by phone
Upsell without being a pest: "goes with this" on each product page of a pan maker's store
Garage would like tyres bought and the fitting appointment picked in the same go
I run a record label with 80 LPs and a PayPal button. I'd like a grown-up store
A gift card you can buy, print, part-spend and check the balance of
Import orders from our store into the ERP, and send shipping status back to the customer
Farm gate honey, four sizes, two flavours, to be bought online with a minimum of six jars
We take orders through Instagram messages and bank transfers. It's chaos by Friday
People put things in, see the total, and the little wheel just turns and turns
I've got four hundred hats in a spare room and want to sell them while I sleep
Let customers have their dog's name engraved on a collar, see how it looks and order it
The coupon box accepts last year's codes
A carpet firm would like people to order six free samples online and later the roll, with the fitter's date
Our order confirmations never arrive, so people order twice
Put a proper shop on our theatre's site: scripts, tote bags, interval drinks
Spreadsheet with 2,300 rows of buttons. Turn that into a website where one can purchase buttons
Somebody paid with a stolen card and we posted them six guitars. Build in checks
Buy three get one free should work by itself, at the moment Sheila refunds by hand
Can a hospital canteen take lunch orders from wards on a tablet, with payment and a cut-off at ten?
Klarna, or whatever it's called, so that people can spread the price of a sofa
Our allotment society wants members to order manure by the barrow and settle up straight away
Make a place where artists upload prints, we take a share, and the framing gets chosen by the buyer
The delivery charge to the Highlands is shown as nought and costs us eighteen pounds each time
Every item has to be marked sold out by hand. By the time I've done that, three more have gone
We want to sell kits with parts that are also sold singly, and have the stock of both go down correctly
Half the product photographs went missing when we switched to the new version
Customers can't find the pay button on their phones. It's underneath the chat bubble
Invoices for firms, card for private people, pro forma for schools, from one web store
Design is done, in Figma. Now it should become a working store on Shopify with our 600 plants in it
A cake configurator: tiers, sponge, filling, message, allergy tick-boxes, pick-up day, price
We run a cheese counter and want to take web orders by weight, "about 300 grams", without grief
If it rains, we can't ship flour in paper. Silly example, but our shipping rules are complicated and nobody's programmed them
Our wedding list service: guests choose a gift, pay, leave a note, couple sees who gave what
Selling fishing permits by the day, on the phone, at the riverbank. No cash tin
The developer wants four days to change a price. There has to be a store we can run on our own
One product, ninety sizes, seven woods, three finishes. The drop-down breaks
Fans in Japan want our vinyl; the store won't take their postcodes
Please get our old OSCommerce thing off that dying server, along with customers and past orders
Buyers should be able to save a basket, send it to their boss for approval and then pay on account
Print labels, picking lists and customs slips with one click from the orders page
Uniform supplier needs a private store per client, each with their badge, their budget and their list of staff
The rental of costumes with sizes, deposit and date of return, payable on the site
Shoppers abandon us as they're asked for their title, date of birth and fax number before paying
A vending kiosk on a screen in the hotel lobby, selling umbrellas and toothbrushes, tied to our stock
I'd love people to be able to gift a place on my pottery course, nicely, with a voucher they can print
Our feed to Google's product listings gets rejected, missing numbers and wrong prices
Since the update every customer sees the trade price. Urgent!
A tip jar at the end of the order for our riders, and let buyers add it by card
Charge the plant-pot deposit and give it back when the pot returns
We can't tell whether a sale came from the site, the phone or the counter. One system for all the orders, please
A bike shop wants to put 6,000 parts from three wholesalers on its site and never hold them in stock
Show "only two left", show "arrives Thursday", and mean it
The refund button refunds the postage as well and shouldn't
Big font, few steps, pay by phone if stuck: a store for people over eighty ordering frozen meals
Vintage radios: each one unique, with reserve for 48 hours, offer a price, or buy now
Let schools order our science boxes now and be invoiced in the new financial year
Our bank says the way we take card numbers over email is against the rules. Set us up decently
For a client in paint: choose a room, calculate the litres, mix the shade, add brushes, checkout
Sale prices should start at midnight on their own. Last time I set an alarm
Basket empties itself whenever somebody switches language
How hard is it to let a family order tomorrow's school dinners for three children with different allergies, and pay at once?
A members' store for our rowing club, with blades and blazers only for those who earned them
Sell second-hand textbooks between students on our platform, hold the money until the book's handed over
The site says "in stock", the warehouse says otherwise, the customer says something unprintable
We need the purchase part of our app and our website to share one basket
Someone to look after our web shop each month: updates, broken plugins, new payment types, Christmas settings
An oyster farm sells by the dozen and ships on ice on Tuesdays and Thursdays only. Online ordering that understands this
Customers abroad get charged twice: once by us and then by the customs man
Put a size finder on our boot pages. A third come back since nobody knows what a Danish 41 is
Let me drag products about on the page without ringing anyone
I want a one-page store for a single book, paid in two taps
Our seeds site is called up 50,000 times on the first of January and dies
Tickets for the steam fair with parking, camping pitch and programme to be added in the same purchase
The previous store charged no tax on biscuits and too much on cake. You'd need to know the difference
Gardeners buy the plant, not the pot. Offer the pot, the soil and the stake on the way to paying
Regulars want a "same again" button
Build an ordering portal for 90 franchise cafés: cups, napkins, syrup, with limits per branch
We'd sell firewood by the cubic metre with a delivery slot and a tick for "can a lorry turn there?"
My craft shop's on a platform which is closing at the end of March. Get us out
Pay what you want, with a minimum, for a band's downloads
The address finder thinks our entire island doesn't exist
Warranty and fitting as extras when someone orders a washing machine, old one to be taken away if ticked
Would it be possible to scan the code on an empty tin in the pantry and reorder it?
Buyers of our lamps want to switch shade and base and see the picture and sum change
Nobody's order has come through since Tuesday lunchtime and the site looks perfectly fine
Hook our farm boxes up with GoCardless and a weekly cut-off, plus holidays when nothing's to be sent
An honest count of how much slower our store got with all these add-ons, then throw out what it doesn't need

App development
Our members book courts by phone and queue at the desk; they'd rather tap.
The allotment society needs something on people's phones to swap seeds and report broken taps.
Parents should get a ping when the school bus is five minutes away.
We've got screens drawn for iPhone and Android and nobody to make them work.
My phone program for counting sheep crashes whenever there's no signal, and sheep live where there's no signal.
Apple refused our update twice, and I don't follow their reasons.
Drivers still fill in paper delivery slips. Let them sign, photograph and send from the cab.
Customers collect stamps on cards at our coffee bar and lose them. On the phone they wouldn't.
A thing for the mobile that tells you which bin goes out tonight.
The firm that made our Android version has folded, we've the source code and bugs.
Carers on home visits need medication lists on a handset, working offline, safe if it's lost.
Our zoo map on paper gets soggy. In the visitor's pocket it could show feeding times and where they stand.
Push messages stopped arriving on newer phones since the autumn update.
The thermostat we make should be run from the sofa. Bluetooth is in it already.
A first version of our idea for dog walkers in three months, in both stores.
Football fans should order a pie from their seat and be told when to fetch it.
We need to turn our website into something people install and keep on the home screen.
Diabetics write their readings in a notebook; our clinic would like them captured on the phone and shared with the nurse.
It takes eleven seconds to open. People delete it. Make it start at once.
Fishermen need to log the catch by law, with cold fingers, on a phone, at sea.
Could our hiking club's routes be downloaded to the mobile and work up in the hills?
Rewrite our iPhone-only tool so that Android folk can have it too, without paying twice forever.
The theatre's tickets are PDFs people can't find at the door. On the phone, in a wallet, please.
A language teacher with a method and 2,000 cards wants it in people's pockets with a daily nudge.
The pub quiz, played on guests' phones, with a leader board on the telly.
Site foremen photograph faults and then email, print, lose. One tap, pinned to the plan, sent to the right trade.
Tenants should report a leak with a photo and see when the plumber comes.
Our payment inside the program fails for one in ten customers on older Samsungs.
Bank needs fingerprint log-in and instant card blocking added to what customers have on their phones.
Birders! Something that records the song, suggests the species and puts it on a map.
Ambulance volunteers in rural parts should be alerted on their mobiles when someone near collapses.
We'd like a wrist version for the watch, just the timer and the heart rate.
The choir would practise more if each could hear their own part on the bus.
Someone to take on the maintenance of our loyalty thing for phones: new OS versions, store rules, small wishes.
Let children scan a leaf with the tablet and find out the tree. For our nature reserve, no data collected.
A lift company's engineers want to see fault codes on their mobiles standing in the shaft.
My start-up lends ladders between neighbours. The clickable prototype is done, and now it has to be built in Flutter or whatever you'd choose.
The farm co-op wants members to see milk prices and tanker times on their handsets.
Reviews in the store say one star: "logs me out every day". True.
Hospital porters run about with bleeps from 1994. Jobs should come up on a phone and be ticked off.
Guests ought to open the hotel room with their own phone.
A photographer wants clients to swipe through the shots and mark favourites, on the train, offline.
On set, our continuity notes are on paper; I'd like them on an iPad with pictures, scene by scene.
Recipes, shopping list, timer with wet hands: our flour mill would like to be on the kitchen tablet.
Our festival needs one for the weekend with line-up, map, alerts, and it must not fall over when 40,000 open it.
Taxi drivers in our co-operative want to take on the big one with their own booking tool.
Get our subscriptions working in both stores, with trial, family and restore.
The blind should be able to use it; VoiceOver reads "button, button, button".
Apprentices at our firm forget their logbooks. On their phones they'd never.
What would it take to have our spreadsheet for beekeepers as something you tap at the hive?
Church members would like the readings, the rota and giving in one place on their mobiles.
A museum's audio guide handsets are dying; people's own phones could do the job, starting when they come near the object.
Our scooters are unlocked by scanning a code, at least on good days.
Students should check in to lectures with their phones, and not from bed.
We've two sets of code for two systems and everything costs double. Bring them together.
An insurance client wants crash victims to be led through photos and forms right at the roadside.
Warehouse pickers hold a scanner in one hand and a list in the other. One Android handheld should do it all.
Neighbours share one car; who has it and when? Make it a mobile thing.
It empties the battery by lunchtime because it asks for the position all the time.
The rowing club would like strokes per minute off the phone's sensors, large on screen.
Data must stay on the handset, the doctors insist. It's a diary for migraines.
Our garden robot can be steered from an old tablet, but customers want their phones, with a video picture.
The voters' guide should be in both stores six weeks ahead of polling.
App for volunteers at the food bank: shifts, swaps, who's got the van key.
A quick prototype on real phones for ten testers, to learn if anyone would use a nap timer for babies.
We've outgrown the no-code builder; our cycling community has 50,000 on it and it groans.
Vets want to send the owner a film of the dog waking up, straight to the phone, privately.
Sync is a disaster: I note something on the tablet and it's not on my phone till Thursday.
Let anglers buy the day ticket at the river bank with their mobile and show it to the bailiff.
A countdown, a widget, a gentle alarm. It's for people who forget tablets, so simple it hurts.

Game development
Children should be able to run our zoo on a tablet and find out what lions cost to feed.
We'd like visitors to solve a murder in our castle on their phones, room by room, with points.
I drew a hedgehog with a catapult, and now my nephew wants to play him.
A charity for road safety: let teenagers drive, text and crash, on a screen rather than in real life.
Our board game sells well; people ask whether they can play it against friends on their phones.
The chocolate bar's wrapper carries a code. It should lead to something silly people play for a minute on the bus.
Our prototype in Unity runs, but jumping feels like wading through glue.
The players reach level four and stop. It's either too hard or too dull.
We want our apprentices to practise crane driving with a joystick before they go near one.
A puzzle a day, like everyone's favourite word one, for our newspaper's readers.
The museum's Roman fort could be besieged by school groups on the big touch screen, each side with its own tactics.
My studio has art and story for a point-and-click adventure and nobody who can build it in Godot.
The bank would like kids to grow a pretend tree with pretend pocket money and learn to save.
At our trade fair stand people should queue to beat one another's score.
Four friends on one sofa, one spaceship, total panic: that's the idea, and it needs making for the Switch.
Our hospital has frightened children in waiting rooms. Give them dragons to tame that calm them down.
Enemies in my Unreal project walk into walls. Their brains need work.
Could our football club's fans manage the team themselves, transfers and all, on a mobile?
The escape room would like an online version that groups can play from four different homes.
A farm simulator, but honest: rain, debt, sick calves and subsidies. For agricultural colleges.
Multiplayer keeps falling over at twenty players and our launch on Steam is in June.
Our language school thinks pupils would learn verbs faster if wrong answers woke a troll.
We've an old arcade cabinet from 1983 in the pub and want a new title to run on it.
The theatre wants its audience to vote, fight and win as they watch, each with a phone for a controller.
For the insurance firm's Christmas card: throw snowballs at the directors, thirty seconds, in the browser.
The dungeon should be different each time you enter. How on earth is that done? We need a person who knows.
Physio exercises bore stroke patients. If squeezing the ball made a boat sail, they'd squeeze it more.
Port our PC title to Xbox and PlayStation, controller, achievements, certification and all.
I write interactive stories in Twine and would love them to have dice, health and a real inventory.
The brewery's beer mats should come alive as a drinking quiz on phones, with a leaderboard for each pub.
Balance, please. The wizard always wins.
Our national park wants walkers to collect birds as they go, swap them and compete with their cousins.
The fire service needs crews to rehearse a burning tower block, making choices against the clock, over and over.
A card battler with our own mythology. Rules are on paper, playtested, loved by nine people.
Our racing prototype has lovely cars that handle like wardrobes.
A maths publisher wants fractions hidden inside something children beg to play at home.
We need a quest, a map, collectibles and a final boss, all about recycling, for our council's schools.
Players spend an hour and leave. Give them a reason to come back tomorrow: rewards, streaks, seasons.
The film comes out in October, and the producers want a little platformer with its hero free in the app stores.
I've a demo slot at a convention in eight weeks and only a grey box with a moving cube.
Our seaside pier's penny falls and grabbers should exist online as well, just as maddening.
A detective story where you interrogate suspects by typing, for lovers of Agatha Christie, on tablets.
For blind players: an adventure you play entirely by ear with two buttons.
The railway museum dreams of a signal box simulator that makes grown men sweat.
It stutters on older phones. Can someone get our endless runner to sixty frames a second?
The cheese brand wants a mouse, a maze and a prize draw, playable from an advert.
Our recruiters would rather watch graduates run a virtual harbour for ten minutes than read their essays.
Make managing a hospital on a computer as gripping as managing a theme park. It's for health students.
My kickstarter promised a retro side-scroller with pixel pirates, and my programmer has emigrated.
A strategy thing about the 1926 strike, turn by turn, either side, for our history department.
The toy company wants its wooden trains to be driven round a virtual carpet by four-year-olds.
Let the tenants build their own estate from blocks, with consequences, before the architects start.
We have a Roblox idea for our trainers brand: obstacle course, hidden pairs, weekly challenge.
Save files vanish after the update and players on Steam are furious.
For our stag-night firm, a treasure hunt on mobiles with forfeits, tasks and a scoreboard.
The climate institute's model is a spreadsheet. Turn it into a world people can rule and ruin.
A pub quiz machine with a new soul: faster rounds, duels, cheeky host.
Our pharmacy chain would love a memory match with pills and plasters for the kids' corner screen.
The ragdolls bounce off the moon and the grappling hook goes through everything; collisions need sorting.
I'd like to play as a pigeon stealing chips. Nothing more. It must feel marvellous.
Dementia patients could rearrange a familiar kitchen on a big screen, with no way to lose.
A horse-riding magazine wants its young readers to groom, jump and win rosettes on their tablets.
The tutorial confuses everyone. Testers quit before they've fired a single arrow.
As a composer I've made music that reacts; now it needs a world with levels to react to.
Cyber security for clerks: let them be the hacker for half an hour and try to break in.
Our tabletop role-playing campaign deserves a companion where players roll, level up and see their map.
The aquarium's corridor floor is a projection, and kids should chase fish with their feet and score.
Monsters, please, twelve, each with a different way of attacking, put into our existing build.
A city-builder set in a beehive. Design document is eighty pages; not a line of it is playable.
We're a wine merchant who'd like customers to guess blind, duel with friends and climb a ladder of tasters.

Augmented reality
Shoppers should point their phone at an empty corner and see our armchair standing there, at the right size
Let visitors hold a tablet up to the ruin and watch the abbey rebuild itself on the spot
Before anyone signs off the climbing frames, our nursery's mums should walk the bare lawn with a tablet and spot them standing there
Our cereal box is dull. Aim the camera at it and a bear ought to climb out
Try on glasses through the selfie camera, that's what customers ask our opticians for
Snapchat lens for a music festival that puts antlers on people
Technicians in front of the pump would love to see arrows floating over the right bolts
When you scan our wine label, the vintner should appear on the table and talk
AR developer wanted for a museum trail with dinosaurs in the courtyard
How would the wind turbines look from my kitchen window? Villagers ask; let them check with their own phone on the spot
Paint brand: hold up the mobile, tap the wall, the wall turns terracotta
The floor in our hospital is a maze. Signs hovering over the corridor on screen would help
Lipstick shades on your own face, live, without touching a tester
We want a treasure hunt through the old town where ghosts show up at real corners on your screen
Business cards are boring; ours should grow a tiny building when you look at it with a phone
Surgeons could do with the scan laid over the patient while they rehearse
Pipes under the street, visible through a tablet before anyone digs. Can this be made?
An exhibition poster that starts moving as soon as a camera sees it
Kids colour in a fish on paper, and then it swims about the classroom through the iPad
Trainers are hard to picture. Customers should see them on their own feet through the phone
Standing on the battlefield, people see grass. We'd like them to see the armies, over that same grass
Filter wanted: puts our cider brand's flat cap on your head and gives you sideburns
A statue on the market square that answers back when you aim your mobile at it
Kitchen fitters want to place cupboards into the customer's bare room on screen, full size, during the visit
Our client, a watchmaker, would like people to try the watch on their wrist at home
Planning committee on a site walk: hold up the tablet and there stands the new bridge
Picture book whose owls flutter off the page when mum's phone is held above
Warehouse pickers wear smart glasses; show them the shelf, the item, the number, right in their view
The stars' names should appear over the sky when campers lift their phones, with our brand somewhere discreet
Face effect for Instagram that turns fans into our club's badger
Fire extinguisher training without smoke: flames on the office carpet, only on screen
Guests point their camera at the menu and see the dish steaming on their own table
We have 3D files of our lamps. Get them hanging from people's real ceilings
A mural that comes alive. The painter's done; now the digital layer on top
Farmers look across the field and the yield data floats over each strip?
Turn our beer mats into a tiny football pitch that two people can play on across the pub table
The quarry will be a lake in ten years. Walkers on the viewing platform should be able to see the water already
Garden centre: will this tree be too large for my lawn? Let me stand it there and make it grow by five years
Holograms aside, could visitors' own phones show our archaeologist digging next to them?
Bring a stuffed dodo back to life in its glass case, for anyone who lifts their phone
Bus stop window with a camera where tentacles seem to grab the people waiting
Tattoo shop would like clients to see the design on their arm before the needle
QR code on the packet, no app to download, and a little chef cooks on your worktop
Our instruction leaflet confuses everyone. Overlay the steps on the actual flat-pack parts through a phone
Show the inside of our boiler by holding a screen in front of it, cut open, flames and all
For the launch of a van: a life-size model in any car park, walk round it, open the doors
Cathedral's lost stained glass ought to glow in the empty window frames when seen through a tablet
Anatomy students gather round an empty table and all see the same heart beating there
We're a hairdresser's chain; people want to know if pink suits them. In the mirror, please, before the dye
Virtual try-on for hats on a milliner's site, via webcam
Concert-goers lift their phones and a whale swims over the crowd
Help a heritage railway: point at the rusty engine and see it steaming, wheels turning
Carpets look different at home. A rug you can lay on your real floor before you order
City tour on smart glasses, names of the buildings pinned where they are
Christmas advent trail: every shop window hides a creature only the phone can see
Estate agent's hoarding shows nothing but fence. Passers-by should see the finished flats through it
Our trade stand is too small for the crane. Put the crane on the carpet in front of us, digitally, visible on visitors' tablets
Measuring a window for blinds: customer films it, the blind appears in it, cut to fit
Somebody who builds Spark or Lens Studio effects for a crisp brand's cheeky mouth
Children in hospital would cheer up if an astronaut walked through their ward on the tablet
An engineer at the depot looks at a train brake and an expert far away draws circles into her view
The postcards in our gift shop should play the sound and movement of the place when viewed with a camera
Solar panels on my own roof, seen from my own drive, with the sunlight falling as it would in June
Bakery wants couples to see their wedding cake on the actual venue's table
Give our stadium seats a second screen: lift the mobile and the players' stats hang over their heads
Safety walk round the mill: hazards light up red where they really are when you look through the tablet
A perfume ad in a magazine that blooms into flowers on the coffee table
Sofa company's returns are high since people misjudge size. Let the camera settle it
Fossil beach, muddy and plain. Raise your handset and a plesiosaur slides past in the surf
I sell framed prints and buyers want to see one over their own fireplace
Will the fridge fit? Customers want to see it in their own nook before they click
Point at the gravestone and the person buried there tells you who she was
My jewellery is sold online and women want to see the earrings dangling from their own ears
The castle lost its roof in 1648; through the phone you should be able to put it back
Our trading cards ought to fight each other on the kitchen table
Hold up the phone at the summit and it tells you which mountain's which
A joiner would like his customers to see the staircase in their own hall before he cuts any oak
Make people laugh at the Christmas party: reindeer noses through the camera, our logo on the antler
The baby dinosaur should hatch from the cereal box and wander over the breakfast things
Visitors can't read Latin. When they look at the stone with their phone, English should sit on top of it
Would this hot tub ruin our patio? Show me, there, at the right scale
Electricians have gloves on and no free hand; the wiring plan should hover before their eyes
Try a moustache before Movember. On your own mug, live
Our stained map of the battlefield: soldiers should march across it when a child aims the tablet
I want a dragon on the roof of the town hall that only phones can see
Nobody can imagine the extension from the drawings. Stand in the garden, lift the iPad, there it is
Wrong part, wrong order: assembly workers should have each next screw highlighted on the real gearbox in front of them
The coaster under your beer becomes a little stage with our band on it
How about a lens that gives everyone our goalkeeper's terrible haircut?
At the zoo, the enclosure is empty because the animal sleeps. Let people see it prowling between the real rocks on their screen
A tile shop wants you to look at your own bathroom floor through the mobile and change the pattern with a swipe
Blank plinth in our square. Each month another sculpture stands on it, visible to phones only
Patients don't grasp where the hip implant goes. Show it over their own body in a mirror screen
The old tram line's gone, but could you see it rattle down the street if you held up your handset?
Comic book readers aim at a panel and it moves and shouts
Our packaging has no room left for instructions. When you look at it through the camera they should float up
Ghost hunt in our hotel! Guests wander about with tablets, and things lurk behind actual doors
For expectant parents: will the cot, the chest and the chair all go into that tiny room?
A butterfly lands on your hand. On screen, of course, at our hospice garden, with a loved one's name
Golfers hold their phone towards the green and see the distance and the slope drawn on the grass
The parrot on our rum label should squawk when scanned
Can our fire service see through smoke, sort of? The building's floor plan laid over what's in the visor
Try the sofa in mustard. Now in teal. In my actual lounge
Our village lies under a reservoir. Standing at the shore, you'd see the church tower again where it was
School science: a volcano on every desk that pupils can walk round, using the old iPads
Nail bar: show the polish on the customer's real fingers before she picks
Sponsors want fans to snap themselves next to the striker, though he's nowhere near
When the mechanic looks at the engine bay, torque figures hover beside the bolts
Tombola tickets that sprout confetti and a number when seen through your phone
There's a planning row over a mast. Let the neighbours look from their own gardens and see how tall it'd be
Shrink our cement works on to the meeting table so six people can lean over it together
The treasure chest appears only at the third oak by the lake, if you look through the app
Hearing aid wearers would like to see what's said floating beside the speaker in their glasses
Put a life-size blue whale into the sports hall for assembly
Our poster in the underground should crack open with tentacles for anyone filming it
Learners of the piano need the keys to light up under their real fingers
Bridal veils: she wants to see herself in it at home with her webcam
A magician's business card that does a trick when filmed
Rehearse the crane lift: stand in the yard and see the load swing past where the real wires are
What if our Roman mosaic had the missing two thirds when visitors hold a tablet over it?
Fishing app: lift the phone towards the water and see the depth and the weed below the surface
Passers-by peer at our shop window with their camera and the mannequins start to dance
Ikea has it. We're a small oak furniture maker and people keep asking us for the same thing
Blossom falls through your living room when you open our tea tin with the camera on
Could a driver see the bay lines on snow-covered ground through his windscreen?
Trainee nurses should practise on a real bed with a patient who isn't there
Face paint without paint: children choose a tiger and see it on themselves in our theme park's mirrors
The forest trail needs wolves. Nobody's going to let us have wolves
Show what's in the recipe by aiming at a jar on the shelf: a halo if it's free of nuts
Newspaper wants its front page picture to play as a clip when held under a phone
Let buyers walk round the yacht on an empty pontoon, peer in at the portholes
I own a wallpaper shop, and rolls are hard to imagine on a wall. My customers own phones
Guide dog charity: let sighted people see the street as if with cataracts, through their camera
A birthday card that makes the recipient's carpet fill up with penguins
On the factory tour you can't go near the furnace. From the balcony, with a tablet, you should see inside it
Wear our cycle helmet virtually, check it isn't silly, turn your head
Tourists stand before our town wall and see a car park. We'd rather they saw the siege
We'd like a game where the ball rolls across your real floor and bounces off your real skirting board
Storm water will come up to here: hold up the phone in your own street and see the flood line
Archive photos should slide exactly over the view as you stand on the same spot today
The rescue helicopter's too big for the schoolyard, but through tablets it could land there
Our chocolate coins: scan one and the king on it pulls a face
Aim at the night bus stop's timetable and a friendly arrow leads you along the pavement to the right one
Sculptor asks: can collectors place my bronze in their garden and walk about it before I ship two tonnes?
Estate of fifty houses, none built. Give visitors on the muddy field something to look through
A filter for our vet's surgery that puts the cone of shame on the owner
Christmas shoppers pose with a snow bear that isn't there, then share the picture
Plumbers hold the phone against a wall, and the pipes photographed before plastering show up in place
Let kids feed a virtual fish in our empty fountain while it's switched off for winter
Augmented layer wanted for a brewery tour: at each copper the visitor's tablet shows what's bubbling inside

Virtual reality
Buyers live abroad and can't visit the flats, which aren't built yet. Let them put on goggles and walk about.
Our firemen should be able to practise a tower block blaze without burning anything.
Visitors should strap something over their eyes and find themselves standing in our Roman baths, steam and all.
New staff on the oil platform are scared of the ladder. Could they climb an imaginary one first, with the drop beneath their feet?
Patients who can't leave the ward would love to be at the seaside for ten minutes.
We bought thirty Quest headsets for the school and there's nothing decent to run on them about the water cycle.
People with a fear of spiders come to our practice; we want to meet the spider with them in a safe, made-up room.
At the trade fair everybody should sit in the driver's seat of our combine, though it won't fit through the door.
The kitchen studio would like couples to open the drawers of their future kitchen with their own hands.
The congregation must decide about the new altar; let each of them stand in the finished chancel, life-size, and turn round.
Surgeons want to rehearse on a made-up knee with both hands and feel when they've gone wrong.
A short horror film in which you are inside the room and can look behind you. I've the script, not the know-how.
Visitors feel seasick after three minutes in our simulated balloon ride. They tear the thing off their faces. Cure it.
Train drivers have to learn a new line before it opens. Put them in a cab that doesn't exist yet.
I would like my grandmother's village, as it was before the dam, to be walked through again.
Apprentices waste a lot of steel learning to weld. Can they learn with a dummy torch and sparks only they can see, all round them?
Our theme park's old ghost train could get a second life with goggles synchronised to the carriages.
The bank wants staff to practise facing a robbery, safely but so that their hearts beat.
Architects here show clients flat plans and nobody understands them. We'd like them to stand in it at full size.
Dementia: let carers spend five minutes seeing the world the way a resident sees it.
For the fundraising gala, each guest should be transported to the clinic in Malawi for three minutes, all around them.
Astronaut for a day: turn your head and there's Earth, reach out and grab the hatch. For our science centre.
Meetings with our Japanese plant would be better if we could all walk round the same engine together, wherever we sit.
Teenagers won't listen to talks about drink-driving. They might if they sat at the wheel of a crash that surrounds them and isn't real.
Six friends in an empty hall who see and hear a pirate ship around them: we want that for our leisure centre.
Our client, a cruise line, wants travel agents to stroll through simulated cabins in 3D, looking under the bed if they like.
Speech therapy for stammerers: a virtual audience that yawns, coughs and claps.
We have a game that runs on a flat screen, and players keep asking for the immersive headset version.
Football keepers should face a thousand penalties on a rainy Tuesday without a single striker.
Before the factory is rebuilt, workers should try out the new line and tell us where they'd bump their elbows. Headsets are ready.
Our artist wants people to walk inside her paintings and hear the colours.
Wheelchair users can't climb our cathedral tower. We want them up there all the same, peering over the parapet, fully immersed.
Forklift accidents keep happening. A training where you can cause one and learn.
The prison service would like inmates to practise ordinary life, a shop, a bus, a quarrel, before release, in a simulated world that answers back.
Fans who couldn't get tickets should stand on stage beside the drummer and look in every direction, from their own bedroom.
Someone to turn our scanned cave into a place people can float through; it's closed to the public for good.
Children awaiting an MRI are terrified. A make-believe ride through the tube the evening before would help.
Car showroom with only two cars on the floor, but all forty to sit in, colours changing as you wish.
Our immersive cave dive needs a cable and a monster of a computer; it should run on the cheap standalone goggles.
A history teacher dreams of a trench her class could stand in, not too frightening, fifteen minutes.
Pilots of our harbour tugs should try the new quay before it's poured, with wind and tide.
Lab safety lesson in which you can blow up the lab, with controllers in both hands.
An estate agent's clients keep their eyes shut to plans. Goggles on, they should wander from room to room and look out of the window.
The zoo has no elephants any more. Let visitors stand among a herd.
Physio is boring. Our stroke patients should reach for apples in an orchard that isn't there.
Documentary about a refugee boat: we'd like the viewer to sit in it, with the sea on all sides.
Could our board sit in any seat of the unbuilt stadium and look about before they fix the prices?
Hotel school needs a virtual guest who complains, and a lobby to do it in.
The paint firm wants customers to stand in their own living room with different walls. Headset, not phone.
How might one feel what it's like to be a bee? For our nature reserve's visitor hut: three minutes inside the hive, bees over your head and behind you.
An escape room that needs no room: four friends, each at home, inside the same locked crypt, passing each other keys.
Offshore wind technicians have to be evacuated once a year in an exercise; half of it could take place in a simulated nacelle, on dry land.
We've filmed the ballet with eight lenses in a ball, and somebody must stitch it and make it playable in headsets.
Our church burned down. We have scans and photographs, and people would like to sit in it again.
Nuclear plant visitors can't enter the reactor hall. We'd like them to stand in it nevertheless, without leaving the reception.
Hand tracking is patchy in our training module, and gloves make it worse.
Rugby players should see the same tackle again from inside the referee's head.
A meditation garden for stressed nurses, ten minutes on a break, the ward gone, only moss and water wherever they turn.
Set builders, director and cameraman want to scout the stage together in goggles before a single plank is cut.
Our planetarium is too small. Could every visitor have the universe on their own head?
Job interviews frighten our young people. Let them practise opposite an invented boss, until it's dull.
Crane drivers take years to learn. Something with a seat, two levers and a whole simulated harbour around it.
The tourist office wants a taste of the gorge for those who can't manage the stairs, standing on the brink with knees trembling, though on a carpet.
We need empathy training for retail managers: be the customer in the wheelchair for an hour, virtually.
For our sales reps: a suitcase out of which customers can step inside the pump station, full size, and take it apart with controllers.
Old sailors at the care home would like to be on the bridge again in heavy weather, without leaving the armchair.
Build us a VR gallery for student shows, where visitors meet as figures and wander.
Archaeologists left us a point cloud of the tomb. Let people crouch inside it with a torch in their hand.
A vet school would like students to practise calving before they meet a cow: a simulated stable, gloves that push back, a bellow behind you.
Our chairlift opens in two years. Investors should ride it next Tuesday.
The bride's grandfather can't fly. He should sit in the front pew all the same, with something over his eyes, looking round as he likes.
Let dockers rehearse a chemical spill without wearing out another Saturday.
People at our fair queue to put on a helmet and fall out of an aeroplane.
We've the goggles, gathering dust in a cupboard. Someone make them useful to our geography teachers.
Customers can't imagine a caravan they haven't stepped into, and the model's still at sea.
A man afraid of heights came to my practice. I'd like to take him up a tower that isn't there.
Recruits ought to have defused ten bombs before they see a real one.
How big is a blue whale, really? Pupils should swim alongside one without leaving the gym.
I want to be inside a beating heart and turn my head.
Our bedridden residents miss the Dales. Strap something light on them and give them a walk by the beck.
Scaffolders learn by falling off, more or less. Could they fall off somewhere harmless?
The mill burned in 1911. Visitors now stand in an empty field; they'd like to see looms all round them.
My game's players shoot with a mouse. They want to duck, throw and reload with their own arms.
Someone who can build a world that people step into wearing a mask over their eyes, for our dental trade stand.
It makes my customers dizzy. The picture lags when they turn their heads.
A burglar's walk through your own house: the insurer wants clients to spot the weak points themselves, in goggles.
Our orchestra would like a listener to sit among the bassoons and look the conductor in the eye.
Teach lifeguards to spot the drowning child among ninety swimmers in a pool that's made of pixels.
Would-be beekeepers panic at the first swarm. A swarm without stings would be just the thing.
The cockpit of a 1940 Spitfire, with your own hands on the stick and the Channel below. It's for our aerodrome museum.
We can only let twenty people a day into the painted cave. Let the other thousand wander in it without breathing on it.
The hotel in the Maldives costs a fortune. Before booking, couples should be able to stand on the jetty in our shop.
Police cadets should be able to talk a man down from a bridge twenty times over, with him answering differently.
Our ward for burns: children forget the bandage change while throwing snowballs at penguins. Such a thing exists abroad, we'd like our own.
For a paint-ball hall with no more paint: six players, empty room, and what they see is a jungle.
Could the trustees sit in the new hospital's operating theatre and say whether the lamps are in the way?
Midwives see a shoulder dystocia once in two years and must get it right. Practise it, weekly, on nobody.
I'm a sculptor with bad lungs and want to carve marble in the air.
Every apprentice electrician should get one terrific shock, harmless, and remember it for life.
My brother's house design exists on a laptop. He wants Mum to walk through the front door and find the kettle.
Somebody has to put our film, shot with a ball of cameras on a glacier, into those goggles so you can look anywhere you like.
Old people's home, twelve residents, one bus trip to their childhood street, none of them out of the chair.
The controllers confuse our visitors. Couldn't they simply point and grab with bare hands?
A day in court frightens young witnesses. Let them look round the courtroom beforehand, judge, wig and all, in a headset.
Sales staff haul a two-ton printing machine to each customer. Replace it with a pair of glasses in a case.
Miners descended here until 1986. I'd like schoolchildren to go down in the cage, hear it rattle and be in the dark.
The trampoline park wants an upper floor with dragons, the sort you wear on your head.
An autistic pupil of ours dreads the supermarket. He might get used to it bit by bit in one we control.
Judges at the architecture competition don't read plans. Put each of them in the market square, at eye level, in 1:1.
Someone sat in our simulator chair and walked into the wall. There should be a boundary that warns you.
From ten places at once, our surgeons would like to gather round the same tumour and point at it.
The climb up the north face, avalanche included, for people with bad knees.
Chess against a friend in Oslo, on a terrace above the clouds: I have the idea and the money for a first try.
Before the submarine museum cuts a hole in the hull for wheelchairs, could those visitors float through it some other way?
Hotel chambermaids learn the room in the wrong order and get slow. Train them in a made-up suite with hands-on tasks and a stopwatch.
We want to feel the storm on the trawler, 1953, every side of us black. It's for a maritime festival.
The frame rate drops as soon as there are more than three avatars in our meeting hall.
A psychologist wants to know how people choose their path in a smoky corridor, without smoke or a corridor.
Tiny house, big promises. Buyers ought to stretch out their arms inside before they sign.
It should feel as if the saint's cathedral were being built around you, stone by stone, for six minutes.
Turn our roller coaster dark, put a visor on the riders and let them fly through the solar system in time with the bends.
Anaesthetists must be able to make their worst mistake here and then go home happy.
Students in three countries should meet in one lecture hall that exists nowhere, sit beside each other and whisper.
Our climbing frame maker would like mayors to shrink to the size of a six-year-old and look up.
The war photographer's images: you stand where she stood, and turn round to see what she did not photograph.
What's missing is gloves or a vest so you can feel the rain. Or at least make people believe they do.
A fear of flying course with a plane that never leaves the ground or even exists.
Painters, joiners, roofers: at the careers fair every teenager should try each trade for two minutes with goggles on.
On the stand next to ours people wore black boxes on their faces and laughed. We sell milking robots. We want that.
Put the visitor in the whale boat, oar in hand, harpoon in the other.
Some of our staff are racist without noticing. Let them spend ten minutes looking out of somebody else's eyes.
Our astronomy club can see nothing for clouds. Lay people down under an artificial sky that goes all the way round and lets them reach for Saturn.
Our film set exists only as computer models; the director wants to walk around in it with a viewfinder, before it's built.
Goalkeepers, batsmen, tennis players: make an invisible opponent that serves at two hundred kilometres an hour.
I run an arcade and people have tired of screens. They should put something on and be elsewhere.
A horse for children who can't ride: hooves, mane, forest, all around, from a saddle on springs.
The lenses fog up, the straps get nits, and the thing crashes every third pupil. Make our school's set-up fit for daily use.
A violinist gets stage fright. She'd like the Albert Hall in her bedroom, full, coughing.
Warehouse pickers should know their way around the new depot before the roof is on.
Your own funeral, seen from inside: an art piece for one person at a time, eyes covered, four minutes.
Our translator trainees need to stand in a booth above a noisy conference that isn't happening.
Can one stand in Pompeii the evening before? Our Latin class would learn its verbs for it.
The brewery is too cramped and hot for tours. Visitors could ride through the pipes as a drop of beer instead.
Relaxing scenes for people in the dentist's chair, all round them, so that they no longer see the drill.
We built it for the big cable-bound goggles and now need it on the cheap ones without a computer.
The refinery's emergency stop is a red wheel no one has ever turned. Everyone should turn it once, with alarms blaring.
Holocaust survivors have told us their stories. We'd like young people to sit opposite them, in the same room, after they're gone.
Furniture buyers push imaginary sofas round an imaginary flat, life-size, and sit down on the floor by mistake. Build that for our shop, minus the bruises.
Kids from the coral coast and kids from Hull should dive on the same reef together, as fish.
Our ski jumpers can only try the big hill nine times a day. In goggles they could go a hundred.

Data visualisation
We've ten years of river levels and the mayor still asks what it all means. Let him see it at a glance.
The figures are alarming, but in our report they look like a phone directory.
Where do our ambulances lose their minutes? The numbers know; a map could show it.
Turn the hospital's waiting times into something a patient grasps while waiting.
Each of our branches reports weekly. The boss wants one screen which tells her where it hurts.
Readers scroll past our tables of figures. The story about rents should be something they can explore by street.
How coffee gets from farm to cup, with who earns what along the way, in one picture.
Our bar charts are Excel's own, and our funders have begun to sigh.
The budget of the town, so that any resident can see where each pound goes.
We tagged 300 seals. Their journeys should be visible on a globe that turns.
On the factory wall we'd like output, scrap and stoppages, changing as they happen, readable from a forklift.
The trial worked, and the figure in our paper hides it. The reviewers said so.
Forty thousand survey answers. Is there a way for someone to see the pattern without reading a column?
Make our carbon footprint visible in the annual report without a single green leaf.
The football club has every pass of the season and would love fans to see how the goals came about.
Show councillors who lives more than a mile from a bus stop.
The documentary needs the spread of the fire over three days explained on screen, from real measurements.
My thesis has a network of 2,000 medieval traders that currently looks like a hairball.
Energy use of every school in the county, side by side, so heads get competitive.
Sales by hour, by product, by weather. There's something in there about soup and rain, if only we could see it.
Our bank's three centuries along one line that visitors can slide, with the crises as dents.
The pie charts must go. There are eleven on one page.
Could the quarry's dust readings be put on the web so neighbours can check their own street?
For the museum: 5,000 years of population in our valley, across one long wall, from grave counts and census.
The insurer's risk maps are rainbow-coloured, and colour-blind brokers can't read them.
Our monthly figures come in forty tabs of coloured bars. Nobody opens them.
Election night, 60 wards, results coming in by the minute. We want readers to see the swing at once.
How do money, goods and people move between our twelve warehouses? Arrows, thick and thin, please.
Teachers should see from one picture which pupil is slipping, and since when.
The charity's claim is one in seven. Let people feel what one in seven is.
A poster of every ship that's called at our port since 1900, sized by cargo.
We publish the town's numbers by the gigabyte, and citizens haven't a clue what to do with them.
The pollen count as a picture, renewed each morning, for our pharmacy's window screen.
The genome lab's results need figures that survive being printed two inches wide.
As a magazine we'd love a spread on what Britons eat at each hour of the day, drawn from the time-use figures.
Investors don't believe our growth until they see the curve, and our curve is buried on tab nine.
Who talks to whom in our firm? We have a year of anonymous email counts and would like to see the islands.
Turn the opera's four-hour score into a visible landscape of loudness and keys, from the actual notes.
Visitors should slide through the years and watch the glacier shrink, from our measured outlines.
Call volumes, complaints and staffing live in three separate pictures, and together they'd explain everything.
The pension fund must show a saver what she'll have at 67, in good times and bad, without a table.
Tableau licences we've got. Somebody who can make it answer a question we haven't.
Crime in our borough looks frightening on the map only because more people live there. Show it fairly.
An explorable of every tree in the city, by species, age and sickness.
The think tank's inequality figures are solid and dull. We want one image of them that gets shared.
Our ferry's punctuality, day by day for a year, as a calendar of colours on the noticeboard.
The air in every classroom is measured each minute. Give teachers a simple glowing sign of it and heads the trends.
Three scenarios for the coastline in 2080, with the uncertainty shown honestly.
I'm a documentary editor: wages against house prices, 1970 to now, moving on screen, accurate to the figure.
Where our donors live, how far they travel, what they give. The trustees should see it and gasp.
The vineyard has soil readings every ten metres and can't see the good corner for the numbers.
A weather archive back to 1814, in a form that one could hang in the observatory's staircase.
The steps patients take through our departments cross like spaghetti. Draw the flow from the records.
It starts at 90, has no units and comes in seven shades of blue. Please rescue the figures in our annual review.
Subscribers come and go. When and why they leave should leap out from one live screen.
For a court: the timeline of 600 bank transfers, plain enough for a jury.
Let runners see their pace against everyone else's in our half marathon, as a river of dots.
The union wants pay by grade and gender in a single honest picture.
We map bats. A thousand nights, sixty microphones, and no good picture of where they go.
D3, Flourish, whatever you like, so long as voters can play with the tax rates and see who pays.
The board wants five numbers on a phone, with a little line each. Not fifty.
Bring our cookery archive's ingredients into one big web: what goes with what, from 20,000 recipes.
Our sensors on the bridge produce wiggly lines only the engineers can love. The public paid for it, and asks.
The theatre's ticket sales, seat by seat over a season, coloured by how early they went.
An epidemic model for school lessons: children move a slider and watch the curve flatten.
Languages spoken in our borough, 140 of them, shown so that nobody is a sliver.
Please find a form for the lifeboat's 900 rescues, where and when and how many saved, that fits the station wall.
We monitor 80 rivers and the traffic lights on our map all look amber.
A regulator asks us to prove our fares are fair. The evidence is there and needs to be seen.
Stock moves through our shops like tides, and I'd like to watch it on a map over a year in a minute.

Spreadsheets
I type the same numbers into three Excel tabs every Friday and one of them is always wrong.
The file our retired colleague left behind calculates the tides, the fees and the rota, and nobody dares touch it.
Every sum says #REF! and the grant application goes in on Thursday.
How many cakes must we sell to pay for the new oven? I'd like to change one figure and see.
Our file with 40,000 rows takes five minutes to open and then dies.
Two customer lists, one with phone numbers, one with addresses, no common spelling. Please marry them.
A Google Sheet where the volunteers tick their shifts and it warns us when a day is short.
The macro that made our invoices stopped working after the update.
We plan the harvest in a table drawn by hand. It ought to add itself up.
Six branches send me their takings in six different layouts, and I have to stack them by hand.
Duplicates everywhere: the same donor is in our list as Bob, Robert and R. Smith.
A cash forecast for the next eighteen months that I can play with, if we hire, if we don't.
Our stock list should turn red by itself when we're nearly out of yeast.
The film's budget has 300 lines and changing the number of shooting days should change the right forty of them.
Somebody sorted one column and not the others. Now every pupil has another pupil's marks.
I can add up a list. I can't do whatever would tell me which ferry crossing earns most per month.
A rota for thirty nurses, with holidays, nights, and no one twice in a row.
Pivot tables frighten me, but my boss wants sales by region, week and salesman.
Our tilers would like to tap in a bathroom's measurements and get tiles, grout, hours and price while standing in it.
Dates have come in as American, and half of them have swapped month for day.
The league table ought to work itself out as soon as I type in a result.
Customers fill in our order file wrong; it needs drop-downs, parts they can't touch and a total.
One calculation is 400 characters long, brackets within brackets. No one knows what it does, only that pay depends on it.
Please move our old Lotus files into something a young person can open.
The council sends us figures as PDFs, and I retype them number by number. There must be a way into a table.
Something easy for our allotment society, one grid: plots, rents, who's paid, who's waiting.
The pricing model for our quarry has tonnes, haulage, diesel and discount, and it's wrong somewhere.
VLOOKUP gives me the wrong supplier for every third part number.
We need a what-if tool for the school: fewer pupils, one more teacher, higher heating.
Our charity's trustees want to see income against plan on one page of the file, without me building it afresh each quarter.
The wedding planner's table of guests, diets, tables and hotels should fill itself in from the form replies.
Everyone types in the shared file at once and sums vanish. Protect the bits that matter.
A loan over twelve years with rates that change: show me each month's interest and capital.
The agency tracks hours on a grid of coloured boxes, and colours can't be added.
A calculating file from 2006, programmed by a man who now breeds alpacas. It's in German and we rely on it.
The measuring station spits out a table every hour, and I'd like them appended, cleaned and averaged without touching them.
Work out commission for nineteen sales reps with four tiers, caps and clawbacks, and make it checkable.
Our production schedule is a great grid of joined-up boxes. Insert one day and the whole thing breaks.
Could someone check my valuation model before investors do? Page four doesn't agree with page nine.
A points tally for our dog show, five judges, drop the highest and lowest, rank within class.
Postcodes, first names and surnames all sit in one column. They should sit in four.
I'd like to enter ingredients and portions, and get cost per plate, allergens and the shopping list.
We print address labels from a list, and it skips every seventh person.
We count birds each Sunday, twelve people, twelve notebooks. One neat table for all of it, with totals by species.
A plain shared list for the prop store, with filters: what's out, with whom, until when, and overdue in red.
When somebody types 'done', the line should jump to the finished list by itself.
The template headquarters wants us to fill in has 60 columns; our system exports 45 in another order.
Our bar's till gives a daily text file. Which hour, which drink, which weekday? I want that answered at a click.
An amortisation tab and a depreciation tab that finally talk to the main one.
Timesheets come in as photographs of paper. From now on: one table, hours and overtime worked out for us.
The zoo's feed plan multiplies animals by kilos by days. Get one number wrong and the penguins go short.
A bar-chart sort of plan, no fancy software, in the file we already use, which shifts if the concrete is late.
We lost the password to our own workbook's formulas and must rebuild it properly.
The survey came back as 900 rows of ticks. I want counts and percentages by age and ward.
Circular reference, it says. Where? There are nine thousand boxes with sums in them.
Share of water bill per tenant by floor area and months lived there, and it has to come out to the penny.
Our exam results need converting to grades, curving, and mailing as one line per pupil.
Currency columns: some say £1,200, some 1.200 EUR, some 'twelve hundred'. Make them numbers.
The theatre's seating plan is a grid and I'd like each sold seat to turn grey and add to the takings.
A tidy tracker for our job applicants, nothing grand, with filters and a colour for each stage.
I press a button and it should send forty emails from a list. It now sends one person forty emails.
Twelve monthly files, same headings, to be stacked on top of each other, again every month, and I do it by cut and paste.
The landlord of 22 garages wants a grid telling him who's behind and by how many weeks, as of today.
We estimate crew, kit and van hire for each shoot on the back of an envelope. Give us something reusable which adds up.
Print it and it comes out on 64 pages. Ought to be two.
The model says our wind turbine pays back in three years, which can't be right.
Car-share rota, school run, five families, three of them divorced. An automatic table, please.
Eleven bidders, nine weighted scores, four markers: our tender comparison must tot itself up and not let anybody fiddle it.
Google's script times out halfway down our list of 5,000 books.
Sacks in, sacks out, wastage: our flour list never adds up, and I think one of the sums is wrong.
`;
