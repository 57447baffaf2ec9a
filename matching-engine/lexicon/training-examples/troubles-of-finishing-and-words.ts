/** Tells troubles of finishing, words and marketing, two to four sentences each, in the words of people who do not name the work. */
export const finishingAndWordsTroubles = `
Video editing
We filmed the whole school play from three spots in the hall and now there are hours of clips on a hard drive. Parents keep asking when they can watch it. I can't work out how to join the cameras so it switches between them and stays under an hour.
My colleague shot eleven interviews with former patients and every one of them rambles. Somewhere in there is a moving five minutes for the annual gala. I've sat with the recordings for a fortnight and only got as far as making notes of the good bits.
The chap who cut our recruitment piece has gone travelling and left the timeline half finished. All the rushes are here, in order, plus his project. Somebody has to pick it up, choose the better takes and take out the long pauses before the board sees it.
Our chef's recipe clips are too slow; people swipe away before the onions are even chopped. The footage itself is lovely. It wants tightening, jumping straight to the sizzle, and trimming into upright versions for phones.
Forty-odd phone clips arrived from guests at my parents' golden wedding, some sideways, some shaky, all different lengths. I'd love one keepsake to play at Christmas, with the speeches kept and the shots of the floor gone.
The conference was recorded end to end by a fixed camera and the sponsor wants each talk as its own file. Coffee breaks, microphone fumbling and the fire drill must come out. Slides should appear when the speaker points at them.
I'm a fitness instructor and I record myself every morning, then it just sits on my laptop. Cutting out the mistakes takes me longer than the class did. I want to hand over raw recordings on Monday and get something watchable back by Wednesday.
Legal have told us one former employee must disappear from our company film. He's in four scenes out of twenty. We have all the original material, so I hope other takes can be slotted in without the story collapsing.
The charity's ten-minute appeal is good but no broadcaster will take more than thirty seconds of it. I tried lopping off the ends and it made no sense at all. Someone with a sense of rhythm needs to find the short version inside it.
We shot a documentary about the last ferry crew over two winters. Now I've watched it so many times I no longer know where it should begin. Friends say it sags in the middle and that the captain turns up far too late.
Every rehearsal for our dance company gets filmed, and for the funding application they ask for a two-minute showreel. Ours is currently nineteen minutes of wide shots. The jumps never land on the beat when I try stitching it myself.
Our estate agency does walk-round recordings of houses on a gimbal. Buyers complain they go on for ever down corridors. What we'd like is a snappy sequence, kitchen to garden, every time the same order and the same opening.
The wedding couple got eight hours of unsorted camera cards from a friend who then lost interest. The vows are on one card and the sound of them on another recorder. My daughter cries each time she opens the folder.
Training at the depot relies on a forklift film from the old site. Half of it shows racking we no longer have. We've filmed replacement scenes on the new floor and somebody must swap them in so it runs smoothly as one.
I produce for a small agency and the client has sent round four of changes: lose the handshake, bring the factory shot forward, end on the child laughing. Our usual suite person is on leave and the delivery slot won't move.
Our gaming streams last all evening and the funny moments are buried somewhere around hour three. Viewers tell us they'd share the highlights if only they existed. None of us can bear to sit through it again and pull them out.
The museum holds cine reels, already transferred to files, of the shipyard closing. Visitors in the gallery stand for about a minute and leave. We want a loop that puts the launches, the strikers and the empty slipway in an order that tells it.
Interview footage for our product launch has him saying "um" every third word and glancing at his notes. We have plenty of shots of the machine to lay over the joins. Can he be made to sound as if he knew what he was saying?

Sound design
In our puzzle game you push stone blocks about and it's dead silent. Testers say the levels feel cheap and that they can't tell whether a door has opened behind them. Every footstep, click and rumble still has to be invented.
The short film is cut, yet the haunted mill isn't frightening in the slightest. You see the wheel turning and hear nothing but camera hiss. I want creaks, dripping, something low that you feel rather than hear.
Nurses on our ward no longer react to the infusion pump because its beep is the same as six other machines. We build the pump. It should give tones that mean urgent, soon and all well, without making anybody jump at night.
Visitors walk through the reconstructed trench and it's as quiet as a library. The curator would like distant shelling, rats, a man coughing two bays away, changing as you move. A loop off the internet sounded like a cartoon.
Our electric delivery van is so silent that pedestrians step in front of it. Engineering asked me what it should hum like when pulling away and reversing. It mustn't sound like a spaceship, nor like a lawnmower.
Dragon scenes in our animated series arrive with no noise at all. The wings, the breath, the claws on slate: nobody can record a real one. The broadcaster wants the beast to seem heavy but lovable.
The app gives a little ping when a payment goes through and users find it startling on the bus. Everything else, swiping, errors, success, is mute. We'd like a small family of noises that belong together and can be recognised blindfolded.
I'm directing a play set inside a submarine and all we have is a painted wall. The audience should believe in the pressure on the hull, the sonar, the pumps failing in act two. The theatre has speakers all round the seats.
The cookery commercial looks delicious with the volume off. Turn it up and you get a buzzing fridge and somebody's shoes. The crackle of the crust and the pour of the sauce were never properly captured, so they'd have to be made.
Our fight scene looks as if they're patting one another. The punches connect on screen, only there's no thud, no cloth, no gasp. The composer says that isn't her department.
Relaxation pods at our spa play the same bird track every nine minutes and regulars have started counting the cuckoo. I imagine a slow shifting forest that never quite repeats, with rain arriving now and then.
A heritage railway is opening a carriage for blind visitors. They'd like to convey steam, rails, tunnel and station by ear alone as the train stands still. We've got old tapes of locomotives, but they're only fragments.
The virtual welding trainer we sell looks convincing, but apprentices rely on their ears to tell a good bead from a bad one. At present it plays one fizz for everything. The crackle has to change with distance and speed.
Players of our racing title moan that every car growls the same. We recorded some engines at an airfield and they fall apart when the revs climb. They should respond as you press the pedal and change with the tunnel.
My audio drama takes place in a market in a storm and all I've got is five actors recorded in wardrobes. It needs stalls, tarpaulins, a dog, feet in puddles, so listeners know where they are without being told.
In the planetarium our new show about black holes plays over plain piano. Children get restless. Space has no noise, I know, but the director wants them to feel the swirl and the collapse through the floor.
The washing machine we make finishes with a tune our customers loathe; reviews mention it more than the drum. Marketing and engineering can't agree on a replacement. It must say 'finished' from the next room and not wake the baby.
Each episode of our ghost-story recordings has only one voice, and listeners tell us their minds wander. I'd like wind under the door, a clock, the sense of somebody walking upstairs, timed to the words and not drowning them.

Music composition
The nature film is cut and I've been laying library tracks underneath; every one of them feels as if it belongs to a car advert. The otter sequence wants something tender that swells when she finds the cub. It has to be ours alone.
Our choir turns a hundred and the committee fancies a brand new piece for the anniversary, singable by amateurs with few tenors. There's a local poem we adore. None of us can get beyond the first four bars.
We've been told to take down our film since the song under it belongs to a record label. I want something original instead with the same lift, and paperwork saying we may use it for ever.
The radio people say our adverts aren't remembered. My competitor has five notes that everyone's children sing in the back of the car. I run a carpet warehouse and would love to be hummed.
In our farming game the same thirty-second tune goes round until players switch the volume off. It should grow busier at harvest and thin out in the snow. We're two programmers with tin ears.
I've written lyrics for a musical about the village post office, fourteen songs' worth. I can hum some of them into my phone. There are no chords, no parts for the band, and the drama society starts rehearsing soon.
The choreographer wants twenty minutes for six dancers, beginning in breath and ending in something like a storm. Nothing existing has the right lengths. She counts in sevens and needs it to fit the steps already set.
My fiancée walks down the aisle in spring and I would like a melody that exists only for her. A cellist and a harpist are booked. I can tell you how we met, but I can't write a note.
Our hospice runs bedside sessions and staff asked for gentle pieces without any familiar songs, as those stir up too much. Slow, about ten of them, for harp and low voices. It can't be something people associate with funerals.
A brass band I manage has a contest where every group must bring a test piece nobody has played. Our players are strong in the cornets and short of trombones. Whoever writes it has to know what those lungs can do.
The silent film from the archive is being shown in the church again with live players. There's no surviving score. Three musicians, eighty minutes, chases and a drowning, and they'd like to have it on their stands in good time.
Temp tracks have ruined us: the director fell in love with a famous orchestral theme we can't license. The edit is built around it. Someone has to give her that same ache at the lighthouse without copying it.
Our meditation app borrowed royalty-free piano and subscribers noticed it in three rival apps. We'd like our own hour of drifting harmonies, one set for sleep and one for morning.
I look after a football club and the players still run out to a pop song from the nineties. Fans voted for an anthem of our own, something easy to roar, with a drum the stand can clap along to.
The children's programme has a puppet badger and no tune to come on to. Test audiences wander off during the opening. It wants twenty seconds that a four-year-old can bellow by the second week.
Primary teachers asked us for songs about the water cycle in a key small voices can manage. What we found goes too high or is American. Simple accompaniment, actions in mind, a chorus that sticks.
Our theatre's new Macbeth uses live percussion and voices, no recorded stuff. The witches need chants, the banquet needs dance rhythms, and actors who barely read notation have to learn it in rehearsal.
At the fountain opening the jets are programmed to move for six minutes and the council had assumed we'd play something baroque. The engineer can match water to anything, but he'd rather have a piece written with the bursts and pauses in mind.

Podcast production
Two of us chat on our sofa about allotments and record on a phone. Listeners love the banter but say one of us booms and the other is miles away. We'd like somebody to take the files each week, tidy them and put them out.
I'm head of a hospital trust's staff engagement and nurses don't read emails. They do wear earphones on the night bus. We thought of a fortnightly half-hour with ward stories, but not one of us has ever recorded or published such a thing.
Our interview show began well and fell apart after episode six. Guests cancel, the recordings from the internet drop out, and I spend Sundays cutting coughs. It needs a system and someone who'll run it from booking to upload.
The law firm's partners want to be heard talking about employment tribunals. They sat round one microphone in the boardroom and it sounds like a swimming bath. They've plenty to say; they want it shaped into a series people follow on their commute.
My grandmother's generation of lacemakers told me their lives on tape. I'm sure there's a six-part audio series in it, with an episode for each woman. I don't know how you get it into those listening apps.
We were promised a sponsor if we can show downloads. At the moment the show sits on our own page as a file with no chapters, no artwork and no feed, and nobody can subscribe.
Each week I ramble for ninety minutes about chess and friends tell me, kindly, that they fall asleep. I'd happily hand over the recording and have someone find the forty good minutes, add an opening, and write the notes.
The university's researchers talk brilliantly in the corridor and freeze with a script. Communications would like conversations about volcanoes and old bones for the curious public. Who would plan the series, coach the hosts and look after the recording days?
Remote guests on our farming talk show speak from tractors and kitchens. The lag makes us talk over each other and one track always comes back silent. I would rather concentrate on asking questions than on wires.
The true-crime story I reported for the local paper is too long for print. People suggested I tell it aloud, over eight parts, with the witnesses' own voices. I've the interviews but no idea about cliffhangers or release.
Our trade association pays for a monthly talk programme that goes out late every time. The presenter records, then it sits around waiting to be cut and described and scheduled. Members have begun to tease us.
We run a bookshop and record our author evenings from the back of the room. The audience coughs, the questions can't be heard. It seems a waste not to have them as something customers can listen to on a walk.
Fans of our supporters' trust show migrated to a rival that simply sounds better. Ours has no intro, the levels leap about and the adverts crash in mid-sentence. The lads are funny, so it isn't the content.
The charity wants teenagers to talk openly to each other about grief, on their own show. They've got courage but not equipment, and consent and safeguarding worry me. Someone experienced should sit with them, record, and take out what shouldn't be public.
I host a weekly conversation for midwives and my co-host has emigrated. Now we're in different time zones with different microphones and the chemistry's gone. I need somebody behind the glass who keeps it running and publishes it.
My boss announced at the summer party that we'd have a company talk show in everyone's ears by autumn. There's a name and a jolly drawing. There is no format, no guest list, no place to record and no one who knows how it gets distributed.
After three seasons we moved from one hosting service to another and lost half the back catalogue from the listening apps. Old episodes show twice, new ones don't appear. Regulars write in asking whether we've stopped.
The cathedral records its lunchtime talks and puts them out raw, with ten minutes of chairs scraping. Those who can't travel any more depend on them. It would be kind if they had a proper beginning, even volume and a description of what's in them.

Colour grading
Two cameras filmed our harvest supper and when you cut between them the faces go from pink to green. It's nicely put together otherwise. Can the pictures be made to match so nobody notices?
The film about our distillery looks flat and milky, as if through a dirty window. The cameraman says he shot it that way on purpose so it could be brought to life later. Nobody told us who does the later part.
Half the scene was shot at noon and the rest once clouds had come over. The conversation is meant to last two minutes, and it leaps from summer to November with each line. Reshooting isn't possible, as she's cut her hair.
My short drama is picture-locked and the director keeps saying she wants the past to feel like an old holiday slide and the present cold. I've got sliders on my laptop and everything I do turns their skin orange.
The broadcaster's quality check rejected us: whites too bright, illegal levels, blacks crushed. We're a tiny company making a gardening series and hardly understood the report. All six episodes need putting within limits without looking dull.
Our lipstick is a very particular red and in the new commercial it comes out as brick. The brand manager held it next to the screen and went quiet. Everything else about the cut is approved.
In the projected version the night scenes in our feature are a black hole. On my monitor you could see the boat quite clearly. The festival runs on a proper cinema projector and we have one more chance to send a file.
The drone shots over the moor are washed out and bluish while the ground footage is warm. Put together, our tourism film looks like two different countries. I'd like it all golden and of a piece.
We interviewed survivors in whatever rooms we could get, strip lights, windows, a kitchen with yellow walls. Their faces deserve better. They should all look natural and dignified and as if they belong in one film.
My wedding clips came back with everyone the shade of a satsuma because of the marquee lining. The bride's dress is peach and it wasn't. Her mother minds terribly.
A music clip we made in a car park looks like CCTV. The band imagined neon teal shadows and burning skin, the sort of look you see from the big names. The cut's done, we only want the atmosphere.
Old footage of our lifeboat, scanned from film, has gone magenta with age. We're mixing it with new material for the anniversary evening. It should keep its age, only not look as if everybody had sunburn.
I'm producing a series for a streaming service and they now ask for a high dynamic range version next to the ordinary one. Our edit house doesn't do that. The sky in episode two blows out entirely when we try.
The food on our cookery channel looks grey. The lamb was pink, the herbs bright, I was there. Viewers comment that it's unappetising and it's purely how the picture comes out at the end.
For the car advert the client wants the same vehicle in dusk light in all nine shots, though we filmed from lunch onward. The paint has to stay the exact metallic blue. Sky, road and reflections can be pushed as far as it takes.
The surgeons say that in our teaching films you can't tell healthy tissue from bruised because the reds are all over the shop. Each theatre has different lamps. They want the tones faithful and constant from one procedure to the next.
Some of our dark-skinned actors vanish into the walls in the restaurant scene, whereas the others glow. It was lit badly, I admit. There's detail in the file if someone with a trained eye and proper screens can lift it.
After we exported, the film looked different on every device: contrasty on the phone, grey on the laptop, greenish on the office telly. Each of the partners has sent me conflicting notes on the tint. I want one finished look signed off on a screen one can trust.

Visual effects
For the last scene of our student film the boy must lift off the ground and drift over the terraces. We filmed him on a box against a green cloth. Now there's a box, a cloth and no flight.
The director of our Roman series has thirty extras and wants three thousand. The hillside was filmed wide with hardly anyone on it. There has to be an army there by the time it airs, with dust and banners.
A modern pylon stands bang in the middle of our Victorian moorland shot and nobody spotted it. It's behind the horse for nearly a minute while the camera pans. It has to go as though it had never been there.
We can't blow up a real chip shop, obviously. The stunt coordinator had the actors dive at the right moment and that's all we've got. Flames, glass and smoke would have to be added so it looks dangerous and not like a toy.
The monster in our shoestring horror is a man in a rubber suit and the test audience laughed. If only the eyes could move by themselves and the jaw open wider than a person's. The shots are locked and there are about twenty.
Our insurance commercial calls for a flood pouring down an ordinary staircase into the living room. The homeowner lets us film, but not get so much as a cushion damp. It must look like real water reflecting the lamps.
On the screens in our hospital drama there's nothing but green stickers, and the phone in the close-up is switched off. Forty odd shots need something believable there, following the hand as it moves.
The actress broke her ankle and a double did the rooftop run. You can plainly see it's another woman when she turns. Could her face be put on convincingly for those three seconds?
In our music clip the singer walks through a corridor that turns slowly into a forest. We shot both places with a motion rig that half worked. The moment of change looks like a cheap fade, and the label wants magic.
It was meant to be snowing all through the farewell at the station, and it was the mildest day in March. Breath, flakes, white on the roofs, footprints, please. The train in the background should be a steam one too.
Our space drama's cockpit windows show black felt. There's a script note that says Saturn rises. I've a fortnight, eleven shots with reflections on visors, and a producer who keeps saying 'they'll fix it later'.
The safety film for the refinery must show a vapour cloud spreading and igniting, since we can't very well do it. Operators dismiss diagrams. They'd believe it if it happened over real footage of their own plant.
Wires from the harness are visible throughout the flying ballet sequence, and you even see the rigger's boot in one. On the big cinema screen it'll be all anybody looks at. The dancers can't repeat it.
A ghost dog is supposed to run beside the real girl along the beach and leave no prints. On the day we had a tennis ball on a stick for her to look at. The dog has yet to exist.
Our bicycle advert shows it riding up the side of a skyscraper. We photographed the building and filmed the rider on a flat road. I've been told it's all possible but the people who cut our films say it's beyond them.
The historical society wants its documentary to show the abbey as it was, walls growing up from the ruins while the presenter walks among them. She's been filmed pointing at thin air. It should look as solid as she does.
The actor is meant to age forty years between one blink and the next, in close-up. Make-up gave us two photographs and a shrug. The camera drifts round his head so a simple dissolve gives the game away.
In the dragon-rider pilot we've got the mechanical saddle, the wind machine and a child who acts her heart out. Underneath her is blue foam. Funders want to see one finished minute of her in the clouds on a living animal.

Compositing
We have the actor shot on green and the street shot on location, and put together he looks like a sticker. There's a bright rim round his hair, and the light falls from the wrong side. It needs somebody to marry the two.
The creature renders came back from the modelling house in separate layers: shadow, reflection, dust, the beast itself. I expected a finished shot. Who puts all these passes into the live plate so it sits on the ground?
Every time the presenter waves, her fingers vanish because the sleeve is almost the same green as the screen. There are forty lessons filmed that way. We need her cleanly lifted out and set in front of our map.
My car interior scenes were filmed in a garage with a blue sheet outside the windows. The driving plates exist. When I drop them in, the horizon bobs about and the glass no longer looks like glass.
A product film of ours uses a real hand and a computer-made perfume bottle. The bottle slides about between the fingers and is sharper than everything else. Blur, grain and shadow don't belong together and my client spotted it at once.
We need twins in the same frame, both played by one actress. She did the scene twice on a locked-off camera, only somebody nudged the tripod in between. There's a seam down the middle of the breakfast table.
Screen inserts in our thriller look pasted on: the text messages float above the phone and don't pick up the smear of her thumb or the lamp reflected in it. The designer made lovely screens. They simply aren't sitting in there.
For the museum dome we filmed a storyteller, painted backdrops by hand and have smoke shot against black. All three should become one picture. When my nephew tried, she looked as if she'd been cut out with scissors.
The matte painting of the citadel has been approved and the battlefield footage too. There's a camera move across both. The edges of soldiers' heads crackle against the new sky, and the haze doesn't match.
Explosions we bought as stock clips have a black background, and laid over the warehouse they turn everything milky. They don't go behind the fence as they ought. It wants someone patient with masks, frame by frame.
I'm a one-man animation studio delivering characters over filmed kitchens. When the puppet passes behind the kettle it doesn't pass behind the kettle. I can animate all day but that layering defeats me.
Our advert puts the jumper on eight models in one room who were never there at the same time. Each was filmed separately on white. They need to stand on the same floor, cast shadows on each other and share the same evening light.
The supervisor kicked back all nine of my shots with 'edges, black levels, grain'. I come from editing and just stack things on top of each other. The final is due with the streaming platform and somebody who does this for a living has to go through them.
Snow was simulated for us and looks splendid by itself. Over the actual footage, it falls in front of everything, even what's far behind, and nobody seems cold. It needs putting among the trees, at the right depth.
The weather studio's new virtual wall leaves a green glow on the presenter's bald head and on his glass lectern. Live it's bad; in the recorded specials it's unbearable. The recordings could be cleaned and the background put in properly.
Clouds moving too fast gave away that our period drama's sky had been changed. Look closer and the tree branches have a pale fringe. The director wants the replacement redone so that leaves, gull and kite stay intact.
We shot a rock band on a bare rooftop at dawn, and the label has a rendered city of the future to go round it. As it stands the drummer's cymbals are transparent. Every bit of hair, wire and metal has to be separated and blended in.
The fire brigade's training scenes combine a volunteer crawling through an empty flat with smoke and flame filmed at the burn house. Side by side they're fine, on top of each other they're laughable. The flames ought to light the walls and hide behind the sofa.

Animation
Children on our ward are afraid of the scanner. A leaflet does nothing for a five-year-old. We imagine a little hedgehog who goes in, hears the banging and comes out fine, moving and blinking, on the tablet in the waiting room.
I illustrated a picture book about a lonely lighthouse and the publisher suggests bringing the pages to life. My drawings are flat watercolours. The waves should roll and the keeper should walk up the stairs, in my style, not some shiny plastic one.
How a heat pump works is impossible to film because everything goes on inside the box. Our fitters wave their hands in the customer's kitchen. If people could watch the warmth being squeezed out of cold air, they'd get it.
The script for our pilot has a talking mackerel and a seal with a limp. We've sketches, voices recorded and a producer waiting. They're still sketches, though, and somebody has to make them swim and speak with the right mouth shapes.
For court we have to show the jury how the crane toppled, second by second. There's no recording, only the engineer's measurements. It must move precisely as he says and not look like a cartoon.
Survivors in our refuge won't be filmed, understandably. Their recorded words are powerful. We thought of hand-drawn moving pictures over the voices, soft ones, so that nobody can be recognised and yet viewers stay with it.
Our game's knight slides across the floor like a chess piece. The model is finished, but he doesn't walk, swing, tire or fall over. Players say he feels weightless.
At the planning meeting no one could picture how the lock gates and the new weir operate through a flood. Still drawings bored them. I'd want the water rising and falling, boats going through, all from above.
Plasticine figures made by the pupils are standing in my cupboard with a set of a Viking village. They want to make them move for the end-of-term show. I took some photos in a row and it jerks horribly.
The mascot of our cereal has only ever stood still on the packet. For the new spots he's supposed to leap off, trip over the spoon and look sheepish. He was drawn in the seventies and must keep that charm.
A vaccine charity asked us to show what happens inside the cell. The professor's diagram has forty arrows. Something with little keys and locks that float about and dock would do more for village health workers who may not read.
Our tutor explains bell-ringing patterns with a pencil and string and nobody follows. The bells swing, the ropes go up, the order changes. If you could see it happen slowly, over and over, learners wouldn't give up in week three.
I've got a song about a snail for toddlers and it does quite well with a still picture. Mums write that the little ones lose interest. A snail who trundles, sings and goes into her shell would keep them there.
Our startup makes a robot that inspects drains, and the prototype won't be ready for the trade fair. Visitors have to see it crawl, turn and look about. We have the engineering files of every part.
In the documentary there's a chapter about the mutiny of which no pictures survive. The director doesn't want actors. She dreams of rough charcoal, with the deck heaving and lanterns flickering, about four minutes of it.
The walk of our giraffe makes people laugh for the wrong reason; its legs bend like a dog's. The rest of the series looks all right. Someone who understands weight and bones ought to go over her movements before episode three.
Passengers ignore the seat-belt demonstration. The airline would like a family of folded paper birds acting out the brace position and the slides, so that you don't need any language to follow it.
The council's recycling rules have been explained in leaflets, posters and bin stickers. Still there's nappies in with the glass. A daft character, a tin who wants to go home, half a minute long, might work in schools.

Motion design
The figures in our annual results are good but the slides sit there like wallpaper. The chairman would like the bars to climb and the numbers to count up as he talks. It's a huge screen behind him and a room full of analysts.
Our channel opens with a still badge and a whoosh I found somewhere. Bigger channels have something which unfolds in three seconds and makes you feel you're in safe hands. Names of speakers just pop up in plain letters as well.
When people save money in our banking app, nothing happens; a tick appears. The product team would love the coin to tumble and the ring to fill in a satisfying way. The developers need to know exactly how each thing eases in and out.
The title sequence for our detective series is white type on black because we ran out of ideas. The broadcaster hinted. Maps, fingerprints, letters sliding apart, something that sets the mood before the first body turns up.
We explain pensions. With talking heads the viewers leave after ten seconds. I picture icons, words and arrows that build up as the voice goes along and connect, simple shapes, in our own colours.
The railway's new departure boards can show moving pictures and all we've put on them is a poster. Ten seconds, no sound, seen by people running. Our typeface and stripes should do something that makes them look up.
Our newsreader speaks in front of a motionless map. For the election we'd want seats flipping colour, swings sliding across, candidates' faces flying in, all ready for results to be dropped in on the night.
Somebody refreshed our brand, and it looks terrific on paper. On film nobody knows how the circle should arrive, how captions behave, or how one picture gives way to the next. Every agency does it differently and it shows.
The festival screens between bands are filled with a rotating list of sponsors. It kills the mood. We want the poster artwork to breathe, drip and pulse on a loop for hours without anyone getting sick of it.
I'm a researcher, and my talk on ocean currents hangs on a chart with eighteen lines. Live, I point with a laser and they glaze over. If the lines drew themselves one by one and the labels followed, I'd win them.
Our lorry-finding software is dull to film: screens, menus, lists. The sales lot want a minute where the interface comes apart into layers, the route glides over a map and the key words land on the beat.
Subscribers say the loading wheel on our ticket page makes them nervous. If they must wait, let it be a small delight: the curtain twitching, the seats filling up. It has to run light on old phones.
Lyrics to our single are wonderful and there's no money for a shoot. The label suggested letting the words dance, melt and smash across the screen in time. I've tried it in the slides program. It's pitiful.
In the shop window stand two tall screens, and the advertising poster from head office sits on them stretched. Passers-by should see the trainers assemble themselves and the price stamp down. No sound, of course.
For the awards night we need each nominee announced with a flourish, the same but different for fourteen categories, then the winner's name bursting out. Last year somebody clicked through a slideshow and it stalled.
The quiz show has lovely questions and dismal presentation: the clock doesn't tick, right answers don't flash. Contestants' scores merely change. The producer wants all those on-screen bits to move with some wit.
My documentary contains seven treaties, three borders and an enormous number of dates. Test viewers got lost. Flat graphic sequences in which the frontier shifts and documents slide over one another would carry them through it.
Our little posts for the energy-saving drive are ignored among all the things that wriggle. I've the flat artwork, with a plug, a kettle and a big green figure. It should jump, tip and pour for six seconds, then loop.

Post-production supervision
We finished filming on Friday and only then did it dawn on us that no one's in charge of what comes after. The picture goes to one house, sound to another, titles to a third. I need somebody to hold all the strings until the master is delivered.
The broadcaster's delivery list is nineteen pages long: textless versions, music cue sheets, loudness reports. Our producer opened it and closed it again. Someone who has ticked off such lists before should drive it.
Three vendors are working on our film's trick shots and none of them knows which cut is current. Last week one spent four days on a scene that had been dropped. There's no schedule anybody believes.
Episode one airs while episode five is still being cut. The sound people wait for pictures, the tinting suite waits for the trick shots, and every one of them rings me. I'm the line producer and was meant to be wrapping out the crew.
Our hard drives from the mountain shoot are labelled by whoever was coldest. Two cameras recorded in different formats and the frame rates don't agree. Before anyone cuts, the whole path from card to cinema file wants thinking through.
The streaming company rejected our delivery a second time for reasons I don't even follow. We've paid a finishing house, an audio house, and someone for the captions, yet nobody will own it. Who actually sees to it that all the parts fit and pass?
Our agency shot fourteen versions of a spot for nine markets in different lengths. Things go out with the wrong end card. I'd love a calm person who keeps the list, books the suites, and checks each file before it's sent.
The director keeps recutting after the lock. The composer has written to a version that doesn't exist now, and the mixer's date can't be moved. Somebody has to stand between her and the calendar and say no.
As an independent producer I've never taken a feature beyond the fine cut. What comes first, the mix or the picture finish? Who conforms it? I'd like it planned out from now to the festival's deadline, with people chosen and slots booked.
The co-production has editors in one country, sound in another and a grant that obliges us to spend a share in each. Files get lost between them. We want one person over it all from rushes to archive.
Our documentary team is back with sixty terabytes and I found out no one made a second backup. Dailies aren't synced, either. Someone sensible needs to set up the workflow, tell the assistants what to do and report where we stand.
During the shoot the camera department changed the recording settings, and the trick-shot company found out six weeks later. It could have been caught by one phone call. For series two we want somebody in from the start who talks to all of them.
Invoices for suites, re-renders and overtime arrive and I can't tell if they were agreed. The finishing stage has run over and each house blames the one before. I need someone who tracks it week by week and warns me.
The festival accepted us, hurrah, and wants a cinema package, a captioned copy, trailers and stills in ten days. The mix isn't done. We need a person to work backwards from the date and keep everybody honest.
Animated series, fifty-two short episodes, overseas studio. Retakes come back late and nobody remembers what was asked for. Our editor has become a shipping clerk. I want that part of the production run properly.
After our editor left midway, his assistant tried to coordinate graphics, archive clearances, voice recording and the mix as well as cutting. She's drowning. She can cut; take the rest off her.
The museum commissioned nine films for nine rooms, with different shapes of screen and sound that mustn't bleed. The editors make beautiful things which don't fit the players. I'm a curator and can't referee between codecs.
Our reality show generates forty cards a day on location. Loggers, cutters and the legal reader work in shifts and things fall between them. The channel asked who was responsible for everything after the shoot, and the room went silent.

Retouching
The portrait of our new bishop is splendid apart from a fire extinguisher growing out of his shoulder. He won't sit again. Could it vanish, along with the crumb on his cassock?
We photographed two hundred shoes and every pair has dust, glue and a thread somewhere. On the shop page, customers zoom in and write to ask if they're second-hand. They want cleaning up, on the same white, with a soft shadow.
My late father's only picture in uniform was folded in a wallet for sixty years. There's a crease straight through his eye and half the cap has gone. For the order of service I'd like him whole.
The cover model's skin was smoothed by an intern until she looked like a mannequin, and she complained publicly. We want pores and freckles back. Just take away the cold sore and the stray hairs.
In the team picture the managing director has his eyes closed and in the next one it's the accountant. I have eleven frames. Surely one good one can be made with everyone awake?
Our kitchens look wonderful in person. In the photos the oven door mirrors the photographer, the sockets show and the worktop leans. The brochure goes to print and no reshoot is possible.
The jewellery was shot beautifully, but fingerprints on the gold and scratches on the stand jump out when enlarged. A stone looks dead, too. It has to sparkle and yet remain the ring the customer will receive.
A cyclist was photographed in last year's kit and the sponsor on his chest has since left. It's the best image we own. Can his jersey be made plain without it looking painted on?
Estate agents, us. It rained on the day, the bins were out and next door's van is in half of them. We need blue sky and a tidy kerb but nothing that would mislead a buyer about the house.
For the perfume poster three shots have to become one: the bottle, the splash, the hand. The advertising lot want it flawless at bus-stop size. When I enlarge it the edges of the fingers look chewed.
The burger in our menu picture came out greyish, the lettuce limp and there's a smear on the plate. It was a long day. Print deadline's upon us and nobody will cook it again.
Wedding album, last stage. The bride had sunburnt shoulders with strap marks and a guest in the aisle was holding up a tablet. She asked me, shyly, whether something might be done without changing her shape.
Our hospital's old ward photographs are mouldy glass plates, scanned last year. Spots bloom over the nurses' faces. The exhibition panels are two metres tall so each fleck will be the size of a coin.
Clothes on our ghost mannequins show the neck post and the clips at the back. There are six hundred garments. Colours have to agree with the fabric too, as returns for 'not the same green' are killing us.
I'm an author and my publicity picture is fine save that I'd been up all night with a baby. Bags, red eyes, a bit of something on my collar. I want to look like me on a better day.
The aerial shot of our campus was taken while the scaffolding was up. The rector loves the light. Somebody would have to take the poles away, mend the lawn and put the roof tiles in.
The group of actors on our poster was photographed one at a time, and they don't seem to be in the same room. One's yellow, one's blue, and their feet float. Otherwise it's just what the director wanted.
The watch catalogue images show the hands at different times, glare over the dial and a tiny chip in the bezel of our only prototype. Engineers insist every index must be sharp. It wants weeks of someone's steady hand with a stylus.

Voiceover
I recorded the phone greeting for our surgery and patients say I sound cross. I was only nervous. Someone warm and clear ought to read out the options instead of me.
Our film about the tannery is finished save that it's silent where it ought to tell the story. The script is written. My own accent and sniffle won't do; I'd like an older woman who sounds as if she had worked there.
The e-learning modules have a robot reading them out and staff take the mickey. It says 'lead' as the metal every time. Forty minutes of text, plain and human, from someone who won't send them to sleep.
In our game the blacksmith's lines are shown as text and players skip them. He ought to growl a bit, laugh, and have about two hundred phrases for when you turn up without coins.
My thriller sells nicely in paperback and readers with long commutes beg for a version they can listen to. I tried reading the first chapter in the wardrobe. I can't do the Scottish inspector, nor keep it up for nine hours.
The radio advert was read by the boss, who insisted. It sounds like a hostage statement. We've got thirty seconds on the local station and want somebody who could sell a mattress without shouting.
Lifts in our new hospital wing speak, or will do. At present it's a test tone. Floors, doors, emergency messages, spoken so that frightened and deaf-ish people understand, and in Welsh as well.
Visitors with the headsets in our castle hear the former curator, recorded in a stairwell, reading dates. He's retired. The text has been rewritten and wants a lively teller who can do a gossiping cook and a dying earl.
Our German machine-maker's film has to be shown to British buyers. The engineer speaks on screen and we don't want writing along the bottom. A calm English speaker over the top, matched to how long he talks, would be ideal.
Blind theatre-goers told us they missed the entire sword fight. Somebody would have to describe what happens in the gaps between the lines, in an unobtrusive tone, for the recorded version we stream.
The sat-nav maker I work for needs all the turns and junctions spoken by one person, cheerfully but not too much. Hundreds of snippets that must sound the same when strung together. Our temp one has a cold in half of them.
Explaining our blood-test kit takes ninety seconds of moving pictures, which exist. The placeholder is me whispering in an open-plan office. Customers are anxious when they watch this; who says it matters more than what is said.
The toy bear talks when you squeeze its paw. The factory sent a sample that frightened my niece. We need about thirty phrases from somebody who can sound like a very small, sleepy bear without being creepy.
At the awards evening nobody in the room could hear who had won because the host turned away. This year we want the nominees announced from off stage, grand and crisp, like on the telly.
The animated otter has lips that move and nothing coming out. We tried the director's son, but his is breaking. It must be a child-like sound which will stay the same for three seasons.
On our trains the announcements are patched from two people recorded fifteen years apart. Passengers make jokes about the couple. We want all the station names said afresh, calmly, in one go.
Meditations on our app were read by the founder, and reviews mention her swallowing. She has agreed to step back. Whoever takes over should have a low, slow delivery and their own quiet room to record in.
The charity's appeal lost its actor the day before recording. The words are about a child who walks for water. I'd like it said simply, by someone young, no theatrical sobbing, and by tomorrow if such a thing exists.

Transcription and subtitling
I interviewed thirty retired miners for my thesis and it's all on a little recorder. Typing out one hour took me a day. Some have strong dialects and talk across each other, and I need to quote them exactly.
A deaf student complained that our lecture recordings are useless to her. The automatic words along the bottom turned 'mitosis' into 'my toes is'. The university has to put it right for every module before term.
Most people see our clips on the bus with the sound off. They watch a man's mouth moving and scroll on. What he says ought to be readable at the bottom, in time with him, and not cover the product.
The disciplinary hearing lasted five hours and was taped. Both sides want to see on paper who said what, word for word, including the interruptions. Our secretary gave up after twenty minutes.
Our French film got into a British festival and they won't show it unless an English audience can follow it. The dialogue is quick and full of slang. Lines mustn't stay too short, nor give away the joke early.
Doctors here dictate letters after clinic and the pile has reached three weeks. The software mixes up drug names. Someone who knows medical words would have to listen and type it properly.
I run focus groups for a shampoo maker and the report needs quotations by Monday. Eight women talking at once over biscuits, two hours, four sessions. I want to know which of them said it as well.
The broadcaster sent our cookery series back because deaf viewers get no '[pan sizzles]' or '[doorbell]' and the speakers aren't told apart by colour. We only handed over the words. They've a style guide as long as my arm.
Council meetings are streamed, and a resident who lip-reads has asked for what's spoken to be shown. By law, it seems, she's right. Our recordings go back a year and the councillors mumble.
Our listening show about bees is something search engines can't see. Listeners also ask to read what was said, as they want the recipe for sugar syrup. It'd need typing out, tidied, with the times noted.
The words on our training film run two seconds late by the end. Somewhere the timing drifts. We've got the file with the lines in it and forty of these films; each needs adjusting and checking by somebody who watches it through.
Grandad left cassettes in which he talks about the convoy. We've had them put onto the computer. The family would like to read it as he said it, before those who can place the names are gone too.
The court wants our dashcam and phone recordings set out on paper with times. Half is swearing in a strong accent. The solicitor warned that a single wrong word could matter.
Our opera house shows the sung words above the stage, and the file from the last production doesn't follow the new cuts. The lines need re-splitting and timing to the conductor. People in row M look up more than you'd think.
Japanese customers send us recorded feedback and our engineers are keen to watch it. They don't want a foreign voice on top; they'd like to hear the tone and read what it means underneath.
Board meetings are recorded so that I can write minutes. I can't listen and be in the next meeting. A faithful typed version with who said what, next morning, would give me my evenings back.
The streaming platform wants our feature with timed text in five languages, in some format I've never heard of. A previous lot failed because lines ran over shot changes and went too fast to read.
My online course has a hundred little lessons and learners abroad say I speak too quickly to follow. If they could read along they'd cope. I've the scripts, roughly, though I wandered from them constantly.

Styling
Our catalogue jumpers hang on the model like sacks. The photographer is good and the wool's gorgeous. Somebody needs to pin, steam and pair them with the right trousers so that they look like something you'd want.
I've been asked to sit on a panel on television and everything I own is fine stripes, which apparently flicker. I don't know what suits me. I'd like to be told what to wear, and for someone to bring it.
The band's four members turned up for the press shoot in four different decades. The label was polite about it. They ought to look as if they knew each other without being put in uniforms.
On the day of our sofa shoot the room looked like a show home where nobody lives. We brought three cushions. It wants books, a half-drunk tea, a throw just so, someone who'd source it all and arrange it in front of the lens.
My soups taste marvellous, and in pictures they're brown puddles. The photographer said it isn't his job to find bowls, napkins and a sprig of something. Who does the bit that makes a plate look hungry?
For our sustainable fashion story the editor sent a mood and no clothes. We'd have to borrow pieces from designers, get them here, fit them on three girls of different sizes and give them back unsnagged.
The chief executive refuses ties, the chairman won't go without. Their joint portrait is for the annual report and last time they looked like father and runaway son. We'd want somebody diplomatic with a rail of clothes.
Real customers of ours are modelling the plus-size range, and they're nervous. Nothing is worse than being clipped into a dress that doesn't do up. Someone kind who knows how to put an outfit together on a real body, please.
The perfume picture consists of a bottle on a table and my client said 'make it feel like August'. So figs? linen? sand? I'm a photographer and I light things. I can't choose and fetch them.
Clothes for our commercial were bought by a runner in an hour. The family looks as though they won a raffle. The director wants a believable mum, gran and two boys in colours that don't fight the kitchen.
I'm getting divorced and going back to work after fifteen years. I've lost weight, and my wardrobe belongs to a different person. I'd want someone to go through it with me, chuck most and take me round the shops.
Flat-lay photographs of our stationery look like a desk after a burglary. Other firms have that calm arrangement with a leaf and a pair of glasses. We have the products, a table and no eye.
Our singer performs at the awards and is expected to be seen arriving. She'd wear a tracksuit if allowed. Somebody with contacts at the fashion houses has to get her a dress, shoes and a bag, and sew her into it.
The new hotel rooms are being photographed before the paint's dry. There are beds and that's about it. Flowers, trays, robes, fruit, creases out of the sheets, someone there all day to dress each room.
Uniform shots for our workwear catalogue always show the same stiff bloke. Trousers bag, tool belts hang upside-down. Whoever prepares it ought to know what a roofer carries and make the fabric sit right.
Trying to photograph our baby clothes with actual babies was mayhem: sick on everything, hats over eyes. A person on set who's got spares, tape, patience and a sense of which colour goes with which infant would've saved us.
People with big followings wear our jewellery with whatever they've got on and the necklaces drown in ruffles. For our own campaign we want necklines, fabrics and layers chosen so the gold is what you notice.
The cake magazine says our pictures are technically fine and have no appetite. Crumbs in the wrong place, icing sweating under the lamps. We'd need a person with tweezers and a brush who can keep it fresh for hours and bring the plates.

Hair and make-up
On camera our finance director shines like a billiard ball and the studio lights make his chin blue. He's said he won't do another. A person with powder, tact and ten minutes would have changed everything.
My bridesmaids want to look like themselves, only better, and there are seven of us getting ready in one cottage. The church is at noon. I've very fine curls that drop by the time I've found my shoes.
Our zombie walk raises money for the hospice and last year we all did our own faces with flour and jam. This time we've sixty walkers and would love real-looking wounds and rot.
For our Tudor play the ladies' wigs look like road kill and slip during the galliard. Nobody knows how to fix them on or keep up with the quick change from queen to beggar in act three.
The photographer asked who was looking after the models' faces and we said, er, they are. One came with false lashes, another with nothing. The skincare shots are supposed to look fresh and all of a kind.
An actor in our drama must be beaten up on Tuesday and healed by the Thursday scenes, which we shoot first. The bruises need to match on each day. I'm the producer and thought I could do it with eyeshadow.
Headshots for forty barristers, one day, back-to-back. Several women said they would refuse again unless there's someone to tidy flyaways and cover tiredness who knows what to do on dark skin as well.
In close-up you can see where the bald cap meets his forehead. The audience at the test screening giggled. We have four more days with this character and a lead actor who sweats.
The dance competition demands slick buns and stage faces that read from the back row. Thirty girls, most under twelve, and mums with glue guns and hairspray in a sports hall. It ended in tears.
I've lost my eyebrows and most of my fringe through chemotherapy and my son is getting married. I'd like to be shown, gently, what can be drawn or fixed on so that I look like the mother in the photos.
On stage our singer's curls collapse under the lamps by song four, and her lipstick's on the microphone. We tour for six weeks. She needs someone at the venues who can set it so that it lasts.
For the war film a dozen extras need period cuts and moustaches, and mud that goes on the same each morning. The barber in the village offered. I think we want someone who has done a film.
Our football pundits come straight from the car, hair flat on one side. The cameras got sharper and viewers write in. Fifteen minutes per person in a cupboard with a mirror is all we can give.
The old man in our student film is being played by my flatmate, who's twenty-two. Latex from the joke shop peeled off. Wrinkles, liver spots, thinning on top, lasting through a twelve-hour day.
Prom night at our care-experienced young people's group. Most of the girls have never had anyone do theirs for them. We'd love a person who can manage afro curls, braids and straight alike and make each of them feel like a star.
We're advertising a hair dye, and the model's actual head came out a murky shade two days before the shoot. It must be the colour on the box, glossy and moving. Her skin's gone blotchy from the patch test as well.
The fashion students' show has forty looks inspired by moths: powdery faces, feathery lashes, heads like antennae. They've sketches. Behind the curtain there'll be a ninety-minute window and four mirrors.
Our actress reacted badly to what was put on her face last week; red, puffy and filming stopped. We want somebody careful about allergies and hygiene, brushes cleaned, who can cover the patch until it heals.

Copywriting
What we make is a really good hearing aid battery, yet our page reads as though an engineer wrote it, because he did. Folk ring up asking what it does. It needs saying so that somebody's nan would order one.
I've stared at the blank 'About us' page for a month. Whenever I begin, it comes out either like a CV or a horoscope. I make willow coffins, for heaven's sake; it should be plain and kind.
Our ad shows a kettle and underneath it says 'Quality you can trust'. So does everyone's. I'd like one line that people remember and repeat to their mates.
The leaflet for our boiler cover has been round six departments and each one added a sentence. It's correct and unreadable. Not a single household has filled in the slip.
Eighty candles in the shop, each described as 'beautiful' or 'lovely'. I've run out of adjectives and online customers can't smell them. Somebody should tell cedar from cedarwood and smoke in a couple of lines.
We're told our firm sounds cold. The letters start 'We refer to your account' and the app says 'Operation failed'. Customers used to like us when they could speak to the girls in the branch. Could we sound like that in writing?
The raffle ticket, the banner and the donation page all say something different. Supporters want to know why their coin matters and we give them statistics. I'm after words that make you reach for your purse without feeling manipulated.
Our crisps are hand-cut by two brothers and the back of the packet says 'a premium snacking experience'. It makes us cringe. There's room for sixty words and we'd like them to be funny.
For the open day our school's prospectus says each child is unique, like every other prospectus in the county. Parents skim. We've a beekeeping club and a head who sings; I just can't get it onto the page.
Search advertising only gives you a handful of characters, and ours read like telegrams. People see them, thousands do, and nobody clicks. The competition with the daft puns gets all of them.
The brochure for our retirement flats makes our residents sound half dead. They were insulted, and rightly. The pictures are cheerful. What's printed next to them must be rewritten by someone who can imagine being seventy-five and busy.
On the buttons it says 'Submit' and 'Proceed', and when something goes wrong it says 'Error 14'. Our parking app's users panic and pay twice. Little words, I know, but someone has to choose better ones.
My wife and I named our gin after our dog and put nothing else on the bottle. Bars ask what the story is. There isn't much of one, but a good hand could make the label want to be read.
A rival poached our slogan, more or less, and legal say we'd do best to find a new one. Sixty suggestions came from staff, mostly rhymes. It's for vans, so three or four words that a driver can catch.
The radio slot is thirty seconds, and our attempt crams in opening hours, seven products and directions past the roundabout. Nobody takes in any of it. What ought we to say?
We do cladding. Architects get a data sheet, homeowners get the same data sheet. I need the same facts told twice: once for people who know what a thermal bridge is, and once for people who are merely cold.
Our adoption page for rescue greyhounds lists weight and neutering. The old ones wait for years. One volunteer wrote 'snores like a trombone' and he'd gone by the weekend; we want all of them done like that.
Last year's seed catalogue was thrown together by pasting in what growers sent. Latin, typing, shouting capitals. Gardeners tell us they used to read ours in bed. I'd like that pleasure back on every page.

Creative direction
We've a photographer, a designer, a film crew and a writer, all good, and each is making a different campaign. No one says 'this, not that'. I need someone with taste and authority over the lot.
Over ten years our perfume house has drifted. The bottle says monastery, the adverts say nightclub, and the shop is pink. I don't need another designer; I want somebody to decide what we are and see it through in everything.
Our founder used to approve every picture himself and has now retired to his boat. Since then, each season looks like a stranger's. The team is young and talented and nobody leads them on how it should look and feel.
The singer's second album has songs and no world. Sleeve, stage, clips and clothes will be done by four sets of people. She wants one person who understands her and steers all of it.
The agency's work is competent and never wins a thing. Juniors show me ideas and I'm a finance man, so I pick the cheapest. Someone senior is needed three days a week to set the bar, critique and push.
We're opening a theme park about folklore and have contractors for rides, costumes, sound and signs. So far it's a jumble sale. One vision should run through it, down to the bins and the way staff greet you.
My fashion label has been going six years. Buyers like individual coats but say they can't tell what we stand for. Casting, show, lookbook and shop window all ought to spring from one idea and I'm too near it.
For the city's year of culture forty organisations are each doing their own thing. The launch film, opening parade and posters should feel like one celebration. Committees have tried to agree and produced a colour.
The magazine's new owner wants it relaunched. Art desk, picture desk and writers are pulling apart and the covers are timid. We're looking for somebody to give it a point of view and hold the line every issue.
Our in-house studio turns out banners to order like a chip shop. The people are better than that. They lack a leader who'll argue with marketing, choose which ideas deserve to be made, and inspire them.
The gin brand hired three freelancers and asked them for something bold. We got three bolds. On Monday the sales team has to pick between them and I dread it. Who judges such things properly and takes it on from there?
We make bicycles and engineering has always led. Now the board wants emotion. Someone would have to say what the brand dreams of, brief film makers and photographers, be on set and reject what isn't right.
An opera in a car factory: singers, robots, projections, a community chorus. The director handles the acting. No one is holding together what the audience sees, from the ticket to the last image.
Whenever we brief outside suppliers the results vary wildly. The fault's ours: there's a heap of guidelines but no person to say what good looks like. I'd want someone at shoots and reviews for this campaign from first sketch to final cut.
After the merger two creative teams sit at opposite ends of one floor and sneer at each other's work. Clients can tell. They need a head who unites them around one standard and presents the big ideas himself.
Our game's artists, writers and musicians each have their own idea of the tone. It's cosy in the village and grim in the menus. The studio head is a programmer and admits he can't judge it.
The chocolate advert has had eleven versions. Everyone in the building has had a say and all the edges are gone. I want one strong person to take it away, keep the nerve and answer for it.
The hotel group is about to open its fourth house. Interiors, uniforms, music, menus and photographs are ordered by separate managers. Guests say the first one had soul. We'd like somebody to guard that across all of them.

Scriptwriting
We know what our film for new foster carers should achieve and we've lined up people to appear. There's nothing for them to say. When we let them improvise it went on for twenty minutes and never got to the point.
I lived through something extraordinary at sea and everyone says it'd make a film. I've got a hundred pages of memories. It needs turning into scenes with people talking, by somebody who knows how that's laid out and paced.
Our soap's storyline runs dry in week nine and the two of us in the room are exhausted. The dialogue has begun to sound the same in every mouth. We'd want a fresh pair of hands for six episodes.
The explainer for our water meter is to be ninety seconds. Engineers gave me four pages. Someone would have to work out what's said, what's shown and in what order, before the animators can even start.
Role-plays at our police training have actors turning up with nothing but 'angry neighbour'. They make it too funny. What's wanted is proper lines for a tense doorstep that could go several ways depending on what the recruit says.
My comedy pilot gets laughs when I tell it in the pub and none on paper. A producer said the second act sags and the sister has no reason to be there. I've rewritten it so often that I can't see it.
The museum's talking portrait is ready technically. The countess can blink. What does she actually say to a ten-year-old in one minute? Our historian's draft has footnotes.
A panto for the village hall, with parts for nineteen including a man who'll only play the cow. The bought one was dreadful. It must have local jokes, two songs and somewhere for the toddlers to come on as mice.
In our detective game what you're told changes with what you've found. The tree has four hundred branches, and at the moment each suspect answers 'I don't know anything'. Someone needs to write all those conversations so they stay in character.
The managing director is to address all staff on camera and sounds like a press release. Three minutes, redundancies are in it. He needs words to speak aloud, honest ones, that fit his mouth.
We're turning a beloved children's novel into a radio serial. It's all description and hardly anyone speaks. Five parts, each ending with a reason to come back, and the author's widow wishes to approve it.
Our charity advert has ten seconds and three ideas in it. The director says she can't shoot a paragraph. Who decides what the boy says at the door and what his gran answers?
The documentary's been shot and needs something spoken to link it. The presenter's been making it up and it just repeats what you see. It should be written to the pictures, brief, with a bit of wit.
Safety briefings on our ferry get read out from a laminated sheet and nobody looks up. The captain would allow something with a touch of drama between two crew. It mustn't leave out anything required.
I've been given development money for a feature about the herring girls. There's a synopsis and tons of research. I'm a historian and my characters make speeches at each other about net tonnage.
Our weekly online show rambles because we switch on and talk. The first thirty seconds lose most of them. If somebody put a hook, a running order and gags down before we film, we'd follow it happily.
The training film has a nurse saying 'I am experiencing workplace stress due to staffing levels'. Real ones fell about laughing. We've kept the scenario, but the way people speak to each other has to be done again.
The audio walk is to be a ghost story told by three people as you cross the park. It depends on where you're standing. We've the route and the legend, not one line of what they say in your ear.

Storyboarding
The crew asks what exactly we're filming on Thursday and I've just a page of text. I can see it all in my head. If somebody could draw it, frame by frame, they'd know where to put the camera.
Our client nodded at the script and then, on the shoot, said 'oh, I'd imagined her from behind'. It cost us half a day. Next time I want them to see rough pictures of each shot before they sign.
The stunt in our car-park chase involves two cars, a pram and a pillar. Insurance and the coordinator need to know who's where in every second. I've been moving matchboxes about on the kitchen table.
Before our animators begin on eleven minutes of a talking turnip, the broadcaster expects every scene as sketches with the gags timed. We have the recorded voices. Nobody here draws quickly enough.
I'm pitching a detergent commercial on Friday. The words are strong, only the marketing woman isn't a visual person and goes blank. Twelve loose drawings showing the sock's journey would sell it.
The director and the cameraman fell out because each had a different picture of the dinner scene. Eight people round a table and who looks left? It wants planning on paper, angle by angle.
Our trick-shot company won't quote for the flood until they see what's in frame. 'Water comes in' isn't enough, they say. How high, from which side, with whom in the foreground: that needs drawing.
I do the app's onboarding and we argue about it in words. If there were a strip of little scenes, the woman at the bus stop, her phone, her face, the driver, the team would see where it gets annoying.
A graphic novelist friend left our music clip project, taking his notebook. We're left with a song and the phrase 'she becomes birds'. The shoot has dancers, wires, and a single night in the quarry. I need the sequence sketched out shot for shot.
The safety film at the quarry involves real trucks, and we only get the road closed for two hours. Anything we forget is lost. I want every single picture thought through and numbered, so we can tick it off.
The opening of our game is meant to be a four-minute film. Modelling it costs a fortune and we've changed our minds twice already. Somebody should rough it in pencil with arrows first so that we fight about it cheaply.
Our theatre piece has forty light and film cues and three designers. Nobody knows what the stage looks like at minute thirty-one. A row of thumbnail drawings along the wall would settle a lot.
The agency wants to test two adverts on real people before anything is shot. They'd be shown drawings in sequence with someone talking over them. The drawings have to look good enough that a dad in a focus group gets the joke.
My first feature has a battle in it and I've got twenty re-enactors. The producer says I may have it if I can show that five set-ups do the trick. I can't draw horses.
We took on a children's picture book as a moving thing, and the author's afraid we'll spoil it. She wants to see how each page leads into the next, where it zooms, when it holds still, before anyone touches her characters.
The training people shoot from the hip and then discover that a step wasn't filmed. It's a procedure: gloves, valve, gauge, log. Someone should draw the whole thing in boxes with notes on close-ups.
Our drone man, our underwater man and the boat need to agree on one diving sequence. On the radio it was chaos. Sketches of what we see from above, then at the surface, then below, in order, would keep them safe.
When I explain the virtual tour to the trustees they hear 'computer game' and frown. If I could lay out on paper what a visitor sees first, second, third and where they turn their head, they'd come round.

Concept development
We've got a disused swimming baths and everyone has a wish: café, climbing, library, gigs. It's all bits. Someone has to find the one thought that makes it a place and write it up so the council can say yes.
Our exhibition is about salt. That's as far as we've got. There are nine hundred objects, a curious director and a hall, and what we lack is the angle from which it would grip anyone.
The brewery turns two hundred and the committee has proposed a mug. I'd like something people talk about. What, though? We need an idea that carries through the whole year, worked out before we hire makers.
A broadcaster likes us and wants a new quiz format. In the meetings we say 'it's a bit like that one but with dogs'. Nobody has got from the notion to rules, rounds and a reason to watch week after week.
Our festival has drifted into being just another weekend with burgers. Before we book anyone, I'd want someone to think what it's really about and what a visitor would do that they can't do elsewhere.
Marketing was told to launch an oat drink nobody's waiting for. Ten brainstorms, walls full of stickers. There's no central thought you could build posters, packs and a film on, and we keep starting with the colour.
The heritage trust owns a tunnel. Engineers say it's safe; accountants say it must earn. Ghost walks? Cheese? A sound installation? We need a few proper propositions with sketches and a sense of who would come.
I have a children's character, a mole with spectacles, and people smile at him. What's he for? Book, series, toy, an app about fear of the dark? Someone should work out his world and what it says before I approach anybody.
The bank wants a branch 'of the future', and architects are asking us for the brief. We've no clue what would happen in it. First the thought, please, then the furniture.
For the climate summit our ministry has a pavilion and a slogan with four nouns. Competing countries will have waterfalls. We're looking for a strong underlying idea that visitors can walk through, described well enough for builders to price.
My restaurant partner says Peruvian, I say Sunday lunch. The site is secured. We need a person who'd take both of us apart and come back with one proposition, name of the thing, mood, what's on the table, why it hangs together.
Our dance show is about bureaucracy, and that's where it's stuck. There's a composer on board, and a stack of filing cabinets. An outside head should help us turn the topic into something with a beginning and a turn.
Sponsors ask what exactly they'd be backing. We say 'a sort of night-time science thing'. It sounds woolly because it is. Could someone boil it down to a clear, exciting proposal of what happens and why?
The team's been asked to come up with a campaign to get men to see a doctor. Every route ends in footballs. I'm stuck and need several fresh starting points with a thought behind each, not finished adverts.
We inherited a failing farm park. Goats, mud, a slide. Parents come once. What would make it a different sort of day out, one story from gate to gift shop? I'd like that on paper before we spend on fences.
Our lab invented a fabric which changes with sweat. Brilliant, and no use to anyone so far. I want someone to dream up and test on paper what it might become for whom, with rough pictures to show investors.
The radio station's breakfast slot is free. We have a host whom everybody adores and no programme. What's the thing, the recurring bits, the tone? It wants devising from scratch.
The youth club has a shipping container and a grant if we hand in 'the idea' within the month. The teenagers say studio, kitchen, nail bar. Somebody should help them get to a single thing that they'd actually run and can explain.

Treatment writing
I'm up against two other directors for a trainers commercial and the agency wants to see on paper how I'd do it. I've shot for years, but I write like a shopping list. They only decide by what they read.
The producer loved my story over lunch and asked for 'something to read, ten pages, no dialogue'. I've got a heap of scenes. How it all unfolds in prose so she can feel the film is beyond me.
Our documentary fund wants to know what the viewer will see and feel, from the first image to the last. We've researched for two years and the form says six thousand characters. Our draft sounds like a dissertation.
In the pitch call I waved my arms about and they were thrilled. Now I've to send it in writing, tone, light, casting, music, the arc, by Monday morning. I'm on a shoot until Sunday night.
The scientist has a series in him about fungi. The channel replied to his letter with 'sounds interesting, send a doc'. What he'd written was a lecture plan. It should make an editor see six episodes before her eyes.
Our production house loses pitches by a whisker. The feedback: beautiful references, but the director's vision didn't come across on the page. She thinks in pictures and English isn't her first tongue.
I optioned a novel and must persuade a co-producer. It's six hundred pages, with four timelines. Somebody would have to retell it as the film it could become, in the present tense, briefly, with the ending in.
For the music clip three bands' labels are asking for a written idea with mood images. I'd send a text message. The ones who win send a small, seductive thing you can't put down.
The true story of the midwife is promised to us by her family. A streaming company asks for a document that sets out world, people and season arc. We're two actors with a carrier bag of letters.
Our first feature has a screenplay that readers find confusing. A script editor advised going back a step and telling it as continuous prose to see if it stands. I can't unpick my own.
Advertising agency here. The director we want is brilliant, and monosyllabic. The client will only approve him after reading how he would approach the old couple and the storm. He sent four photographs and 'warm'.
A regional film office offers development money; the form calls for a narrative summary with a visual approach. Every applicant's story is moving. Ours about the bus driver reads flat, as the funny bits fell out.
We've made a teaser for the wildlife series, and buyers at the market asked where they can read more. There's nothing to hand over. A few pages that give the journey of the eel and how we'd film it would do.
My late mother's war diary could be a drama. Agents won't look at a box of diaries. They'd read an account of the film in my head, scene after scene, if it were told with some pace.
The hotel chain asked three film makers how they'd tell their story, in writing. I'm one. I know I'd follow a chambermaid for a day. I need it set out persuasively with the look, the sequence and why it beats drone shots.
Our reality format came back with the note 'love the thought, can't see the show'. What happens in an episode, who's followed, where's the jeopardy? Somebody should describe it as though it had already been on.
The director's written notes for the bank's film go on about cameras. The bank's people couldn't find themselves in it. Someone ought to rewrite it so they grasp the feeling and the story, shot list left out.
An animator friend has drawn gorgeous frames for a silent short. The jury wants two pages in words as well. She's dyslexic and dreads it; she can tell me the story aloud, and I'd like it caught while it's still alive.

Translation
Half the families at our school speak Tigrinya or Polish and the letters go home in English. On the trip day nine children had no packed lunch. The letters must reach the parents in what they actually speak.
Our Italian supplier's manual came in Italian and the apprentice used his phone on it. It told him to 'caress the pressure'. We want a version the fitters can trust with their fingers.
I've got my late grandmother's letters from Hungary, in her handwriting. Nobody in the family reads it any longer. I'd love to know what she was telling my mother all those years.
We sell hiking boots online and opened to France and Spain. The returns page was done by a machine. Customers send us screenshots laughing at it and then buy elsewhere.
The court needs my wife's birth and marriage certificates in English, with a stamp that says it's accurate. They're in Arabic. The Home Office sent the first lot back.
My novel was picked up by a small British press, but it exists only in Danish. The jokes depend on our words. Someone would have to write it over again in English, as I would've done.
Guests from Japan hold up our menu and point at random. What's printed under the dishes turns 'spotted dick' into something medical. They ought to know what they're eating and whether there are nuts in it.
A German hospital sent my notes when I came home from my skiing accident. The GP shrugged. She needs to know what they put in my leg, in terms she can use.
Our contract with the Korean factory exists in two languages and ours isn't the binding one. We've discovered they don't say the same. Before we sign again I want somebody legal-minded who masters both.
For the trial, patients in six countries have to read and agree to the same information. The ethics board insists it be put into their language and then back again, to see if it still says the same thing.
The game has a Brazilian following, and fans have begun making their own version of the dialogue, full of guesses. We'd like it done right: slang, puns, names of spells, fitting the little boxes.
Our exhibition on the Silk Road gets coach parties from China, and the panels are English only. The guide does what she can. The wording is poetic in places; a literal version would be wooden.
A Ukrainian engineer applied to us with diplomas we cannot read. HR would like to be fair to him. Transcripts, references, his thesis abstract: it's a stack.
We export cheese and every label must carry what's in it in the language of wherever it lands. Last pallet was turned back because a Dutch allergen word was wrong. We've nine markets to go through.
The refugee council's leaflet on renting has been put into Dari by a volunteer's cousin, and people say it's a bit rude. No one here can check. It's about deposits, damp and whom to ring.
Staff in our Czech plant got the whistleblowing policy in English and ticked the box. The auditor asked one what it meant. He didn't know. It should be in Czech that a man on the line understands.
Our charity's annual report has to go to a Swiss foundation in French. My A-level won't stretch to 'restricted funds'. It should read as though it had been written there.
An academic journal will take my paper provided that it's in English. It's written in Portuguese and full of terms for soils that may not exist over here. I'd rather discuss them with somebody than have them guessed.

Editing and proofreading
The order of service said 'Immorality' instead of 'Immortality' and two hundred people sang it. From now on someone with sharp eyes must go over anything we send to the printer.
My dissertation's finished and I've read it so many times that I could miss a missing page. English isn't my mother tongue. My supervisor says the argument's fine, it's the commas and the 'the's.
We printed ten thousand brochures with our own telephone number wrong. Four of us had signed it off. For the reprint I'd like a stranger to check each figure and each line against the original.
Readers of our parish history have begun sending lists of slips, politely. Names spelt three ways, captions under the wrong photo. A new edition is set and ready and I daren't press the button.
The annual report is at the last stage; pages are laid out. Figures in the text don't always agree with those in the tables and there's a heading that says 'Headnig'. The chair will spot it at the launch.
My self-published novel gets five stars for the story and two for 'did nobody check this?'. Speech marks vanish, and a blue car turns green. I'd upload a cleaned version if I could find all the faults.
Our exam papers had a slip in question seven, and the regulator was not amused. Each paper goes past two authors who only see what they meant. We want one more pass by someone picky, line by line.
On the museum's panels there's a stray apostrophe, in letters a foot high. Visitors photograph it. The next set goes to the engraver shortly and must be gone over word by word before it's cut into stone.
I run a news site with two reporters and nobody between them and the public. 'Pubic inquiry' was up for a whole morning. We'd want someone in the evenings to catch typos before it goes live.
Our medicine leaflets are regulated down to the full stop. The typesetter dropped a decimal point in the dose and, thank God, the pharmacist saw it. We need a final comparison of old against new.
The cookbook's in pages now. There's flour in the method which isn't on the list, the oven temperatures waver, and 'teaspoon' has been abbreviated four ways. All should be consistent before it's bound.
Half our team write 'organise' with an s and the others with a z; headings have capitals at random. It's a tender worth a lot to us. Content is done, so please no rewriting, just get the mistakes out.
The council's ballot guide went out with two candidates' names misspelt and we had to apologise in the paper. Someone outside the office should read everything twice next time, aloud if need be.
My grandfather's memoirs were typed up by four cousins. Spaces, dashes, paragraphs repeated. The binding firm wants the final file. I know there are faults, but I cry whenever I read it and see none.
The wedding stationery's been set and I've noticed 'RVSP'. What else is lurking? The calligrapher starts on Friday and she copies exactly what she's given.
We produce a knitting magazine. One wrong number in row twelve and the phone rings for weeks. Patterns and text need checking after layout, when the symbols tend to slip.
A software contract with two hundred clauses refers to 'section 14(b)', which doesn't exist any more. Cross-references, defined terms, numbering. The lawyers have moved on to the next deal and asked someone meticulous to go through it once.
The foreign publisher's English catalogue has been through three pairs of hands and reads well. There are still little slips: doubled words, hyphens at line ends, an artist born after he died. It's the last chance before the press.

Course design
New carers sit through two days of slides with us and then can't lift a person safely. They liked the sandwiches. I think the order's wrong and they never get to try anything. It all wants rebuilding from what they should be able to do.
I know everything there is to know about sourdough and I've been asked to teach it online over six weeks. I've no idea what goes into week one. My trial lesson lasted three hours and confused my own sister.
Staff click through the fire-safety module in four minutes with the sound off and get full marks. Then the alarm went and they used the lift. It should be made so that you can't pass without understanding.
Our best engineer retires in spring and nobody else can tune the old looms. He explains it to whoever stands near. We'd like his knowledge turned into steps, exercises and tests for the apprentices.
Students drop out of our evening bookkeeping class at week four, always. That's where double entry comes. The tutor blames them. I suspect the climb is too steep and there's nothing to practise on.
We've bought a learning platform, very smart, and it's empty. Managers emailed me their presentations to 'put up'. Someone ought to turn all that into lessons people would finish.
The volunteers on our helpline learn from a fat folder. Their first real call terrifies them. It ought to build up, listening first, then pretend calls, then the hard ones, with a moment when we say they're ready.
University committee wants our module approved, and the form asks for learning outcomes, assessment and hours. I've taught hydrology for twenty years from yellow notes. I'd like help making it a coherent whole for a new cohort that's half online.
The chainsaw certificate has changed, and our four-day programme doesn't cover what's now examined. There's too much classroom and not enough wood. It needs replanning hour by hour, with materials for the trainers.
Teenagers here leave school unable to read a payslip. Our credit union would go into classes for an hour at a time if there were something ready: activities, handouts, a quiz, notes for a nervous volunteer.
Our franchise owners get trained by whoever's free. In one shop they can do the coffee, in the next the till. I want the same fortnight for everyone, with tasks, checklists and a way of telling who has mastered it.
The software changes every month and our customers' staff never learn more than the first screen. Webinars get watched by three people. Short lessons inside their real work, with practice accounts, would be the thing. Who devises those?
Deaf learners complained our first-aid day depends on talking. The instructor was mortified. We want it rethought so that demonstration, pictures and hands-on carry it, and the test's fair too.
I run a dance school and franchise my toddler classes. New teachers ask what to do in lesson seven. It's all in my body. It would have to be laid out term by term with songs, aims and what to do when they cry.
Lorry drivers must have their periodic training, and ours is notorious: seven hours, one man, one projector. They sleep. We've got permission to change everything except the topics.
Doctors taking our ultrasound weekend leave enthusiastic, and a month later they can't find the gallbladder. There's no follow-up. It should be stretched out with homework, scans to send in and feedback.
Parents of autistic children asked us for a programme of six evenings. We have a psychologist, a room and lots of leaflets. What comes when, what they try at home between, how we know it helped: none of it exists yet.
A bank bought our pension quiz and now asks for 'a full learning journey' for its branch staff. We're game developers. Someone has to say what they must know, split it up and decide how it's taught and tested.

Content marketing
We repair guitars and people find us when something's broken, once in ten years. I'd like them to come back in between because there's something worth reading or watching about wood, strings and damp.
Our magazine-ish articles about soil get written when someone has time, that's twice a year. Readers love them. It lacks a plan of what to publish when, for whom, and how it leads anybody to our seeds.
Adverts for our care homes put families off. They want to know things first, how you bring it up with Mum, what it's like. If we were the ones answering all that, month after month, they'd come to us in the end.
Everything on our accountancy site is about us. Small traders type questions at midnight about mileage and vans, and land with somebody else. We know the answers. We don't publish any.
The trade buyers who'd need our valves take eighteen months to decide. Salesmen ring and are told 'not yet'. In between they should be getting useful things from us, case stories, guides, so that we're in mind.
We've two hundred blog posts of which nobody reads a hundred and ninety. Interns wrote them for years about whatever. Which should go, which be made better, and what should we be writing instead?
Our competitor's sleep advice gets quoted on the radio, and they sell the same mattresses we do. They just give away knowledge. I've a sleep scientist in-house whom nobody has ever heard from.
I run a holiday cottage agency. Guests book through the big platforms, as they don't know us. If we told good stories about the walks, the bakers and the tides all year round, some would come direct.
A pet insurer shouldn't only show up with invoices. Our vets have wonderful, practical knowledge about puppies. We'd like a steady stream of it, in films and pieces, planned by age of the dog.
White papers, that's what our board thinks we should do. We did one; eleven downloads, nine of them staff. There must be some way to pick topics engineers care about and get them seen.
Our garden centre's customers come in May and forget us by July. I'd like to accompany them with what to do this week, bulbs, hedgehogs, frost, through whatever they read. One person can't invent that every Monday without a calendar.
The foundation has brilliant research on loneliness, in reports as thick as bricks. Journalists and councils never open them. It should be turned into bits people share over time, with a thread through it all.
Our software's free trial fills up only while we pay for ads. As soon as we pause, nothing. The founders think that teaching people spreadsheets tricks would bring them in by themselves. Who plans and runs such a thing?
We're a law firm for farmers. Succession is a word they avoid. Stories of other families who managed it, told over a year in what they read at the kitchen table, would do more than a seminar.
The outdoor shop's old catalogue had tales from climbers and people kept it in the loo. We stopped when we went online and lost something. I'd like it back in a modern form, and to know if it sells ropes.
Our recipe section gets visitors in the thousands who take the soup and go. They don't realise we sell the pans. There's no path from one to the other and nobody planning which dishes come next.
I coach people through career changes. Posting quotes on sunsets hasn't brought a single enquiry. I've things to say that would really help; someone should find out what they search for and turn me into a series.
As a cement maker we're either ignored or hated. The low-carbon work is real. The communications director would rather have an honest, ongoing editorial thing with experts than another glossy claim, and needs it set up with topics, authors and measures.

Art buying
The campaign calls for a photographer who can do wet dogs and doesn't mind chaos. We've always used the same chap. I need someone to find five suitable ones, see their books and negotiate what the pictures may be used for.
Our agency used an illustration on the side of buses, and the artist says we only had it for the website. Her lawyer has written. Nobody here kept track of what was agreed.
I'm an art director and spend half my week ringing agents, comparing quotes I don't understand and chasing signatures. Day rate, usage, overtime, assistants extra. Somebody who knows how that trade works should take it off me.
For the hospital's new corridors the trust wants real pieces, from living artists, not posters of poppies. We've a long wall, an anxious public and infection control. Who picks, commissions and gets it hung?
The client fell for an image we'd pinned on the mood board. It turns out it's by a famous name and no one asked him. Can it be licensed, for how long, in how many countries, and if not, who could make one as good?
We need a food illustrator for thirty labels, and the creative team has a crush on someone overseas. Is she available, what would she charge for ten years, and does she hand over the originals? Nobody's asked such things before.
Our bank's collection stopped growing when the old chairman left. Half is in store. The new board would like emerging painters in the meeting rooms, chosen by somebody who knows galleries and won't be fobbed off.
The publisher needs sixty jacket pictures a year and each designer goes to their own mates. Prices vary absurdly. I'd want one person to hold the list of artists, haggle, and make sure that we may use it in the audiobook as well.
A picture library has sent us a bill for an image on an old page. Then another one. I suspect there are dozens about which we've no paperwork. Someone should go through what we hold, sort out rights and buy properly from now on.
Two photographers have quoted for the car campaign, and one is triple the other. The client's purchasing department wants to know why. I couldn't tell you whether assistants, casting and five-year world use are sensible.
I run a members' club and the walls are bare plaster. I don't want decoration, I'd like conversation pieces: a bit daring, borrowed or bought from studios. I can't walk into those white rooms without feeling a fool.
For a charity calendar we'd like twelve different artists to contribute a page at a fraction of what they'd ask. Somebody with a warm address book and tact must approach them and get consents in writing.
The creative team wants a sculptor who does giant things in cardboard, a neon bender and a portraitist. All by next month's shoot. Finding them, checking they're real, making the contract: that's not what producers here are used to.
Our hotel opens with ninety rooms, and the interiors people have put 'art tbc' on every drawing. I was offered a container of canvas prints. There must be a better way of getting original works in quantity from local makers.
We commissioned a mural, and the company is being sold. The buyer asks who owns the artist's design and if it can go on mugs. We've a handshake and a nice lunch to show for it.
The agency in the other country had exclusive use of the portrait series and we've just run it here. The photographer's rep is furious. We need somebody who reads usage terms before and not after.
Casting around for a new look, our tea brand wants botanical drawing, but fresh. I'd like to be shown a dozen people I'd never have found, with an idea of who's reliable, and not scroll through the internet until two.
The annual report gets its cover from a contemporary painter, a tradition. He's died. The committee would like three candidates, studio visits, a fair fee and the right to reproduce, and I, as company secretary, haven't the foggiest.

Account management
Three of our biggest customers left the agency this year, and each said the same: nobody rang us unless there was an invoice. The work was good. We need someone who looks after them.
The designers and the client talk directly and it ends in tears. 'Make it pop' reaches them at six in the evening. I want one person in between who understands both and says it properly.
As a brewery we work with an agency and get a different youngster each time. I explain our history again every month. Could there not be one grown-up who knows us and fights for us in there?
I run a studio of nine. I do the pitching, then I'm also the one who takes the calls, writes down what they want, calms them and sends the estimate. The work suffers. I'd like to hand over the customer side.
A client disputed the last bill because 'that was never agreed'. It probably was, on the phone. There's no note, no change order, nothing. Someone should have that in hand from kick-off to payment.
One customer makes up more than half of what we earn and their marketing boss has just been replaced. The new one has her own favourites. I need a person who can win her over and show what we've done.
Our software firm's renewals depend on luck. Customers are sold to with fireworks and then left with a help page. When we ring after eleven months they've already chosen someone else. A steady hand throughout the year would notice trouble earlier.
Feedback from the supermarket arrives from five people and contradicts itself. Production starts with whichever came last. Someone has to sit down with them, get one answer and dare to push back.
The print works has a hundred regulars served by whoever picks up the phone. Good payers wait behind time-wasters. I'd give the top dozen a named person who knows their stock, visits, and brings ideas.
We won a hospital group as a client and are terrified. There'll be status calls, approvals by committee and reports in their format. None of our creatives can or will do that.
The relationship's gone sour. They say we're slow, we say they never decide. The contract runs for another year. Somebody fresh, with good manners, should take it over and put it back on its feet.
Our translation company lost a chain of clinics over one missed deadline, because no one told them in advance. They'd have understood. I want somebody who keeps the customer informed before they ask.
Existing customers buy one thing from us and don't realise we do the rest. They went elsewhere for their exhibition stand and were surprised. There's nobody who thinks about what this customer might need next.
Freelancers make up our collective, brilliant but shy. A building society wants to work with us and asks who their contact is. We looked at our shoes. One of us would need to be it, or somebody from outside.
At the research agency, briefs come in vague and go out vague. The interviewers then ask the wrong people. The person who takes the order should pin down what the client really wants to know, agree it, and stay till the debrief.
Our sponsor partners hear from us twice: when we ask and when we thank. One found her banner behind a hedge. The sports club needs someone to look after each, see they get what was promised, and get them to stay on.
The client's chairman wants to speak to 'whoever is responsible for us', and that would be four people on different floors. Web, print, films, press: each sends its own timing. He'd like one face.
I'm moving to a part-time role and my eighteen customers are used to ringing me at all hours. They mustn't feel dropped. Whoever takes them on should be good on the phone, quick to write things up and firm about extras.

Traffic management
In our studio seven designers have nothing to do on Monday and can't leave on Thursday. Jobs come by email, chat and shouting across the room. Someone must hand the work out and see that it flows.
Two people did the same banner last week and nobody did the brochure. The agency's grown to thirty and still has a whiteboard. I want one person who knows where every job is at any time.
Approvals get lost. The artwork sits on someone's desk waiting for a signature while the printer's slot goes by. Someone should walk it from writer to designer to checker to client and knock on doors.
Account people promise everything for Friday and the creatives find out on Thursday. Rows daily. We'd like a neutral in the middle who says what can be done when and moves the rest.
Advertising copy for our radio station arrives late, in wrong lengths, and for the wrong weeks. Last Saturday, an Easter spot went out in June. Somebody has to collect, number and schedule it and chase the missing ones.
Our picture finishers are booked by three producers at once, each with 'top priority'. The quietest loses. I'd rather there was a desk that all requests must pass and that keeps the calendar.
Marketing in our supermarket head office puts out four hundred shelf cards a week. They're made in-house, checked by legal, and sent to print. Something's always missing by Tuesday. It needs a person who tracks each piece through all the steps.
The freelancers turn up and there's no brief for them, or they're needed and nobody has rung. We pay for idle hours and miss deadlines in the same week. Who'd plan the team's capacity ahead?
Version seven went to press. Version nine was the right one. Since no one's responsible for the route a job takes inside our house, files are passed by hand and hope.
I'm the creative head and my day consists of 'have you five minutes?'. Everyone asks me what to do next. If somebody sorted incoming jobs, checked they were complete and allocated them, I could think again.
Timesheets tell us weeks afterwards that a job took three times as long as quoted. By then we've lost on it. I want somebody who sees each morning who's on what, how many hours are left, and raises a hand.
Our university's design unit serves forty departments. Professors jump the queue by being loud. A fair system with job numbers, start dates and somebody nice but unbending at the hatch would be heaven.
Banner ads for an online shop have to be in place at midnight, with the right link and size, across thirty sites. Twice they ran with last month's prices. It needs a careful person who sends out material and confirms what's running.
Half-finished briefs go into our film department, with no length, no format, no contact. The cutters guess. Nothing ought to start unless somebody has looked whether it's all there and set the stages with dates.
At peak in November our packaging studio gets two hundred jobs in a fortnight. Last year three people burnt out as the same names were on every list. The load should be spread by someone who sees the whole picture.
When the producer is on holiday everything stops, for it's all in her notebook. Where's the poster? With the client? At proof? We need the progress of each piece visible and chased daily by somebody whose job it is.
The magazine's advert pages come in from sixty firms, in all shapes. Deadline day is carnage, with blank spaces filled at eleven at night. A person to book, remind, receive and check what has come would spare us.
Our two offices each believe the other has started. The client in pharmaceuticals needs medical sign-off between every stage, which adds days no one plans for. It wants a coordinator of the workflow, not another account person.

Campaign planning
We have a message, bowel screening, and a month. Posters, radio, pharmacies, the football club, all have offered to help. What happens first, who's it aimed at, what do we want them to do? There's no overall plan.
Every spring our garden tool firm does a bit of everything, an ad here, a fair there, some prizes. At the end no one can tell what worked. I'd like this year thought through from aim to measure beforehand.
The union's pay dispute goes public in autumn. We'll need phases: winning over members, then the public, then the pressure. Right now it's a list of slogans and someone ordering badges.
Our museum opens its new wing in eight months. The press office, the shop, the schools people and the tourist board each do their own. Someone should draw up who hears what, when and through which channel so that it builds.
The drinks brand has approved an idea everybody loves. How it's rolled out, though, teaser, launch, reminder, in which weeks with what weight, no one has worked out. The media house and the social girls are starting at random.
A candidate for the parish council, that's me, against a well-known name. I've eight volunteers and a bicycle. I need to know which streets, which issues, in what order, up to polling day.
Our donkey sanctuary's winter appeal has always been one letter. We'd like to do it properly this time: who gives, why, how often we should ask, where else they see us, how we thank them.
The council's recycling change affects all households, but flats differently from farms. Last time everybody got the same leaflet on the same day and the hotline collapsed. It should be staged and targeted.
Launching a new bus route. We've timetables and paint on the bus. People who might use it are shift workers, students and pensioners who can't be reached in one way. Someone must set goals and map out the three months.
Before we spend a penny on advertising I'd want somebody to ask the awkward questions: what's it for, who should change their mind, what do we say, how'll we know? We tend to begin with the film.
The bank's student account is sold between August and October, and every year we wake up in September. I want a calendar with lead-ins, partners, messages by week, and who does what, ready in spring.
An anti-bullying alliance of forty schools wants one joint push. They've all sent ideas: wristbands, a song, an assembly. It's a heap. What's the thread, the timetable, the roles, the target?
Our product is a heat pump and the subsidy ends soon. There's a short window, three audiences, builders, owners and landlords, and two agencies. We keep reacting. Someone should write the thing that everyone works to.
The film comes out in cinemas in November and we distribute it ourselves. Knitting groups would adore it; so might fishermen. When to release the trailer, which previews, whom to woo first? A strategy on two pages please.
Every department of the charity has its own appeal and donors received four in one week. They told us. The year needs dividing up, with one theme after the other and each given its moment.
We've to persuade residents to test for radon. It's dull, invisible, and frightening if you overdo it. The health board has leaflets left from last time. What would be the steps to get them from ignorance to ordering a kit?
Our football club wants to fill the stand for women's matches. It's been two-for-one tickets so far and no increase. I'd like someone to plan a season-long push, with goals per match, partners and the right families.
The tourist region was hit by bad headlines after the floods. We've to win visitors back by stages, regulars first. Hoteliers clamour for adverts at once. An experienced head should set out the sequence and the reasons.

Digital marketing
Our fish shop has a page on the internet and a profile here and there, yet all the customers who come are ones who walk past. My daughter says we're invisible online. I don't know where to start: search, ads, reviews, all of it?
We spend every month on clicks and I couldn't tell you what comes of it. The dashboard has forty graphs. Somebody should tell us which of these ads bring bookings and switch the rest off.
When you look for a dentist in our town on your phone, nine others come up first, one of whom has retired. We've better reviews. The receptionist tried filling in some forms at lunch.
Our online shop for dog beds gets lots of visitors, and they leave with things in their basket. We then chase new ones at great expense. It ought to be possible to bring those people back and to find more like the ones who buy.
The theatre sells through the box office phone and posters. Under-forties don't see either. We'd like to reach them where they scroll, and see which show was bought because of which ad.
I teach piano over the internet and depend on one platform which has just changed its rules. Overnight enquiries dried up. I need to be found some other way than theirs, and not by luck.
Head of marketing left and took the passwords. There's an ad account still spending, a tracking code nobody understands and a shop that reports half the sales. Someone should take over the whole online side and put it in order.
The recruiter's vacancies don't get seen, as we only post them on our own page. Young welders watch videos, not job pages. We'd pay for showing them there, if somebody knew whom to aim at and could tell us the cost per applicant.
We relaunched our shop and the visitors from search fell off a cliff. The agency that built it says it looks lovely. Sales have halved and we don't know if it's the links, the words or something hidden.
Our festival's ticket page was shared thousands of times, but few of those turn into buyers. Ads follow people who've already bought. I've a feeling there's money burning in the wrong place.
The charity was given a grant of free search advertising and uses about a tenth of it. The rules are baffling. It could be bringing in volunteers and donors all year.
As a manufacturer of pumps, we go to two fairs a year and otherwise wait. Younger buyers look things up first and find our rival. Which of the channels would even make sense for us, and how would we see that an enquiry came of it?
Five-star hotel, and three quarters of our rooms go through booking sites that keep a fat slice. I'd like more guests to land on our own page and book there. We've tried a banner.
Everyone tells me something different: videos, newsletters, adverts on maps, partner links. I make saddles, alone. I'd like a person to choose the two that suit me, set them up, and show me the numbers in plain words.
The estate agency's leads come from portals and are getting dearer. Sellers in our own streets don't know us on the web. Ads by postcode, better landing pages, something like that?
We brought out a savings app and get downloads in bursts whenever someone writes about us. In between it's flat. The store listing, the ads, the referral thing: nobody is tending any of it together.
My osteopathy practice paid a firm that guaranteed the first place. We're on page four and the calls are from people selling us more of the same. I want somebody honest to look at the lot and say what's worth doing.
University open evening: signups are down although we're on every network. The overseas office runs ads, and so does the faculty, bidding against each other. It needs one hand over our online presence with proper figures.

Direct marketing
We'd like to write to the households around our new nursery, by post, to a particular sort of street, with something they can send back. Last time we stuffed all letterboxes and got two calls, both complaints.
Our wine club's lapsed members are sitting in a card index. A personal letter with a reason to come back might do it. Who should get which, and how do we tell which version drew more orders?
The mailing for our hospice goes to thirty thousand addresses, among them the dead. Widows ring in tears. The list must be cleaned and the pack rethought, since each year fewer reply slips come in.
I sell seed potatoes to allotment societies. There are thousands of secretaries, and I know most addresses. A catalogue with an order form used to work for my father. I'd like to revive it, with samples in the envelope.
Double-glazing flyers give us a bad name, but letters to those whose windows are twenty years old would make sense. We hold the old order books. Someone should choose, write, send, count, and follow up by telephone.
The bank sent one offer to everybody, including people who'd complained last week. Response was next to nothing. We hold loads of information on what they have. It should go only to those it suits, with an answer card.
Vets are busy and don't read adverts. Our feed company thinks a parcel on their desk might be opened. What goes in, what do we ask them to do, and how many ring afterwards? We've never done that.
Our catalogue used to bring an order from every tenth home. Now it's every fiftieth, and paper is dear. I need someone who knows about testing: smaller, fewer, other offers, different lists.
The opera sends season leaflets to all who ever bought a ticket, even if it was a carol concert. People ask to be taken off. I think a letter for the Wagner lot and another one for families would bring more back.
As a roofer I noticed that after a storm neighbours of the house we're working on ask for us. A card through those particular doors, the same day, with a way of booking a check. I haven't the time to organise that.
Raffle books posted out to our supporters came back unsold. The wording's from the nineties, the envelope looks like a bill. Other charities get theirs opened; what do they do differently?
We've to be careful with addresses since the privacy regulator called. Our alumni office would still like to ask former students for a gift, by letter and phone. Someone should know whom we may write to and get a decent return.
My optician's practice has eight thousand patients who ought to have come for a test. We send a reminder postcard that looks like junk. It wants something that they'd pick off the mat and act on.
The tractor dealer's two hundred best customers get a calendar. That's it. When the new model comes I'd like to send each of them something that fits their farm, with a voucher for a test drive, and then have someone ring.
We tried addressed letters in one district and door drops in the next, and forgot to put a code on either. So orders came and no one knew why. Next time I'd like it set up so we learn from it.
Subscriptions to our railway magazine are sold on inserts that fall out of other magazines. It's a lottery. A list of model-railway owners is on offer. Is it worth it, what do we write, what's the offer?
The insurance broker keeps cold-calling lists that everyone hates, including the callers. A thoughtful letter to landlords ahead of renewal with a phone call after it might serve us better. I'd want to know what each policy cost to win.
For our church roof we thought of writing to every house in the parish by hand, more or less. There are four thousand. Who's likely to give, how do you sign it, what do you enclose, and when do you write again to those who didn't?

Email marketing
Our bakery collected six hundred addresses at the till for a free bun, and we've never written to one of them. I wouldn't know what to say or how often without becoming a pest.
What we send out lands in the junk folder. Since the summer hardly anybody opens it and one customer showed me the red warning. I suspect it's something technical with our sender address.
The yoga studio writes one long message a month with eleven topics. People unsubscribe. I'd like the beginners to hear about beginners' things, and those who stopped coming to get a nudge.
Somebody buys a tent from us and the next day gets a message offering the same tent. It's embarrassing. There should be a thank-you, then how to pitch it, then perhaps a lantern, each at its right time.
Our monthly round-up to members is put together by me on a Sunday evening, in a program where the pictures jump about. On phones, half of it is cut off. I'd love a template that behaves and a plan for what goes in.
New supporters sign our petition and hear nothing for six weeks; by then they've forgotten us. A short series in their inbox, starting with hello, might turn a few into regular givers.
The hotel's guests stay once, and we have their addresses. Big chains send something nice before arrival and after. Ours get a bill. I'd like messages that are worth opening and make them book direct next time.
A quarter of our list hasn't opened anything for years. The provider charges by the head and our reputation with the mail services is sinking. Do we delete them? Try once more? Somebody should say how it's done.
The subject line is always 'News from the Museum'. Opening rates are pitiful. My colleague thinks trying two versions against each other is witchcraft. I think it's overdue.
We moved from one sending tool to another and the people who'd opted out came back in. The apologies took a month. I want somebody to put lists, consents and sign-up forms in order before we send anything again.
Trial users of our timetabling software sign up, look round and vanish. We send a single message, 'Your trial expires'. It should help them along day by day, depending on what they've clicked.
On Mother's Day our florist shop sends one message to everyone, also to those whose mothers have died. A customer wrote me a sad reply. It ought to be kinder and cleverer who gets what.
The alumni association writes from a personal mailbox with two thousand addresses in blind copy. IT have blocked it. We've no idea who reads it, and leavers can't take themselves off.
Abandoned baskets at our tea shop run at seven in ten. A polite nudge into their inbox an hour later is what everyone else does. Ours should sound like us and not like a debt collector.
My weekly letter on bees has four thousand readers who write back, lovely people. Not one buys the course. I don't dare ask. How do you sell, now and then, without spoiling it?
The wholesaler's price list goes out as an attachment on Fridays at five. Chefs order on Sundays by phone. If it arrived when they plan, with what's in season on top and a button, we'd shift more turbot.
In our charity four teams all send to the same list, so Mrs So-and-so gets an appeal, a raffle and a survey on one Tuesday. Complaints rise. Someone should govern the calendar and split up the audience.
Donors who write back to our appeal get an answer from no-reply. The pictures don't show unless you click and the link goes to the front page. I'm sure it's costing us. Please could someone overhaul the whole lot, from sign-up to thanks.

Event marketing
The tickets for our food fair aren't selling. The tent's ordered, thirty producers have signed up, the band is booked. We're five weeks off and nobody in the town seems to know about it.
Our trade-fair stand gets admired, and then nothing. Two hundred cards in a bowl and no one rings them. I want the stand to bring real enquiries: invitations before it, something to do there, a follow-up after.
We're launching an electric van and would like fleet managers to drive it, not read about it. A day at a track somewhere? Whom do we invite, how do we fill it, what do they go home with?
The half-marathon has places for two thousand runners and sells six hundred. Running clubs, offices, charities, all might enter teams. We've organisers for the route, but no one who gets people to sign up.
Our software firm hosts a yearly customer day and each year the same forty faces come for lunch. The point is to win new ones. Who'd make it something that people in the trade feel they mustn't miss?
The shopping centre wants families back on Saturdays. We did a man with a balloon. I picture a string of happenings with partners and a fuss beforehand, so that footfall and tills show it.
For the whisky we're touring bars with tasting evenings. Some nights are heaving, on others there are three people and the barman. The promotion of each evening is left to the bar. It should be filled from our side.
Webinars, they told us. We've had fourteen sign up and four turn up. The speaker was terrific. How does one get the right engineers into the room, even a virtual one, and make customers of them?
Our conference lost its main sponsor and half the delegates in the same year as a rival one began. The programme's strong. We need to win sponsors and speakers' followers, early booking and a bit of buzz.
A garden with snowdrops for three weeks in February. When the sun's out, coaches come; when it isn't, nobody. I want advance bookings from the clubs and a reason to come in the drizzle.
The ice-cream brand gives out samples at festivals and we can't tell if it sells a tub. Cones handed out, that's what's counted. I'd want people to remember us, post something and get a voucher that we can trace.
Open day at the dairy school: eleven families, one of which was lost. We spent ages on the cheese demonstration. Whoever fills such days properly, school by school, message by message, please come forward.
Our bank's invitation evenings for wealthy widows are excruciating: wine, a talk on yields. They come once. I'd like an occasion they'd bring a friend to, and invitations that don't feel like a trap.
We bought the name on a cycling race. For what it costs, there's a banner and a handshake. Nobody has thought of what to do with it around the finish, with customers, staff and the local press.
The literary festival sells out for the television faces, whereas the poets read to their mothers. Bundles, book clubs, early-bird friends? Someone to push the difficult ones and to keep the audience for next year.
For the opening of our second shop the first idea was scissors and a ribbon. I want queues. What gets people up on a Saturday morning, and who tells them?
A chemical firm invites farmers to field days to see the trial plots. They come for the hog roast and leave without speaking to us. There should be a plan from invitation through to the visit afterwards by the rep.
Our careers fair lost its lustre: employers complain of too few students, students of too few employers. Each waits for the other. It needs promoting to both, weeks ahead, with something for the lecture halls.

Influencer marketing
A girl with a big following on her phone wore our raincoat by chance and we sold out in two days. It was luck. We'd like it to happen on purpose, with people who suit us.
Every week I get messages from youngsters asking for a free weekend at our hotel in exchange for posts. Who's worth it? Half the followers look bought. I need someone to sort and handle them.
Our vegan cheese sent parcels to fifty food bloggers. Seven thanked us, two posted, one hated it. There was no agreement about anything. How do you find the ones who'd truly like it and arrange it properly?
Parents believe other parents. Our car seat has top crash marks and mums online recommend another one. We should be getting the ones they trust to try ours, honestly, and to say it's paid for as the law requires.
The advertising watchdog wrote to us: one of the personalities we gave skincare to hadn't said it was a gift. We'd no contract. I'd like someone to run such collaborations cleanly from now on.
We sell fishing rods. There's a chap who films himself at dawn and a hundred thousand anglers watch him. I'd love for him to use ours, but a letter from me sounds daft. What do they charge, what do we ask?
Teenagers don't listen to the health service. They listen to a boy who does make-up in his bedroom. Public health would like to get the vaccine message across through a few like him without telling them what to say.
We paid a reality star a silly sum for one picture with our protein bar. Hearts galore, hardly a sale. Smaller names with keener fans would perhaps do better; I don't know how to find thirty of them and keep track.
Our board-game company lives off people who play it on camera. So far we've sent boxes to whoever asked. I'd like to approach the right channels before launch, with embargo, codes and a bit of fuss.
The tourist board invited eight travel posters to the islands. They photographed each other. Next time they ought to be chosen for who follows them, given an itinerary with freedom, and we want to use the pictures afterwards.
Craft knitters have their heroines, and if one of them picks up our yarn it's gone. We're a mill; we don't know how to talk to them. They hate being sold to. Perhaps a colour of their own?
The firm's ambassador got into a scandal overnight. His face is with our watch on every feed. No exit clause that I can find. Who looks into people first and drafts these things so that you can get out?
Our tool brand would like real joiners and roofers with their own channels to use the drill on site. Marketing suggested a footballer. I think that a plasterer with forty thousand mates is worth more, but he needs courting.
For a bank aimed at students it's tricky: regulators watch what is said about money. We want finance folk with young fans to talk about saving. Scripts must be checked without it sounding like us.
Discount codes handed to forty posters bring in sales, supposedly. The spreadsheet doesn't add up, several codes are on voucher sites, and two want more. I'd want to know who really earns their keep.
The zoo has a keeper with an accidental following and he's overwhelmed. At the same time we'd like outside people with family audiences to visit. Someone should organise those partnerships and protect him.
Our gym clothes fit all sizes and we'd like to be seen on bodies of all sizes, by people with a voice of their own. The ones I've written to never reply or their agent sends a price list I can't judge.
A publisher's young-adult novels take off when certain readers cry about them on camera. We watch that happen to other houses. Which of these readers, how early do they get the book, what's decent to offer?

Market research
We're about to launch a savoury porridge because my husband likes it. Does anybody else? Before we order ten thousand pouches I'd like to know who'd buy it, at what price, and instead of what.
Our bus passengers are falling off and each director has a theory: fares, dirt, phones. Nobody's asked the people who stopped travelling. I want to know the real reasons from enough of them that it can't be argued with.
I'm thinking of opening a launderette café. There's one across the river which may be doing well or not. How many people round here would use it, and who are they? The bank asks for figures, not my feeling.
Customers tick 'satisfied' on our form and leave anyway. The score's lovely. Somebody should sit down with those who left, find out what they wouldn't tell us, and whether it's the same for the big ones.
Two names for our new tea, and the office is split down the middle. The chairman's wife has voted. I'd like ordinary tea drinkers to try both without knowing who we are.
The charity supposes that young people don't give. Is it so? Or do they give elsewhere, in another way? We need some proper questioning of a few hundred of them before we close the programme.
We make forklift trucks and are eyeing a new country to the east. How large is it, who's there already, what do warehouses buy on? Our export man has been twice and come back with opinions.
Visitors to the castle leave after forty minutes. Why? We asked in the gift shop, but only happy ones go in there. Someone ought to watch, stop them at the gate, compare with other houses.
Our app's been built for freelancers and is used by church treasurers. We were baffled. Before the next version we want to understand who these people are, how many more like them exist and what they'd pay for.
Shoppers said in the survey they'd buy green packaging, and at the shelf they don't. I suspect we asked it badly. Whoever takes over should know how to get at what people do rather than what sounds good.
A rival has come into our trade with half the price and I hear they're rubbish, from our own salesmen. Their customers would tell another story. I'd like a sober look at how we're seen beside them.
The housing association must show tenants' views to the regulator. We did it by post and eleven per cent answered, mostly men over seventy. The rest, mothers, people with little English, need to be reached, too.
We've had an idea for a lunchbox that keeps things warm. Friends say 'brilliant', as friends do. I want it put in front of strangers with kids, in small groups, and to hear them pull it apart.
The newspaper's subscribers are dying, frankly. What would a thirty-five-year-old in this county want from us, if anything? The editor guesses audio, the publisher guesses puzzles. Neither has met one.
Pricing our hearing test is guesswork. Too cheap and it seems dodgy, too dear and they stay away. There are ways of finding out what people reckon it's worth, I'm told, by asking cleverly.
The ministry's campaign against drink-driving is over and we've to say if it changed anything. Did people see it, remember it, think differently? There should've been a count before. There was, sort of.
Farm shop, second site. One is by the motorway, one's near the estate. I've stood there with a clicker. I need somebody to tell me about the catchment, incomes, habits, other shops, and recommend.
Doctors don't prescribe our inhaler although it's better in trials. Reps say 'habit'. We'd like forty of them questioned in confidence by someone who isn't us, and patients as well, to learn where the decision really falls.

Marketing automation
Enquiries from our kitchen showroom come in through six forms, and someone copies them into a sheet. By the time we ring, they've bought. Each should get an answer at once and land with the right salesman by itself.
We bought the big platform two years ago and use it for sending Christmas greetings. It could supposedly score visitors, trigger messages and hand over hot ones. No one knows how it's set up.
A person who downloads our guide to hearing loops then gets nothing, or gets the same thing four times. The rules contradict each other and the man who built them left. Someone must untangle who receives what after which click.
Sales say that what marketing passes on is rubbish, marketing say sales never call. There's no agreed point at which somebody counts as ripe. The systems could measure that if they were joined up.
At our driving school pupils pass and are forgotten. There's a motorway lesson, a gift for the sibling, a review to ask for. I'd want that to run without my remembering each one.
The membership system, the shop and the newsletter tool don't talk. Someone who renewed yesterday is begged to renew today. They ought to be linked so that what happens in one stops or starts things in the other.
Prospective students fill in interests at the fair and afterwards all receive the same thing about engineering. We've the data, subject, year, country. It could branch off for each of them up to enrolment, without a person pressing send.
Insurance policies run out and our broker's assistants make lists by hand of whom to remind. They miss some. I'd like the reminders, texts and a task for the adviser to start by themselves, ninety days before.
In our tool, three hundred workflows, half of them switched on. A customer who complained was sent a birthday voucher in the middle of it. I'm scared of touching anything. It wants an audit and a clean rebuild.
Since the web shop moved to a new system, the triggers don't fire. No basket reminders, no review requests, no refill nudges for the coffee beans. We lost the lot quietly and noticed only at quarter end.
A dental chain with twenty practices has one marketing lady. She sends everything manually. Check-up due, missed appointment, whitening offer for those who asked. She's good, she just can't be twenty people.
We would like to know what a visitor does before they ask for a quote: which pages, how often, what they opened. Then react differently to a keen one from a student doing homework. The tool is there; the scoring isn't.
Our wine merchants' customers buy a case every couple of months. The moment to write is when it's nearly empty, and that's different for each. A machine could work it out and send on its own. Ours sends on Thursdays to all.
Duplicates everywhere: the same farmer exists three times, with a different consent each time, and so the tractor offer reaches him thrice. Before any of the clever journeys can work, somebody has to join up the records and the rules.
At the charity a first gift should set off a chain: thanks today, a story in a week, a call in a month, monthly giving later, and stop if they've died. Volunteers do it with index cards at present.
Leads from trade fairs get typed in weeks later from a heap of cards. I want them scanned, sorted by machine type, sent the right sheet the same night, and the area rep pinged.
Our subscription boxes lose people in month three like clockwork. The signs are there, skipping, fewer log-ins. We'd like something to notice and act, a different message, a pause offer, with no one watching a screen.
The agency that built our customer journeys won't give us the documentation. We don't know which conditions lead where, and the consent centre breaks them. Somebody who speaks that platform has to take it over, map it and make it testable.

Social media management
Our village swimming pool has a page where nobody has posted since the heating broke. People keep asking under it when we're open, and no answer comes. I can't be on my phone all day, I'm the lifeguard.
An angry mother's post about our nursery got shared four hundred times over a weekend when nobody was looking. By Monday it was too late. Someone should watch, answer calmly and know when to ring me.
I photograph every cake and then never put it up, or put up five in one go and none for a month. Followers come and go. It ought to be regular, and in my voice, without my doing it.
The museum has six accounts run by six curators. One argues with visitors, another posts only beetles. They'd like it in one hand, with a rota of what goes out and a common tone.
Comments under our council's posts have turned vile. Staff take turns to delete and it's wearing them down. We need house rules and a person with thick skin who moderates and actually answers the sensible ones.
We joined the one with the short dancing clips because we were told to. Our audience is fifty-plus plumbers. Which places should we be in at all, what do we post there, and who does it weekly?
Our rugby club's followers want scores during the match and banter after. The lad who did it went to university. Since then, it's been silence and a fixture list in a picture you can't read.
The theatre's accounts were hacked and somebody sold sunglasses through us. We've got them back. Nobody knows who has the passwords, what was promised to followers, or how to start again after a month's silence.
Customers send complaints to our train company publicly, at seven in the morning, from cold platforms. Replies come at ten, pasted. It'd need people early and late who sound human and know where the train is.
My boss posts late at night and deletes in the morning. He's witty and it's getting us into trouble. I want it to be his account still, but with someone planning, writing and having a second look.
The hospice shop gets treasures: a fur coat, a brass diver's helmet. When I put one online by chance, people queued. It needs someone doing that daily, chatting with the regulars in the comments.
We've a cupboard full of pictures from our expeditions and a following that stopped growing three years ago. Post, heart, post, heart. There's no conversation. I'd like somebody to bring that community alive again.
Guests tag our restaurant constantly, and we never share it or say thanks. My waiter did for a while; bookings rose. He left. It's about an hour a day, but it's an hour nobody has.
The engineering institute's presence is announcements: 'We are pleased to'. Members ignore it. We'd like posts that start a debate among bridge people, and someone who keeps it civil and reports monthly what caught on.
During the flood the water board's feed was the only thing working and we'd one intern on it. Rumours spread faster than she could type. For next time we want it organised: who writes, who answers, which words.
My pottery sells through pictures and I know the time of day matters and the little tags, but every few months it all changes and my reach collapses. I'd rather be at the wheel while somebody keeps up with it.
The school's parents have their own group where rumours are born. Our official page shows sports results from last year. The head wants us to be the place they look first, with something each day and quick replies.
As a political charity we must be quick when a story breaks, and careful. At present each post goes past five people and appears two days later. I'd like one trusted person with a plan, a bank of ready posts and the freedom to react.
`;
