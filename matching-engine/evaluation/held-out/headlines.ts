/** Freelancers as big marketplaces list them: headline | skill tags | a few lines of text. */
export const heldOutHeadlines = `
Full Stack Dev | React | Node | AWS | react, node.js, aws, javascript, mongodb | MERN stack for six years. Dashboards, SaaS, auth, payments. I reply in minutes.
MERN & Next.js developer for start-ups | react, next.js, typescript, node.js | MVPs in eight weeks. Stripe, Auth0, Vercel.
Senior Python / Django Developer | python, django, postgresql, rest api | Booking platforms, CRMs and integrations for European clients.
Ruby on Rails engineer | ruby on rails, ruby, postgresql, heroku | Fifteen years of Rails, upgrades from ancient versions a speciality.
Angular + .NET Core developer | angular, .net, c#, sql server, azure | Enterprise line-of-business apps and intranets.
Certified Webflow Expert | webflow, web design, figma, html | Pixel-exact marketing sites with CMS collections that editors understand.
Wix & Squarespace designer for small businesses | wix, squarespace, web design, branding | Pretty, fast, done in a week, handed over with a video lesson.
WordPress Speed & Security Guru | wordpress, php, website security, pagespeed | Malware removal, Core Web Vitals, WP Rocket, hosting moves.
Magento 2 / Adobe Commerce Specialist | magento, php, ecommerce, mysql | Upgrades, extensions, checkout work.
BigCommerce & Shopify Plus migrations | shopify, bigcommerce, ecommerce, liquid | Redirect maps, product data, theme builds.
Swift / SwiftUI iOS Engineer | ios, swift, mobile app development, xcode | From a blank page to the App Store, HealthKit and Bluetooth included.
Kotlin Android Developer | android, kotlin, mobile app development, firebase | Material design, offline-first, Play Store releases.
React Native mobile developer | react native, mobile app development, javascript, expo | One code base, two stores.
Chatbot & AI Agent Builder (OpenAI, LangChain) | chatbot, openai, langchain, python, artificial intelligence | RAG over your documents, WhatsApp bots, voice agents.
Zapier / Make.com Automation Expert | zapier, make.com, automation, airtable | I glue your apps together so that nobody has to copy and paste.
Salesforce Admin & Developer | salesforce, crm, apex, automation | Flows, reports, data clean-ups. Five certificates.
HubSpot & CRM Consultant | hubspot, crm, marketing automation, email marketing | Pipelines, workflows, migrations off spreadsheets.
Virtual Assistant & Data Entry Expert | virtual assistant, data entry, email handling, calendar management | Reliable, 60 wpm, available in your time zone. Travel, invoices, inbox zero.
Executive Assistant to CEOs | virtual assistant, executive support, calendar management, travel planning | Gatekeeping, board packs and last-minute flights.
Data Mining & B2B Lead Lists | data mining, lead generation, web research, data entry | Verified contacts from LinkedIn and directories.
Excel Dashboards, Macros & Power Query | excel, vba, power query, data analysis | I untangle workbooks that grew by themselves.
Google Sheets & Apps Script developer | google sheets, apps script, automation, javascript | Custom menus, reminders and mail merges.
Tableau & Power BI visualisation | power bi, tableau, data visualization, sql | Clear pictures for people who hate charts.
Data Engineer - Snowflake, dbt, Airflow | data engineering, snowflake, etl, sql, python | Pipelines which don't wake anybody at night.
Computer Vision & Deep Learning PhD | computer vision, deep learning, python, opencv | Defect detection, counting, OCR.
Statistician for theses and medical papers | statistics, spss, r, data analysis | Power calculations, mixed models, tables for journals.
CPA | Xero, QuickBooks & Tax | bookkeeping, accounting, xero, tax preparation | Month end, clean-ups and returns for small firms.
UK Bookkeeper, VAT & Payroll | bookkeeping, payroll, vat, sage | AAT licensed. Making Tax Digital without tears.
Financial Modeller & Fractional CFO | financial modeling, business plan, excel, valuation | Forecasts and fundraising decks that survive due diligence.
Business Plan Writer for visas and loans | business plan, business writing, market research | Start-up visa plans with a hundred per cent approval.
English <> French & German Translator | translation, french, german, proofreading | Marketing and manuals. Two natives check every text.
Arabic Translator & Localisation | translation, arabic, localization, subtitling | Apps, games and legal papers for the MENA markets.
Japanese <> English interpreter and translator | translation, japanese, interpreting | Manga, patents, meetings.
Portuguese (BR) translator | translation, portuguese, transcription | Tourism and software strings.
General Transcription & Captions | transcription, subtitling, typing | Podcasts, sermons, interviews, verbatim or clean.
SEO Copywriter & Blogger | seo writing, blog writing, copywriting, content writing | Articles which rank and are nice to read.
Travel & Lifestyle Writer | article writing, travel writing, blog writing | Published in four magazines.
Ghostwriter of business books | ghostwriting, book writing, editing | Interviews in, manuscript out.
Fiction editor: developmental & line | editing, fiction, proofreading, book editing | Romance, crime, fantasy.
Academic proofreader | proofreading, academic editing, apa formatting | Theses and papers by non-native speakers.
Grant Writer for nonprofits | grant writing, fundraising, research, nonprofit | Over 3m raised from foundations and lotteries.
CV, Cover letter & LinkedIn makeover | resume writing, cover letter writing, linkedin | Recruiter for ten years, now on your side.
Scriptwriter for YouTube & Explainers | scriptwriting, youtube, video scripts, storytelling | Hooks, retention, calls to action.
Technical Author, user manuals | technical writing, user manuals, documentation | Machines, medical devices, software.
Legal Contracts & GDPR Policies | contract drafting, legal writing, gdpr, privacy policy | Qualified solicitor. Terms, NDAs, shareholder agreements.
Facebook & Instagram Ads Media Buyer | facebook ads, instagram ads, paid social, ecommerce | Scaled stores from 1k to 30k a day.
Google Ads Certified PPC Pro | google ads, ppc, google analytics, conversion tracking | Lead generation for local services and SaaS.
Local SEO & Google Business Profile | local seo, seo, google my business, citations | Three-pack rankings for trades and clinics.
Link Building Outreach Specialist | link building, seo, outreach, guest posting | Editorial placements, no farms.
Klaviyo Email Flows & SMS | klaviyo, email marketing, sms marketing, ecommerce | Thirty per cent of revenue from the list.
Social Media Manager & Content Creator | social media management, instagram, content creation, canva | Calendars, reels, hashtags, engagement.
TikTok & UGC creator | ugc, tiktok, video creation, content creation | Authentic clips with products in a real kitchen.
Pinterest Manager for bloggers | pinterest, social media marketing, canva | Pins that send traffic for years.
Cold Email & LinkedIn Appointment Setter | cold email, appointment setting, lead generation, sales | Booked calls on your calendar.
Telesales & Customer Service Agent | telemarketing, customer service, cold calling | Neutral accent, own headset, night shifts.
Zendesk Support Specialist | customer support, zendesk, live chat, email support | Happy customers in under an hour.
Amazon Seller Central & Listing Optimisation | amazon, amazon fba, product listings, amazon ppc | Launches, A+ content, reinstatement of suspended accounts.
Etsy shop & print on demand | etsy, print on demand, product research, seo | Tags, mock-ups and titles which sell.
Logo & Visual Identity Designer | logo design, branding, adobe illustrator, typography | Timeless marks. Unlimited revisions.
Brochure, Flyer & Poster Design | brochure design, flyer design, indesign, print design | Ready for the printer, bleeds and all.
Pitch Deck & PowerPoint Designer | powerpoint, presentation design, pitch deck, google slides | Investor decks which closed 200m.
Book Cover & Interior Layout | book cover design, book layout, indesign, kindle | KDP and IngramSpark ready files.
Children's Book Illustrator, watercolour | children's book illustration, watercolor, illustration, character design | Forty books so far. Whimsical animals.
Comic & Manga Artist | comic art, manga, character design, illustration | Pages, inks and colours.
T-shirt & Merch Illustrator | t-shirt design, illustration, vector art | Retro, skate, cats.
UI/UX Designer for SaaS & Mobile | ui design, ux design, figma, prototyping | Research, wireframes, design systems.
Product & Packaging Designer | packaging design, label design, 3d mockups, branding | Pouches, boxes, bottles with dielines.
Photo Retouching & Clipping Path | photo editing, photoshop, retouching, background removal | Jewellery, fashion, real estate, thousand images a day.
Real Estate Photo & Video Editor | photo editing, real estate, lightroom, video editing | Blue skies, straight walls, lights on.
YouTube Video Editor & Thumbnails | video editing, premiere pro, youtube, thumbnail design | Fast cuts, memes, storytelling.
Wedding & Event Video Editor | video editing, final cut pro, color grading | Tears guaranteed.
2D Animator - Explainers, Whiteboard | 2d animation, explainer videos, after effects, motion graphics | Script to sound in two weeks.
3D Architectural Visualisation | 3d rendering, 3ds max, v-ray, architecture | Exteriors, interiors, fly-throughs.
3D Product Animation in Blender | 3d animation, blender, product rendering | Exploded views, splashy liquids.
Unreal & Unity Game Dev | unity, unreal engine, c#, game development | Multiplayer, VR, mobile casual.
Roblox Scripter & Builder | roblox, lua, game development | Simulators, obbies, tycoons.
CAD Designer - SolidWorks, Fusion 360 | solidworks, cad, 3d modeling, product design | From napkin to tooling drawings.
Revit & AutoCAD Drafter | autocad, revit, architectural drafting, floor plans | Permit sets and as-builts.
PCB & Firmware Engineer (Altium, STM32) | pcb design, altium, embedded c, firmware | Battery-powered gadgets from idea to EMC test.
Arduino, ESP32 & IoT Prototypes | arduino, esp32, iot, electronics | Sensors to cloud in a fortnight.
Voice Actor, British Male | voice over, narration, audiobook, voice acting | Deep and trustworthy. Source Connect.
American Female Voice Talent | voice over, commercials, e-learning | Friendly, conversational, quick.
Podcast Editor & Audio Engineer | podcast editing, audio editing, mixing, mastering | Noise gone, ums gone, loudness right.
Music Composer & Producer | music composition, music production, jingles, sound design | Orchestral, lo-fi, adverts.
DevOps: Terraform, Kubernetes, CI/CD | devops, kubernetes, terraform, aws, docker | Zero-downtime deployments.
Linux Server & cPanel Admin | linux, server administration, cpanel, dns | Mail that arrives, backups that restore.
Penetration Tester, OSCP | penetration testing, cyber security, ethical hacking | Reports which developers can act on.
QA Automation - Cypress, Selenium | qa testing, selenium, cypress, test automation | I break it before your customers do.
Scrum Master & Project Manager | project management, scrum, jira, agile | Remote teams across nine time zones.
HR Consultant & Recruiter | recruiting, human resources, talent acquisition | Handbooks, policies, hires in tech.
Online Course & LMS Builder | instructional design, articulate storyline, moodle, e-learning | SCORM packages people finish.
Blockchain & Solidity Developer | solidity, blockchain, smart contracts, web3 | ERC-20, NFTs, audits.
GIS Analyst & Cartographer | gis, qgis, mapping, cartography | Beautiful, accurate maps.
Patent Drawings & Technical Illustration | patent drawing, technical illustration, autocad | USPTO compliant line art.
`;
