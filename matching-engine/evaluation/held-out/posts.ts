/** Lists long posts as people put them on marketplaces, with everything that is beside the point. `tags` are what the work is, the main one first. */
export const heldOutPosts: { tags: string[]; text: string }[] = [
  {
    tags: ["react", "node.js", "javascript"],
    text: "About us: we're a family-run letting agency founded in 1987 and now on the third generation. Title: Finish our tenant portal!!! Our last developer has taken a full time job and left us with something that is 70% done. The front is in React and what's behind it is Node with Mongo, hosted on Amazon. Tenants should be able to log in, report a broken boiler, upload a photo and see when somebody's coming. Login works, uploads don't. There's a Trello board with about 25 tickets. We'd want you to estimate these first. You'll have access to the repo after signing an NDA. Budget $1500-3000. To apply start with the word BANANA so that we know you've read this. Agencies please don't bid.",
  },
  {
    tags: ["virtual assistant", "email handling", "calendar management"],
    text: "Hello! I'm a life coach (yes, another one) working between London and Ibiza and I've reached the point where I'm spending more time on admin than with my clients. I need a calm and organised person who can go through my mails each morning, answer the simple ones, put sessions in my diary, send reminders and invoices and generally be one step ahead of me. 2 hours per day to begin with, perhaps more. You must be discreet. Good written English is a must, I don't mind where you are. Please answer: 1. What hours do you work? 2. What tools do you know? 3. What would you do when two clients book the same slot?",
  },
  {
    tags: ["excel", "vba", "power query"],
    text: "We are a wholesaler of plumbing parts. Each month we get price lists from 31 manufacturers and every single one looks different. Some have merged cells, some have prices in the description. Our purchasing girl spends four days putting them into one file. We'd like a workbook with a button that reads a folder of files and spits out one clean table with our own part numbers next to theirs. Lookup list exists. Must work on Office 2019. No cloud please, boss doesn't like it. Fixed price, say £400 but open to offers. Similar jobs may follow because our stock sheet is equally awful.",
  },
  {
    tags: ["bookkeeping", "vat", "payroll"],
    text: "Small landscaping company in Kent, four employees plus me and the wife. Our lady retired at Christmas and since then everything's been going into a carrier bag. We use Sage. We need somebody to reconcile the bank, enter purchase invoices, do the quarterly return and pay the lads on Friday. CIS deductions for two subcontractors as well. You needn't come in, we can scan. Please be UK qualified and tell us your monthly fee. Previous applicants need not reapply.",
  },
  {
    tags: ["translation", "arabic", "localization"],
    text: "We publish a prayer times and mosque finder application with around 400,000 downloads. We have 1,850 strings in a JSON file which have so far been machine rendered and reviewers in Egypt and Saudi are laughing at us. We'd like a native speaker to go through them with the screens open next to them, and rewrite what sounds wrong. Right-to-left problems should be noted too. After that, store descriptions and 12 help articles. Consistent terminology required. Short paid trial of 50 strings. Please do not send generic proposals.",
  },
  {
    tags: ["facebook ads", "instagram ads", "ecommerce"],
    text: "Our story: I began knitting dog jumpers in lockdown and it got out of hand. We did 180k last year nearly all from Meta, until the account fell off a cliff in August. ROAS went from 4 to 1.1. We have loads of pictures and clips of dogs, so creative isn't the issue I think. Looking for a media buyer to restructure campaigns, test audiences, fix the pixel/CAPI which our web guy says is double counting, and then manage about £6k per month. Only people who've handled small physical product stores. Show me before and after screenshots. No lock-in contracts.",
  },
  {
    tags: ["local seo", "seo", "google my business"],
    text: "I've got three physio clinics (Woking, Guildford, Farnham). Two show on the map when you look for 'back pain' and the third one which is the biggest just doesn't. It was suspended once because of an address thing. I want this sorted and all three to be in the top three. I've had enough of phone calls from people in call centres promising page one. If you can explain what you would do in the first month in plain words we'll get on. Reviews are good (4.8). The site is WordPress and my son can change things on it.",
  },
  {
    tags: ["video editing", "youtube", "premiere pro"],
    text: "WHO I AM: retired locksmith with a channel about picking antique locks, 61k subs. WHAT I WANT: someone to take over cutting. I film with two cameras (one macro). It's about 90 min raw per week; final should be 12 to 18 min. I talk too much so be brutal. Simple zooms, arrows pointing at pins, chapter titles, and an eye-catching picture for the click. Music not too loud, my viewers are old like me. WHAT I PAY: 120 per episode, raise after 10. Send one link only, please, not a drive with 60 files. Test: first two minutes of an old episode, paid.",
  },
  {
    tags: ["children's book illustration", "illustration", "character design"],
    text: "Hi there, my late mother wrote a bedtime tale about a snail who wants to see the sea and my brothers and I would like to have it made into a proper book for the grandchildren, with the option of selling it. 32 pages, square, probably 15 full pages and some small spots. Soft paints, not computer-looking. The snail has a blue shell. Text is finished. We need files ready to print and we'd like to own the pictures. No rush at all, it would be lovely by next Christmas. What would something like this cost? Please show animals.",
  },
  {
    tags: ["ios", "swift", "mobile app development"],
    text: "I am a rowing coach and we have a small Bluetooth sensor that clips on the oar. There's firmware for it already (an engineer in Poland did that). What's missing is something for the iPhone that connects to up to eight of these at a time, draws the force curve live and saves the session to be looked at later. An Apple Watch bit would be the icing on the cake. No Android for now! We have sketches. NDA. We're two people and a grant from Sport England. Ideally you've worked with BLE before and can tell us about the ugly parts. Meetings on Thursdays after 7pm.",
  },
  {
    tags: ["wordpress", "website security", "php"],
    text: "URGENT. Our parish council's website is sending visitors to a casino!!! Hosting company says it's infected and have switched it off. We need it cleaned, made safe and back on before the meeting on the 14th since the minutes must be public by law. There's a backup from March but I don't know if it's clean. It's got 23 plugins, theme from 2016. I'm only the clerk, so I'd be glad if you took care of everything, including talking to the hosts. After that maybe a small yearly arrangement to keep it up to date. Invoice to the council, payment 30 days.",
  },
  {
    tags: ["shopify", "ecommerce", "liquid"],
    text: "We're moving. Seven years on WooCommerce, 2,300 products, 40,000 customers, loads of blog posts, and it has become slow and expensive. We've decided on Shopify (standard plan). We need someone who has done this a good many times: products with variants, customer accounts, order history, redirects so we keep our Google positions, gift cards. The look should stay similar, with some improvements to filters. We sell fishing tackle. Launch must not be between April and June as that's when we make our money. Please describe one migration that went wrong and what you learned from it.",
  },
  {
    tags: ["pcb design", "firmware", "embedded c"],
    text: "We make beehive scales. Version 1 uses a dev board, a load cell amp and a GSM shield held together by hot glue and hope. Orders are coming in from Germany and we've got to make 300. We need a single board, running off two lithium cells for a winter, LTE-M instead of 2G, and proper code that sleeps. Schematic, layout, BOM, test jig suggestions. Manufacturing will be in the Czech Republic. CE marking comes after. I have all the measurements from 60 hives over two years if you like data. I'm an ecologist so talk slowly.",
  },
  {
    tags: ["grant writing", "fundraising", "nonprofit"],
    text: "Our charity runs a repair café, a tool library and a community fridge from a former bank in Hebden Bridge. There are three of us on part time pay and about fifty volunteers. We've identified four funders whose deadlines fall before Easter and nobody here has the time or, frankly, the knack. You'd take our impact numbers and stories and turn them into applications. Budget spreadsheets exist. Past success with community foundations and the Lottery please. We can pay by the day but not on commission, since that's against the rules.",
  },
  {
    tags: ["data engineering", "etl", "snowflake"],
    text: "Context: mid-size insurer, Belgium. Three source systems (an AS/400, a SQL Server and some horrible CSV exports on SFTP). We moved to Snowflake in spring with the help of a consultancy, who left behind a bunch of nightly jobs that fail one day out of three. Wanted: an experienced person for 3-6 months who'll rebuild the loads in dbt, add tests and alerts, document the lot and coach our junior. English is fine. Remote OK with a day on site each month in Leuven. Please send CV and day rate; recruiters, we'll find you if we need you.",
  },
  {
    tags: ["proofreading", "academic editing", "apa formatting"],
    text: "Dear all, I'm finishing a dissertation in nursing science and have to hand in by 3 June. It's got around 61,000 words. My professor said the content is strong but the language isn't 'idiomatic' and that my list of sources is a mess (APA 7th). I can't afford a big firm. I'd need someone who corrects everything with track changes and writes a comment where the meaning isn't clear. Please do not change my results! I can send it chapter by chapter starting now. English (UK). Tell me your price per 1,000 words.",
  },
  {
    tags: ["podcast editing", "audio editing", "mixing"],
    text: "Two vicars, one microphone each, zero technical knowledge. We talk about death over tea for 45 minutes once a fortnight. The recordings hum, one of us is always louder than the other and there's a clock. We'd love it if you could make us sound like proper radio: tidy up, chop out the boring bits and the coughing, put our jingle at both ends and upload the thing with a few lines of notes. A transcript would be nice but isn't a must. We pay from the collection plate so be gentle. First 6 episodes then let's see.",
  },
  {
    tags: ["presentation design", "powerpoint", "pitch deck"],
    text: "We've a first meeting with a fund on the 22nd. The story is right: 16 slides, two advisors have gone over it. It just looks as if an engineer made it in a night, because one did. We'd like a designer to go through it, set up a proper master, redraw our charts and the one horrible architecture diagram, find a visual idea for the market slide, and make it hold together. We work in PowerPoint and have to be able to change figures at midnight. Logo and colours are there. Approx 3 days' work we guess. Climate software, in case that matters.",
  },
  {
    tags: ["amazon", "product listings", "amazon ppc"],
    text: "I make garden kneelers and sell them on my own site and in 40 garden centres. A friend says I'm mad not to be on the big A. I've opened a seller account and got lost on day one: brand registry, categories, barcodes, FBA or not, and these sponsored things. I'd need a person to set it all up correctly, write titles and bullets, tell me which photos are needed, start some adverts with a small daily sum and look after it for the first three months. 9 products in 3 colours. Please don't tell me it's easy.",
  },
  {
    tags: ["statistics", "spss", "data analysis"],
    text: "I'm a consultant dermatologist and have data of 412 patients over five years in a spreadsheet (anonymised). Two treatments, three outcomes, follow-ups at 3, 6 and 12 months with the usual gaps. A reviewer has asked for a mixed-effects something and says that my p values are wrong. I need someone to redo the numbers, explain it to me, produce the tables and two figures and write the paragraph for the methods section. You'd be acknowledged or be co-author if you like. Deadline for resubmission is five weeks away. SPSS or R, I don't care.",
  },
  {
    tags: ["3d rendering", "architecture", "3ds max"],
    text: "We are a small developer building eleven houses on the edge of a village near Ludlow. Planning's through. For the sales brochure and the hoarding we need six pictures: street view at dusk, two gardens, a kitchen, a living room, and one from the air. The architect can export from Revit. We want them to look warm and lived in, not like a spaceship. Materials list is ready. Two rounds of changes. And if somebody could make a short fly-through from the same thing we'd be interested what that would be on top.",
  },
  {
    tags: ["zapier", "automation", "airtable"],
    text: "When somebody fills in the form on our site (we do school photography) we type their details into a base, then into the invoicing thing, then into Mailchimp, and then someone forgets to tell the photographer. Six hours a week of copying! I've been told this can all happen by itself. I had a go but I got stuck at the point where one school has two dates. I'd like a person to draw up how it should work, set it up in our accounts, and show Debbie how to mend it. Approx. 200 bookings a month. Low-code tools only please, because we haven't any developers.",
  },
  {
    tags: ["penetration testing", "cyber security", "ethical hacking"],
    text: "Our biggest customer (a supermarket) has sent us a questionnaire with 140 questions and number 77 says we must have our ordering platform attacked by an independent third party at least once each year. We've never done it. Two web apps, one API, roughly 30 endpoints, hosted in Azure. Need a report they'll accept with severity ratings, plus a retest after we've patched. Certification of the tester to be named. We would like to begin in the first half of next month and not have our live system fall over on a Friday. Quote with number of days.",
  },
  {
    tags: ["instructional design", "articulate storyline", "e-learning"],
    text: "Every new driver at our bus company sits in a room for two days and listens to Keith. Keith is retiring. We've got 160 slides of his, some videos of mirrors and blind spots, and want six modules of 20 min each which people can do on a tablet at the depot, with questions at the end and a record in our LMS (Moodle). Some drivers don't read English well so there should be audio. You'll get two days with Keith to pick his brains. Please let us know what software you use and whether we can edit it afterwards.",
  },
  {
    tags: ["resume writing", "linkedin", "cover letter writing"],
    text: "After 24 years in the same bank (branch, then fraud, then operations) I've been made redundant with 900 others and have no idea how one applies for things these days. My last one of these was typed. I've lots of achievements but I'm bad at blowing my own trumpet. I'd like somebody to talk to me for an hour and come up with a two-page document, a letter I can adapt and a decent profile online. Target: operations roles in fintech or the public sector. Have £150 to £200. Would like it this month.",
  },
  {
    tags: ["unity", "game development", "c#"],
    text: "I'm a primary teacher and I invented a card game about fractions which kids in my school are obsessed with. I want to turn it into something for tablets. Two players on one device or against the computer, three levels, cheerful sounds. Cards have been drawn by my sister (PNG). No ads, no data collection because of GDPR and parents. iPad first, then Android tablets. Budget: 4,500 from a competition I won. Tell me how you would do the computer opponent. I'm free in the summer holidays to test it every day with my own three.",
  },
];
