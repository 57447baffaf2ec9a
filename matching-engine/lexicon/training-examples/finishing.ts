/** Needs of finishing, in the words of people who do not know the name of the skill. */
export const finishingExamples = `
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
I talk too much in my videos. Chop out the waffle.
Dad's birthday was filmed by nineteen people on nineteen phones. Can it become one thing?
We have the filming done. It's been sitting on a hard drive for two years.
People switch off after eight seconds and I don't blame them.
Someone to go through all the clips from the allotment show and stick the good bits together.
Make me a two-minute best-of from a whole season of netball.
The bloopers are funnier than the film. Put together a reel of them for the wrap party.
Trim the start, trim the end, take out where the dog barks.
I recorded forty lessons on sourdough and every single one needs tidying up before it goes online.
My students' film is three hours. The festival's limit is fifteen minutes.
Our interviewee says "basically" two hundred times.
Put photos, clips and Nan's voice messages together for the funeral on Tuesday.
Too many scenes with the husband. Lose him wherever you can.
Could you take our hour-long webinar and make ten snappy bits for LinkedIn?
A ruthless person is required. I'm in love with all of my shots.
The order's wrong. We begin with the answer and end with the question.
My gaming clips need zooms, jokes, pauses and a bit of madness.
Twice a week, unedited chats from our fishing boat come in and something watchable goes out.
Join the Zoom interview and the shop footage so it isn't just two heads in boxes.
The ad's thirty-four seconds. The slot's thirty.
One long take of a bike race, boring. Chop it, speed it up, slow down at the crash.
They've sent us a film about our charity and the tears come too early. Can it be rearranged?
Cut the swearing vicar, keep the laughing nun.
Every clip jumps when we go from wide to close. It hurts.
I'd like my travels through Peru shaped into something my friends don't fall asleep over.
Someone who can watch a hundred hours of bears and find the six minutes.
We have three cameras of a play and nobody to choose which one when.
My sister's hen weekend, forty clips, lots of shrieking, needs to be three minutes and fit for her mother-in-law.
Cleverly hide that she left the project halfway through.
Put the film in the right shape for phones; the sides can go but not the faces.
Our trailer should tease, not tell.
The speech was brilliant apart from the fire alarm in the middle. Make it whole.
A dance film where every step lands on a beat. At the moment none does.
The old editor has vanished and left a half-built film and six hundred unnamed clips.
Testimonials from parents: nine chats of twenty minutes each, down to a minute and a half altogether.
I'm a beekeeper with a channel and no evenings left.
Take out the pauses. She thinks a long time before each answer.
We filmed the same recipe twice since the first one burnt. Use both, so nobody notices.
Need something like a film from our holiday park's security, phone and kids' club clips, cheerful, before Easter.
The client can't decide between takes four and nine, so let him see both versions by noon.
Swap the ending: the couple should stay together after all.
My film has a lovely beginning and a strong finish and between them a swamp.
Turn the four-day conference into a ninety-second rush of faces, applause and coffee.
Piece together what happened at the junction from three phones and a doorbell, in time order.
The choir filmed themselves at home, sixty little boxes. Line everyone up and fill the screen.
Shorten it, sharpen it, surprise me. The clips are in the folder.
Please make our boss sound decisive. He said the right words, just not next to one another.
The council meeting was filmed; residents want only the bit about the bins.
A regular person to handle our weekly skateboard shop clips, quick turn-round, good ear for music.
We'd like a version for schools without the kissing.
My wife filmed our son one second a day for eighteen years. String them up.
It's a whodunnit and viewers guess too soon because we linger on the butler.
The kids' camp clip needs laughing, splashing, muddy wellies, no crying, all in under a minute.
Drop in the slides whenever the professor refers to one.
Four grandchildren interviewed Gran separately. Weave it into a single conversation.
A sizzle of our company's adverts since 1985, for the retirement do.
The silence before she answers is the best moment and everyone keeps snipping it.
Someone to sit beside me, in the same room, for a fortnight, and find the film.
Our knitting tutorials: speed up the boring rows, freeze on the tricky stitch.
I've got a great story about smugglers told in the wrong order by five old men.
The laughter comes in too late each time. Shave it.
Footage from a mountain rescue, chaotic, precious. Give it shape without faking anything.
Our reels look like everyone's reels. Faster isn't the answer. Or is it?
Please pull the twelve questions out of the recording and make each a clip of its own.
My tutor says "kill your darlings". I need a hitman.
The launch film has to be ready overnight, from shots taken that same evening.
A crossfade every four seconds, star wipes, slow zooms: rescue our village film from its maker.
Put the winning try from six angles one after the other, then the crowd.
We want the two stories told side by side, the girl in 1943 and the girl today, meeting at the end.
Our drama has continuity trouble: cup full, cup empty, cup full. Find a way round it.
The fundraiser film is nice. It makes nobody give.
Mum's cine reels have been put on a stick. Pick out the bits with people in.
Each branch sent a clip saying thank you; some sideways, some an hour long.
Replace the sacked manager's bits with somebody else's in all twenty induction films.
A short that plays backwards, from the slap to the first hello; we've shot it all, now assemble it.
There's a better film in this footage than the one we meant to make, I'm sure.
The actress is wonderful in the first take and dreadful in the rest. Build it from that one.
Eight rounds of changes and we've lost the plot. Start over from the raw clips.
An editor for a nature series on slugs, patient and witty.
Rough cut of a wedding drama by the end of the month, from logged rushes.

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
When the till opens it goes clunk. It should go "lovely".
Our cartoon pig falls down the stairs in total silence.
Nobody hears the kettle, the door or the rain in our film, only talking.
The scanner at our warehouse makes the same bleep for right and wrong.
Can you make a toaster sound posh?
I want people to feel someone's standing behind them.
Our lorries' reversing tone gets the drivers shouted at by half the street at five in the morning.
The laser guns go pew. We'd hoped for something scarier.
Give our sliding puzzle game little pops, clacks and sighs that never get annoying.
A swish when the logo turns and a plop when it lands, please.
The visitors' centre has a stuffed wolf. It ought to growl when you get close.
How does jealousy sound? There's a scene where she says nothing and we must hear it.
Everything in the haunted house film is loud. Frighten us quietly.
Our e-bike hums in a cheap way and the boss wants a purr.
The submarine scene was shot in a shed and sounds like a shed.
Children should hear the difference between a happy and a hungry hamster in our toy.
We need forty seconds of battle: arrows, mud, horses, screaming, then ravens.
The ping of our chat app is now hated by my own mother.
I filmed a car from the outside and it's an electric one, but in the story it's a V8.
The punchline needs a noise. None of us can agree on which.
For our bathroom brand's film: drips, bubbles, steam, a towel, close enough to tickle.
The voice in our lift sounds fine; the ding-dong before it is like a punch.
A stage play set in a mine. The audience should feel the roof give way above them.
Make a pretend radio from 1938, crackle, whine between stations, snatches of dance band, for our tableau.
The giant sneezes. That's a big moment and so far it's a bloke called Kevin.
Our hotel app should greet you softly at midnight.
Replace the creaky studio floor with a proper pavement under their heels.
When the snooker balls kiss in our advert it should be the most satisfying click in the world.
I'm blind and I play your sort of game. Please make the menus speak in noises I can tell apart.
We need the inside of a whale for a nativity about Jonah.
The murderer's boots must be recognised before we see him.
Somewhere between a purr and a chainsaw: that's our creature.
Smoke alarms wake adults but not kids. We're after a new alarm tone that does.
The film was shot in summer and the story's in snow. It should crunch, and the world should be muffled.
Our gym machines congratulate people with a noise like a fax.
A mosquito that flies round the cinema.
You know that whoosh-bang in trailers? We want one that isn't that.
The museum's Viking hall is dead quiet. Put a feast in it, behind the wall.
Our short is in a made-up city, so it needs made-up traffic.
The parking machine thanks you with a squeal.
A bone snaps. Use celery or whatever, but make them wince.
Dialogue, bangs and music are all fighting. Put them in order so my mum can follow it.
What noise should a loan approval make? We've argued for a month.
Build the ocean floor for an immersive show, creaks, currents, something huge moving far away.
The fairy's wings: tinkly is banned.
Our chocolate wrapper rustles nicely in life and like a bin bag in the commercial.
The scene after the bomb should ring, hollow and far off, then slowly come back.
Toddlers press the cow on our play mat and get what might be a ship.
A market garden's radio advert needs peas popping and a spade going in.
Users don't notice when an order fails. It must tell their ears without scolding them.
Every punch in our wrestling show sounds the same.
I need an old house breathing at night.
The waiting room of our clinic echoes with coughs. Could something gentle be added to the air?
An owl, a lorry, a neighbour's telly through the wall: fill up the long scene in bed.
The slot machine in our period drama has to jangle like 1962.
Our zombie shooter has one groan. One!
Make the teapot's pour in our tea film last for ever and warm you up.
Give our meditation timer an ending that doesn't make people jump.
The actor's sword was rubber and you can hear it.
The exhibit lets you press a planet. What does Neptune say?
Our animated vegetables squeak, squelch and scream; well, they should.
For the theme park's queue: distant roars that come closer as the line moves.
The cheering in our football manager game never fits what happens on the pitch.
I'd like the house's plumbing to become the villain of my film, by ear alone.
Rebuild the racket of the 1950s typing pool for our office drama.
Our crossing signal for blind pedestrians is being mistaken for a blackbird.
The couple's fight goes on behind a closed door. Make it muffled but frightening.
Somehow the film feels amateur although it looks great. I suspect it's our ears.
A noise for our brand that takes one second and that people hum in the shower.
When you shake the phone, coins should jingle by how many you've saved.
The steam train in the film was towed. It needs to chuff.
The pumpkin cannon has to thump in your chest at the back row.
We have a podcast drama with a plane crash in it and two actors at a kitchen table.
Our coffee machine's grinder covers the friendly little melody it plays; think again about all its signals.
Time stops, and for six seconds I want to hear what stopped time is.
Can you let listeners turn their heads and still know where the river is?
The dog's collar should beep so the dog likes it and the owner can bear it.
From attic to cellar, each room of the puppet house wants creaks of its own.
Foley for a film about a seamstress: scissors, silk, pins, treadle.
Final mix of a thriller, footsteps and effects included, ready for the cinema.

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
Everyone in our film looks seasick.
The grass is the wrong green. It's radioactive.
It looked fine on my laptop and terrible on the telly.
My steaks are brown, my salad's brown, my tablecloth's brown. On the plate they weren't.
I want it to look like autumn even though it's May.
One minute she's tanned, the next she's a ghost, and it's the same conversation.
The film's all put together. Now make it look gorgeous.
Our school's maroon blazers are bright pink in the open day film.
Somebody to tone down the yellow in the church.
The pictures are dull as dishwater. Nothing pops.
Could the whole thing be moodier without filming anything again?
Filmed on my phone, on her phone and on a proper camera. It shows.
The sea was turquoise. I was there. Now it's the grey of old socks.
Our car's paint is called Midnight Plum and on film it's just black.
Give it a bit of that warm, cosy, log-fire look for our Christmas advert.
The white wall is blue in one clip, cream in another and pinkish after lunch.
My horror film is too cheerful to look at.
Faces like beetroot, all of them; it was a hot tent with a red roof.
Please drain the picture a little, so that only the child's yellow coat stands out.
We filmed the curry house by candle and everything's mustard.
Our client, a paint maker, says his shades must be exact in the film. Exact.
They left the camera on the wrong setting for half the day and it's all blue.
The old footage of the mill has a nasty pinkish veil. Take that off.
Sunflowers that don't glow aren't worth showing.
The man's suit shimmers between navy and black from shot to shot.
I'd like our seaside film to look bleached, like a towel left out all summer.
Can you make a drizzly wedding look a bit sunnier, honestly, tastefully?
Too bright outside the window, too dark inside. Meet in the middle.
Every scene with the ex should feel colder, and it mustn't be obvious.
Our skincare film can't show redness, nor may it look like we hid any.
The evening scene took three evenings and you can tell.
The exhibition's projector makes everything washy; prepare our film so that it holds up there.
Punchy, candy-shop, in your face: sweets for kids.
A documentary from six countries, eleven cameras, two of them terrible.
Our curtains come in sage and on screen they're khaki. We've had returns.
What do you charge to go through a twenty-minute film shot by shot and even it all out?
The night scenes are so dark my aunt thought the telly had broken.
It's a comedy, so please brighten up the place.
The beach at noon is blinding. Calm the sand down, keep the sparkle.
I'd love to have the picture go from pale to rich as she falls in love.
The bees and the honey ought to be gold. They're the tint of weak tea.
Bring out the rust, the moss, the wet slate; our quarry film looks plain.
A funeral film should be muted, and the flowers shouldn't scream.
Our footage came off the camera looking milky and the intern says that's normal. What now?
Twelve baking videos, one look, so people know straight away it's us.
The actor's jumper is the same green as the villain's eyes are meant to be. Only the eyes, please.
We want it to feel like a faded Polaroid from somebody's fridge.
Someone put a filter on it. Take it off and do it properly.
Pigs should be pink, not purple.
The close-ups were done a month later in another light, and each time we jump in, her cheeks turn yellow.
Make the dawn look like dawn. We filmed at two.
The gallery wants the painter's reds to be his reds on film, she'll be standing next to the canvas.
Festival copy due. Sound's mixed, titles are in, but the picture's still raw as it came from the camera.
Our ginger cats turned out brown.
Cheap, greenish, like a car park: that's how the love scene looks at present.
There's a bluish tinge on everything filmed under the new bulbs in the salon.
Give our vegan burger film more appetite. It looks boiled.
The fog was so thick that the hikers are just smudges; can you pull some picture out of it?
A rich, inky, velvet night for a jazz club film shot under grotty strip lights.
Half the interviews are too orange because of the lamp on the left.
Make Manchester look like Miami. It's for swimwear.
The blacks are grey. That's what the cinema man said, and he's right.
My grandad's wedding film from 1961 has gone green. Can the roses be red again?
A period drama about coal: everything soot and ochre, nothing modern-looking, no bright plastic blue in the background.
The two halves of the film were made ten years apart and should feel like one.
Is our advert even legal for telly? They said levels.
The golf course looked lush on the day. The members are cross about the film.
Can somebody make the rainbow show up? It was there, faintly.
Our make-up brand has twelve lipsticks and on screen I count five.
The submarine scenes should be green, the shore scenes bleached, the dream in between something I can't name.
I want a grown-up look for our brewery, less Instagram.
The bride's sari was crimson. It's orange. Her mother's noticed.
There's too much contrast on the old man's face, he looks like a walnut.
Tidy the picture of our lecture series; it's all murky and the whiteboard is lilac.
Between the helicopter shots and the ground shots you'd think it was two different islands.
Let the picture get sicker as the patient does. Just a touch each scene.
I sell gemstones. If the emeralds aren't true, I can't use the clip.
The ending should feel like waking up: clear, clean, bright after all that gloom.
Grade of an 80-minute documentary on herring, flat footage, locked by June.
Colour correction for thirty property films, indoors yellow, outdoors blue.

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
We can't get a real tiger into the hairdresser's. Could you?
Our stuntman didn't jump far enough. Make him.
A UFO hovers over the garden centre, and it should look real enough to worry people.
The wizard waves his stick and nothing happens so far.
I shot my hero running away from an empty corridor; behind him there should be a wall of water.
Blow up the shed. Not the actual shed.
In the script a man catches fire and walks on, calmly, reading the paper.
How do we show our grandmother flying over her old street?
Make the pumpkin turn into a minicab.
The film takes place in 1666 and London has to burn.
Our beer advert has a kraken in it. In the bath.
We need a sinkhole to swallow the bus stop, with the people just getting away.
There's a scene in which the sun goes out.
Our actress is five months pregnant and the character isn't.
The girl's hair should turn to snakes. Lively ones.
Can you fake a helicopter crash for under the price of a helicopter?
An invisible man drinks a pint: floating glass, wet throat.
The flood defence people would like the public to see the wave coming over the actual promenade.
Put fifty more boats on the sea. We could only afford two.
My cat has to walk on her hind legs and open the fridge.
A small planet gets eaten by a bigger one.
The bridge should crack, groan and drop into the gorge with the lorry on it.
Our re-enactment of the Blitz lacks planes, searchlights, rubble and smoke.
His hand was cut off in scene four, so from scene five on there can be no hand.
Please bring our founder back, walking through the shop in 1911.
Fill the village pond with crocodiles.
We filmed a kid on a hobby horse in the park, and it must become a unicorn.
Swords that glow and spit sparks when they meet. Yes, those; ours are painted broomsticks.
The dentist's ad: camera flies into a mouth and lands on a real-looking tooth with a monster drilling in it.
Turn day-trippers on Brighton beach into zombies, at least the ones in the distance.
The budget says one horse. The story says cavalry.
The werewolf changes in one go, under a street lamp, and we see it all.
Our fireworks display was rained off and the film still needs it above the castle.
Money should rain on the car boot sale.
We want the wind turbine to take off like a helicopter.
Somebody made me a foam monster. It looks like foam.
Could our tractor transform into a robot, unfold, stretch, and go back to work?
The iceberg calves and the kayak is right beneath.
She steps through the mirror and it ripples like mercury.
Blood. The clean knife has to be dirty and the wound has to open.
The little town in our film needs to be under a metre of sand, as if it had been abandoned for years.
A spider the size of a van on the side of the insurance building, office workers screaming.
A head of the trick department to tell us what's doable, what isn't and what each shot would cost.
The train's supposed to leave the rails and climb into the clouds.
Make a dog out of water.
The kids in our film shrink until they're riding a beetle.
Hailstones as big as eggs, hammering a car we've got to give back tomorrow.
Our chimney was pulled down before we could film it falling. Recreate that.
A lad throws a ball, it goes up and up and knocks out a satellite.
Seagulls attack a chip shop. Real seagulls won't cooperate.
We have a Roman amphitheatre with three tourists in it. We'd like lions, sand, emperor and mob.
The old sailor's tattoo should move when he breathes.
Frost creeps over everything she touches.
Can a person walk out of a painting in our museum, drip paint and sit down on the bench?
The tsunami warning film needs to be frightening and correct, says the coastguard.
Somebody needs to come to the shoot, measure things, put up markers and take those shiny-ball pictures.
Our star has gained weight between shoots. Slim him in twelve shots.
A bullet through an apple, except it's a house brick through a phone box.
The ceiling dissolves and there's a galaxy. It's for mattresses.
The demon's wings need to unfold behind a real postman.
The pilot's window shows nothing and he's meant to be dogfighting over Kent.
We promised our backers a sea monster and have got to minute fifty without one.
Oil tanker, rocks, spill. For a seabird charity; nobody must think it's cheap.
The old oak in our story grows a face.
Cover the motorway in jungle, as if people had been gone for two hundred years.
Each time he lies, his nose gets longer. A little. In live action.
Three suns on the horizon and two shadows too many.
What would a giant rubber duck look like coming down the Thames and hitting Tower Bridge?
The ballerina bursts into petals on the last note.
Make eight people in bin bags look like a swarm of ravens.
We want to see the blast wave travel through the orchard, tree after tree.
A clone army of our apprentice plumber, five hundred of him, marching down the high street.
His breath should come out as tiny ships.
The circus burnt down in 1903. We've one photo, a field and a script.
Teleport our presenter: crackle, glow, gone.
I need a creature that's part otter, part eel, wet, convincing, and close to camera.
The stunt car misses the wall by a yard; on screen it should go through it.
A sandstorm catches the wedding party. We had a fan and a bag of flour.
VFX for a fairy tale: talking geese, growing beanstalk, one collapsing giant.
CGI shark for a swimming school advert, friendly but real.

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
My cousin waves behind the actress in the best take. Can he go?
Somebody left a coffee cup on the medieval table.
The spaceman was filmed in my garage and the moon's a photo. Put the one on the other so it looks real.
He looks pasted on. Everyone says so.
We've filmed the weather girl in front of a green sheet; her earrings have disappeared.
Please get rid of the pylon that runs right through the castle scenes.
The monster is finished and so is the film, but they have never met.
There's a hole in his tummy because he wore a lime green tie.
Put the football match on the pub's television, behind the glasses and the moving heads.
The text messages were meant to be on her phone. It's a black rectangle and her thumb's in the way.
The dolphin needs to be behind the spray, not in front of it.
I play both brothers. In one scene I hand myself a sandwich.
A strand of hair here, a halo there: the edges of our cut-out singer crawl and shimmer.
One of the extras wore a digital watch at Waterloo.
Take the scaffolding off the abbey in nine shots, while the camera drifts.
Could our yoga teacher sit on a mountain? She was filmed in the box room.
The mic's shadow slides along the wall behind the minister.
We have the dragon on its own and the sky on its own and a boy pointing.
The car's number plate has to change in every shot, without anyone noticing.
Our virtual studio makes the presenter look like a sticker on a fridge.
The view from the taxi is a green rectangle. Streets should go by there, blurry, wet.
The added ship doesn't have the same murk as the real ones behind it.
Rub out the rod that holds up the teddy bear, all four hundred frames.
There's a dirty spot on the lens in everything we shot in Rome.
The crowd behind the stand is the same forty people pasted ten times and it shows at the joins.
Make the toy boat look as if it's really in the harbour, with the quay reflected on its side.
Our presenter's feet float an inch above the floor.
I need the actor taken off his background, cleanly, curly beard and all, so we can use him anywhere.
Two shots, same place, one with the vase and one without; blend them so it vanishes as she blinks.
The window cleaner came into view on the fortieth floor during the only usable take.
The neighbour's trampoline is in our Jane Austen.
Slot our brochure's new cover onto the old magazine he's reading as he turns the page.
The lady in the portrait on the wall should be swapped for our landlady, tilted, in gilt, with the glass glare.
Layers everywhere: eleven of smoke, four of fire, one of man. Who stacks them into a picture?
The rendered sofa casts no shade on the real carpet.
The drone's own shadow runs along the cliff. Take it away, please.
Put snowcaps behind the ski hut; it was a cloudy day and there's nothing there but white.
We have a lovely clean take with no people and a messy take with the action. Use the one to mend the other.
Her fingers cross the tablet, and the picture we put on it slides over them.
He sits inside the snow globe, we shake it, and he's still sitting there. All parts are filmed.
In the mirror you can see me, the camera and a sandwich.
The green spills on her white wedding dress, so she looks mouldy.
The painted sky and the filmed roof don't meet properly, there's a hairline along the tiles.
It isn't the spaceship that's bad, it's how it sits in the shot: too crisp, too bright, wrong haze.
Give the ghost children some transparency and let the dust float through them.
The logo on the goalkeeper's shirt belongs to last year's sponsor. Thirty shots of diving and mud.
My hand puppet's arm is my arm. Make it not there.
The train timetable in the station scene gives away that we filmed in Belgium.
Our studio is empty blue cloth and in the end it ought to be a throne room with twelve live courtiers in it.
Wipe the tattoo off his neck, he moves a lot.
Somebody cut out the horse with what looks like garden shears.
Fit the fire we filmed outdoors into the fireplace on set, flicker on the bricks included.
Both halves of the conversation were filmed on different days; put them in the same car.
Our band must seem to play on the roof of the bank. We played in a gym before a green wall.
Clean up: fishing line, tape marks on the floor, one crew member's foot.
The jar was empty when filmed. Fireflies shot separately should be inside, behind the glass.
The cartoon mouse is drawn and has to scurry under a real cupboard, behind a real slipper.
They sent us a render with twenty files named things like "spec" and "depth". What do we do with them?
An advert for a bank on a bus that drives through our film. Make it an advert for nothing.
The fish tank lady's head should be in the tank, hair drifting, bubbles in front.
The dummy in the fall is obviously a dummy; stick our man's face on it for twenty frames.
Our lecturer wants his slides to hang in the air beside him, and he walks in front of them.
Half the shots have the leaves moving in the wrong direction around the pasted-in hut.
I need the background behind the runner replaced, motion blur and flying ponytail intact.
The kid is meant to be tiny: same room, filmed twice, big and small on one table.
There was a microphone pack bulging on her back throughout the dance.
The contrails over Camelot have got to go.
A shop window with our new display in it, please, onto footage of last year's street with passers-by.
She walks past the lens and the thing you've put behind her pops in front for a second.
When the torch sweeps over our inserted skeleton it doesn't light up like everything else.
Put the sea outside the restaurant's windows. At the moment it's the ring road.
Three dancers, filmed one after the other since two had flu, are to be a trio.
Fix the black line round everyone in our football show's team line-up.
Nine computer screens in our call centre drama show a login page. Fill them with something believable.
There's a seam where the model village ends and the real hillside begins.
The weather doesn't agree: he's lit from the left, the beach behind him from the right.
A cable runs across the actor's face in the closing shot. Rebuild the face.
Our puppet film needs the poles, strings and hands out of two hundred shots; patience essential.
Roto and keying for a sixteen-shot music video, singer inside a lava lamp.
Paint-out work on a costume drama: aerials, burglar alarms, double yellow lines.

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
My little boy drew a monster and I'd like it to wave at him on his birthday.
Our cartoon cow chews with her whole head. It's disturbing.
I've got a story about a lost mitten and a voice to tell it; now the mitten has to walk.
Could two talking teabags explain our loyalty scheme?
The postman in our children's app slides about like he's on ice.
A cartoon for the waiting room, gentle, no talking, so the toddlers stop screaming.
We wrote a song about a hippo in a bakery. It wants a cartoon to go with it.
The robot's wave looks dead. There's no life in it.
Our choir of vegetables needs mouths that open at the right time.
I draw a strip for the parish magazine and would love to see my curate trip over his cassock.
Grandma told a tale about a fox and a stove. Draw it, frame by frame, in her memory.
The prison charity's inmates can't show their faces, so let drawn figures tell what they said.
Who can make a spoon look sad?
A knitted octopus wriggles out of its basket, one photo at a time.
Our mascot is a badger and for ten years he's had the one pose.
It's a bedtime story for an app: sleepy owls, slow blinks, drifting leaves.
The wrestlers in our game throw punches as though under water.
Explain the water cycle to eight-year-olds with a drip who's afraid of heights.
Cartoon, please. Cheeky, old-fashioned, bendy arms, pie in the face.
Bring the gargoyles on our cathedral to life for the children's tour.
My pilot about a family of slugs has scripts, designs and no movement.
The bird flaps but it doesn't fly, if you see what I mean.
Coffee beans that queue, push, gossip and leap in the grinder.
For the road tunnel opening: a mole in a hard hat, digging, sneezing, taking a bow.
Matchsticks arranged and rearranged on a table, taking photo after photo, to tell a love story.
I wish our safety cartoon weren't so stiff; the man falls off the ladder like a plank.
Real toy cars, moved a bit at a time, doing a heist.
She sings, the drawn girl should sing too, tongue and teeth and all.
We'd like a cartoon lawyer who isn't slimy to walk people through a will.
A film out of biscuits, iced one by one.
The ghost in our adventure game only has one way of floating.
Make my tortoise cross a room in such a manner that people cheer.
Sketchy, wobbly pencil people for a short on panic attacks.
Our council's dog-mess campaign stars a cartoon poodle with a conscience.
There's a poem about my mother's hands. I imagine ink lines moving, turning into birds.
The grumpy alarm clock hops, rings, gets thumped and sulks: five seconds, loop.
What happens to your pizza inside you, told by a cheerful crumb on a trip down?
Kids voted for a yeti as school mascot. He needs to skate, sneeze and read.
Our cat people look human from the neck down and it's creepy. Make them move like cats.
Old photographs of our brewery's workers, cut out and jerked about in a silly way, moustaches twitching.
Wooden toys from our shop come alive after closing time.
A saucy seaside postcard that moves: wind, hat, skirt, vicar.
The two grannies on our tin should bicker, knit and fall asleep.
We need a dancing prawn by the end of the month. Don't ask.
Can anyone finish a cartoon that a late friend left, in the way he drew?
The skeleton's been built, the wolf can bend. Now get him to limp, sniff, pounce and howl.
The film should look like a medieval manuscript whose snails and knights start fighting in the margins.
Little stories for deaf children where the characters sign properly with their hands.
He picks up the suitcase and it weighs nothing. Our old cartoonist never got that right.
Shadow puppets telling a Diwali tale, on screen, for our library.
A Christmas advert with a lonely sprout. Tears wanted.
Someone to draw the in-between bits; the main poses of our fencing mice are all there.
The nursery rhyme channel needs a new ditty every week: sheep, buses, bubbles, bouncing.
Our museum's mammoth skeleton should get up and stretch, in cartoon form, for the opening invitation film.
Buttons, ribbons and thread crawl together and become a dress, by themselves, on our haberdashery's table.
I want to see the moon yawn.
Turn our court case witness's account into simple drawn scenes that play, no gore.
The eyes of our digital girl are dead. She talks but nobody's home.
A pirate who's seasick, a parrot who's bored, three minutes, lots of slapstick.
For the bees' sake: a tiny drawn bee who visits gardens in our borough and complains.
The chalk drawings on our pub's blackboard start dancing after last orders.
The centipede has forty-two legs and they all move together. Fix him.
We've a hand-painted book on grief called Grey Hare. Could it be made to move, slowly, brushmarks showing?
My knight parries, my ogre swings, and they never seem to touch each other in the game.
Fruit with faces, falling off a shelf in despair because nobody buys them.
A funny little fellow who gets splashed, squashed and sunburnt to sell our umbrellas.
In the story she grows old in twenty drawings. I'd like it to be a thousand.
The building society's oak tree mascot ought to shrug, wink and shake off a squirrel.
Each horoscope sign as a small creature with one silly habit, repeating for ever.
The plasticine dog gets mucky fingerprints and wobbles; we need someone who's good at this.
Tell the story of our river from the eel's point of view, drawn and moving, with songs.
Clumsy waiter, nine plates, a cartoon in one breath.
Stickmen acting out what to do when someone chokes.
How should a cloud walk if it's in a bad mood?
Our penguins dance in step like soldiers. They should each be a bit out of time.
A lady wrote us a complaint in verse. We want to answer with a cartoon of a remorseful parcel.
Saturday morning telly from my childhood, that's the feel: wonky, colourful, a talking van.
The doodles from our staff meetings deserve a life of their own; make them run off the page.
Stop-motion with real shoes: they tiptoe, kick, get tangled by the laces.
A 2D animator for a ninety-second fable with a heron and a greedy frog.

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
Our talk show has a name and a tune; the letters should swing in and land on the beat
Can you make the arrows on our flow chart actually flow?
A boring slide about tax bands should turn into something that slides, stacks and shrinks
The prices in our shop-window screen ought to flip, roll and wink at passers-by
Take our flat emblem and make it twirl at the end of each film
Ten-second clips made only of words for a phone helpline, no people in them
The referee's decisions should pop up on the stadium screen with a bit of drama
I've a lecture on volcanoes and want the diagrams to erupt in stages
Credits for my comedy about bingo: balls tumble, names appear on them
We do a weekly quiz on YouTube and have no intro, no clock, no right-or-wrong flashes
Static posters are allowed to move now at our tram stops. Ours don't yet
Somebody to animate type for a spoken poem, word by word as the actress breathes
Show how money travels from donor to well in forty-five seconds, dots and lines only
The wedding film needs our names written in as if by an invisible pen
The map in my documentary should zoom from space down to one farm gate
A mobile phone floating in nowhere with our app's screens sliding past, for the promo page
Eight hundred lottery numbers a year are shown on our channel; give them a reveal worth waiting for
Our menu screen is a photograph. I'd like steam, a drip of syrup, prices fading over
Lower-third things for interviews: name, job, gone again, and no swooshing please
It's a dull screensaver on three hundred bank computers. Make it gently hypnotic
Intro for a children's news show, with rockets, bouncing letters and a duck
The tea company's leaves could form the words. Seven seconds, square and tall
Shapes that react to the bass for our church's youth concert
Whoosh, ping, done: we need something short and lively to announce the winners online
The exhibit explains tides with a printed diagram. It ought to ebb
Text messages between the two lovers must show up on screen, over the picture, prettily
For our pitch: a minute of icons, figures and a growing line that make investors sit up
Turn an infographic about sleep into something that plays in people's feeds with the sound off
Bits that join our programmes together: the station's name in sand, then in snow, then in leaves
Our stickers on Instagram lie there like dead fish; make them wriggle
A looping thing behind the DJ: triangles, smoke, our festival's eye blinking
The brand people gave us a book with no page about movement. How fast do we go, do we bounce, do we fade?
Tiny moving pictures for each step of our delivery: packed, wheels rolling, doorbell
Highlight the parts of the engine as the speaker names them, with outlines and callouts
Our cookery book's cover should come alive for the online adverts: lids lift, peas roll
The charity's Christmas message as moving paper snowflakes that spell out thanks
Make my bar chart race: countries overtaking each other in tea drinking since 1900
The closing titles have two hundred names and four minutes of music. Do something witty with them
I'd love our coat of arms to build itself piece by piece: shield, lion, motto
An explainer for pensioners on spotting phone scams, slow, large, lively enough to hold them
The basketball club's line-up appears as a list. Players should smash through the screen, name and number
Photos of our old factory, cut into layers, so that smoke drifts and wheels turn a little
Somebody who can make letters melt
Big countdown for New Year on the town hall's facade, ten to one, each number a surprise
Templates our newsroom can fill themselves: breaking, quote, tweet, map, all moving in the same manner
The podcast trailer has sound only; put pulsing rings and popping words to it
We sell paint. Let colours pour over each other and spell the name
An app's empty heart should fill when tapped, and other such little moments
Cockpit displays for our space film: blips, orbits, warnings that look plausible
Our slides are shown between films at the cinema and nobody looks up from the popcorn
Show the folds of our new tent with a line that draws itself, pole by pole
Wobbly hand-made title for a series on pottery, as if spun on the wheel
The bank's fraud warning must interrupt the scroll, three beats, no footage
I need film-noir style opening credits with blinds, shadows and type that slides along them
A silent loop for the dentist's ceiling screen: fish, bubbles, reminders that swim by
Make the cycle of water, carbon and nitrogen go round, for biology teachers to show
The sponsors' logos should take turns without looking like a car park
Someone to add sparkle, arrows and comic "pow!" words on top of our finished toy clips
Visual effects no, lettering yes: the song's words should climb walls and fall off tables
Our town's bus map, drawn as lines that run, meet and part, for the display at the station
The trade union's demands, one per second, hard cuts, thick type
Let the sun move across our sundial logo on every page load
There's a two-minute recording of our founder and no pictures. Fill the screen with shapes, words, scraps of paper
The weather girl stands before a dead map
A dozen short loops of our yoga icons breathing in and out
Product launch on a curved screen, thirty metres wide: abstract ribbons that finally become the car's outline
Before every lesson video: four seconds, our owl, a flourish, the lesson number
Turn survey results about school dinners into jumping peas, chips and percentages
Our typewriter museum wants its trailer typed, letter by letter, with mistakes
The election explainer has to be redone: boxes, crosses and seats shuffling into a half circle
I cut documentaries and need someone to move old newspaper cuttings about, circle words, tear edges
A jackpot celebration for our fruit machines' screens, coins, rays, cheering type
Let the QR code on our screen dance till someone scans it
Fake adverts, channel idents and a test card for a satire set in 1981
The five steps to resuscitation as a simple loop of figures for lobby screens
Give our radio station a face that moves for its webcam stream: song title, caller's name, clock
The drawings by our schoolchildren shouldn't be changed, merely jiggled, floated and set to the choir
Spice up this presentation film: everything just fades in and fades out again
When the whistle blows the perimeter boards should ripple with our name
We paid for an explainer and got stock puppets. Now we'd like bold flat shapes and good timing

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
We wrapped on Saturday with eleven terabytes in a rucksack and nobody has made a plan for what comes next
Our editor has quit halfway and left no notes; someone must find out where the film stands and bring it home
The channel's form wants to know aspect ratio, loudness, part breaks and programme number. Fill it in and make it true
Once filming stops, our production manager goes back to her farm. Who takes the baton?
Every Monday I'd like to hear which episode's with sound, which is with graphics and which is in trouble
A wedding film company with sixty weddings a summer needs one person over its seven cutters, the music clearance and the hand-out dates
Get all the sign-offs: picture, sound, colours, captions, credits. Then tell us we can sleep
Two hard disks died last week. I want a proper system of copies before anything else gets touched
The cameraman shot some at 25 and some at 24 and the sound is drifting. Who decides how we get out of this and organises it?
We promised the funder a finished film by the end of the financial year and it's currently a pile of folders
Our Danish co-producers do the mix, we do the picture, the Poles do the monsters. Keep the three of us pointing the same way
Give me somebody who'll ring the mixing theatre at eight in the morning and ask why reel four isn't back
How long does it take and what does it cost from the last day of filming to the first night? We need a realistic answer for investors
The cinema projectionist rang: our disc won't play. Second time. Could one responsible human look after all that?
A gardening show, ten parts, filmed across the seasons; it must be cut in the gaps and land with the network on ten fixed Tuesdays
Nobody told the graphics people the running order had changed, so they've animated a scene that's gone
The foreign distributor says our textless backgrounds are missing. Our what?
Sort out which of the nineteen files called FINAL is the film
Our archive footage is billed by the second, and each recut changes the bill. Keep a running tally and warn us
Director's in Peru, editor's in Leeds, sound chap's on a boat. Hold the finishing of this film together for us
Agency seeks a reliable pair of hands to see eleven car commercials through the finishing stages while the account team's in Cannes
The actor has to come back and re-say nine lines; find the booth, the day, the engineer, the taxi, and tell the mixer
I've delivered films for years by muddling through. This one has a completion guarantor watching
We ran out of money at rough cut. Now there's a grant, and somebody needs to restart the whole chain
Who orders the audio description, the sign language version and the captions for our BBC documentary, and checks they fit the final cut?
Television drama, four blocks, three editors who've never met. We want consistency and no surprises
Quotes have arrived from five finishing companies in London and Cardiff; they're thirty pages each. Pick with us and bargain
Our workflow is a prayer and a USB stick
The footage goes from a submarine to a lorry to us. Design the route so that nothing's lost or duplicated
It's a horror film with blood painted in afterwards. The painter, the cutter and the sound team have to work in parallel, and they aren't
Make the people who do the titles talk to the people who do the legal credits
Our finishing budget has been eaten by rush fees. Somebody should see these coming
A bank makes 200 internal films a year with outside cutters; we need an overseer who checks every master before it goes up
Festival says yes! World premiere in nineteen days! The sound isn't mixed, the picture's not graded and I've no idea who to phone first
Please take our feature from assembly to premiere copy. I'm the producer and I've got another shoot in Malta
Test screening on the ninth, changes by the twelfth, remix on the fifteenth. Could you hold everyone to that?
The effects company asks for "plates", the mixer asks for "an AAF" and I just nod. Someone speak their language for me
Our last film sat finished but undeliverable for five months over missing paperwork
Look after the dailies: arrived, checked, synced, backed up, sent to the director's iPad by breakfast
We are a theatre with nine filmed plays from multi-camera recordings. All the finishing has to be booked, watched and signed for
There are 1,200 hours of rushes for our prison documentary. Organise the people and machines that'll turn it into ninety minutes
The executive producers, all seven, have notes. One neutral person should gather them and pass on one set
A game publisher's trailer passes through five studios and arrives in a different length each time
Nobody checks anything after export. Last month an advert went on air with a black hole in the middle
Tell us now, before the first day of filming, what we'll regret later in the edit and the effects
IMAX wants one thing, airlines another, YouTube a third. Get all the versions of our penguin film made and checked
The airline version needs the crash taken out and the swearing covered. Commission that and all the other special cuts
Our finishing people are freelancers scattered over the country; I'd pay for a shepherd
Water company's safety series: eight films locked, none finished. Music, captions, colour, checks — somebody with a whip
My cutting room assistant and the sound house blame each other for missing files. Who's right, and how do we stop it?
Keep the overtime down, the director happy and the mixing stage booked. In that order
After shooting on celluloid: lab, scanning, syncing, negative storage. None of us has done this since college
Half of the music in our film is temporary. See to it that each bit gets replaced, paid for and listed before we sell
Sales agent in Toronto demands M&E tracks, dialogue lists, a chain of title and trailers by the first. Gather and ship
A cookery channel's kitchen shoots daily and everything must be online by the weekend; the bit in between is chaos
One of our two editors is fast and careless, the other slow and perfect. Manage them, please, so that the series gets done
Our puppet series has rods and strings to remove in 900 shots. Someone has to count them, farm them out and get them back in time
The premiere got moved forward by a month. What can be done side by side, what must be dropped, who needs warning?
I need a timetable on the wall from picture lock to broadcast with everyone's name in a box
First-time director, big heart, won't let go of the cut. Set the deadlines and make her believe in them
The streaming service sends twenty-page specs for sound, picture and artwork. Somebody fluent should see that all of ours comply
Our rugby documentary needs clearing, finishing and despatching to four broadcasters, each with its own house rules
Archive house wants its tapes back, the director wants another look. Keep the log and the peace
All our facilities invoices look wrong, and I can't tell a conform from a cornflake. Check them against what was ordered
They delivered the wrong reel to the judges. I want one throat to choke, kindly
Nature film shot over four years on six kinds of camera. Bring it into one pipeline and finish
A choir, an orchestra and a composer are booked for the score. The cut keeps moving. Hold the cut or move the choir?
Film school graduates with a feature in the can looking for a grown-up to run the finishing months
For a cartoon series of 52 episodes: track which are voiced, mixed, approved and with the broadcaster, and push the stragglers
The edit's happening in our attic. Fine. But after that it has to go out into the professional world
Our streaming drama has to be kept under wraps, so who has which scene on which laptop must be known at all times
A government film must be finished in English, Welsh, BSL and easy read versions by the same morning. One coordinator please
Shooting begins in three weeks; hire the cutting team, rent the machines, find the rooms, agree the rates
Everyone has finished their bit, but put together it doesn't work: the sound's for an older cut and the effects are missing
Come in for the last eight weeks, find what's undone, close it, deliver, go home. Our feature's called Herring
The agency's producer left on maternity leave right after the shoot. Two spots need seeing through to air
We were told to budget for a conform, an online and a DCP. Explain, arrange and oversee these for our village film
Shots with the fake dragon are trickling in late, in no order, and some are wrong. I need a gatekeeper
Tidy end to our film, that's what I'm after: masters stored, drives labelled, suppliers paid, nobody owed anything
Our music festival was filmed on fourteen cameras by volunteers. It should be a concert film by Christmas, and somebody has to run that whole journey

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
The bride's mother wants her ex-husband out of the family photo, with no gap
Somebody to take the background out of three hundred shoes
There's a fire exit sign glowing above the vicar's head like a green halo
The loaf has a burnt corner. On the picture, I mean. Can it look freshly golden?
We changed our company colour, yet all the vans in the pictures are still the old red
Double chins. I'm not allowed to say it, but all four directors asked
My late husband only exists on a blurry holiday snap. I'd like a clear face for the funeral order
Please whiten teeth, but not Hollywood white, for a choir of thirty
Sausages look grey and wrinkly in our menu pictures. Plump them up a bit
Scaffolding was up when the photographer came, and the listing goes live Friday. Imagine the house without it
We shot the caravan in rain and need it in sunshine
Greasy fingerprints all over the piano lid, visible at every angle
Put our new label on last year's bottle pictures, following the curve of the glass
The sky's blown out, just white. Give it some clouds that could plausibly be Yorkshire
One shoe's laced, one isn't, in the hero picture. Lace it
An old class photo with a coffee ring across the teacher. Repair for the reunion
All two hundred of our rings have the photographer's face in them
She blinked, he sneezed, the baby looked away. Combine from nine frames so that everybody's decent
Lamp posts, cables, parked cars: take them off the street so our shop looks as it does early on Sunday
My client, an underwear brand, wants honest bodies but no goose bumps or sock marks
The carpet has tread marks. The kettle has a sticker. The window has a ladder in it. Clean these room shots up
Fill the empty seats in our stadium picture, nobody should see how few came
Steam over the soup, add some. There wasn't any by the time we clicked
Passport-style staff pictures, 350 of them: same crop, same grey behind, no shiny noses
Our puppy adverts show leads and collars and a stranger's hand; lose them
Old slides from the shipyard have gone magenta and mouldy. Bring back real colours and take off the spots
Why do my silver spoons look yellow? Make them silver
The apprentice's goggles were on his head, not over his eyes. Safety won't pass the picture unless that's put right
Make the lawn greener. Not golf green, just not August
We had the bag shot in black only. Show it in plum, mustard and navy too, with the leather grain true
The bus in the foreground carries our rival's advert
Straighten our leaning hotel, please; the camera made it fall over backwards
A photographer's overloaded autumn: 90 family sessions, tidy skin, swap heads, warm tone, back within two days each
Someone else's elbow is in my author photo
Flat wheat, dull sky, washed-out tractor. Could the picture have some punch before it goes four metres high on our barn?
Spinach between the mayor's teeth on the only usable shot of the opening
The sofa's seam is crooked, and one leg's chipped. In real life it's fine now, so fix the photo
Get rid of the watermark-like stain from scanning my grandmother's wedding portrait, and sew up the tear
For a museum catalogue, remove the strings and stands holding up the ancient helmets
It's summer in the picture and we need it snowed on
Our model has a rash on her shoulder, otherwise it's the best frame of the day
Everyone in our nursing home brochure came out grey and poorly. Give them their rosy cheeks back
The wall behind the product isn't white but forty kinds of white
Cut round the bicycle, spokes and all, so it can sit on any colour
Before and after, for dentists: the two pictures must match in brightness without touching the teeth themselves
Nobody believes our lake is that blue. Tone it down until people do
A wasp on the trifle. Every shot
Dress the shop dummy's picture so the neck isn't seen and you look down into the lining
Twelve violins, each needs its varnish to glow and its dust to go. I build them, I can't do computers
The film poster has the two leads in one embrace. They were shot in different cities
Someone has drawn a moustache on our digitised altar piece. Digitally, luckily, but the original file's lost
Patch the missing corner of a panorama from 1911; sea and horizon only
Estate agent: bins, washing lines, the neighbour's caravan. Within the law, what can vanish?
Our nail varnish pictures need perfect cuticles, and the hands on the day weren't
Could the CEO's tie be blue? The merger partner's colour is red and it looks like a statement
Group picture after the merger: add the Dublin lot so it looks as if they'd been standing there
Glasses! Every pupil's lenses have a window in them
My cupcakes look squashed and the icing has a bluish tinge
Tidy the hair on sixty hairdressing competition entries without changing the cut, which would be cheating
Wet patches on the cricket pitch, litter on the boundary, a sponsor who's gone bust on the boards
We have a great frame of the horse jumping and a dull frame of the castle. They should share a picture
The picture was taken on a phone, but it needs to fill a bus shelter. Make it hold up
Price tags dangling off everything in our antique shop's photos
Take out the exit door, the extension lead and the man asleep in row three
Ankles swollen, veins showing. Our gran-age model asked whether we'd be kind
Half of these were shot under neon and half by the window. Make the series look like one afternoon
Show our glass tumblers as clear and crisp. They look like fog on fog
Blacken the blacks on our dinner jackets, bring out the weave and pick off the lint
The climber's rope must be visible, the camera crew's ropes mustn't
Our salmon's too orange, the customer says it looks dyed
I've photographed sixty quilts hanging a bit skew. Square them up and lose the pegs
A tractor with next year's headlights: we've got a drawing of them and last year's photo
The dentist's chair has a crack. The ceiling has a stain. The plant is dead. It all shows
Smooth out the tablecloth, polish the cutlery, fill the half-empty glass
Someone's thumb covers the corner of every picture from our sponsored walk
Delicate job: cover up the scar for the agency portfolio, keep it for the charity's version
Two photos of the same bridge fifty years apart should line up exactly and match in tone
Moss, bird mess and a traffic cone on the statue. Hero shot for our town guide
All the diamonds are lovely and all the skin around them is like a crocodile's
They're real farmers. Keep the mud, lose the plaster and the snot

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
I hate how I sound. Could somebody nicer say my lines for the course videos?
Press one for sales, press two for service. Ours sounds like a hostage
The film about our donkeys is cut and scored and silent where somebody ought to be talking
A granny for a soup advert. She must sound as though she's stirring
Read me a bedtime story, basically, but for the children of our airline's passengers
Who can do a convincing Geordie without it becoming a comedy act? It's for a funeral plan
Someone to say "doors closing" for the rest of everybody's lives
Our slides will run by themselves at the fair and need a person talking over them
The computer speech in our app says "Looga-borooga" instead of Loughborough
I've written a play for the radio with a talking lighthouse
Sixteen chapters on pruning roses, spoken slowly enough to prune along
The boss read it himself, and it sounds like he's been kidnapped by his own company
A pirate for the crazy golf course: insults at every hole, none of them rude enough for parents to complain
Find us a man with a chuckle. The tyre shop's spot needs a chuckle
Our railway museum has headphones and buttons but nobody inside them yet
Please speak this in Portuguese, from Portugal not Brazil, for a cork maker
My book about grief should be listened to as well. I can't read it aloud without crying
Three beavers, a duck and a grumpy postbox. One actor could do them all, couldn't they?
Countdown, warnings, cheers: our quiz machine needs an excitable host
Patients inside the scanner have to be told when to hold their breath, in a way that doesn't frighten them
The woman on our answering machine left the firm in 2009
For a car advert, understated, sort of murmured, like a secret
We need someone who can talk about drains with a straight face
Yoga lying down, twenty minutes. The speaker shouldn't smack their lips
Crisp, friendly, not American. Two hundred lines for a supermarket self-checkout
The documentary's Polish witnesses shall be heard in English on top, spoken by people of the right age
Can a teenager tell teenagers about chlamydia, in a way they won't giggle at?
We tried six colleagues. The receptionist was best, and she said no
Tour bus round the lochs: the driver's jokes, recorded, since he's retiring
Breathy is wrong, jolly is wrong. The crematorium film needs dignified
A grumpy god for our mythology game: taunts, roars, a little song
Someone has to say the whole Highway Code
The Scottish island's ferry app should speak to people who can't read the timetable, in English and in Gaelic
We'd like a posh lady being rude about a vacuum cleaner
Tell our hospital radio listeners what's on, weekly, sparkling but not shrill
Our chocolate egg hunt has talking eggs. They haven't been given anything to talk with
Record the names of 1,900 graduates so that they're called out properly at the ceremony
The trailer for our little opera needs somebody who sounds expensive
Safety demonstration on the zip wire: firm, funny, thirty seconds, can be understood with a helmet on
Say it like you'd say it to your neighbour over the hedge. That's all the direction I've got
The client hates the read. Too salesy. We need the same script again from a different mouth by tomorrow noon
A robot with feelings is the hero of our short; he's still speaking in my flatmate's mumble
Explaining mortgages to first-time buyers, two minutes, someone young and not smug
Audio for our blind members: the whole quarterly magazine, read out by a human being
Our cuckoo clock should shout abuse on the hour. Twelve variations
A weather forecaster for a fictional planet. Deadpan please
Cinema advert for the kebab shop, deep and epic, "this winter… meat"
The self-guided trail through the vineyard needs a storyteller with dust on her shoes
Spoken recipes, so folk with flour on their hands needn't touch the screen
Who speaks Punjabi and sounds like a trustworthy aunt? It's about bowel screening
Our school bell is being replaced by spoken announcements; they shouldn't sound like an airport
The old tape with the ghost for our castle has worn out. Someone please moan
Recite sonnets for a perfume brand, close, half asleep
Company anthem? No. Company history, nine minutes, told by a man who could've been there
I need "yes", "no", "maybe" and "ask your mother" in forty moods for a fortune-telling toy
Someone's pronunciation must be perfect: it teaches Japanese managers to say Worcestershire
Just a line on the end of the spot: "Ask your farmer." But said so that you do
The penguin trail at our aquarium, told by the head penguin
Auction site's explainer was spoken by AI, and comments are mocking it
Could a native Yorkshireman read our tea brand's poems? He may swallow the odd consonant
Put warmth in our debt advice line. People ring it shaking
The lady in our satnav app should sound less disappointed in me
Wanted, a mother and her small son who can act, for eight radio adverts about fish fingers
Our drama's narrator died and two episodes aren't done. We want somebody in his spirit
Museum of medicine: a surgeon from 1820, brisk, slightly cruel, to be played in a dark corner
Thirty wines, twenty seconds each, spoken by someone who enjoys the words
The horse race game needs a commentator who gets faster and faster
Speak over our drone shots of the harbour, please. The music alone puts people off donating
How do I get our film to talk French without lips looking silly? There are three actors and a parrot
A cooker hood with spoken instructions, in nine languages, same friendly manner in all of them
Boxing night at the leisure centre, someone to roar the names
Our explainer has the pictures but the words are just text flying about. People want to be told
Two-hander on the radio: wife knows about boilers, husband doesn't
I coach shy people by audio; the intro and outro should be done by someone who isn't me
The lift in the care home: "mind your step, love"
Every Friday fresh offers need to be spoken for our garden centre's loudspeakers, can we have the same person each week?
A voiceover in plain Ulster English for the tractor maker's training set, thirty minutes all told
Inner thoughts of a toddler in a nappy commercial. Adult, male, weary
Lecturer's ill. Her script's finished, her film's finished, the sound's missing
Someone to count sheep, really, up to a thousand, for a mattress company's app

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
Type out what my grandad says on this minidisc
Foreign colleagues only get half of what our boss says in his weekly clip. If they could read along, they'd be fine
I've got a recording of a meeting that turned nasty, and I need to prove who said what
People watch on the train with no headphones
The machine wrote "sects education" in our school film
Six hours of a planning inquiry, microphones crackling, every word wanted
My mum's deaf and can't enjoy our wedding film. Make it readable for her
Somebody with patience and headphones for 40 tapes of an old coal merchant remembering
The words appear before the joke's told and ruin it
A comedian's set in Liverpool slang should make sense to Canadians reading at the bottom of the screen
Listen, write, hand it over: three client workshops about yoghurt
Our lawyer wants the voicemail messages on paper with dates and times
Nobody in the gym can hear our class videos on the telly above the treadmill
It's all in Icelandic and the jury isn't
What do they sing? The audience asked after our folk film; show it while they sing it
We interviewed ninety tenants about damp. Get it into text, take out the names, mark the laughing and the crying
The text under the film is too tiny on a phone and too huge on the projector
Could the sermon be readable on screen as it's being preached? Some of our flock can't hear any more
Seven years of radio gardening shows, none written down, all forgotten. We'd like to search them
I dictated a whole novel on my walks. It's windy and there are dogs
For our deaf-led theatre, the film must say who's speaking when they're off screen, and what the music's doing
Ofcom says a share of our programmes needs to be accessible. Somebody produce the files
Fast talkers, a toddler and a running tap. We need what was said in that kitchen, for the family court
My video course sells in Spain, but they ask for Spanish to read along
The lines break in silly places: "I love you / r dog"
Hospital board in public session. The record has to be complete by the next morning
Please put what the vet says in big letters under the calving film; in the barn you hear nothing
We use swear words and the captions turn them into asterisks. We want the swear words
Nurse handovers were recorded for research. They'd have to be written out with all the pauses and overlaps
An Aberdonian trawlerman, an engine and a gale. Good luck, but we need his words
Our comedy channel has fans in Brazil who beg to be able to follow it
The editor can't cut until she can read what's on the forty hours of interview
Get the dialogue of the final film down in a document, line by line with the clock beside it, for the sales people
The reader at the foot of our opera stage froze last night. We'd like a dependable pair of hands on the button
Museum visitors crowd round the film, but the sound's off because of the guards' headaches. Words, please
Write up my phone interviews with climbers so that I can quote them exactly
Viewers moan: half the sentence disappears before they've finished it
Names are spelt four different ways through the series. Go over all the on-screen dialogue text and correct it
Dad's on oxygen and speaks softly; we recorded him for a year and want it in writing while he can still check it
There's one scene in sign language, and hearing viewers need to know what's being said
A bank's results call: spoken at nine, published as text by eleven
Deaf students complained to the dean. 500 clips, exams in May
"Inaudible" forty-one times on one page isn't good enough. Do it again with better ears
Shorten it! No one can read a barrister's whole sentence in two seconds
Arabic runs from right to left, and our film's Arabic lines are all back to front
Neighbourhood dispute, secret phone recording, mostly barking. The solicitor would like whatever words there are
Our fitness coach shouts in Czech. British users want to read it
Turn the chat show into something one can read, question in bold, answer below
Put [cork pops] where the cork pops; it's a wine channel for everyone
Sync is out from minute twelve onwards, no idea why, screening's tonight
Every week our mayor rambles on Facebook Live and the paper wants his exact words
Clean up the automatic words on our veterinary lectures: it thinks "udder" is "other" all the way through
The grandchildren only speak English, the old people on the film only Sicilian
We're at a conference with a hundred deaf delegates; what's said on the platform should run up on a big screen
An ethnologist's reel-to-reel tapes from 1962, Manx farmers, partly under hiss. To be set down faithfully
A transcript of all the calls between our control room and the lifeboat on the night
Our ad was banned from the metro screens because it makes no sense mute
The cookery clip's text sits right over the food. Move it, shrink it, time it
Exact wording of the coach's half-time speech please, bleeps where necessary
Elderly viewers can't make out mumbling actors. Our series could do with optional lines one can switch on
I record my therapy supervision sessions and want them typed by someone sworn to secrecy
Fansubbers did a better job on our anime than we did. Hire us someone like that, but legal
Seventy customer voice notes in WhatsApp about mouldy grout. In a table, word for word
TikTok style: one word at a time popping up as the baker speaks
Employees deaf since birth can't take our fire safety course, it's all talking
Court wants it "certified". It's forty minutes of two builders arguing
Put our bilingual council debate on record: Welsh as Welsh, English as English, speaker by speaker
The festival needs an encoded file with the English lines separate, not stuck to the picture, by Tuesday
My hands are ruined by arthritis. I talk, you type
Our podcast guests want to see their words before we publish
Stammering should be treated respectfully in what's written under our film about stammering
Doorbell camera footage with talk in the background; an insurer would like it on paper
You can read the whole punchline while she's still setting it up
Someone swift for the union's conference: speeches taken down live and posted within the hour
Our Ukrainian volunteers' training film should have their language beneath it, timed to the trainer's mouth
Nineties VHS of the village pageant, everyone in dialect. Grandchildren want to read what's going on
Six voices on a crackling conference line, and the chair demands to know who promised the money
Yellow, white or boxed? Ours can't be read against the sunflowers
An hour with an astronaut, typed up neatly, without the ers
Sell our murder series abroad: English for the hard of hearing, then Dutch, then Turkish lines under the picture

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
Left to themselves, our surveyors will wear fleeces
My wardrobe says accountant. I'm a jazz singer
The table looks like my mum's. It should look like somewhere you'd want to be invited
Pancakes: a tall stack, syrup running down just so, and again, and again, until the photographer's happy
Who chooses the clothes when an optician takes pictures of people in glasses? Not us, going by last time
Iron everything. Bring pins. Our shirts look as though they'd been posted
Everyone in our prospectus wears the same grey hoodie
Get hold of twelve tweed coats by Thursday and give them back clean
A garden shed should look loved: seed packets, string, a robin mug. It's for a paint advert
The lettuce is limp by ten. Who spritzes?
We're a couple of vets being photographed for the local paper and own nothing without hairs
Our candles need company in the picture. Books? Oranges? A cat? You tell us
Help our newly elected leader look like she means it, on a high-street budget
Bikinis in February on a pebble beach, with robes, flip-flops and sarongs for between takes
Somebody to shop for the shoot: bowls, spoons, napkins, a nice old chopping board
The jackets gape at the back, so clip them. Then choose boots
Noodles must hang from the chopsticks as if someone was about to eat
Gran's eightieth, all four generations photographed. How do we dress thirty people without it looking like a cult?
Our rented flats look like crime scenes online. Put in a blanket, a lamp and a bowl of lemons before the next pictures
Pick outfits for a punk band of pensioners
The furniture's ours. Everything else in the picture — vases, rugs, prints — has to be begged or borrowed
Leather bags flop. Ours need stuffing, propping and a bit of life round them
Salads, forty, for a delivery app, each with the dressing caught in the act
The chef on our channel wears Crocs. Please intervene
How do you get foam to stay on a pint for an hour?
A lorry driver, a midwife and a monk, each to be seen at their best in their own clothes or something like them
Christmas in July: holly, crackers, mince pies, jumpers. We have a barn and no baubles
Our opera star's recital wants a frock she can breathe in, that isn't black, isn't beige and isn't a meringue
It's a picture of a sandwich but it must make you cancel your plans
Please sort our lead actor's rack: six looks, day to night, he's broad in the shoulder and hates collars
The fitting is on Monday; the two dancers are very different sizes and need to match
Nothing on our knitting patterns is worn by people one would want to be
A watch brand requires a desk that tells us its owner sails
Why do our pies photograph like roadkill? We need whoever it is that makes pies look nice
Roll up sleeves, undo a button, lose the lanyard. I want our consultants to look human, and need someone there to see to it
Towels folded like in a good hotel. For a towel catalogue, all day long
We're told stripes flicker on camera. So what do our newsreaders wear?
Lend me your eye for one afternoon: I've got a pottery stall at a fair and it looks like a car boot sale
Sneaker brand, roller disco, eight skaters. Socks matter
Bring the berries, we've the yoghurt. It should look like a summer morning in a spoon
I've no idea what suits me, and there's a book tour
Costume jewellery on velvet looks cheap; on slate it looked dead. Try things for us until it sings
A wedding dress shop wants its gowns pictured on real brides, laced, trained and veiled properly
The astronaut film's crew lounge is built. What they'd wear off duty is anyone's guess
Ketchup, one perfect dollop, on a chip held just so
Football wives' charity calendar: tasteful, sparkly, everyone happy with her outfit
The fishmonger's slab should look like treasure: ice, weed, lemon, eyes bright
Someone with a van full of crockery, for a cookbook on Welsh teas
Clothes rail for a talk show's guests who arrive in the wrong colour
Puppies in bow ties, please, but they eat bow ties
All of our models wear the same pair of shoes because I only own one
The tent's up, the sunset's due. Who hangs the lanterns, lays the sheepskins, puts the kettle just there?
Can anybody make a bowl of porridge look attractive?
Curtains need dressing so that the pleats fall straight, in nine room pictures
Make the lads in our boiler firm's advert look like somebody you'd let in
Fashion students need a hand with looks for their end-of-year film: mixing charity finds with their own pieces
Rooms at our inn are fine until you see them in pictures. It's the bedspreads, the kettles and those flowers
Pull scarves, hats and gloves together so that a grey coat looks worth three hundred pounds
We photograph our bread on the same board every week and followers have begun to notice the board
Get fifty teenagers into identical denim that fits
A rapper wants furs, but no animals. He also wants pearls
Lunch box pictures for a school meals firm. It should look homemade and a little wonky, not like a magazine
Melted cheese pull! Long, stringy, eight seconds
The beauty products stand there like soldiers. Scatter petals, smear some cream, break a powder nicely
Trouser legs too long, sleeves too short. Alter, tape, tuck while we shoot the sixty uniforms
Mum returns to work after twelve years. Her blouses didn't
Our perfume stands in a dish of sand and it simply looks like a dish of sand
A period kitchen needs jelly moulds, copper pans and a hanging pheasant for a butcher's calendar
Breakfast in bed, crumbs included: the linen firm wants it real but spotless
For the pensions advert we want couples over sixty in clothes that aren't beige
The presenter's outfit shouldn't change between Monday's takes and Thursday's. It did
Wrap forty presents beautifully. Empty boxes will do
Our curry's delicious and brown. Garnish, bowl, cloth, light naan: rescue it
Take our quiet violinist shopping before the album pictures; she says anything but floaty
Camping brand wants coffee pots that have seen things
Dolls' clothes. They wrinkle like elephants at that scale
Who'll make the mannequins in our heritage mill look like spinners and not like bank robbers?
Vegan steak, seared, sliced and pink in the middle, on the day, hot-looking at least
Wellington boots for hire, ball gowns for hire, tiaras too: two sisters selling dairy, the story's "milk royalty"
Have somebody stand by with a lint roller and taste

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
Dark circles. Our night-shift nurses are being filmed after a night shift
I've a big forehead and a bigger interview. Can you do something before the cameras roll?
The clown has to look sad underneath
Turn twelve bank clerks into skeletons by lunchtime for Halloween
Windblown is lovely in the story and dreadful for matching shots. Who keeps her fringe under control up on the moor?
Bridesmaids, seven, all with straight fine locks that won't hold a pin
My skin's very dark, and the last person only had beige in her bag
Make our Macbeth look like he hasn't slept in a year
The goddess needs gold leaf on her shoulders, it must survive a waterfall
Someone who'll do eyebrows for a whole cast of aristocrats
Our spokesman is going grey and wants to, but evenly
Chop it off on camera? She'd agree to a real haircut if somebody good held the scissors
A black eye for Tuesday, yellowing by Friday
We've got a two-hour slot with a famous footballer and he'll let nobody near him with powder. Try
Lips cracked from the desert, sand in every crease, though we film in Slough
Grandmother's portrait day at the sheltered housing: a wash and set, a dab of rouge
Bushy sideburns for nine policemen in 1974
The corpse blushes. It's warm under the lights and our dead man looks far too healthy
Natural, they said, then complained about every spot
Witches at our woodland trail need green chins and warts each evening, quickly, by lantern light
I sweat on stage. By the second song there's black running down my cheeks
Prepare our headmaster for the school film, he's bald and reflects the window
Gymnasts: buns so tight nothing moves, plus a bit of sparkle, for thirty girls
Chemo took her eyebrows and she gets married in June
Nosebleed on cue. Can that be rigged?
The stubble must be exactly three days old for two weeks
Pensioners in a shampoo advert, silver and proud, with shine
Extras playing plague victims. Boils, please, lots, but cheap
Two hours, five candidates, one mirror: the election photos are on Monday
My nails are bitten and I'm the hand in the biscuit commercial
Fix the actor's sunburn, we've got yesterday's scene to finish and he's fallen asleep in the garden
We need somebody who knows about wefts, lace and glue for a drag pantomime
Old age home visits: could you come and make our ladies feel glamorous for the tea dance?
The hero's been in a dungeon for ten years. He arrived looking like he'd been in a spa
Braids that stay in for a three-week shoot on a boat
Make me look like Frida Kahlo for a gallery opening, monobrow and flowers
Scratches, thorns, mud. She's run through a wood and there mustn't be two identical scratches
Our team pictures last year: nine pink shiny people and Derek, who's orange
Lice outbreak in the cast of Oliver. Now everyone's nervous of brushes. Someone hygienic, please
Winter weddings at our castle: on-the-day person for updos, veils, red noses and smudged tears
The bruise should be visible to the back row and not look like jam
Contouring for TV makes me look like a badger
A poster with a girl's face painted as a map. The rivers must be in the right place
Tone down her tan lines, lift the eyes, and leave the laughter lines where they are; she's an actress of seventy
Someone gentle for autistic teenagers who'd like to go to the prom but hate being touched
Werewolf halfway through. Left half man
Ponytails whip into faces on our trampolines shoot
We film surgeons after surgery with mask marks on their cheeks
The best man's got a cut from shaving, the photographer comes in an hour, and the groom's hair is doing a thing
Tattoos needed: a full back of fake prison ink that survives a shower scene
Perm. We need a perm, 1985, on a man
Hijab-wearing models and a brand new lipstick: please send someone female who's at ease with that
Freckles, painted on, for a milk advert, the same ones every day
Our tribute Abba needs blue lids and feathered flicks that last through to Waterloo
The vicar's going on the telly
Cover the love bite, she's playing a nun
Snot, tears and blotches: the lead can't cry and the scene's all crying
Little ones at the fair want to be Spider-Man and it takes our volunteer half an hour each
Match his grey roots; we shot half the scene before Easter
It's hot, thirty-four degrees, and the whole cast is melting. I need a kit bag and a calm person by the camera
Teeth blackened, gums rotting, for a toothpaste warning
Ballet school's Nutcracker: mice with whiskers, snowflakes with glitter, a Drosselmeyer with a scar
Give a hundred festival stewards sunflower cheeks
Spray, comb, tissues, mints. Someone to stand just out of shot all day at our recruitment film
Author with rosacea about to record forty videos in strong light
Burns survivor wishes to be photographed, her choice how much is seen. We want somebody tactful with the brushes
Historical pageant: medieval peasants shouldn't have lip filler and gel nails, so hide them
Heads shaved live for charity, nicely finished, then a photo
Our stuntman must resemble a blonde opera singer from behind
False moustache keeps landing in the soup
Frizz. The conference is by the sea and I'm presenting for three days
Wet, oily, bronzed: cyclists for a calendar, it shouldn't drip on the bikes
Casualties for a disaster exercise at the airport, eighty people, crushed limbs and smoke inhalation
The bride's grandmother wants false lashes, the bride wants none
Pregnant mums photographed in a studio; they'd like a bit of help with tired faces first
Can you make a twenty-five-year-old pass for twelve? And his father pass for his grandfather?
Sikh groomsmen, turbans to be tied and beards set, before a nine o'clock procession
The alien ambassador's ears fell off in take four
Blow-drys for six estate agents ahead of their pictures, at the office, before eight
Somebody who can do afro puffs, cornrows and a sleek bob in one morning, for a toy commercial
`;
