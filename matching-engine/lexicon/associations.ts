/**
 * Words that come up when people describe a need without naming the craft. Several of them together suggest it; one alone
 * proves nothing. `craft: words`.
 */
export const associations = `
Art direction: look visual mood tone frame set reference style aesthetic campaign shoot oversee picture
Branding: identity look stand logo name colours values story personality dated tired modern fresh recognise competitors rethink image reputation feel image different amateur remember
Copywriting: words write wording sentences text read sounds say sell page tagline headline voice tone jargon human plain leaflet describe describing boring corporate robot language stiff dull textbook warm wordy rewrite explain website menu
Digital design: screen banner web page website digital online look pixels layout
Graphic design: layout leaflet poster flyer menu brochure print page report tidy colours font card signs ticket programme booklet
Illustration: draw drawn drawing picture pictures sketch paint painted hand characters children book scenes animals portrait cartoon pen ink watercolour mural cover mascot
Motion design: move moving animated screen titles logo graphics charts loop intro opener seconds dance
Photography: picture pictures photo photos camera shoot light portrait snap images dishes rooms plates menu team website phone blurry dark catalogue capture lens beautiful faces
UI/UX design: app screen screens users click clicks confused lost button buttons form checkout basket step steps menu find easier journey sign-up registration bounce vanish till abandon navigate interface flow leave halfway quit pay
Video production: film filmed video camera crew shoot story minute minutes interview clip screen factory documentary record advert watch founder staff tour
Web development: website site page pages load slow crash broken build online fix server code hack phone browser form booking bug domain hosting mobile update
3D design: render model 3d computer realistic build angle rotate product before exist object space material drawings engineering slices inside machine files cutaway
Creative direction: vision lead creative ideas team guide direction whole brave oversee own senior client room
Scriptwriting: script story dialogue scene characters lines say actor episode plot speak radio drama write
Storyboarding: shot sketch scene scenes frame frames drawings draw film advert before board script sketch shots stunt sequence timings lenses zoom
Concept development: idea ideas think clever concept campaign brainstorm fresh surprising original invent spark
Treatment writing: director treatment pitch vision paper write win
Casting direction: actor actors faces people find model models real cast role audition appear star presenter children extras
Production design: set build room rooms props stage scenery dress world furniture paint era
Location scouting: place find film house ballroom location lido castle empty building street permission somewhere shoot beach warehouse flat desert
Director: direct charge set actors performance film advert funny helm shoot lead scene comedy deadpan actors scripts pitch animals
Producer: organise schedule crew book budget shoot run logistics permit manage insurance catering papers airport customs extras convoy hands gear abroad visas
Director of photography: light cinematic camera look film beautiful lens mood image
Camera operation: camera operate film second record event conference gimbal stage angles match
Sound recording: record sound microphone hear voices location audio interview wind noise mic gale talking boat windy clear
Lighting: light lamps dark stage lit glow bright electric evening
Grip: rig mount camera car crane track dolly hang
Video editing: footage hours cut edit clips clip trim film interview interviews raw watchable watch short shorten hard drive story recording recordings rushes version versions youtube episode length reels material
Sound design: sound sounds noise noises click whoosh effect effects game logo jingle hear audio ding ambience silence
Colour grading: colour colours look grade grey match footage washed flat skin tone cameras warm mismatch complexions ill balance edited finish
Visual effects: explode fire dragon remove wire impossible green screen storm crowd effect spaceship monster magic disappear
Compositing: layers combine green background blend shot put actor plate replace
Animation: cartoon character characters animate drawing drawings explain move puppet story film children mascot life
Post-production supervision: edit grade deliver finish schedule post film broadcaster after shoot versions
Art buying: licence rights picture pictures photographer book commission usage negotiate image library
Traffic management: schedule deadlines studio workload who busy slip late jobs overview organise chaos planning juggle track chaos briefed temps control swamped handover whoever
Retouching: picture pictures photo photos sky grey tidy clean remove background bin skin fix edit spots blemish brighten wire colours
Voiceover: read voice aloud warm narrate script audio listen speak recording accent listen guide story phone friendly actor actors accents accent lines parts character characters creature voices
Transcription and subtitling: words captions subtitles mute deaf typed type interview interviews recording read lecture sound off screen hear hearing underneath below written foreign
Styling: dress clothes outfit outfits wear presenters models food plates table look costume iron arrange props
Hair and make-up: hair face faces make-up camera bride skin look actors wig beauty presenter hairdo braids cheeks plait curls lipstick foundation natural brows
Account management: client clients contact relationship phone happy meetings day-to-day manage between
Campaign planning: launch campaign advert adverts advertising everyone talking famous idea noise channels nationwide summer awareness push big known heard using residents habit behaviour public council languages leaflet doorstep
Augmented reality: phone camera room lounge home hold see try living point virtual filter app furniture face real-life own
Content marketing: articles blog stories read readers publish magazine write guide posts explain experts expertise useful regularly subject topics knowledge
Customer experience design: customer customers complaint complaints queue wait service visit journey guests patients frustrated step phone counter branch happy unhappy experience treat
Digital marketing: online clicks leads customers enquiries sales budget ads growth traffic visitors sign-ups convert cheaper cost visitor door footfall showroom measure
Direct marketing: post letter letters letterbox envelope donors mail doors households stamp leaflet appeal supporters givers appeals post lapsed
E-commerce development: shop online sell basket checkout order orders payment store stock website till products cart card pay delivery
Email marketing: email emails inbox newsletter subscribers open opens list unsubscribe spam send mail customers monthly rates lapsed delete bin
Event marketing: event party stand fair launch guests evening host venue room invite exhibition festival tasting opening celebrate anniversary conference hall visitors gather
Influencer marketing: followers instagram famous creators people youtube tiktok audience recommend post bloggers talk celebrity unbox popular
Market research: know why think ask find out customers understand survey buy opinion people interviews would under thirty market data guess guessing wonder proof evidence test
Marketing automation: automatic automatically itself reply forget system follow-up quote leads send trigger cold respond remind reminder chase manual days
Media planning: advertise spend money radio television where tv channels budget newspapers airtime spots cinema reach
Out of home advertising: street bus buses billboard station walls poster posters tube commute underground side train motorway outside walk past taxi city hoarding
Packaging design: box boxes jar jars bottle bottles shelf can cans tin label labels fridge pack wrap shop carton tub sleeve supermarket packet wrapper container bag product lid glass sticker stickers gift spicy delis buyers
Paid search advertising: google clicks click pay search ads above competitors bid keywords expensive adverts results booking cost visitors visit door
PR and communications: newspaper paper journalist journalists press article news reporter magazine write story interview headlines bad reputation coverage television local radio scandal
Print production: printer print printed paper ink copies press foil thousand colours proof
Programmatic advertising: banner banners follow websites automated audiences target machine display streaming data
Search engine optimisation: google find found search type results page rank top searching nobody online visible website traffic competitors appear trade invisible first
Social media management: instagram facebook tiktok post posts feed followers likes comments account dead channel page stories reply quiet active silent neglected
Virtual reality: headset virtual goggles practise training walk inside simulate immersive safe trainees experience climb visit step
App development: app phone phones iphone android mobile notification download login store
Drone filming: air above sky aerial height fly bird roof
Naming: name call called names word
Brand identity: logo mark look identity colours symbol sign stationery
Translation: language languages translate foreign french german spanish english native abroad
Music composition: music song tune melody compose theme soundtrack band instrument
Podcast production: podcast episode show listen microphone audio series record
Presentation design: slides deck powerpoint presentation investors pitch
Live streaming: stream live broadcast online watch event remote
Game development: game play players levels app score
Interior design: interior room rooms office furniture decorate walls shop
Spreadsheets: spreadsheet sheet workbook formulas stock list tabs figures excel
Bookkeeping: receipts invoices books vat bank accounts shoebox
Recruiting: hire staff vacancies candidates interviews job adverts team
Legal services: contract terms law agreement privacy legal
Data visualisation: dashboard numbers figures screen report chart managers
Administration: inbox diary appointments organise calendar travel paperwork admin
Customer support: tickets calls chat customers reply answer parcel complaints evenings
Proofreading: mistakes grammar spelling check thesis commas english
Course design: course lessons training learners staff teach modules workshop
`;
