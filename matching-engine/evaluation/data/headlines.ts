/** Freelancers as big marketplaces have them: headline | skill tags | a few lines of text. */
export const headlines = `
Excel & Google Sheets Wizard | VBA, Macros | excel, vba, data entry, google sheets | I automate reports and clean messy workbooks for small companies. Pivot tables, lookups, dashboards that refresh themselves.
Data Entry | Web Research | Typing 80 WPM | data entry, web research, typing, excel | Fast and careful typist. I copy records from PDFs and sites into your sheets with no errors.
Virtual Assistant - admin, email, calendar | virtual assistant, email handling, data entry, customer support | I look after inboxes, bookings and travel for busy founders so they can do their actual job.
English to Spanish Translator, native | translation, spanish, proofreading, localization | Ten years turning contracts, manuals and websites into natural Castilian and Latin American Spanish.
German <> English legal translator | translation, german, legal, proofreading | Sworn translator. Contracts, patents, court papers.
Certified French translator & subtitler | translation, french, subtitling, transcription | Films, e-learning, corporate. Native Parisian.
WordPress / Elementor / WooCommerce Developer | wordpress, php, elementor, woocommerce, css | Custom themes, speed fixes, hacked site recovery. 300+ sites launched.
Full Stack PHP Laravel Developer | php, laravel, mysql, javascript, vue | Booking systems, portals and APIs built with tests.
Shopify Expert | Liquid | Store setup & CRO | shopify, ecommerce, liquid, css | I set up and tune stores, migrate from Woo, write custom sections and connect apps.
Top Rated SEO Specialist - On page, technical, link building | seo, link building, keyword research, google analytics | Audits, content plans and white hat links that move you up.
Google Ads & Facebook Ads Manager | google ads, facebook ads, ppc, google analytics | I manage monthly spend of 50k across search and social with honest reporting.
iOS & Android Developer (Flutter) | flutter, mobile app development, android, ios, firebase | Two dozen apps in the stores, from taxi hailing to fitness trackers.
React Native / Node.js Engineer | react native, node.js, javascript, mobile app development, mongodb | Startups hire me to take an idea to both stores in three months.
Bookkeeper | QuickBooks Online ProAdvisor, Xero | bookkeeping, quickbooks, xero, accounting | Monthly reconciliation, VAT returns, catch-up of two years of receipts.
Chartered accountant and tax adviser | accounting, tax, financial analysis, bookkeeping | Company accounts, payroll, self assessment.
Financial modelling & valuation analyst | financial analysis, excel, financial modeling, business plans | Three-statement models, pitch forecasts, investor decks.
Python Developer - Web Scraping, Automation | python, web scraping, selenium, automation, data mining | I extract listings and prices from thousands of pages and deliver clean CSV.
Machine Learning Engineer | NLP, LLM | machine learning, python, nlp, deep learning, tensorflow | I train and deploy models: classification, chatbots, recommendation.
Data Analyst: SQL, Tableau, Power BI | data analysis, sql, tableau, power bi, excel | Dashboards that managers actually open.
Data scientist & statistician (R, SPSS) | statistics, r, spss, data analysis | Survey analysis, regression, thesis support.
Logo Designer & Brand Identity | logo design, branding, illustrator, graphic design | Simple marks. Three concepts, unlimited patience.
Graphic Designer: flyers, brochures, social posts | graphic design, photoshop, illustrator, flyer design, canva | Print and screen layouts turned round in a day.
PowerPoint & pitch deck designer | powerpoint, presentation design, graphic design | Investor decks, keynote slides, templates.
Book Cover Designer and Formatter | book cover design, ebook formatting, illustration, indesign | Covers for novels and Kindle layout.
Children's book illustrator | illustration, children's books, drawing, procreate | Soft watercolour animals and curious kids.
Video Editor - YouTube, Reels, podcasts | video editing, premiere pro, after effects, youtube | I cut talking heads into videos people finish watching.
2D Animator / Explainer Videos | animation, after effects, explainer video, motion graphics | Whiteboard and character explainers with voice and music.
3D Artist - Blender, product rendering | 3d modeling, blender, 3d rendering, product design | Photoreal renders of gadgets and furniture.
AutoCAD Draftsman / Architectural drawings | autocad, architecture, drafting, revit | Plans, sections and permit sets for houses.
SolidWorks Mechanical Engineer | solidworks, mechanical engineering, cad, product design | Sheet metal, injection moulded parts, drawings with tolerances.
Interior designer & 3ds Max visualiser | interior design, 3ds max, 3d rendering, sketchup | Flats, cafes, showrooms.
Electronics & PCB design, Arduino, embedded C | electronics, pcb design, arduino, embedded systems, c | Boards from schematic to prototype with firmware.
Unity Game Developer C# | unity, game development, c#, 3d modeling | Mobile puzzle and racing games.
Article & Blog Writer - SEO content | article writing, blog writing, seo writing, content writing | Health, travel and tech posts, 1500 words a day.
Ghostwriter - novels & memoirs | ghostwriting, creative writing, fiction, editing | I have written eleven novels that carry other people's names.
Resume / CV & LinkedIn writer | resume writing, cover letters, linkedin, editing | Career documents for engineers and executives.
Proofreader & copy editor (UK English) | proofreading, editing, copy editing, academic writing | Theses, books and reports without a comma out of place.
Technical writer / API documentation | technical writing, documentation, api, editing | User guides, release notes, knowledge bases.
Academic researcher - literature reviews | research, academic writing, report writing, statistics | Systematic reviews in public health and education.
Sales copywriter, landing pages, emails | copywriting, sales writing, email marketing, landing pages | Direct response copy for coaches and software.
Social Media Manager - Instagram, TikTok | social media marketing, instagram, content creation, canva | Calendars, captions, community.
Lead generation & LinkedIn outreach | lead generation, linkedin, sales, data mining | Verified B2B contact lists and cold campaigns.
Email marketing - Klaviyo, Mailchimp | email marketing, klaviyo, mailchimp, copywriting | Flows and campaigns for online stores.
Customer support rep / live chat | customer support, live chat, phone support, zendesk | Tickets answered in under ten minutes, evenings included.
Telemarketer / appointment setter | telemarketing, sales, cold calling, appointment setting | American accent, 100 dials a day.
Voice over artist, British female | voice over, narration, audio recording, voice acting | Studio at home, e-learning and adverts.
Audio engineer - mixing, mastering, podcast | audio editing, mixing, mastering, podcast editing | Clean voices, loud enough and not too loud.
Transcriptionist - 99% accuracy | transcription, typing, subtitling, audio typing | Interviews, focus groups, legal hearings.
AWS DevOps engineer - Docker, Kubernetes | devops, aws, docker, kubernetes, linux | CI pipelines, servers that survive Mondays.
Linux sysadmin & server security | linux, system administration, server security, networking | cPanel, firewalls, migrations, backups.
C++ / C# desktop developer | c++, c#, .net, windows desktop, sql | Point of sale, device control, legacy rescue.
Java Spring Boot backend developer | java, spring, sql, backend, microservices | Banking-grade services.
UI/UX Designer - Figma | ui design, ux design, figma, wireframes, mobile app design | Screens for apps and dashboards.
Amazon FBA - product listing & PPC | amazon, product listing, ppc, ecommerce | Listings, keywords, storefronts.
Product photographer & photo retoucher | photography, photoshop, photo editing, retouching | White background shots and clean edits in bulk.
Photoshop background removal / photo editing | photo editing, photoshop, image processing, retouching | 500 product pictures a day.
T-shirt and merch designer | t-shirt design, illustration, graphic design, print design | Vintage, typography, streetwear.
Lawyer - contracts, privacy, terms | legal, contract drafting, legal research, gdpr | Policies and agreements for online companies.
HR consultant & recruiter | recruiting, human resources, sourcing, interviewing | I find developers and sales staff.
Project manager PMP / Scrum | project management, agile, scrum, jira | I land software projects on time.
Business plan writer / market research | business plans, market research, financial analysis, report writing | Plans that banks and visa officers accept.
Event planner / wedding coordination | event planning, project management, budgeting, vendor management | From venue hunting to the last dance.
Online tutor - maths and physics | teaching, mathematics, physics, tutoring | A-level and first year university.
Yoga & fitness content expert | fitness, nutrition, health writing, personal training | Programmes and articles by a qualified coach.
Fashion designer - tech packs | fashion design, tech packs, pattern making, illustrator | Sportswear and swimwear, from sketch to factory.
Salesforce admin & developer | salesforce, crm, apex, automation | Flows, migrations, reports.
Zapier / Make automation builder | zapier, automation, api, airtable | I connect forms, sheets and CRMs so nobody copies by hand.
Blockchain / Solidity developer | blockchain, solidity, smart contracts, web3 | Tokens and marketplaces, audited.
Cybersecurity & penetration tester | penetration testing, security, networking, linux | Web app tests with readable reports.
QA tester - manual and Selenium | qa testing, selenium, test automation, bug reports | I break your app before users do.
Webflow & Squarespace designer | webflow, squarespace, web design, css | Portfolio and small business sites without code.
HTML email coder | html email, css, mailchimp, email design | Templates that survive Outlook.
Music producer & composer | music composition, audio production, jingles, mixing | Themes for games and adverts.
Arabic translator & copywriter | translation, arabic, copywriting, localization | Gulf and Egyptian audiences.
Chinese (Mandarin) interpreter & sourcing agent | translation, chinese, sourcing, product sourcing | Factory visits in Shenzhen.
GIS analyst & map maker | gis, arcgis, qgis, mapping | Spatial analysis and printed maps.
Infographic & report designer | infographics, graphic design, indesign, data visualization | Annual reports and white papers made readable.
Podcast manager & show notes | podcast editing, content writing, social media, show notes | Weekly shows, start to upload.
`;
