/** Lists long, rambling posts as people really write them. `tags` are what the work is, the main one first. */
export const longPosts: { tags: string[]; text: string }[] = [
  {
    tags: ["excel", "vba", "data entry"],
    text: "Hi everyone, I run a small parts business with my brother and over the last six years our stock list has become a monster. It lives in one workbook with about fourteen tabs and nobody dares to touch it. Some formulas point at files that no longer exist. What I would like is for somebody to go through it, make it clean, and build a button that produces the weekly order sheet by supplier, because at the moment my brother does it by hand every Sunday night. We are not technical so please explain things simply. The work must be done within two weeks. Please tell me about similar spreadsheets you have repaired and start your reply with the word PARTS so I know you have read this.",
  },
  {
    tags: ["data entry", "web research", "excel"],
    text: "We have around 2,300 scanned registration cards from an old club archive and they have to be keyed into a spreadsheet, name, address, year, membership number. The handwriting is mostly fine. Accuracy matters more than speed, we will check a random sample. You will get the scans in a shared folder in batches of a hundred. This is a simple job for a careful person. Long term work possible if we like you since other clubs in the county have the same problem. Payment per batch. No bots please.",
  },
  {
    tags: ["translation", "spanish", "localization"],
    text: "Our company makes kitchen appliances and we are about to start selling in Spain and Mexico. The user manuals (five of them, each about 30 pages, Word files with drawings) are in English and need to be in Spanish that a normal person would understand. There are safety warnings in there so it is important that the terms are correct. We would also like the website product pages done afterwards. We had a bad experience with machine output so we want a native speaker who does it by hand. Let us know your price per word and how many words you manage a day.",
  },
  {
    tags: ["wordpress", "php", "css"],
    text: "I'm looking for someone to take over my site. It was built three years ago by a friend with a purchased theme and lots of plugins and since the last update the contact form is broken, the menu on phones overlaps the logo and it takes about nine seconds to open. I think there may also be something malicious because Google showed a warning last week. I would like it cleaned, updated, made faster, and a backup set up. After that there will be small monthly jobs. I am a physiotherapist and know nothing about any of this so patience is welcome. My host is Siteground and I can give you access to everything.",
  },
  {
    tags: ["shopify", "ecommerce", "liquid"],
    text: "We sell handmade leather dog collars and currently do it on Etsy, but fees are killing us. We want our own store. About 60 products with variants for size, colour and engraving text. We have pictures and descriptions ready. We'd like a clean theme, customised a bit so it doesn't look like everyone else's, with the engraving field on the product page, shipping zones for the UK and Europe, and reviews imported. We have looked at Shopify and think it's right for us but open to advice. Please show stores you have built. Fixed price preferred.",
  },
  {
    tags: ["seo", "keyword research", "link building"],
    text: "Our driving school's website used to bring in twenty enquiries a week and since the spring it is down to three or four. Nothing changed on our side as far as I know. Two competitors now come up before us for every search in our town. We need a person who can find out what happened, fix the technical things, tell us which pages to write, and get some decent sites to link to us. No black hat stuff, we have been burned before by someone who bought thousands of rubbish links. Monthly report in normal language please. Start with an audit and if we get on we will continue every month.",
  },
  {
    tags: ["google ads", "ppc", "google analytics"],
    text: "I own three locksmith vans. We spend roughly 2,500 a month on clicks and I have a feeling half of it goes on people looking for keys for video games. I'd like somebody to look at the account, cut the waste, set up proper call tracking so I know which words bring actual jobs, and keep an eye on it weekly. Landing pages may need work too. You should have run campaigns for local trades before. I'm on the road most of the day so a quick call in the evening is best.",
  },
  {
    tags: ["mobile app development", "flutter", "firebase"],
    text: "We are two nurses with an idea. Families of elderly people never know which carer is coming and when. We want something on the phone, both iPhone and Android, where carers check in and families see it and can send a short message. Login, a calendar, push notifications, that's really it for version one. We have drawn the screens on paper. We don't have much money but we do have a grant for the first version. Please say which technology you'd use and why, and whether you could also put it in the stores for us.",
  },
  {
    tags: ["bookkeeping", "quickbooks", "accounting"],
    text: "I have fallen behind. I run a mobile coffee van and there's a shoebox (well, three) of receipts from the past 14 months plus bank statements. I have QuickBooks but I've only ever used it to send invoices. I need someone to get everything entered, matched with the bank, and ready for my VAT and year end, and then keep it going every month, maybe four hours. Should be someone based in the UK who knows the rules for food businesses. Please be kind about the mess.",
  },
  {
    tags: ["python", "web scraping", "automation"],
    text: "I need a tool that checks about 40 supplier websites each night and collects product name, price, and whether it's in stock, then puts it in a file I can open in Excel. Some of these sites need a login and a few load things as you scroll. It has to be polite, i.e. not get us blocked. Should run on our own machine (Windows) or a cheap server. I'd like the source code and a short explanation. I've done a bit of Python myself but this is beyond me. If a site changes its layout I want it to tell me and not just give blank rows.",
  },
  {
    tags: ["machine learning", "nlp", "python"],
    text: "We have about 90,000 customer complaints in text form collected over eight years and would like to sort them automatically into around 25 categories. About 4,000 have been labelled by hand. We don't know whether to use a classic classifier or one of the new language models. We need someone who can experiment, show us results with honest measurements, and deliver something our IT department can run inside our network because the data can't leave. Experience with insurance texts would be a plus but not needed.",
  },
  {
    tags: ["data analysis", "power bi", "sql"],
    text: "Our managers get a 60 page PDF each Monday that nobody reads. We want three or four screens with the numbers that matter: sales by branch, stock days, returns, staff hours. Data sits in an old SQL Server and a couple of spreadsheets. We have licences for Power BI but no one knows how to use it. We'd want you to sit down with the managers (on video), work out what they really need, build it, and train one of us to maintain it. Part time over two or three months.",
  },
  {
    tags: ["logo design", "branding", "illustrator"],
    text: "Starting a small bakery with my sister in our home town. We have a name but no look at all. We'd like a mark that works on a paper bag, a stamp and the window. We like old bakery lettering but not too twee. No clip art, no wheat ears please, every bakery has wheat ears. We need the final files in all formats plus colours and a font to use on the menu. Please show us work that you did yourself. We'd like to see two or three directions first then pick one. It would be nice to have it before we open in the autumn.",
  },
  {
    tags: ["presentation design", "powerpoint", "graphic design"],
    text: "I have to present to a group of investors on the 3rd and my slides look like a school project. There are 18 of them. The content is done and should not be changed a lot but the charts are ugly, the text is too long and nothing lines up. I want it to look like a company that knows what it's doing. Editable in PowerPoint, please, since numbers will change until the night before. We have a logo and two colours. Overnight turnaround on the last edits would be great.",
  },
  {
    tags: ["illustration", "children's books", "drawing"],
    text: "I've written a story about a hedgehog that is afraid of the dark and want to self-publish it for my grandchildren and maybe sell it. 24 pages, one large picture on each spread plus a cover. I imagine something soft and warm, like the books from the seventies, nothing that looks computer made. I'd need the same hedgehog to look the same on every page of course! I can describe each scene. Please send me pictures of animals you've done. I don't know what this costs, so please tell me.",
  },
  {
    tags: ["video editing", "youtube", "premiere pro"],
    text: "My channel is about restoring old tractors and has 40k subscribers. I film about three hours a week on two cameras and a phone and I'm drowning. I'm looking for somebody to take the raw files, find the story, cut it down to 15-20 minutes, fix the sound a little, add simple titles and make two or three vertical shorts from each episode. You don't have to know tractors but it helps. One a week, ongoing. I'll send the files over Dropbox. First one is a paid test.",
  },
  {
    tags: ["animation", "explainer video", "motion graphics"],
    text: "We've developed a device which helps beekeepers to measure the hive from their phone. When we explain it at fairs people get it in a minute, but on the website they don't. We want a film of about 75 seconds, drawn, friendly, with a little beekeeper character, no stock templates. Script is half written, you may improve it. Voice and music should be included. We need it in English and later in German so text should be easy to swap. Please give a fixed price and examples.",
  },
  {
    tags: ["3d modeling", "3d rendering", "blender"],
    text: "Our furniture range is made to order so we can't photograph every combination. There are 7 sofas, 3 leg types, 22 fabrics. We want pictures that look real enough for the website, on white and also in a living room. We have drawings and can send fabric swatches scanned. If it goes well there will be a configurator later. Show us upholstery you've done, because most people can do hard objects but cushions always look like balloons.",
  },
  {
    tags: ["autocad", "architecture", "drafting"],
    text: "We bought an old farmhouse and want to turn the barn into two holiday flats. The council wants proper plans: existing and proposed, floor plans, elevations, a section and a site plan. I've measured everything and have hand sketches with dimensions. I'd like a person to draw it all up to scale in the right format so we can hand it in. Later we'd need more details for the builder. UK regulations knowledge is a big plus.",
  },
  {
    tags: ["electronics", "pcb design", "arduino"],
    text: "I've built a prototype on a breadboard which opens and closes a chicken coop door at dawn and dusk, with a light sensor, small motor and a battery. It works, friends want one and I'd like to make fifty. So I need a proper board that can be manufactured, low power, with protection against reverse polarity and moisture, plus tidying my code so that it sleeps most of the time. Files ready for the factory. I can solder but I don't know how to lay out boards.",
  },
  {
    tags: ["article writing", "blog writing", "content writing"],
    text: "We run a site about living with allergies. We need two pieces each week of around 1,200 words. You get the subject and a few points and you research the rest from serious sources and link to them. Tone is friendly and calm, like a sensible friend, no scare stories. We don't want text from a machine and we check. Ideally you have written on health before, though it is more important that you write well and keep deadlines. Send two links to things you've published.",
  },
  {
    tags: ["proofreading", "editing", "copy editing"],
    text: "My PhD thesis (sociology, about 78,000 words) is due at the end of next month. English isn't my first language. Argument and structure are fine, my supervisor says, but articles and prepositions go wrong and some sentences are far too long. I want someone to go through it carefully, with changes tracked, and check that the references are consistent with the style guide. British spelling. Please don't rewrite my ideas. Would be best in three parts so I can work on the others meanwhile.",
  },
  {
    tags: ["resume writing", "cover letters", "linkedin"],
    text: "After 19 years in the navy I'm moving to civilian life and I've no idea how to put what I did on two pages so that an HR person understands it. I'm aiming at operations or logistics management. Looking for someone who'll interview me by phone, write it, and adapt my profile online to match. Possibly a letter for a specific job that closes in twelve days. Experience with former military people would be ideal.",
  },
  {
    tags: ["copywriting", "landing pages", "sales writing"],
    text: "I coach people who are afraid of public speaking. My page gets visitors from the podcasts I do, but hardly anyone books the first call. I think the words are too much about me. I'd like someone who understands persuasion without shouting to rewrite the page and the five mails that go out after someone downloads my guide. I can give you recordings of clients saying what helped. One round of changes included. Tell me how you'd approach it in three sentences.",
  },
  {
    tags: ["social media marketing", "instagram", "content creation"],
    text: "Family run garden nursery, third generation, beautiful place and nobody under 50 knows we exist. We need a person to look after Instagram and perhaps TikTok, three or four posts each week, a bit of planning with the seasons, replying when people ask about their dying orchids. We can take pictures and film on our phones if you tell us what to do. Once a month you could come over if you're near, otherwise by video is fine. Start small, see how it goes.",
  },
  {
    tags: ["customer support", "live chat", "zendesk"],
    text: "Our online pet store gets around 120 tickets on a busy day, mostly where is my parcel and can I swap this size. We need someone to cover evenings and Saturdays, UK time, via chat and mail, in good written English with some warmth. We use Zendesk, have macros and a handbook. Training for a week, paid. If you love animals it's going to be easier. Quiet place and good internet needed. Long term.",
  },
  {
    tags: ["transcription", "typing", "audio typing"],
    text: "I interviewed 22 retired miners for a history project, each about an hour and a half, and need it all typed out word for word, including the pauses and laughs. There are strong northern accents and some background noise of tea cups. Time stamps every two minutes. Confidentiality is important, some of it's quite personal. Files are mp3. No automatic software unless you correct it fully. You could begin with one so that we see how it goes.",
  },
  {
    tags: ["devops", "aws", "docker"],
    text: "Our application runs on one big machine that a former colleague set up by hand. When it goes down, we all go down with it. We'd like it moved to something more sensible in the cloud, in containers, with automatic deployment when we merge to main, backups which have really been tested, and alerts that come before the customers' calls. It's a Node app with Postgres and Redis. We'd like documentation so that we can look after it. About 30 days of work we guess. Security conscious people only.",
  },
  {
    tags: ["legal", "contract drafting", "gdpr"],
    text: "We are launching a subscription for parents with recipes and an app. Somebody must write terms of use, privacy policy, cookie text and a simple agreement for the cooks who contribute recipes. We store names, children's ages and allergies so I assume this is delicate. English law, customers in the UK and Ireland. Please say how you charge and if you're qualified. We don't want templates with the name swapped.",
  },
  {
    tags: ["recruiting", "sourcing", "human resources"],
    text: "We're twelve people and want to be eighteen by Christmas. The roles are two back-end engineers, a support lead, a designer and two sales folks. We've no one who does hiring and it eats our days. I'd like someone part time who writes the adverts, searches for people, does the first call and keeps everybody informed, including the ones we turn down. Remote across Europe. Pay per month rather than per head please.",
  },
  {
    tags: ["fashion design", "tech packs", "pattern making"],
    text: "I want to launch cycling wear for women who don't look like racing snakes. I've got sketches, samples I like and two factories in Portugal that asked me for documents I don't know how to make: measurements for each size, materials, stitching, labels. There are nine pieces in the first collection. You'd take my drawings to something they can sew from and check the first samples over video. Someone who has done sports fabrics, please.",
  },
  {
    tags: ["zapier", "automation", "airtable"],
    text: "We're a small charity that runs holiday camps. Parents fill in a form, then someone copies it to a sheet, someone else to our mailing list, and a third person sends the invoice. By August we hate each other. I've read it can all be joined so that it happens without us. We use Google Forms, Xero and Mailchimp. Please set that up, show us how it works, and tell us what would break it. We've a small budget, and we're nice.",
  },
];
