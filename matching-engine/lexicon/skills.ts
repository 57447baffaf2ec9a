/**
 * Lists what the enumerations of skills and services name, one block for each.
 * `is` are the skills and services that a profile ticks for exactly this skill. `under` are the skills and services that
 * this is a part of. `near` are neighbours whose people can often help. `aka` are words that mean it (`~0.5` says how
 * often; `^` counts only in capitals; `words+` only in just that form). `asked` is how people describe the need without naming it; `..` means that other
 * words may stand between.
 */
export const skillBlocks = `
Art direction
is: Art Direction
under: service Creative direction
near: Creative direction, Graphic design, Styling
aka: art direction; art director; art directing; art-direct; visual direction; look and feel direction; set the visual tone; shape how it looks
asked: own how the shoot looks; decide what the pictures should look like; mood boards and visual language; visual eye

Branding
is: Branding, Brand strategy and positioning
near: Graphic design, Naming, Creative direction
aka: branding; rebrand; rebranding; brand refresh; brand work; brand consultancy; brand consultant; brand agency; brand design studio; brand building; brand world; brand overhaul
asked: nobody knows what we stand for; look dated; looks dated; our look is tired; looks like everyone else; look amateur; we have outgrown our look; new look and feel; start from scratch with how we look; a face-lift; facelift; give us an identity; look more grown up; stand out from competitors; look the part

Copywriting
is: Copywriting
near: Content marketing, Scriptwriting, Email marketing
aka: copywriting; copywriter; copy writer; copy+; copywrite; ad copy; web copy; website copy; headlines; taglines; tagline; slogan; slogans; tone of voice; brand voice; verbal identity; wordsmith; product descriptions; sales copy; landing page copy; brochure copy; conversion copy; words for our website; microcopy; writes for brands; straplines; strapline; sales letters
asked: find the right words; our words; make it read better; writing is dull; sounds boring; sounds corporate; way with words; good with words; rewrite our website; write our; sound human; sound less like a robot; say it better; read like a manual; write the words; turn jargon into plain English; wording; writes like a human; text on our site; letters that make sense; make sense to a normal; no clue what it says; write it from scratch; letters nobody understands; easier to read

Digital design
is: Digital Design
under: service UI/UX design; service Digital marketing
near: UI/UX design, Graphic design, Web development
aka: digital design; digital designer; web design; web designer; website design; banner ads; display banners; landing page design; digital assets; digital creative; html5 banners; social assets; screen design
asked: make our site look good; site looks ugly; website looks old; site looks like it is from; pretty website

Graphic design
is: Graphic Design, Graphic design
near: Branding, Illustration, Packaging design, Digital design
aka: graphic design; graphic designer; graphics; graphic artist; visual designer; visual design; layout design; layouts; flyers; leaflets; brochure; brochures; posters; business cards; artworker; artworking; artwork; typesetting; designer~0.4; visual communication; stationery design; catalogue design; print design; adobe illustrator; indesign; photoshop~0.6; canva~0.6; coreldraw
asked: lay out; make it look nice; turn a word document into; our leaflets; tidy up our brochure; look professional on paper

Illustration
is: Illustration
under: service Graphic design
near: Graphic design, Animation
aka: illustration; illustrations; illustrator; illustrated; illustrate; drawings~0.6; hand-drawn; hand drawn; picture book; children's book illustrator; line art; watercolour; watercolours; linocut; editorial illustration; spot illustrations; character design; comics; comic artist; cartoonist; cartoons; caricature; sketches~0.7; doodles; ink drawings; gouache; botanical drawings; visual storyteller~0.4
asked: draw us; draw our; someone who can draw; drawn by hand; pictures for a children's book; bring our characters to life on paper; a mascot drawn

Motion design
is: Motion Design, Motion graphics
near: Animation, Video editing, Graphic design
aka: motion design; motion designer; motion graphics; motion graphic; mograph; animated graphics; kinetic typography; title sequence; title sequences; explainer video~0.6; explainer videos~0.6; animated explainer~0.8; explainer animation~0.8; after effects; animated logo; logo animation; lower thirds; gif animation; animated infographics; motion artist; lottie; moving graphics; logo sting; idents
asked: make our logo move; make graphics move; bring slides to life; make our charts move; moving text; make it move

Photography
is: Photography
near: Retouching, Art direction, Styling, Video production
aka: photography; photographer; photographers; photo shoot; photoshoot; photoshoots; stills; product shots; product photos; headshots; portraits~0.6; packshots; pack shots; lookbook; look book; lifestyle shots; photographic; photographs; food photos; event photos; e-commerce photography; campaign imagery~0.6; pictures of our~0.7; photos~0.6; behind the lens; shoots stills+; stills shooter; camera and lights~0.4
asked: take pictures; photos of our; our pictures look; pictures let us down; shot on a phone; phone pictures; decent pictures; shoot our products; pics; snapper; capture the day; images look cheap; nice photos; our menu shot; our pictures date; our pictures are old; new pictures of; set of pictures; good pictures

UI/UX design
is: UI/UX Design, UI/UX design
near: Digital design, Product design, Customer experience design, Web development
aka: ui/ux; ux/ui; ux; ui; user experience; user interface; ux designer; ui designer; interface design; interaction design; wireframes; wireframing; prototyping; prototypes~0.6; usability; user flows; user journeys; figma; app design; design systems; design system; information architecture; usability testing; ux research; user research; screens for our app; interfaces; onboarding flow; checkout flow; user-centred design; product designer
asked: people get lost; users get stuck; abandon the basket; abandon their basket; drop off at checkout; drop out halfway; confusing app; confusing to use; hard to use; nobody can find anything; easier to use; clunky; users give up; too many clicks; figure out why users; people do not finish signing up; app is a mess

Video production
is: Video Production, Video production
near: Video editing, Director, Motion design, Producer
aka: video production; videographer; videographers; videography; film production; production company; production house; corporate video; corporate videos; brand film; brand films; promo video; promotional video; commercial production; tv commercial; tv commercials; tvc; sizzle reel; showreel; case study film; testimonial videos; films~0.5; filming; filmmaker; film maker; film-maker; filmmakers; filmmaking; film crew; camera crew; video shoot; documentary; documentaries; social video; video content; product video; product videos; video series; promo~0.5; live action; short films; music video; music videos; event video; recruitment film; wedding films
asked: make a film; film our; short film about us; get us on camera; shoot a video; filmed; a clip for; clips of our

Web development
is: Web Development, Web development
near: E-commerce development, UI/UX design, Digital design
aka: web development; web developer; web dev; website development; website developer; front-end; front end; frontend; back-end; back end; backend; full stack; full-stack; fullstack; developer~0.6; developers~0.6; coder; html; css; javascript; react; reactjs; node.js; nodejs; php; laravel; vue; angular; next.js; wordpress; webflow; squarespace; wix; drupal; ruby on rails; django; headless cms; cms; website build; build a website; build our website; web app; web application; web programming; typescript; websites that load; codes websites; webmaster; new website~0.8; website~0.4; landing page~0.5; landing pages~0.5; microsite
asked: site takes ages; site takes forever; website is slow; site is broken; our site keeps crashing; website crashes; website falls over; slow to load; need a site; site up and running; does not work on phones; online presence from scratch; get us online; hacked site; site loads; what is wrong with our website; put our website right; cannot use our website; built by my cousin

3D design
is: 3D Design, 3D design and animation
near: Animation, Visual effects, Product rendering
aka: 3d design; 3d designer; 3d artist; 3d modelling; 3d modeller; 3d model; 3d models; 3d rendering; 3d renders; 3d visualisation; 3d visualiser; 3d; cgi; cg artist; blender; cinema 4d; c4d; maya; 3ds max; renders; rendering; product rendering; product renders; zbrush; houdini; visualisations; unreal engine~0.6; octane; photoreal; architectural visualisation; archviz; cutaways; cutaway; exploded views; exploded view; cad files; step files; engineering drawings~0.8; cad drawings
asked: show it before it exists; show the product before it is made; computer-generated pictures; see it from every angle; spin our product around; see inside the machine; cannot be filmed; taken apart for a camera; show what is inside; open those files

Creative direction
is: Creative Direction, Creative direction
near: Art direction, Concept development, Branding
aka: creative direction; creative director; creative lead; creative leadership; creative vision; head of creative; big picture creative; creative oversight; executive creative director
asked: own the creative; lead the creative; hold the whole look together; creative vision for; steer the creative; own the idea; lead the idea

Scriptwriting
is: Scriptwriting
under: service Video production; service Copywriting
near: Copywriting, Treatment writing, Storyboarding
aka: scriptwriting; script writer; scriptwriter; scripts; script~0.7; screenwriter; screenwriting; screenplay; screenplays; dialogue writer; dialogue; video scripts; podcast scripts; radio scripts; comedy writer; sketch writer; playwright; dramatist; teleplay
asked: write what they say on camera; words for the film; what the presenter says; lines for actors

Storyboarding
is: Storyboarding
under: service Video production
near: Illustration, Concept development, Animation
aka: storyboarding; storyboard; storyboards; storyboard artist; boards for film; shooting boards; animatic; animatics; previs; shot-by-shot drawings; scamps; storyboarded
asked: sketch the scenes; draw out the scenes; draw every shot; frame by frame sketches; draw the film before; sketch while i talk; sketch while; draw the shots; sketch the shots; drawings of each shot; cannot draw shots; show the crew what i mean; show the team what i mean; shots drawn

Concept development
is: Concept Development
under: service Creative direction; service Advertising campaign planning
near: Creative direction, Copywriting, Campaign planning
aka: concept development; concepting; concepts; conceptual; conceptor; concept creator; creative concepts; ideation; idea generation; campaign ideas; big ideas; creative ideas; ideas people; ideas person; brainstorming~0.6; campaign concept; campaign concepts
asked: come up with ideas; come up with an idea; come up with something; a clever idea; bright ideas; think of an idea; run out of ideas; out of ideas; big idea; stunt idea; own the idea; the idea for a campaign

Treatment writing
is: Treatment Writing
under: service Video production
near: Scriptwriting, Director, Copywriting
aka: treatment writing; treatment writer; director's treatments; directors' treatments; director treatments; treatments for directors; pitch treatments; film treatments; treatment~0.4; treatments~0.5; pitch decks for directors
asked: write up the director's vision; put the director's vision on paper; win the pitch for the director

Casting direction
is: Casting Direction
under: service Video production
near: Producer, Director
aka: casting direction; casting director; casting; street casting; casting calls; casting agent; talent casting; auditions; finding faces; cast actors; model casting; casting associate; actors~0.45; film star~0.1; film stars~0.1; movie stars~0.1; extras~0.4
asked: find actors; find real people for; find the right faces; find models; faces for our campaign; find presenters; people in front of the camera; find performers; find good actors; clue about actors; know no actors

Production design
is: Production Design
under: service Video production; service Event marketing
near: Styling, Art direction, Location scouting
aka: production design; production designer; set design; set designer; set builder; set building; set dresser; set dressing; props; prop maker; prop master; scenic designer; scenography; stage design; set decorator; props buyer; worlds on set
asked: build the set; make the room look like; dress the set; create the world on screen

Location scouting
is: Location Scouting
under: service Video production
near: Producer, Production design
aka: location scouting; location scout; location manager; locations; location finder; recce; recces; location hunting; unit manager; shoot permits; filming permits
asked: find somewhere to film; find a place to shoot; where to shoot; houses to film in

Director
is: Director
under: service Video production
near: Video production, Creative direction, Treatment writing
aka: film director; commercials director; director of commercials; video director; directing; directs films; directs commercials; director~0.4; music video director; self-shooting director; documentary director; directed~0.4; helm; tabletop director
asked: direct our; someone to direct; call the shots on set; get performances out of; in charge on set; great with actors; good with actors; the person who shoots it; comic timing

Producer
is: Producer
under: service Video production; service Account management
near: Video production, Post-production supervision, Project management
aka: film producer; line producer; shoot producer; executive producer; content producer; production manager; production coordinator; production management; producer~0.6; producing shoots; tv producer; fixer; producing~0.5; call sheets; crew booking; carnets; carnet; local fixer; production services; service production
asked: run the shoot; book the crew; keep the shoot on budget; organise the shoot; pull the shoot together; get the crew together; how things get done; gear through the airport; kit through customs; local hands; local crew; papers and permits; get us permits; knows everybody locally; extras for a scene

Director of photography
is: Director of Photography (DoP)
under: service Video production; service Photography
near: Camera operation, Lighting, Video production
aka: director of photography; ^dop; cinematographer; cinematography; lighting cameraman; lighting camera; lighting cameraperson; dp for~0.4; cinematic look; arri alexa; anamorphic
asked: make it look cinematic; look like cinema; beautiful light on film; filmic look

Camera operation
is: Camera Operator
under: service Video production
near: Director of photography, Video production, Drone filming
aka: camera operator; camera operators; cameraman; camerawoman; cameraperson; camera op; steadicam; gimbal operator; focus puller; camera assistant; self-shooter; self-shooting; multi-camera; multicam; shooter~0.4; operates camera; second camera
asked: operate the camera; hold the camera; someone behind the camera; point a camera at; film the conference

Sound recording
is: Sound Recording / Sound Mixer
under: service Video production
near: Sound design, Audio production
aka: sound recording; sound mixer; sound recordist; location sound; production sound; boom operator; sound engineer; sound man; soundie; audio recording; field recording; recordist; radio mics; lavs; live sound; audio engineer
asked: record the sound on set; can't hear what people say; cannot hear the speakers; clean dialogue on location; audio on our shoots; we can hear them; make sure we can hear; wind noise; talking at once; hear what they say

Lighting
is: Gaffer / Lighting Design
under: service Video production; service Event marketing
near: Grip, Director of photography
aka: gaffer; lighting design; lighting designer; lighting technician; chief lighting; best boy; spark; sparks; lighting for film; stage lighting; lighting rig; electrics on set
asked: light the set; light our event; light the stage; make the lighting

Grip
is: Grip / Rigging
under: service Video production
near: Lighting, Camera operation
aka: grip; key grip; rigging; rigger; riggers; dolly; camera crane; jib; car rig; car mounts; track and dolly; camera rigs
asked: mount cameras; put the camera on a car; hang the camera; moving camera equipment

Video editing
is: Video Editing
under: service Video production
near: Motion design, Colour grading, Post-production supervision
aka: video editing; video editor; film editor; film editing; editor~0.6; offline editor; offline edit; premiere pro; adobe premiere; final cut; davinci resolve~0.6; avid; cutdowns; cut-downs; cut downs; social cut; social cuts; reels editor; editing videos; edit suite; youtube editor; assembly edit; trailers; trailer editor; sizzle~0.5; cuts films; cutting films; capcut; footage~0.5; rushes; rough cut
asked: cut our footage; cut down our; hours of footage; pile of footage; footage sitting; turn footage into; make sense of our footage; edit my videos; chop up; stitch together; trim our videos; shorter clips

Sound design
is: Sound Design
under: service Video production; service Motion graphics
near: Music composition, Sound recording, Audio production
aka: sound design; sound designer; sonic branding; audio branding; sound effects; foley; audio post; sonic identity; sonic logo; soundscapes; soundscape; dubbing mixer; sfx~0.4; game audio; mix and master; audio mixing
asked: what our brand sounds like; noises for our app; a sound for our; sound of the brand; film sounds flat; jingle

Colour grading
is: Colour Grading
under: service Video production
near: Video editing, Director of photography
aka: colour grading; color grading; colourist; colorist; grading~0.6; grade~0.4; colour grade; color correction; colour correction; davinci resolve; baselight; grading suite; film grade; look development~0.4; luts
asked: footage looks flat; colours look off; colours do not match; match the colours; washed-out footage; skin tones look; make the colours pop; different complexions; different skin tones; looks ill; faces balanced; balance it all; look the same colour; even out the skin; already edited

Visual effects
is: Visual Effects (VFX)
under: service Video production; service 3D design and animation
near: Compositing, 3D design, Animation
aka: visual effects; vfx; special effects; vfx artist; vfx supervisor; fx artist; green screen; greenscreen; simulations~0.4; digital doubles; matte painting; cleanup; clean-up work; vfx shots
asked: remove the wires; make it explode; make a dragon; things that are not there; impossible shots; blow things up on screen

Compositing
is: Compositing
under: service Video production; service 3D design and animation
near: Visual effects, Motion design
aka: compositing; compositor; nuke; rotoscoping; roto; keying; comp artist; comps and clean-ups; integrate cg; plate work; invisible effects
asked: blend the shots; put the actor into; combine the green screen; layer the shots; paint out; screens to drop in; displays to drop in; replace the phone screen; put screens in

Animation
is: Animation (2D/3D), 3D design and animation
under: service Motion graphics
near: Motion design, 3D design, Illustration
aka: animation; animations; animator; animators; animated; animate; 2d animation; 3d animation; character animation; stop motion; stop-motion; cel animation; frame-by-frame; cartoon series; animated film; animated films; rigging characters; claymation; whiteboard animation; toon boom; animated shorts; explainer video~0.5; explainer videos~0.5; explainer~0.4
asked: bring drawings to life; cartoon about; make the character move; bring our mascot to life; explain it with a cartoon; explain how it works in a minute; explain what we do in

Post-production supervision
is: Post Producer / Post Supervisor
under: service Video production; service Account management
near: Video editing, Producer
aka: post producer; post supervisor; post-production supervisor; post-production producer; post production; post-production; head of post; post house; delivery specs; post schedule; post pipeline; finishing house; deliverables for broadcast
asked: get the film through the edit; manage the edit; look after the edit and grade; shepherd the film; everything after the shoot

Art buying
is: Art Buyer
under: service Print production; service Creative direction
near: Producer, Photography
aka: art buyer; art buying; art producer; image licensing; picture researcher; picture research; usage rights; picture editor; image sourcing; photo editor of; commissions photographers; buying photography; buyouts; stock imagery research
asked: find and book photographers; sort out image rights; license the pictures; negotiate usage; clear the pictures

Traffic management
is: Traffic Manager
under: service Account management
near: Project management, Account management
aka: traffic manager; traffic management; studio manager; studio management; resource manager; resourcing manager; workflow manager; creative operations; creative services manager; resource planning; traffic coordinator
asked: jobs keep slipping; keep the studio on time; who does what when; juggle the studio's workload; nobody knows who is working on; deadlines keep slipping; keep work flowing; who is doing what; who's doing what; kept track of jobs; keep track of jobs; briefed twice; missed airdates; work gets lost; book freelancers when; book temps; jobs fall between

Retouching
is: Retouching
under: service Photography; service Graphic design
near: Photography, Graphic design
aka: retouching; retoucher; retouch; photo editing; photo retouching; image editing; photo manipulation; photoshop work; high-end retouching; clipping path; background removal; image clean-up; beauty retouching; creative retouching; lightroom; cut-outs+; post-processing of stills
asked: clean up the pictures; fix the pictures; fix our photos; take out the background; swap the background; tidy up the photos; make the pictures perfect; remove the background; remove blemishes

Voiceover
is: Voiceover Artist
under: service Video production
near: Audio production, Sound recording
aka: voiceover; voice over; voice-over; voiceover artist; voice artist; voice actor; voice actress; voice acting; voice talent; narrator; narration; narrating; audiobook; audiobooks; dubbing; ivr recordings; phone greetings; voiceovers; voices for; home studio voice; character voices; game voices; cartoon voices; voice cast; accents~0.5; voice performers; voice work
asked: read our script; read it out loud; warm voice; a voice for our; someone with a nice voice; someone to narrate; voice our; deep voice; friendly voice; several characters themselves; do several voices; play several characters; do different voices; lines of dialogue to record

Transcription and subtitling
is: Transcription / Subtitling
under: service Video production
near: Translation, Video editing
aka: transcription; transcriptions; transcriber; transcriptionist; transcribe; transcribing; subtitling; subtitles; subtitler; captions for video; captioning; closed captions; captioner; sdh; srt files; audio typing; audio typist; burned-in captions; timecoded; verbatim
asked: type up interviews; typed up; type up recordings; words on screen; people watch with the sound off; watch on mute; for deaf viewers; hard of hearing; turn recordings into text; write down what was said

Styling
is: Styling
under: service Photography; service Creative direction
near: Hair and make-up, Art direction, Production design
aka: styling; stylist; fashion stylist; wardrobe; wardrobe stylist; food stylist; food styling; prop stylist; prop styling; interiors stylist; costume designer; costume; set stylist; still life stylist; wardrobe supervisor; home economist; clothes for shoots; personal stylist
asked: dress the models; dress the presenters; choose the clothes; make the food look; pick the outfits; arrange the dishes; style our; what everyone wears; make the plates look

Hair and make-up
is: Hair & Makeup
under: service Photography; service Video production
near: Styling
aka: hair and make-up; hair and makeup; hair & makeup; make-up artist; makeup artist; mua; makeup; make-up; hairstylist; hair stylist; sfx makeup; special effects make-up; prosthetics; grooming; groomer; bridal makeup; hairdresser; wigs; cornrows; braids; braiding; locs; dreadlocks; blow-out; blow-dry; afro hair; afro; textured hair; updos; hairdos; hair styling; make-up looks
asked: faces camera-ready; look good on camera; do the models' faces; hair and faces; camera-ready faces; hair and skin; faces very close up; shaved head; faces close up

Account management
is: Account management
under: skill Producer; skill Traffic Manager
near: Project management, Campaign planning
aka: account management; account manager; account director; account handling; account executive; client services; client service director; client relationship; client partner; account lead
asked: look after the client; day-to-day contact; keep clients happy; run the client relationship; one person we can ring

Campaign planning
is: Advertising campaign planning
under: skill Creative Direction; skill Concept Development
near: Media planning, Concept development, Branding
aka: campaign planning; advertising campaign; advertising campaigns; ad campaign; ad campaigns; campaign strategy; integrated campaign; integrated campaigns; through the line; above the line; advertising agency; ad agency; creative agency~0.4; launch campaign; advertising~0.5; communications planning; campaign planner; campaigns~0.4; campaign~0.3; launch strategy; advertising strategist
asked: get the word out; tell the world; make some noise; put us on the map; a big push; launch it properly; launch with a bang; famous; plan the launch; get people using; get people to use; get the public to; get residents to; persuade people to; change how people; change habits; a campaign to get people

Augmented reality
is: Augmented reality
under: skill 3D Design; skill UI/UX Design
near: Virtual reality, 3D design, App development
aka: augmented reality; ^ar; ar filters; ar filter; ar lens; ar lenses; snapchat lenses; spark ar; webar; arkit; ar experience; try-on; virtual try-on; mixed reality; face filters; lens studio; 8th wall
asked: point their phone at; try it on with their phone; see the sofa in their room; see it in their own room; hold up your phone; filter for instagram

Content marketing
is: Content marketing
under: skill Copywriting; skill Concept Development
near: Copywriting, Search engine optimisation, Social media management
aka: content marketing; content strategy; content strategist; content marketer; content creation; content creator; content writer; content writing; blog posts; blog writer; blogging; blogger; blog; articles; article writer; article writing; white papers; whitepapers; ebooks; thought leadership; editorial calendar; content plan; content calendar; long-form; long form; case studies~0.5; newsletters~0.4; ghostwritten posts; editorial content; content team; content hub
asked: keep our blog going; nobody reads our blog; something worth reading; things to publish; fill our blog; regular posts; publish regularly; explain our field; be seen as experts

Customer experience design
is: Customer experience design
under: skill UI/UX Design
near: UI/UX design, Market research, Service design
aka: customer experience; customer experience design; ^cx; cx design; customer journey; customer journeys; customer journey mapping; journey mapping; service design; service designer; service blueprint; service blueprints; touchpoints; customer service design; experience design; guest journey; patient journey
asked: customers leave after; what it feels like to be our customer; customers complain; every step a customer takes; from first visit to; complaints keep coming; people do not come back; customers do not come back; guests complain

Digital marketing
is: Digital marketing
under: skill Digital Design; skill Copywriting
near: Paid search advertising, Social media management, Search engine optimisation, Email marketing
aka: digital marketing; digital marketer; online marketing; internet marketing; performance marketing; growth marketing; growth hacker; growth marketer; paid social; facebook ads; meta ads; instagram ads; tiktok ads; linkedin ads; lead generation; lead gen; conversion rate optimisation; cro; web analytics; google analytics; digital strategy; digital strategist; acquisition marketing; customer acquisition; demand generation; roas; performance agency; funnels; retargeting; remarketing; online ads
asked: more leads; get more customers online; sign-ups have dried up; enquiries have dried up; sales online have dropped; customers from the internet; ads that bring customers; costs too much to win a customer; cost per lead; get us more enquiries; phone has stopped ringing; found online and bought; visitors but no sales; traffic but no sales; what each customer cost; cost us to get; cost to get somebody through the door; cost per visit; cost per customer; what it costs to get; more people coming in; more people through the door; more footfall; nobody comes in; nobody walks in; which adverts work; book a test drive

Direct marketing
is: Direct marketing
under: skill Copywriting; skill Graphic Design
near: Email marketing, Print production, Copywriting
aka: direct marketing; direct mail; dm campaign; door drops; door drop; leaflet drop; leaflet distribution; mailshot; mailshots; mailers; mail packs; telemarketing; catalogues by post; direct response; postal campaign; doormat; letterbox
asked: something through the letterbox; through people's doors; on the doormat; letters to customers; post it to; write to our donors; in the post; through the post; something by post; winning supporters back; letter to supporters; stopped giving

E-commerce development
is: E-commerce development
under: skill Web Development
near: Web development, UI/UX design, Digital marketing
aka: e-commerce development; ecommerce; e-commerce; ecommerce developer; e-commerce website; online shop; online store; webshop; web shop; shopify; shopify plus; woocommerce; magento; bigcommerce; prestashop; ecommerce store; storefront; checkout development; dropshipping; amazon store~0.5; shopping cart; headless commerce; sell online; shop website
asked: sell our things online; sell from our website; start selling online; take orders online; move our shop online; take payments on the site; basket keeps breaking; checkout keeps failing; checkout is broken

Email marketing
is: Email marketing
under: skill Copywriting; skill Digital Design
near: Marketing automation, Copywriting, Digital marketing
aka: email marketing; email marketer; e-mail marketing; email campaigns; email campaign; newsletters; newsletter; mailchimp; klaviyo; email automation; email design; email copy; email sequences; email flows; crm marketing; lifecycle marketing; retention marketing; lifecycle emails; mailing list; e-newsletter; drip campaign; inbox; subscribers~0.5; campaign monitor; deliverability
asked: open rates; nobody opens our; mails end up in spam; land in spam; goes to spam; our list has gone cold; list is going cold; win back old customers; write to our subscribers; people unsubscribe; unsubscribes; monthly update to customers; mailing list is; winning them back; win back customers; whose email we have

Event marketing
is: Event marketing
under: skill Producer; skill Production Design
near: Experiential marketing, PR and communications
aka: event marketing; events; event management; event manager; event planner; event planning; event production; experiential; experiential marketing; brand activation; brand activations; activations; pop-up; pop-ups; pop up; trade show; trade shows; exhibition~0.6; exhibition stand; exhibition stands; exhibitions~0.6; conference; conferences; launch party; launch event; product launch event; roadshow; roadshows; sampling; festivals~0.34; stand design; brand experience; event organiser; expo; stunts~0.35; stunt team~0.1; stunt driver~0.1; live events; hybrid events; webinars
asked: throw a party; a stand at; stand at the fair; put on an evening; host customers; fill the room; bring people together; something people can visit; get people to turn up; organise a do; a bash; anniversary do; open day

Influencer marketing
is: Influencer marketing
under: skill Casting Direction; skill Producer
near: Social media management, PR and communications
aka: influencer marketing; influencer; influencers; influencer campaign; creator marketing; creators; creator partnerships; brand ambassadors; ambassador programme; ugc; user-generated content; user generated content; micro-influencers; influencer outreach; tiktok creators; youtubers; talent partnerships; gifting campaign; seeding; instagrammers
asked: people with a following; people with followers; get talked about by; have our product shown by; famous people on instagram; bloggers to try; tiktokers; somebody with an audience

Market research
is: Market research
under: skill Concept Development
near: Branding, Customer experience design, Data analysis
aka: market research; market researcher; consumer research; focus groups; focus group; surveys; survey; consumer insight; consumer insights; insight agency; customer research; qualitative research; quantitative research; ethnography; brand tracking; audience research; competitor analysis; competitor research; trend research; cultural insight; mystery shopping; u&a studies; polling; segmentation; interviews with customers; field interviews; moderators
asked: what customers think; what people really think; find out why; why people buy; know our customers; who buys our; understand our customers; ask our customers; talk to our customers; test the idea; is there demand; would people buy; guess what customers want

Marketing automation
is: Marketing automation
under: skill Web Development; skill Copywriting
near: Email marketing, CRM, Digital marketing
aka: marketing automation; hubspot; marketo; salesforce marketing cloud; pardot; crm automation; lead nurturing; lead scoring; automation flows; automated journeys; activecampaign; zapier; braze; customer data platform; cdp; martech; workflow automation~0.5; automated workflows; nurture programmes; nurture journeys; marketing operations; marketing ops
asked: leads go cold; follow up automatically; chase leads; leads fall through the cracks; by hand every time; sends itself; goes out by itself; talk to each other our systems; copy and paste between systems; forget to follow up; automatic reminders

Media planning
is: Media planning and buying
under: skill Traffic Manager; skill Producer
near: Programmatic advertising, Campaign planning, Out of home advertising
aka: media planning; media buying; media planner; media buyer; media agency; media strategy; media planning and buying; tv buying; radio advertising; radio ads; ad space; ad placement; media spend; ad airtime; press ads; media mix; reach and frequency; podcast advertising; tv spots; broadcast media; channel planning
asked: where to advertise; where to spend; which channels; spend our ad money; book the ad space; buy airtime; which stations; get on the radio; where our money should go; wasting money on ads

Out of home advertising
is: Out of home advertising
under: skill Art Direction; skill Graphic Design
near: Media planning, Print production
aka: out of home; out-of-home; ^ooh; dooh; billboards; billboard; outdoor advertising; poster sites; poster campaign; bus ads; bus sides; bus shelters; tube ads; transit advertising; hoardings; 48-sheets; 6-sheets; street posters; airport advertising; wall murals; murals~0.5; fly posters; building wraps; special builds; taxi wraps; station takeovers; digital screens~0.4; bus stop ads; bus stop adverts; bus stops~0.5
asked: on buses; side of a bus; seen on the street; on the underground; see us on their way to work; by the motorway; at stations; big posters; people walking past

Packaging design
is: Packaging design
under: skill Graphic Design
near: Graphic design, Branding, Print production
aka: packaging design; packaging; packaging designer; pack design; label design; labels; bottle design; bottle labels; box design; cartons; carton design; sleeves~0.4; packs~0.5; on-pack; pack architecture; shelf presence; shelf-ready; structural packaging; sustainable packaging; fmcg design; can design; pouches; wrappers; tins; dielines; dieline; unboxing
asked: what our jars look like; boxes look cheap; on the shelf; disappear on the shelf; gets lost on the shelf; stand out on shelves; the box it comes in; our bottles look; wrap our product; what it comes in; bottle look; nobody picks it up; no one picks it up; pick it up in the shop; printed the labels ourselves; printed the stickers ourselves; the jar and the lid; the bottle and the lid; buyers did not like the box

Paid search advertising
is: Paid search advertising
under: skill Copywriting; skill Digital Design
near: Digital marketing, Search engine optimisation, Programmatic advertising
aka: paid search; ppc; google ads; adwords; google adwords; search ads; pay per click; pay-per-click; bing ads; sem; search engine marketing; google shopping; shopping ads; cost per click; bid management; performance max; shopping feeds; microsoft ads; paid media
asked: pay google; clicks cost; clicks are expensive; paying too much per click; burning money on google; adverts at the top of google; sponsored results; cost per visit; cost per customer; which advert brought

PR and communications
is: PR and communications
under: skill Copywriting
near: Influencer marketing, Content marketing, Event marketing
aka: ^pr; public relations; pr agency; pr consultant; press office; press releases; press release; media relations; publicist; publicity; communications agency; press coverage; crisis communications; crisis comms; corporate communications; internal communications; spokesperson; media training; journalists; comms; communications consultant; press attention; pr manager; public affairs; earned media; reputation management; newsroom; pr campaigns; product pr; media pitching; op-eds
asked: in the papers; in the newspapers; in the news; get us in the press; journalists ignore us; bad press; bad headlines; written about; get coverage; people are writing about us; angry headlines; talk to journalists; magazines to write about us; our name in

Print production
is: Print production
under: skill Graphic Design; skill Traffic Manager
near: Graphic design, Packaging design, Direct marketing
aka: print production; print manager; print management; print buyer; print buying; printing; print finishing; letterpress; foil blocking; screen printing; screenprint; bookbinding; litho; large format; large-format; print-ready; pre-press; prepress; paper stock; repro; proofs~0.4; riso; foiling; point of sale print; press passes; printed matter; print specialist
asked: get it printed; printer keeps; colours come out wrong on paper; off the press; printed and delivered; find a printer; artwork to printer; thousand copies

Programmatic advertising
is: Programmatic advertising
under: skill Digital Design
near: Media planning, Digital marketing, Paid search advertising
aka: programmatic; programmatic advertising; display advertising; display ads; dsp; dv360; the trade desk; real-time bidding; rtb; ad tech; adtech; ad ops; ad operations; trading desk; ctv; connected tv; audience buying; private marketplace deals; programmatic trader; native advertising; dynamic creative; demand-side platform
asked: ads that follow people around; automated ad buying; banners across the web; buy ads by machine; follow visitors with ads; ads on streaming

Search engine optimisation
is: Search engine optimisation
under: skill Copywriting; skill Web Development
near: Content marketing, Paid search advertising, Digital marketing
aka: seo; search engine optimisation; search engine optimization; organic search; organic traffic; link building; backlinks; keyword research; technical seo; local seo; on-page; off-page; seo specialist; seo expert; seo consultant; google rankings; search rankings; serp; schema markup; site migration; search visibility; digital pr~0.4; ranking~0.3; natural search; core web vitals; content for search
asked: page one of google; page two of google; first page of google; nobody finds us; nobody can find us online; can't find us on google; do not show up; does not show up on google; rank higher; dropped in google; traffic has fallen; found on google; found by google; top of google; buried on page; fell off google; come up when people search; invisible online; google us; organic visits

Social media management
is: Social media management
under: skill Copywriting; skill Digital Design
near: Content marketing, Influencer marketing, Digital marketing
aka: social media; social media management; social media manager; social media marketing; smm; instagram; tiktok; facebook; linkedin posts; linkedin~0.3; community management; community manager; social content; social posts; social strategy; pinterest; twitter; social channels; hashtags; reels~0.5; social media content; instagram feed; social first; social-first; social agency; social team; posts and stories; threads~0.3; youtube channel~0.5; snapchat~0.5; socials
asked: our feed; post for us; post every day; our followers; grow our following; more followers; nobody likes our posts; hardly anyone follows; reply to comments; answer comments; our page is dead; posts get no likes; run our accounts; going viral; keep our channels; our channels are

Virtual reality
is: Virtual reality
under: skill 3D Design; skill UI/UX Design
near: Augmented reality, 3D design, Game development
aka: virtual reality; ^vr; vr experience; vr experiences; vr headset; headset; headsets; oculus; meta quest; immersive experience; immersive; 360 video; 360-degree; 360 film; virtual tour; virtual tours; metaverse; xr; unity~0.5; immersive training; walkthroughs~0.4; virtual showroom
asked: put on goggles; goggles; walk around it before it is built; walk through the building before; feel like they are there; step inside
`;
