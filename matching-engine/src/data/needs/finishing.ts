/** Needs of finishing, in the words of people who do not know the craft. See index.ts. */
export const finishingNeeds = `
Video editing
Forty hours of footage of our expedition are on a drive. Somewhere in there is a good story.
The charity gala was filmed by five volunteers. Please make three minutes of it.
My interview subject says brilliant things, between a lot of ums.
Our film's twenty minutes too long and nobody dares throw anything out.
We've got the clips for our bakery reel, just not the rhythm.
Turn last year's conference talks into short pieces people might actually watch to the end.
The director and I have stared at it for six months. We need fresh eyes on the order of scenes.
Trim the wedding to something my friends will sit through.
Same commercial in thirty, twenty, ten and six seconds.
Someone should pick the best takes out of eleven versions of the same scene.
Our drone shots, phone clips and old slides need to become one film for the centenary.
The trailer gives away the ending. Rework it, please.
Every Monday we send raw recordings from our gym classes and need finished ones by Wednesday.
It drags in the middle. Everyone feels it and no one knows why.
Vertical versions of our property tours, tight, brisk, first three seconds that grip.
Take our two-angle talk with the professor and switch between views so it doesn't look like surveillance.
My documentary has no beginning. It does have an end.
A football club needs the week's best goals put together to music every Sunday night.
Help, the feature's comedy timing is off by half a breath in almost every joke.
We filmed nine customers praising our boilers. Make one warm piece of it.
Sort the rushes, sync the sound, label everything and give me a first assembly.
The YouTube channel of our zoo needs somebody who understands cliffhangers and throws out the dull bits.
Please shorten the mayor's New Year's speech from fourteen minutes to four without him noticing.
Archive reels from 1950 to 1990 are digitised and await being woven into a story of our town.
The fight scene looks like a dance class. Faster, harder, cleverer joins.
A retired pilot has filmed all his flights. His children want an hour of it for his eightieth.
I vlog from a narrowboat and hate the computer part.
Squeeze our pilot episode into the broadcaster's exact slot, to the second.
Six cooking lessons, shot in one go, that need chopping into digestible steps.
Our safety film shows the accident before the warning. Reorder it so it makes sense.
Two people told us the same story on different days; it'd be powerful if they spoke alternately.
Someone has to watch 300 clips from our pupils and make a joyful goodbye film.
The band played three takes. Make it look like one, on the beat.
We need the courage to lose the opening scene, or somebody who has it for us.
Product demo: my hands keep fumbling, the phone rings twice, and there's a cough. Tidy, please.
An agency seeks a quick pair of hands to turn each festival day's clips into posts by midnight.
One breathless minute wanted from our twenty best projects, pulse racing.
The grandmother's testimony lasts two hours. Ten minutes have to hold its weight.
Could you take the swearing out of our hairdressers' behind-the-scenes clip and keep it funny?
Make a rough version from the storyboard and stock clips so that the client can feel the pace.
Our webinar has forty minutes of "can you hear me". Rescue the rest.
Every season our ski resort ends up with terabytes and no film.
The thriller's solved too early. We think restructuring the material would do it.
Clips from dashcams, in order, with arrows and a clear narrative for our driving school.
My clips as an actress are a mess of different formats. Ninety seconds should sell me.
A farmer's year, filmed weekly on a phone, into four seasons of two minutes each.
We have cutaways nobody used and talking heads nobody can bear. Marry them.
The vicar stumbles halfway through the blessing; hide the join.
Make a teaser out of a film that isn't finished yet.
Find the emotional arc in our apprentices' video diaries.
Editor with a feel for comedy for a mockumentary about allotments, eight half-hours.
Feature editor wanted: the assembly is three hours, and the heart is in there somewhere.
A podcaster records on camera too and wants the juiciest forty seconds of each episode, chopped with captions.
Unboxing clips from twelve customers, to be stitched into one lively minute.
The courtroom footage must be pruned so the jury sees only what's been admitted.
From last summer's camp we've only blurry bits and laughter. It's enough, isn't it?
Take out the competitor's logo shots and the bit where the shelf collapses, then smooth it over.
Please give our parkour video some punch; it feels slower than it was.
The museum shows a loop in the foyer, and the jump back to the start annoys the guards.
Our series needs a "previously on" before each part.
The surgeon's operation took five hours; students need the eleven crucial minutes.
Put our old VHS of the carnival in a sensible order, lose the shots of floor and thumb.
Swap the old logo shots for the new in 60 existing clips and re-export everything.
I'd like a compilation of each goalkeeper's howlers for the club's Christmas do.
Two minutes for the board, one for staff, fifteen seconds for the lift screens, all from the same material.
Someone needs to find a film in seven years of footage about my father's boat.
We have interviews in four languages. Build a version that flows without a narrator.
The music changed and now nothing in the ad hits the beat.
A mountain race with thirty helmet cameras; tell the story of the winner and of the last one home.
Our estate agent's walk-throughs are twelve minutes of doors. Make them breezy.

Sound design
Our app beeps like a lorry reversing. It should feel gentle when a payment goes through.
The monster looks terrifying and makes no noise yet.
Our cash register's "ka-ching" comes from an old cartoon; the bookshop deserves something more tender.
Our electric bus is so silent that pedestrians step in front of it.
I want the audience to hear the forest before they see it.
The fight scene has no punch. Literally, you hear nothing.
Give our bank's card machine a noise that customers recognise with their eyes shut.
Museum visitors walk through a trench; it should rumble, whistle and fall quiet around them.
Footsteps, cloth, cutlery: everything but the dialogue is missing in our film.
A spaceship door made of bone slides open. What do we hear?
Our ghost train scares nobody because the shrieks are from 1985.
Hospital monitors alarm all night and nurses have stopped listening. Invent better signals.
The crunch of our crisps in the advert is limp.
Every room in our escape game wants its own unease, something you don't notice until it stops.
In the animated film, snails have to sound wet but likeable.
A theatre production of The Tempest without rain or wind so far. Storm needed, plus an island that hums.
The trailer needs a boom, a breath, a riser, and that silence before the title.
My documentary has archive film with no audio: trams, crowds, a factory gate, a kiss.
Our dishwasher's end tone drives owners mad, they write to us about it.
Make the inside of a migraine audible for a health charity's film.
Clicks, swooshes and a soft thud for our animated logo, half a second in total.
The radio play is all voices in nothing. Build a harbour around them.
Players of our farming game say the tractor sounds like a hairdryer.
How might a coral reef sound as it dies? For an exhibition tunnel.
A lift that says more than "ping", for a hotel that cares.
The film's night scenes are too empty; crickets alone won't do it.
Our meditation rooms hear the street. Mask it with something that isn't whale song.
Mix the voices, the effects and the score so that people understand the words in the cinema.
A horror podcast wants breathing behind the listener's left ear.
Swords clashing, but in a comedic, kitcheny way.
Our planetarium show travels through Saturn's rings in complete silence. Correct, but dull.
The airport asks for a gong before announcements that doesn't make people flinch.
For a car brand: indicator, seat belt, door open, low fuel, all from one family.
The dragon's wings should be felt in the stomach.
We've an audio tour for blind visitors and would like them to hear a garden grow.
Typewriter, rain, a distant dog: create the detective's world for our audiobook.
Our quiz show needs a ticking clock, a wrong answer, a right one and a jackpot.
The children's e-book has tappable pigs, bells and puddles.
Our insect film was shot without any microphone small enough. Invent the ants.
A watchmaker wants the tick of the commercial to turn slowly into a heartbeat.
The explosion in our student film has all the force of a burst paper bag.
A retail chain wants its shops to have an atmosphere one hears only subconsciously; not music.
In our VR surgery trainer the drill ought to tell you when it meets bone.
Magic spells, forty of them, each to be recognised without looking.
The dream sequence needs the world to go underwater for eight seconds.
Our doorbell, smart as it is, frightens every dog in the street.
I cut a chase through a market and now it needs stalls, shouts, scooters, splintering crates.
Give our robot a voice without words: happy, puzzled, offended.
Make the silence in the last scene louder.
The dance company performs to nothing but processed noises of a demolished cotton mill.
The stadium big screen replays goals without any oomph.
Our train doors' warning tone is hated by residents beside the line.
Cheese being cut, wine being poured, a fire: an advert people listen to with hunger.
The fairground wants every ride to greet its queue in its own way.
A short film from the perspective of a deaf child; what reaches her, what doesn't?
In the cinema, popcorn rustles drown the whisper on which the plot depends. Rebalance it all.
Sonic moments for our fitness watch: goal reached, heart rate too high, bedtime.
Wind for three different deserts, please.
The Roman villa exhibit: slaves sweeping, a fountain, gossip in Latin from the next room.
Our puppet theatre uses a kazoo for everything.
Build up the crowd at our 1936 boxing match from twelve extras to eight thousand.
Send messages should feel like posting a letter. Ours feel like a dropped spoon.
The film's rats must seem to be inside the cinema's walls.
The game's menu has pings that clash with the score.
A foley artist for a western, forty minutes of boots, spurs and leather.
Sound designer for a science museum's black hole room, twelve speakers in a circle.
The video about our wind farm has been set to a pop song, and locals asked what it really sounds like; craft a believable whoosh.
Slapstick for goats: boings, slide whistles and dignity.
We edit a film about a lighthouse; foghorn, gulls and rusty hinges should almost become music.
Ambient bed for a spa's steam rooms, each of the five with its own weather.

Music composition
Our lido plays the same scratched waltz at closing time and swimmers have begun to boo it.
The film's last ten minutes are silent, and I want strings that break your heart there.
We need five notes that people hear and think of our bank.
A school anthem our pupils won't be embarrassed to sing, please. The old one mentions the Empire.
While callers wait they get a tinny Vivaldi. Something of our own would be kinder.
My horror short needs creeping, scratchy cello, and nothing from a library.
The brewery turns 200 and would love a brass band march written for the day.
Our platform game has levels but no tunes: forest, cave, castle and boss fight.
I've written lyrics for my daughter's wedding and haven't the faintest idea how to put a melody to them.
The choir at our hospice wants a new carol for four voices, easy enough for beginners.
Every rival's advert uses the same ukulele and whistling. We want our own thirty seconds.
A lullaby for our range of prams that parents would actually hum at three in the morning.
The theatre is staging Macbeth and wants drums, pipes and dread between the scenes.
Our podcast opens in silence; it wants a catchy theme of about fifteen seconds that's ours alone.
The planetarium show drifts from the Moon to Neptune and needs forty minutes of something vast and slow.
Agency here. Our client's cereal ad needs a sing-along that children can't get out of their heads.
A documentary about miners: I'd like concertina, male voices, and not a single cliché.
We used a Rolling Stones track in the rough cut and can't possibly pay for it. Write something with that swagger.
The football club's players run out to an old disco record. Fans deserve a hymn.
Can you arrange 'Jerusalem' for steel pans? It's for our carnival.
A spa needs hours of calm that doesn't involve whale noises or panpipes.
My silent film from 1924 will be screened with a live pianist who needs something to play.
We're a dance company and the choreography is done; it's twenty-two minutes in seven-four and lacks a score.
The lift chimes, the car starts, the app opens: we want all of it to come from one little melody.
Orchestrate my piano sketches, please. I hear horns and a harp but can't write them down.
The children's telly show has a bear, a fox, a goose, and each should have its own tune.
For the museum's Viking hall, low drones and lyre that loop without anyone noticing the join.
Our charity single needs a chorus strangers would join in with.
The chase through the market is too long, but with pounding percussion it might fly.
Someone hummed a melody into a phone. Could it become a proper song with verses and a bridge?
The town clock plays a different hour each time; we'd like new bells' melodies for each quarter.
Our supermarket's radio jingle is from 1987 and so is the synthesiser on it.
I need something for a love scene that doesn't sound like a love scene.
A fanfare, ten seconds, trumpets, for the opening of the new bridge by the Lord Lieutenant.
We make singing birthday cards and have worn out the public-domain stuff.
The cathedral would like a Mass setting the congregation can learn in one rehearsal.
Our trailer builds to nothing. It should swell, stop dead, then hit you.
The yoga app wants ragas written for morning, noon and dusk.
A musical about a post office! Book and lyrics are finished, now who'll give it songs?
The robot toy should play a happy tune when hugged and a sad one when dropped.
Our western parody wants harmonica, twang, a whistler, and it must be nobody else's.
In the strategy game the harmony should darken as the player's city burns, bar by bar, without a jolt.
A string quartet piece for our vineyard's anniversary, to be performed among the barrels.
We teach times tables and children remember what rhymes and has a beat. Twelve little songs, please.
The client hates every stock track we've offered. Time to have something made from scratch, with banjo.
In our tower-defence app the harmony should darken as the city burns, bar by bar, without a jolt.
My grandmother's folk song exists only as she sings it. Write it down and give it an accompaniment.
Our airline wants soothing piano for boarding, recognisably ours, on every plane.
A ghost train needs organ, cackling woodwinds and a waltz gone wrong.
The TV quiz needs a ticking thirty-second clock tune, a winner's flourish and a loser's trombone.
For our short on dementia, a theme that slowly loses its notes.
We've a rapper and a message about knife crime. We lack the beat.
The aquarium's jellyfish room wants to hum and shimmer like the animals do.
Temp track is Hans Zimmer, naturally. Give us the weight without the lawsuit.
A meditation teacher wants her own harp and gongs rather than the same file everybody downloads.
Our nature film shows swifts for eight minutes with hardly a word. Flute? Violin? You tell us.
We want the station's announcements to be preceded by three friendly notes rather than a buzzer.
The puppet opera is forty minutes for two singers and an accordion, and the notes don't exist yet.
Could someone turn our company's founding story into a sea shanty for the summer do?
The biopic's heroine was a pianist whose pieces are lost, and we must invent what she played.
A building society wants something warm, hopeful, acoustic and under forty seconds for its Christmas film.
The ice skater has two minutes forty, a jump at 0:58 and no music yet.
Our sleep clinic needs slow ambient pieces at sixty beats a minute, eight hours of them.
The remix of our radio tune sounded cheap. We'd rather begin again with live horns.
A spy comedy in the sixties manner: bongos, vibraphone, a cheeky bass flute.
School orchestra, mixed abilities, six trumpets and one bassoon. Please write us something that suits exactly that.
Our memorial garden opens in May and we'd like an elegy for solo violin.
The fitness brand needs sweat: 140 beats a minute, no vocals, one track for each workout.
As a director I can't read a note, but I know the scene needs a melody she remembers from childhood.
Our panto dame wants a comic number about bins that the whole audience can shout along to.

Podcast production
Our vicar tells wonderful stories and we'd like people to hear one every Sunday on their phones.
We've recorded six conversations with beekeepers on a kitchen table and have no idea how to get them onto Spotify.
Every week our two solicitors chat about the news. Could somebody turn that into a proper show?
I talk to retired miners. Forty hours on a recorder should become eight half-hours people would follow.
The show has run for a year and still loses listeners after four minutes.
The zoo keepers have tales nobody hears; commuters might love them in their earphones.
We need someone to book guests, record them remotely, cut out the waffle and publish every Tuesday.
Our bank wants to talk to young people about money for twenty minutes a fortnight, in their ears rather than on screens.
An unsolved theft from our museum in 1931 would make a gripping six-part audio series.
Two hosts in two countries, one dreadful line. Make us sound as though we're in the same room each week.
The um's, the dog, the long pauses: please take all that out of my weekly interview and write the notes.
Staff on the road won't read the newsletter. They'd listen to it in the van.
I have a microphone, a good idea about allotments, and no clue what happens next.
A client of ours wants its chief executive interviewing inventors, out on Apple and everywhere else by autumn.
Our football fans want a chat after every match, up within two hours of the whistle.
The hospice would like bereaved families' voices gathered into a gentle listening series.
Season one was chaos. For the second we want a structure, a running order and somebody in charge.
We need an intro, an outro, ad slots in the middle and the whole feed set up.
Could our farm's year be told month by month, with the tractor, the lambing, the rain, for people on their morning walk?
Our history society's talks are on tape, and people abroad ask whether they could subscribe to them.
The mayor wants a regular half hour with residents that people can download.
My agency pitched an audio documentary about lighthouse keepers and the client said yes. Now who makes it?
We'd like mums to hear a midwife's advice in short instalments while they push the pram.
Bedtime stories, one a night, read by famous Geordies and delivered to parents' phones.
A weekly show about cheese? Our dairy thinks there's an audience, and our cheesemaker never stops talking.
The trailer's out, the feed is live, and we've no second episode.
We've four presenters talking over one another; someone should steer them, record them and trim an hour to thirty minutes.
The law firm's lunchtime talks should have a second life for listening to on the train.
Nobody finds our show. Artwork, titles, episode descriptions and clips all need someone who knows how listeners choose.
Scary tales for teenagers, with creaks and footsteps, eight parts, a cliffhanger each time.
Our cycling charity wants riders across the country to send in voice notes, woven into a monthly programme.
Is a video version on YouTube worth it? We record two people chatting and would like both, from one session.
The headteacher would rather speak to parents for ten minutes each Friday than write another letter.
We're losing our editor. Episodes 31 to 60 still need cutting, levelling and uploading each Thursday.
A retired detective, a notebook full of cases, and a voice like gravel. Someone should make a series with him.
Our software firm interviews customers and it's dull. Help us find better questions, better guests and a shape.
The opera house would love a friendly listen before each premiere, explaining who stabs whom.
We want to hear our trainee nurses' audio diaries over a year, as a series.
The publisher wants authors in conversation, one for each new book, available wherever people listen.
Sponsors ask how many downloads we get and from where, and I simply don't know how to tell them.
I moved hosts and lost half my subscribers. Please rescue the feed and keep the show going.
The council's climate team thinks residents would listen to neighbours who insulated their lofts.
As an actress with a following, I'd like a weekly chat with my mum about old films, and someone to make it happen.
A radio presenter just left the BBC and joined our magazine; let's give her a regular listen of her own.
We sell running shoes, so we'd like to be in runners' ears with something worth an hour.
Bring two mics to our barbershop, keep them rolling on Saturdays, and make an episode out of it.
Our cathedral's bell-ringers, stonemasons and ghosts deserve a series between them.
The pilot's recorded. It's ninety minutes and it should be twenty-five.
An investor said he'd rather listen to us than read us. So: a monthly audio letter with guests.
Sex education, spoken frankly, for teenagers who wear headphones all day. Our charity knows the experts.
For a brewery: eight pubs, eight landlords, eight half-hours of gossip recorded on location.
We'd like a daily five-minute shipping briefing that skippers can subscribe to.
The true story of our village's vanished railway, told in parts by those who remember the last train.
Can someone sit in our studio, press record, look after the guests and send out a finished show the next day?
Our show is all jokes and no order; we need a producer with a stopwatch and an opinion.
The orchestra's players are funny off stage and we'd like fans to overhear them every month.
A fictional ship lost at sea, told through radio messages over ten chapters for earphones. I have the scripts and the actors.
Our estate agency wants to interview one local shopkeeper a week and put it out as a listen for the neighbourhood.
We've been invited on other people's shows; now we want our own.
The union's members drive lorries all night. Talk to them, in long friendly episodes.
Half our episodes are loud, half are whispers, and reviewers on Apple complain about it.
Our university's scientists explain one strange thing each, twelve minutes apiece, and someone must coax it out of them.
A dating agency wants couples telling how they met, released every Valentine's week.
The gardening club's question hour draws a full hall. Let those who can't come listen afterwards on their usual app.
Could you find a format for us? We know coffee, we know growers, we don't know how to hold an ear for half an hour.
My co-host wants chapters, show notes and a transcript with each release, and I want my weekends back.
The prison charity records conversations inside, on poor equipment, and wants them made into something the public will follow.
Our theatre's backstage people never get heard. Eight episodes, one for each department, before the season opens.
We're a bookshop with a sofa and two chairs. Every author who visits should end up as a download.
I've been told my interview series is 'good but unlistenable'. Someone take over from recording to release, please.

Colour grading
The shots from the two cameras don't match. One's green, the other's pink.
Our film looks like a video. It should look like a film.
Everyone's skin went orange in the restaurant scene.
Cloudy, sunny, cloudy, sunny: the picnic changes weather at each cut.
I shot everything flat and now it's grey soup. Bring it to life, please.
The client wants his strawberries redder and his cream whiter without the bowl turning pink.
Make the summer of our story golden and the winter cold.
It's finished but too dark on ordinary televisions.
A feature in black and white, shot in colour, deserves real silvery tones.
Give the whole series one look; it was filmed by four people over a year.
The desert ought to burn. At present it's beige.
Our corporate red comes out as tomato in one clip and rust in the next.
Day for night: the forest scene was shot at noon, it must read as midnight.
I like the faded feel of seventies holiday films. Could you do that for our caravan park's clip?
The footage from the wedding is yellow indoors and blue at the window.
The trout in our angling film look dead. They were alive.
Somebody please balance forty interviews filmed in forty rooms.
Phone clips and cinema camera clips should sit side by side unnoticed.
Our perfume film wants a deep emerald mood, with faces untouched.
The sky is white in every shot. There were clouds, I remember them.
Contrast is all over the place and the cinema screening's on Friday.
Teal shadows and orange faces, like every other thriller? Anything but.
A bank complained that its boss looked ill. He's pale, but not that pale.
Warm up the hospital. Patients shouldn't look blue.
Old reels of the village fête have turned magenta. Can their true tints be found again?
Cinema copy, broadcaster copy and online copy, all looking the same on their different screens.
The horror short must hide things in the blacks without turning to mud.
Each memory in the film has a tint of its own; please find them with me.
Our snow is grubby and the huskies came out mauve.
The whisky in the glass has to glow, everything else may recede.
Underwater shots came back cyan. The divers swear the corals were red.
The bride's dress is burnt out in the sun; rescue what's there.
Restaurant chain's adverts were made by three different agencies and should feel like siblings.
Someone to sit with me for two days and tune every shot, by eye, on a proper monitor.
The football pitch is three different greens in one match film.
Music video needs neon that bites and night that's truly black.
The make-up didn't match between days one and six. Can you disguise it?
I'd love the picture to look like an old Kodachrome slide.
Product turned purple: our lavender sofa must be the lavender people receive at home.
The broadcaster rejected it: whites too hot, reds illegal, whatever that is.
Our mountain film lacks depth. The haze swallowed everything.
Start joyful and saturated, drain it slowly as she loses her memory.
The cricket club's centenary film mixes 1960 Super 8 with last week's footage. Smooth the jump.
We've got a look in mind, a mouldy Dutch still life. It's for a cheese.
Two actresses, very different complexions, same frame, one always disappears.
The drone's pictures are cold and sharp, the rest soft and warm.
An HDR version for streaming, and one for normal sets, from the same master.
The sunset was better in real life.
Neutral, honest pictures for a medical film: the rash has to be exactly the right red.
Fluorescent flicker and a nasty green cast on all our factory interviews.
Take the supermarket ad from "cheap" to "cosy" without reshooting a thing.
Mist, moss, moors. Push it towards Brontë.
My thriller is set over one night; the darkness should deepen scene by scene till dawn breaks.
Make the vintage cars gleam and calm down the bystanders' anoraks.
The kids filmed their play on tablets. A bit of polish to the picture would make them proud.
A look-up table for our monitors on set, so that we see what we'll get.
The beer isn't amber enough, says the brewer. He's right.
The lead's blue coat turns black in half of the scenes.
Finishing touch wanted for a documentary: everything's cut and locked, only the picture's tone is raw.
Our ski footage blinds people; bring back the texture of the slopes.
Colourist for a six-part crime drama, bleak coast, no clichés.
Grade for a fashion film: pastel, powdery, skin like porcelain but with pores.
Could the brochure's olive and the film's olive be the same olive, please?
Faces are in shadow because we filmed against the window. Lift them without making it look fake.
The flashbacks should be recognised at once, but not by sepia.
It was raining for the beach commercial. Give us a hint of summer.
Three seasons of our cooking show look different; the streaming platform would like them harmonised.
Everything we film in the aquarium looks like toothpaste.
Tame the reds of the theatre curtain, they bleed all over the singers.
Exported clips turned washed out on the website, nothing like the rich picture we saw here.

Visual effects
The script says the town hall explodes. The mayor says it may not.
Our film needs a flood in the high street, up to the first-floor windows.
A dragon should land on the supermarket roof, in daylight, for six seconds.
Our actor is missing a leg in the story but not in life.
Make it snow in July, on the cricket, in the footage we already have.
We shot an empty stadium and it has to be full.
The ship sinks. We have a pond, a model and a great deal of hope.
Age our heroine by forty years, without rubber.
Bees, thousands of them, pouring out of a tuba.
Remove the modern skyline from our Napoleonic harbour and put ships of the line there instead.
Please set fire to my barn on screen only.
A car flips over in our safety film; nobody is to be hurt and no car to be bought.
The giant should walk through our village behind the church tower, and the ground should tremble.
Bullets, muzzle flashes, blood hits: our short is shot with plastic guns.
We want to show what our town would look like with the sea two metres higher, in real footage.
The magician in our bank ad turns coins into butterflies.
Ghost passes through a wall, clothes fluttering. Twelve shots.
A tornado, seen from a tractor.
My short ends with the moon breaking in two.
Can you put our brewery's bottle, as tall as a church, in the middle of the real marketplace?
An army of ten thousand, from the forty re-enactors who came.
Face of a well-known dead footballer on a living double, with the family's blessing.
Teeth too perfect for a plague film. Rot them.
The dog must speak. Lips and all.
Something extraterrestrial rises from the gravel pit at night; we filmed the pit, the visitors are still missing.
Our tiny heroine, three inches high, runs across a real breakfast table.
The stunt wires must vanish, the jump must look higher, and the chasm deeper.
Recreate the 1953 storm surge for a museum film, based on our old photographs of the quay.
The actor's eyes ought to turn black, slowly, in close-up.
Someone on set who makes sure we shoot it in a manner that the computer people can use afterwards.
Volcano behind the golf course, for a beer.
A demolished bridge should stand again for three shots in our historical drama.
The trees have leaves, the scene is in January.
Need a spaceship crash in a potato field, smoking, plus the furrow it leaves.
How much would a convincing whale cost us, and could it breach beside the ferry?
Plants grow through the floor of the office and swallow the photocopier within ten seconds.
We can't afford a crowd, horses or cannons, but the battle has to be in it.
Rain that falls upwards around one woman.
A fantasy feature with 240 trick shots wants one person to plan, estimate and supervise them.
Broken glass, frozen in mid-air, with the actor walking between shards.
The mattress should float over the real city with the sleeper on it.
Our horror scene needs skin that crawls.
Build the 1890 pier from drawings into our present-day beach shots.
Rocket launch from a school playground, convincingly, for an education charity.
The lava should come down the ski slope.
Young version of the CEO talking to the old one, same sofa.
Swarm of drones forming a horse in the sky above the race course; the licence was refused, so fake it.
Tidal wave of milk. Seen from a spoon.
Our documentary on dinosaurs filmed lovely marshes; they're still uninhabited.
One take where the singer's arm turns to smoke.
A meteor shower for a planetarium's film, over our actual village.
The train wreck of 1915 has to be shown respectfully and realistically.
Digitally double our stunt rider for the fall we couldn't film.
Breath in the cold: we shot the Antarctic scene in a warm studio.
Do you do water? Ours must rise inside a kitchen with a family in it.
The horse in the commercial has to gallop across the sea.
We filmed with a tennis ball on a stick where the troll will be. Time for the troll.
An avalanche for a rescue service's awareness film.
Melting clocks, faces, furniture, all in live action.
A robot waitress in our diner scenes, she was played by someone in a grey suit with dots.
Cuts and bruises weren't made up on the day. Add them to a moving face, growing worse through the film.
VFX for a small sci-fi film, fifty shots, mainly screens, skies and one planet.
Turn our empty quarry into a colony on Titan.
The insurers want us to show a house collapsing, timber by timber, around a calm cat.
Locust plague over the wheat, shot from the combine.
Time freezes in the station: pigeons, spilled coffee, commuters, while one child keeps walking.
A realistic submarine surfacing in the duck pond, for a biscuit brand.
Roots creep out of the coffin. Tastefully.
Castle's a ruin; in the film it still has its towers, banners and smoke.
We need a burning sky for the last three minutes and no idea who makes such things.

Compositing
Our presenter was shot in front of green cloth. He should stand in a laboratory, and his hair has a green edge.
The rendered kettle looks stuck on, as if it were cut out with scissors. Make it sit in the kitchen.
Two takes, two moments, one frame: the twins are one actress.
Phone screens are all blank in our film and messages have to appear on them, at every angle.
The boom dips into the top of the frame in our best take.
Cut the dancer out, frame by frame, from a background full of leaves.
Paste a window view into the studio set; the curtains blow and the glass reflects.
The computer-made elephant is ready and so is the footage. Somebody must marry them.
A crew member is visible in the mirror for a second and a half.
The sky behind the wedding is dull; swap it while her veil moves in front.
Foreground here, sky there, smoke on a third file: all the bits exist but no final picture.
Car interior was filmed in a garage, and the street outside the windows has to pass by, blurred, with reflections.
Take the wires off our flying puppet.
Light from the fake fire should fall on the real faces.
Screen inserts for a police series: ninety monitors, moving camera, fingers in the way.
The product bottle belongs in the actor's hand; we shot him holding a grey stick.
Our weather studio looks cheap since people glow round the edges.
Tracking marks all over the actor's face and the wall. They were useful, now they must go.
The street in our period film has satellite dishes, yellow lines and one parked hatchback.
Merge four passes of the same pan so the one man sits in all eight seats.
Shadows are missing beneath everything added later, it all hovers.
I filmed myself as every member of a choir. Put us in one church.
Combine the miniature castle with the real cliff, haze included.
Our news anchor's virtual desk jitters when the camera moves.
The green screen was creased and badly lit. Is it salvageable? The actress had blond curls.
Smoke, sparks and dust were filmed separately and should lie over our forge as if one piece.
Billboard in the background shows a rival's brand. Replace it in five moving shots.
Grain, blur, lens wobble: the inserted spaceship is too clean next to our footage.
Put the commentator and the stadium together; he was filmed in a broom cupboard.
Left half of the take from Tuesday, right half from Thursday. A seamless join down the door frame.
Someone who outlines hair patiently, frame after frame. We have nine hundred of them.
A photographed painting as backdrop behind live actors, with matching perspective as the camera cranes.
The TV set in the lounge is off in the shot; last night's match should play on it.
The 3D supplier sent separate pieces and has gone. We need a person to put forty shots together with the footage.
Make one crowd out of six small groups filmed separately on the same meadow.
Actors look out of a train that never left the studio. Behind the glass is nothing yet.
Blend the actress's head onto the acrobat's body.
Our keyed footage of schoolchildren has see-through jumpers: they wore green.
Remove the safety rope from the climber, rock texture behind it to be rebuilt.
Reflections in his sunglasses give away the whole film crew.
Bluescreen yacht: water, horizon and flying hair have to come together by Thursday.
A fly crosses the lens in the only good take of a funeral speech.
Could the ghost be half transparent with the candle visible through her, and the smoke in front?
Insert our logo on a real truck as it drives by, mud, glare and all.
The background was shot in summer, the actor in winter, with another lens. Make them friends.
The dummy's face is replaced with the actor's; the skin seam at the neck shows.
Edges! Every object our animators put in the living room has hard, bright edges.
A hundred little mistakes in a feature to be painted away: cables, wristwatches, a passing jogger.
The TARDIS-like phone box should seem to fade into the village square, with leaves passing before and behind.
The hologram of the professor must hover above a real desk and light it bluish.
Mask the singer so the title can pass behind her shoulders.
Nuke artist for a month, mostly keying, paint-outs and screen burn-ins.
Compositor with a good eye for light for a fantasy film's final forty shots.
Our two presenters were filmed on different continents and are supposed to share a sofa.
The rubber shark is fine, only its stick must disappear, with the water closing where it was.
Bring the painted mountains in behind the real rooftops, chimneys smoking.
Rain elements were added by an intern; they fall in front of the window and inside it as well.
Assemble the shot: hero at the left, burning hay cart from stock, night sky from my holiday.
Faces and number plates that weren't cleared should disappear from our street scene, without the usual blur.
Our toy car was filmed at macro scale and should drive along an actual motorway among real lorries.
Wherever the robot touches the real grass, the blades don't bend, they cut through him.
Split-screen phone call that melts into a single shared room.
In the corner of each take a tripod leg. Every one.
Stitch three camera views of the stage into one wide picture with no visible seam.
The magician's assistant vanishes in a locked-off shot; the curtain didn't hang the same way afterwards.
A commercial with a cat shot on blue and a chandelier it swings from. Whiskers must survive.
Reality first: the drawn fox needs to run behind real tree trunks and cast its shade on snow.
Put steam on coffee that had gone cold by take nine.
The wig lace shows on a cinema screen; conceal it in motion over seventeen shots.
Sunset plates, studio actors, rendered ship: three colours of black, three kinds of noise. Unify.

Animation
Our water company's mascot, a drop called Wally, has only ever stood still. He should run, slip and laugh.
A picture book about a shy hedgehog is to come alive for children's television.
Could a lump of clay tell our pension story?
The knight in our game walks as if he had wet trousers.
I wrote a tale about a kettle and a spoon who fall in love; it needs to move.
Hand-drawn, a little shaky, like a child's notebook: two minutes for a bereavement charity.
The hospital wants a cartoon that takes the fear out of an anaesthetic for six-year-olds.
Our refugee witnesses don't want to be filmed. Their memories could be drawn and moving.
Paper cut-outs of fishermen and a whale, moved picture by picture, for a folk museum.
The character is modelled and rigged. Now he must dance the polka.
A film festival wants its little owl to do something different before every screening.
Sheep, wool, felt: a stop-frame spot for a knitwear shop.
How would our three squabbling cheeses move? We have drawings of them.
Make lips match the words: ten puppety politicians and a soundtrack.
We need the Battle of Hastings for pupils, in funny little figures.
Our insurance penguin should trip on the ice in a way that makes people snort.
Walk, run, jump, die: cycles for a pixel-art squirrel.
A short film without words about a boy who keeps a cloud on a lead.
Turn my grandfather's war sketches into a moving film, in his own line.
The bear's expressions are stiff. She ought to look guilty when she takes the honey.
LEGO-style bricks re-enact famous goals of our club.
An educational series on feelings with a fox, a tortoise and a nervous bat; twelve episodes of four minutes.
Charcoal on paper, smudged, rubbed out and redrawn, for an opera's prologue.
Our bakery's gingerbread men ought to escape from the tray, real biscuits, frame after frame.
Silhouettes like old shadow theatres, moving to a harp, for a book of legends.
I have sixty storyboards and a voice track for a cartoon pilot and nobody to make it move.
A dinosaur that weighs thirty tonnes shouldn't hop like a sparrow. Give him mass.
Our road-safety zebra needs a life: waddling, whistling, stopping for cars.
Show a cell dividing as a tiny comedy, with characters.
The music video should be painted on glass, dripping from scene to scene.
Fairy tale told by moving tapestry, stitched figures included.
A bank's "nice old lady" cartoon must blink, sip tea and outwit a crook.
Could you give the sofa legs and a bad temper?
Puppets are built, the little set stands in our garage. Who moves them twenty-four times a second?
Ten-second loops of a sleepy sloth for a mattress label's social posts.
Anime-style opening for our tabletop game: a girl, a storm, a sword drawn.
The horse gallops wrong, say all horse people.
We want our annual nativity film from pupils' pictures set in motion, donkey with a limp.
A germ and a bar of soap have a boxing match. For primary schools.
Seven watercolour scenes that move, inside our documentary on lighthouse ghosts.
Somebody with a love of squash and stretch for a jelly commercial.
The prince's cloak has no weight and his hair never moves.
Bring our Victorian matchbox labels to life, the tigers above all.
A pair of socks seeks each other through the wash; pathos, please.
My comic strip about a lazy vicar could be a web series.
Facial performance for a digital orang-utan who has to convince without dialogue.
A one-minute film in which a seed becomes a tree becomes a cradle, all in pencil.
Our sports club's lion should roar, dribble and celebrate on the scoreboard.
Explain puberty kindly with two talking backpacks.
The clumsy astronaut needs a dozen ways of falling over in low gravity.
Flip-book feel for an author's love letter, ninety seconds.
Plasticine chef chops, tastes, sneezes, bows. It's for a spice merchant.
We lost our animator halfway; eleven scenes of the mole film are blocked but not finished.
Animated series for toddlers, soft shapes, slow tempo, a whale that sings badly.
The Town Council's history, told by the statue in the square who climbs down from her plinth.
Turn fan letters into small drawn stories with moving characters for a radio station's channel.
Give a family of garden gnomes distinct ways of walking.
Cat food: a scribbled cat who yawns, stretches and disdains everything in eight seconds.
A drawn film on dementia in which the house loses its furniture, object by object, as the woman wanders.
The cloaked reaper is to be charming. Funeral director's idea, not ours.
Movement for a snake-necked alien that has no skeleton: how'd it climb stairs?
Sand on a light table, a hand, a story of migration.
A crow learns to count: test film for a preschool app, must have charm.
Inside our cereal box lives a knight. He has never left it. Now is the time.
The drawings of the dead poet should seem to breathe and turn their heads in her museum.
Two stones quarrel for a thousand years. I need them to be expressive with hardly any moving parts.
Dental practice seeks a singing molar, mouth matching the words, not creepy.
Goblins, nine of them, sneaking, each with its own rhythm, for a fantasy game's cut scenes.
A charity's donkeys tell their own rescue stories, mouths moving, ears drooping.
Cave paintings that begin to hunt when the visitor's torch finds them.

Motion design
Our logo just sits there at the start of videos; it should unfold like the paper boats we sell
Explain our pension scheme in ninety seconds with shapes and words that move
The numbers in our annual report should grow, jump and count up on the screen at the meeting
Opening titles for a crime series, type that seeps and shivers
Name straps, headlines and weather maps for a regional TV channel's new look
We have six posters and would like them to move on digital hoardings at the station
Lyrics appearing in time with the beat for a band's single
Give our app's little icons some bounce, files small enough for a phone
The conference needs stings between speakers, walk-on loops and a countdown
An eight-second loop for LED boards round the football pitch
Client has a static brand; they ask how it should behave when it moves
Six-second silent ads from our stills, for people's feeds
Moving arrows and labels over footage to show how our wind turbine gets rid of heat
The end credits of my documentary deserve better than a white scroll on black
Our museum's wall projection should show trade routes crawling over the map, century by century
A weather app wants clouds, rain and sun that come alive when opened
Templates in After Effects our editors can retitle themselves every week
Data about plastic in the sea, told in a minute with moving charts
Make the headline of our sale wobble, burst and vanish, in four formats
How does our carbon filter work? Show it in moving diagrams with a calm voice over the top
Flat pictures of our town's history are ready; bring layers to life with slow drifts and parallax
A stage backdrop, forty minutes of slowly changing patterns, for an electronic act
Bumpers and transitions for a cookery channel, peppery and quick
The signature of our bank at the end of every advert feels like a full stop. We want a flourish
Tiny moving stickers for chats with our club's badger
Our safety briefing on board is ignored; moving pictograms may help
Film about a whistleblower: chat messages and emails should appear on screen in an elegant way
Turn this leaflet on recycling into a half-minute thing with bouncing bins
The election night results need bars that race and maps that flip colour
We want to see the type of our magazine dance when a new issue is out
A charity's figures about hunger ought to hit people; text on screen, rhythm, music, nothing else
Kiosk screens in our shop should beckon with a gentle loop, cup, steam, drop
Title card and chapter headings that look like chalk being written, for a science series
The start-up's demo has screens of the software; zoom, click, highlight, make it flow
An animated bit to open our hospital's internal video news
My film's archive letters must be shown with handwriting that writes itself
Visual pack for e-sports streams: overlays, goals, pauses, winners
A loading spinner with charm for a delivery service, perhaps a pedalling pizza
The concert hall's season trailer has no footage, only names, dates and lovely type
Transform our recipe cards into moving instructions with chopping onions for social
Someone to set the easing, speed and entry of everything that moves on our bank's screens
Graphs for a lecture that build themselves as the professor speaks
Teaser for an art fair: shapes collide, date appears, sound follows
We've a jingle of three seconds and nothing to see with it
Trade-fair stand with a three-metre screen: an endless loop about bearings, no words needed
Freelance for two weeks at our post house, kinetic type for a car campaign
Map of the pilgrim route, line creeping over the hills, places popping up as the narrator names them
A quiz show needs question frames, timers and a winning burst
Our illustrator delivered vector files of a farm; the tractor should drive and the sun should rise
Moving wallpaper for the lobby of a law firm, dignified and slow
The vote campaign wants ten short posts in which one word turns into another
Pie charts that don't bore: our fund's quarterly update as a one-minute clip
Festival laurels, cast names and dates flying in for the trailer of our short
A nightclub's screens want hypnotic visuals locked to the beat
For our podcast we post sound clips; give them dancing waveforms and captions with flair
Explain blockchain to shepherds with simple moving figures, please
The channel's logo has to change outfit for Christmas, Pride and the Cup Final
Let our typeface show off: a specimen where each letter stretches and breathes
We need a smart looping GIF for the newsletter head, under a megabyte
Insurance product in three steps, with icons that morph from umbrella to house to boat
The heart surgery unit wants moving cross-sections for patients, simple lines and soft pace
Between two scenes I need a passport being stamped again and again, made as graphics
An awards evening with nominees' names, envelopes and reveals on the big screen
Bring our stained-glass window to life for projection on the church wall at Advent
An internal launch clip: our new values as words tumbling into place
The brand's pattern of dots could swarm, pulse and settle. Could you make a toolkit of it?
An advert for online only, silent, subtitles part of the picture, typographic jokes
Our timetable screens at the depot are to swing over smoothly like old split-flaps
Make a fake computer interface flicker for the hacker scene in my thriller
A minute about how votes are counted, all circles and lines, for polling-station volunteers

Post-production supervision
The film is shot. Between it and the cinema lie twelve suppliers, and nobody coordinates them.
Who tells us what the broadcaster needs delivered, in which format, by when?
Our editor, mixer and effects house all wait for each other.
Twenty-six versions of the same advert for nine countries and a list nobody trusts.
Streamer rejected our files three times. Someone who understands their technical list should take over.
Plan the months after the shoot: who does what, in what order, until the premiere.
We have hard drives in four offices and aren't sure which one holds the latest version.
Cost out everything that comes after filming, please; we simply wrote "finishing" and a number.
The mix is booked for a cut that has changed since.
Find the facilities, compare their offers, reserve the suites, keep them to their dates.
Once the picture's locked, somebody has to drive it through sound, picture finishing, titles and checks.
Our documentary series has eight episodes in different stages and I've lost sight.
Whoever makes the cinema copies needs things from us that we've never heard of.
Feature with 300 trick shots at three vendors: chase, log, review, approve.
The agency wants a person to shepherd a campaign from rushes to air copies while we sleep.
Nobody ordered the subtitles, nobody paid for the music, the channel expects the film in three weeks.
Set up how footage gets from the set to the cutting room every night without loss.
Which frame rate, which file type, which way from set to screen? We start filming in a month and don't want regrets.
Somebody calm to sit between an indecisive director and an expensive finishing house.
Quality report full of red marks came back from the channel. Who fixes what?
The credits have forty spelling mistakes and the film goes to print on Thursday.
Three editors, two assistants, a leaky storage system: keep them running.
Handover lists, reference clips, change notes: our effects people say they never get the right ones.
Keep an eye on six dubbed languages, artwork and trailers of our finished cartoon, each with another supplier.
I'm always on the next shoot after the wrap party. Who looks after the last film until it's ready?
An overview chart, honest dates and a weekly call until the thing's delivered.
The composer is late and everyone else's dates hang on his.
Archive clips in our history film are still watermarked. Swap for licensed masters, track the costs, get it finished.
Our commercials are made in-house now and we need someone over the editors, mixers and effects people.
Festival submission tomorrow, sound half done, end titles missing. Somebody take the wheel.
Backups? There's one copy of the whole shoot.
Schedule the re-voicing of actors, the mix stage and the final viewing round the lead's holidays.
International sales agent asks for a list of ninety items. We have eleven.
We cut offline with small files, now it has to be rebuilt from the originals and no one knows how.
A reality show shoots while it's being cut, eight teams, air date fixed. Traffic cop wanted.
Control what the finishing house bills us. Last time the overtime doubled it.
Security: our film leaked. We'd like strict handling of files and links between all companies.
Music, effects and dialogue must exist as separate tracks for foreign buyers and ours are baked together.
Technical checks before transmission, repairs, second check, then hand it over with paperwork.
Every supplier got a different cut. Sort out who's working on what and bring them to the same one.
The museum's eleven film stations come from six makers; one head should see them through to installation-ready files.
Make sure our five-screen film arrives in time, in sync and in the shape the installers demand.
Film shot half in Ireland, half in Belgium; everything after the shoot is split over both, tax rules included.
We've never made a feature before. What happens after the edit?
Someone must approve the last viewing copy, line by line, and say: it's fit to go.
The director wants to reopen the edit; tell us what that'd cost in time and money at every stage.
Restoration of a 1968 feature: scans, cleaning, sound, new masters. Needs a steady coordinator.
After our animation studio finishes the pictures, three more companies touch it. I want one responsible person.
Trailers, teasers, poster frames: everyone needs something from the same locked film and they keep colliding.
Hire me an assistant editor, a conform artist, a mixer; I don't know whom or for how long.
Post supervisor for a six-part drama, picture lock in March, delivery in June.
Somebody to cover parental leave at a commercials company, juggling suites, artists and air dates.
A producer needs help reading what the lab and the mix studio put in their quotes.
Daily rushes get uploaded at hotel wi-fi speed and the cutting room stands still.
The insurance wants proof of how we protect the material from camera card to archive.
We should archive forty finished projects sensibly and know what's where in ten years.
Spread the shots among three effects firms and tell me every Friday which are behind.
Clock, slate, loudness, captions file, metadata: our national spots bounce for a different reason every week.
Make one list of all unfinished items in my documentary and tick them off with everybody until it's done.
Charity with a broadcast slot, a nearly finished film and no experience of delivery.
The cinema chain needs encrypted copies and keys for 120 screens by the release date.
Our video series and our drama share the same suites and artists; we keep double-booking them.
Keep the peace between picture department and sound department for a season of our sitcom.
A client sends feedback by voice message to five people. Collect it, sort it, pass it on, follow it up.
I have a locked cut and a sales deal. I need the bit in between run for me, end to end.
Sports body with a hundred highlight programmes a year, each to ten broadcasters in their own specifications.
When does the effects house need the shots so that the colourist can begin so that we make the festival? Work backwards.
The lab found scratches, the mixer found pops and the lawyer found a brand. Get all repairs made without missing the date.
Our two-week turnaround always becomes five, though each person says they were on time.
New studio wants someone experienced to set the steps, file names and hand-offs for everything after the shoot.

Retouching
Our chef's plate looks perfect except for a thumbprint on the rim. Can it be removed from all twenty pictures?
The wedding photo is lovely but Uncle Dave blinked. We have another frame where he didn't
Two hundred handbags shot on grey card should end up on pure white with soft shadows
Skin looks blotchy in the campaign stills, but please don't turn our real customers into plastic dolls
A wheelie bin and a parking sign spoil the picture of our hotel front. Make them go away
Beauty brand seeks a high-end retoucher with a light touch on pores and stray hairs
Scratched old portrait of the company's founder, torn down the middle. We want it whole again, for the boardroom
Dust on every watch face. Under the macro lens it looks like we sell them from an attic
The jumper photographed orange and it's actually rust; customers are sending it back. Match it to the real wool
Estate agency has forty house pictures with grey skies and brown lawns. Honest improvement wanted, not fairy tales
Our head of sales has left and is in the middle of the group picture
Photographer here, drowning: 1,400 school portraits need flyaway hair, spots and glasses glare seen to
Mannequin must vanish so that the coats look worn by nobody, with the inside collar showing
Reflections of the camera in all our kettles. Please clean the chrome
The burger sagged by the time the shutter clicked. Lift the bun, freshen the lettuce, keep it believable
Car pictures: swap number plates, smooth the tarmac, take the crew out of the paintwork
Team portraits taken in five countries against five walls. Make them look as if everyone stood in one room
Take the lanyards off thirty conference speakers, would you?
My film poster's still needs the actor's cold sore gone and the sky more threatening
Grandad's wartime photograph is faded to yellow; the museum would like it crisp and true to the period
Creases in the bed linen. We ironed it and it still looks slept in, on every single shot
The model's hand has six fingers after someone's AI got at it. Repair it by tomorrow
Fizzy drink can: more droplets, straighter label, less glare. Goes onto a poster four metres wide
We have the clouds from one exposure and the castle from another, and would like both in the one photograph
Jewellery close-ups where the diamonds look like glass. Bring back the fire
The tattoo on her wrist is somebody else's artwork, so it must be painted out of all the stills
Please cut our 600 garden tools neatly out of their backgrounds, including the rakes
Nobody likes how tired they look in the staff photos. Take ten years of fluorescent light off us, gently
Make one blue sofa into seven, in the seven fabrics we sell, so that nobody can tell
A pigeon photobombed the mayor and it must vanish before the portrait is framed
The picture's fine but too narrow for the side of our lorry. Extend the field and sky to the left
Lipstick shades must match the actual bullet within a hair, or the lab won't sign the images off
Our trainers were muddy from the location. Wash them digitally, but leave the splash behind the runner
Fashion agency wants eighty lookbook frames with consistent skin tone and no bra straps
Rusty railings, chewing gum on the pavement, a wonky sign: tidy up the shopfront photo before the brochure goes to print
I'm a ceramicist; my glazes look flat in pictures and there are hairs on everything, mostly the cat's
Red-eye on all the award winners. The presentation's tomorrow night!
Hospital images show patient names on the whiteboards. Blur isn't good enough, they should look naturally blank
The swimming pool came out green. It isn't
Put the lights on in the windows of our new office block; it was photographed at noon and should feel like dusk
Sponsor's changed. The old logo is still on the shirts in all our football pictures
We shot the salad and the dressing separately, now they need to meet convincingly in one image
For a cosmetics advert the watchdog says we mustn't exaggerate lashes. Tidy the face within the rules
Pylons across the valley ruin our holiday park's cover picture
Restore a box of water-stained glass negatives we scanned for the parish archive
The bride asked for slimmer arms, I only do the shooting. Who'd do this tastefully?
White dog on white rug: you can't see where he ends. Rescue the fur edges
Perfume bottle has seams, bubbles and a crooked label. It should look like it costs what it costs
Our kitchens were pictured without handles, since the handles hadn't arrived. Add them from these reference shots
Skin, fabric, background, in that order, on fifty frames for a knitwear client. Layered files back, please
Bring the faces out of the shadow without making the church look like a disco
Sweat patches on the chairman's shirt. It's for the annual report
Somebody with steady hands and a tablet for cleaning up macro pictures of circuit boards: fibres, flux, fingerprints
All our properties have the previous tenants' furniture in the picture; empty the rooms for us
The horse has a halter, the advert shouldn't. Same for the fly on its nose
Colour cast from the green gym floor is on every athlete's chin
Magazine cover: even out the make-up line on the neck, tidy the brows, but keep her freckles
Half of the class were ill on photo day. Insert the eleven missing pupils into the group
I've one sharp frame with a bad smile and one blurry frame with a good one. Magic wanted
Bottles of beer that look flat: give them a proper head and a cold mist on the glass
Wrinkles in the backdrop paper, scuffs on the floor, a lighting stand poking in. Sixty images for a furniture maker
The wine labels changed vintage. Update the year on last year's photographs instead of shooting it all again
Ghostly halo round every product our previous supplier cut out. Redo them cleanly
Old team shot, black and white. We'd like it in natural colours for the club's anniversary
Braces off? The orthodontist wants them kept, the girl wants the spot on her forehead gone
Our zoo's lion had a runny eye that day
Marry the tractor from the studio with the field from the drone picture, shadows and mud included
Too many people on the beach in the tourist board's photo; leave two walkers and the dog
Moiré on every suit we sell. From a distance it shimmers, and the tailor hates it
Someone sat on the hat. Give the crown its shape back in all twelve views

Voiceover
Our phone queue is read by a colleague with a cold. Someone warm should say it instead
The lift in our department store needs to announce its floors without sounding like a robot
I've finished my documentary about eels and need a gravelly narrator who doesn't oversell it
Thirty-second radio spot for a carpet warehouse, to be read with a smile, not shouted
Who can speak Welsh and English equally well for a heritage railway's on-board announcements?
Audio guide for a cathedral: forty stops, told by somebody you'd follow anywhere
The safety film for our quarry has captions but no one talking; lorry drivers don't read
Looking for a voice artist with a home booth for a bank's explainer, by Friday
My novel is a cosy crime story. I'd like it read aloud as an audiobook, all eleven hours, with the villagers sounding different
Our meditation app has lovely music, but the person talking makes everyone tense
We need a child who can be a cheeky tooth for a dentist's cartoon
Game studio looking for screams, grunts and three hundred lines of an elderly wizard
Read our terms and conditions at the end of a radio ad, very fast and still understandable
A Glaswegian accent, dry as toast, for a beer commercial
The e-learning modules on hygiene send our kitchen staff to sleep. Perhaps it's the monotone?
Please record nine street names and "mind the gap" for our tram line
Charity film ends on a letter from a mother. Someone should read it plainly, no sobbing
The mascot of our crisps is a potato who currently has no voice
Blind visitors get little out of our planetarium show; we want somebody describing what's on the dome
The managing director insisted on speaking the company film himself. It's not good. Rescue us
German, French and Spanish native speakers to talk over our machine demo, matching the length of the English
Dub a Danish children's series: four characters, lips roughly in time
Out of hours message for a vet's surgery, calm enough for someone with a dying rabbit
Somebody with a posh, slightly wicked tone for a chocolate advert
Our satnav says every village name wrong and the locals laugh. Could a person from here say them?
An announcer for the school sports awards, live from the back of the hall, big boxing-ring style
Film trailer wants a deep "in a world" sort of delivery, done tongue in cheek
A short story podcast for bedtime needs a gentle reader with a slow breath
The AI speech on our product clip gives people the creeps. Real human, please, two minutes
Our client's on-hold message mispronounces its own brand. Re-record, same feel as before
We've a two-minute script about pensions and want it spoken by someone who sounds like a sensible older sister
Airline seat-belt briefing in a northern accent. Passengers should actually listen
Pick-ups needed: six lines were rewritten by the lawyers after the narration was recorded
Talking toy dinosaur. Twenty phrases, under a second each, no swearing in any language
What our museum's mummy would say if she could talk. Actress in her sixties, playful, to be heard through a little speaker
Female speaker for a tyre advert, for once, confident and unhurried
Train the ear of our language learners: fifty dialogues spoken clearly by two native Italians
Producer seeks someone who can match an actor that's unavailable for a few lines in a feature
A butcher's radio jingle ends with a line nobody can understand. Say it again properly
Supermarket tannoy: "unexpected item" and forty other lines, but kinder
We wrote a poem for the lifeboat appeal. It wants salt in the throat
Pharmaceutical training: must get the Latin names right, at a steady pace, in neutral English
Teenagers ought to trust the speaker in our road safety clip. So nobody who sounds like a teacher
The cartoon fox is drawn and animated. Now give him a sly, sleepy way of talking
Zoo's little train goes past eighteen enclosures; record a commentary for each of them
Can you do an auctioneer? A farmers' marketplace wants its app film rattled off like a cattle sale
Annual accounts summary for shareholders who can't see well, to be read out in full
Our smart kettle talks. At the moment in the engineer's voice
Narrate a nature short without trying to be Attenborough
We'd like the town's history read by six different local people, but by professionals who can be those people
Polish-speaking narrator for a site induction film; half the bricklayers don't follow English
One word only: our app's name, said at the end of each spot, so people stop pronouncing it wrong
The ghost train at our pier needs a cackle and a warning to keep your arms in
Hospice film. Soft, male, Irish perhaps. It should feel like a hand on the shoulder
Recorded welcome for a theatre: phones off, no flash, exits here. With a wink
Someone to be the evil printer in an insurance firm's cyber security training
How-to clips for flat-pack wardrobes, eighteen of them, each needing a patient speaker
Football stadium wants a new person to read out team sheets and goals with proper oomph
Our prospectus video uses a pupil's mumble. Parents at the back couldn't hear a word
Narration over an aerial film of a wind farm, bilingual Gaelic and English, recorded to picture
The elderly find our care alarm's spoken prompts too quick and too high
A rapper-ish read for a trainers spot, rhythm tight on the cut
Museum of coal: a miner's diary should be heard through earphones as you walk down the shaft
Agency has a regional bank campaign in eight dialects. Find us the tongue for each and record them
I want the listener to smell the bread. Twenty seconds, intimate, close to the mic
Give our chatbot a speaking persona: three hundred prompts, one consistent person, no eagerness
Election results line: numbers nought to a thousand recorded so they can be strung together
Comic audio drama, four parts played by one versatile actor
The original presenter of our training films has retired; we need somebody who sounds near enough like her
Ferry announcements for lifeboat drills must be understood over engine noise, by people who are seasick

Transcription and subtitling
Two hours of council meeting on tape and the minutes must be word for word
Nobody turns the sound on when they watch our clips on the bus. Put the words on screen
The automatic captions call our chairwoman "Dame Lasagne". Somebody correct them
My documentary goes to a festival in France and they need French lines under the picture
I've forty interviews with nurses on a recorder, to be typed out for my thesis
Deaf members complain that they can't follow our church's online services
Barrister's chambers needs a police interview written down exactly, pauses and all
Need an SRT file for a twelve-minute training film, timed properly, before Monday
Our lecturers' recordings have to be readable for students with hearing loss by law
Podcast listeners keep asking for a written version of each episode
The grandmother in our film speaks such broad Doric that even the editor can't follow her. Write out what she says and caption it
Words lag three seconds behind the mouths in our recruitment video
Focus groups, six of them, everybody talking at once. We want it on paper with who said what
Please add "[door slams]" and "[tense music]" sort of notes to our thriller for hard-of-hearing viewers
An oral history society has 90 cassettes of fishermen; we'd like them typed up and searchable
A doctor dictates her letters in the car. Someone discreet must turn them into text each evening
Editor drowning in rushes: give me a timecoded log of what was said so I can find the good bits
White text on white snow. You can't read a line of what's written beneath our ski film
Streaming platform rejected our file: too many characters per line and they stay up too briefly
We hold the AGM on Zoom and want live text running along the bottom for those who can't hear
Somali, Polish and Urdu lines beneath our vaccination clips; the translations exist, they only need timing in
Could you listen to a poor voicemail recording and put down every word that can be made out? It's for a dispute
The jokes in our sitcom must survive in two short lines at the foot of the picture, in German
Disciplinary hearing, four hours, three voices, needs a verbatim record by Wednesday
Burn the wording into our Instagram reels, big and yellow, in step with the speaker
YouTube thinks our beekeeper says "killing the king". He says "filling the skin". There are 60 videos like this
Investor calls have to be on the website as text within 24 hours
My late father's memoir is on eleven tapes and the family would like it to read
Television channel needs access files for the deaf with speaker colours, to their house guidelines
Opera house: the text projected above the stage should follow the singers, and somebody must press the button
Our factory is loud. The induction film gets played there and no one hears it, so we want it legible without audio
Turn a panel discussion into a clean write-up, ums and repeats removed
Parish council chair mumbles. Who has good ears?
The English versions beneath our Korean drama sound like a washing machine manual; re-time them and make them speakable
University needs 300 hours of lecture capture corrected: the machine fails at chemistry
Journalist with a ninety-minute minister's interview, wants it typed by breakfast
Captions cover the speaker's name and the score on our match clips. Move them up
Sales conversations at our call centre should be readable, so we can study what goes wrong
I need what's being said in a 1950s newsreel put into words, plus notes where it's inaudible
A screening for deaf families is planned in our village cinema, and the film arrived without any text
What did the witness actually say at minute 14? We require an independent written record of the whole tape
Cookery channel: lines vanish before you can read the grams
Type up a workshop of beekeepers, identify the eleven speakers by voice, leave the swearing in
Our charity's clip goes to nine countries and should carry readable lines in each language, one master film
After the edit was shortened, all the text beneath is off by a few seconds. Resync it please
Hospital patients watch our information loop with the sound muted in the waiting room
An MP's surgery wants recorded phone consultations in writing, confidentially
Make my TED-style talk readable for people who'd rather skim it than watch
The song lyrics should appear word by word, karaoke style, timed to the choir
Research agency: sixteen depth interviews in Glaswegian, verbatim in a Word file, names blanked
We got a fine because our broadcasts weren't accessible to the hearing impaired
Please check the closed captions on a wildlife series; "puffin" became "puffing" throughout
Webinar recordings need to become text so that the search engines and our lawyers can read them
Hearing-impaired jurors at our mock trial should see the speech as it happens
Feature's delivered to Netflix next month: timed text in English for the deaf, forced narratives, the lot
There's Italian in the background of a scene and viewers ought to know what it means
Dictaphone full of a surveyor's roof notes. Could it be a tidy document?
Our language school wants the same clip twice: once with Spanish text showing, once with English
The apprentice videos are watched on phones in vans. Big readable lines of what the plumber says, please
Every episode of our farm podcast in writing, with headings and time stamps, the day after it's out
Tribunal bundle must include the covert recordings typed out with a statement that it's accurate
I film silent-era comedians' great-grandchildren in six languages. An English-speaking audience must understand them all
Board would like last night's three-hour discussion in full text, not a summary
The captions on our museum screens have typos a nine-year-old pointed out. Fix 24 short films
Shorten what's spoken to what an eye can read, for a fast-talking estate agent's clip
Fans upload our concerts with wrong words underneath. We'd like an official, correct version on each
Student with a hearing aid starts in September, and 80 of our lesson videos have no text
Voice notes from a founder, 200 of them, rambling. Get them into writing
Need someone to sit in on our live quiz and type what's being said as it's broadcast
Spanish dialogue list with timings wanted for the distributor, taken down from the finished cut

Styling
Twelve employees will be photographed on Tuesday and left alone they'd all come in black polo shirts
The roast chicken has to look juicy for six hours under lamps
Our furniture pictures feel like a waiting room. Bring cushions, books, flowers, a half-drunk tea
Need clothes for four actors who should look like a family that's trying a bit too hard
Fashion stylist wanted for a lookbook of waxed jackets, shot on a pier in the wind
The politician we work for dresses like a geography teacher. Sort out his wardrobe before the debates
Ice cream melts, foam collapses, herbs wilt. Who can keep our dishes pretty until the camera's ready?
Borrow shoes, bags and jewellery from labels for a magazine spread, and take every piece back unharmed
Lay our table for the Christmas catalogue: linen, candles, plates that don't steal the show from the goose
My band looks like four blokes on their way to a plumbing job. We'd like an image for the new album pictures
Fold, pin, steam and stuff our knitwear so it doesn't hang like a wet dog
Show home photographs badly; it needs throws, fruit bowls and somebody who moves things three centimetres
The presenter wears green against a green screen. Every week
Props needed for a pen advert: an old desk, love letters, an inkwell, nothing that smells of film set
Dress a hundred extras as commuters, summer, nobody in logos
Shop windows for our charity shops look like jumble. Arrange clothes and bits so that people stop
Cookbook author seeks hands that plate up 80 recipes and find bowls for each one
What should our chief executive wear on the cover so that he looks neither like a banker nor a surfer?
We sell trousers for wheelchair users and want them to sit beautifully in the photographs
Flat lay pictures for a stationery brand: pencils, leaves, coffee rings, all placed just so
Music video set in a launderette. Outfits for six dancers, eighties but not fancy dress
The cocktails looked dull on the menu. Make them glisten: ice, garnish, glassware, backdrop
Actress needs a gown, shoes and a coat she can actually sit in, for an awards evening
Please go and shop three looks per person for our bank's staff campaign, sizes 8 to 24
Cheese. It sweats. Somebody must keep eighteen of them tempting for our dairy's brochure
Beds need making the way they look in magazines, not the way our warehouse lads do it
Our skincare bottles ought to stand on something nicer than a white sheet: stone, moss, silk, water
An editorial about beekeepers in couture. You'd have to get the couture
The estate agent's photos show toothbrushes and bins. Prepare eight flats before the camera comes
Sports brand: kit must fit tight, dry and unwrinkled on athletes who're sweating for real
Personal wardrobe overhaul for a newly appointed headmistress who hates shopping
Jumpers for dogs, on dogs. Someone patient to dress them and pick off the fluff
We've a period short set in 1976 and no money for a costume department, just one resourceful person with good charity shops
Get our burgers to look on the poster the way they're meant to be, built leaf by leaf
Picnic scene on a cliff for a cider label: hampers, rugs, strawberries. Find it, carry it, lay it
Everyone in our TV panel clashes with the sofa
Online shop for vintage frocks wants each one clipped, steamed, and matched with the right belt and hat
Coffee roaster's pictures need spilt beans that look accidental. They never look accidental when I do it
My kitchen showroom is bare. For the shoot we need pans, herbs, bread and signs of life
Seven drag queens, one truck advert. Their outfits have to be louder than the truck
Choir of sixty on television in a fortnight, everybody owns a different black
Children's wear, toddlers, four outfit changes each, no tears. Who's quick with poppers?
For the jeweller we need hands, gloves, velvet and fabrics that make gold glow
Steam from the soup, please, and not from a tampon in the microwave. Or yes, whatever works
A law firm's partners want to seem approachable. Lose the pinstripes, but not the authority
Find us retro trainers, tracksuits and a boombox for a poster about the club's 1990 cup final
Wedding venue wants a mock wedding for its website: tables, flowers, cake, a couple in something modern
Clothes on our mannequins fall off one shoulder. The Saturday girls can't work it out
Breakfast cereal in milk goes soggy within a minute, our client needs it crunchy all afternoon
Hotel rooms look cold in the booking pictures: plump things, light things, hide the cables
Rugby players in suits. The suits don't go over the thighs. Please dress these men
I'm a director with a perfume film and an actress, and need three dresses that move in water
Paint brand's room sets: chairs, lamps and rugs that go with each of fourteen colours
Company wants its drivers photographed in the new uniform, buttoned properly, pressed, not like they slept in it
Our sandwiches are photographed collapsed. Pins, toothpicks, glue, I don't care
Gardener's catalogue needs wellies, trugs and artfully muddy spades placed around the greenhouse
Novelist needs author pictures in which she looks mysterious rather than cold; what to put on?
Pull garments from young designers for a museum's opening campaign
Make our tinned fish look like something you'd serve to friends. Toast, lemon, a chipped plate
Hats: a milliner's autumn range needs coats and scarves round it so the hats aren't lonely
Talent on our commercial is arriving with his own clothes. I've seen his own clothes
The cake leaned. For the next session we want someone whose cakes don't lean, or can be propped invisibly
Old people's home photographs: help the residents choose from their own wardrobes, with jewellery and dignity
Toy maker needs a child's bedroom to be believably messy, but in our colours
Continuity of outfits over a three-day advert, plus spares, since one of them falls into a canal
An influencer client keeps getting the same feedback: nice face, awful shirts
Bring texture to our soap pictures: towels, tiles, a eucalyptus branch or whatever you people use
Gin brand wants a bar cart, dusk, velvet, the right coupe glasses; we own one tray
For a catalogue of hi-vis workwear: make builders look good without making them look like models
Ballet company's dancers to be seen in ordinary street clothes that still let them leap

Hair and make-up
Our three presenters shine like glazed buns under the studio lamps
I need an actor to look convincingly punched, with the bruise changing over four days of story
Eighteen directors are having portraits taken; powder, combs and someone who calms them down
The bride has psoriasis and wants a gentle hand on the morning of
Zombies for a charity run, thirty of them, before nine o'clock
A make-up artist for a two-day beauty shoot with close-ups on lips
Our lead's wig looks like a hat. Premiere's in three weeks
Turn a woman of thirty into a woman of eighty, and she'll be filmed in daylight
School musical has twelve cats and no one who can paint whiskers that survive sweat
Curls, braids, fades: we've a mixed cast and last time nobody knew how to handle Afro textures
Please get our goalkeeper camera-ready without him noticing he's been touched
Period drama, 1780s. Powdered heads, beauty spots, bad teeth
First aid training needs realistic wounds: burns, open fracture, glass in an arm
Annual dinner with televised awards, forty guests to be freshened up backstage
The mole must move from left to right; it's a twin
Salon brand wants six bold cuts and colours created on real heads for its posters
Before she goes on the breakfast sofa our author would like to look awake
Music video in the rain: nothing must run, except the mascara in the last shot, which should
Somebody to make our models look like they've just come off a mountain, chapped and glowing
Bald cap, scars and a missing ear for a pirate advert
Fashion graduates' show: twenty-two girls, one hour, slicked back and silver eyelids
My headshots always come out blotchy. I need someone in the room before the photographer starts
Could anyone cover a sleeve of tattoos for a film set in a convent?
Elderly patients are taking part in our hospice portraits and would enjoy being pampered first
The beard he grew for the first half of filming has been shaved. Give it back to him
Museum actors playing Victorian chimney sweeps need soot that doesn't come off on the visitors
Drag night at our theatre bar; two beginners need lashes, brows hidden and cheekbones invented
On set from five in the morning: four speaking parts and a crowd of nurses who look exhausted
Corporate film about accountants. Nobody vain, but foreheads everywhere
Aliens. Blue. They also have to eat in shot
Hen party of nine wants to be done up like the twenties before the boat leaves
Skincare label says no foundation whatsoever in the pictures, but the faces should still look their best
Flyaway strands ruined every close-up of our violin soloist
We're shooting an advert with a real football team; sweat that stays where it's put, please
Vampire bite, fresh and then healed, plus contact lenses, for a student short
A politician's doing six interviews in one day and has to look the same at ten at night as at seven in the morning
The children's hospice wants butterflies and tigers on small cheeks for the summer fair
Nails too, because it's a ring advert and you see nothing but fingers
Our Snow White is blonde and can't dye it
Mother and daughter in the commercial don't look remotely related. Can brushes and tongs bring them closer?
Dreadlocked actor playing a soldier: something must be done under the helmet that doesn't involve scissors
Prosthetic nose for our Cyrano, robust enough for eight shows a week
Glitter that's allowed on stage and doesn't end up in the orchestra's trombones
Keep notes and pictures so that the fringe falls the same way when we shoot the scene's other half in May
Dancers complain their faces disappear from the gallery seats. Stronger eyes?
Wedding fair: we'd like live demonstrations of updos and soft evening looks on our stand
A car crash scene, lots of blood, washable, because the shirt's borrowed
Sunburn in February on a pale comedian
The dentist's campaign features 5 patients who haven't been photographed smiling in years. Look after them
My singer wants a mullet for one day only
Frostbite on a mountaineer's fingers and ice in his eyebrows, shot in a warm warehouse
Prom afternoon at our girls' academy, twelve heads, most want plaits
Our weatherman has a cold sore and goes live at six
Bank's staff campaign with real tellers in natural light: even the skin tone, tame the cowlicks, leave the wrinkles
Nativity on the telly. Wise men's beards itch and fall into the frankincense
Statues at our garden festival are living people and should look like marble for four hours
Chef with a helmet of gel, please talk him into something softer before the cookbook cover
Someone good with mature complexions for a menopause charity's photographs
Low-budget horror needs its villain's face melted. Latex, gelatine, whatever you've got
Cancer support group: a day of wigs, drawn eyebrows and feeling human again
Quick changes between acts, ninety seconds, from scullery maid to duchess
She's allergic to half of everything. Film starts Monday and she's in each scene
Catwalk for recycled raincoats: wet look without dripping on the fabric
Every morning at our Viking centre six guides need grime and braids
The groom's mother, the bridesmaids, two aunts. All before eleven, all at the farm
Stunt double must match the star's bob and freckles from two metres
A shampoo commercial lives from swish. We need someone who makes swish happen
Interviewees in our documentary shouldn't look made up, merely less red
Bring lashes, glue, setting spray and nerves of steel: ice dance gala, sixteen skaters, televised
Half cat, half human, for a pet insurer's poster. Whiskers on a chartered surveyor
`;
