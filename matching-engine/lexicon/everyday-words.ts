/** Lists words of everyday life in their plain form: like the common words they are never taken for a misspelling. */
export const everydayWords = `
ankle arm back beard belly blood bone bones bowel brain breast breath brow calf cheek chest chin ear elbow eyelash eyebrow feet finger fist foot forehead
freckle gum hand heel hip jaw knee knuckle lap leg lip liver lung mouth muscle nail neck nerve nose palm pain rib scalp shin shoulder skin skull
spine stomach sweat tear thigh throat thumb toe tongue tooth vein waist wart wrinkle wrist wound bruise scar sneeze cough cramp itch ache fever flu
apron beanie belt bib blouse boot bra bracelet brooch buckle button cap cardigan cloak coat collar corset cotton cuff denim dress earring fleece
frock glove gown hat heel hood jacket jean jumper kilt knicker knit lace leather legging linen mitten necklace nightie nylon overall pant pants
parka pocket polo pyjama robe sandal scarf seam shawl shirt shoe shorts silk skirt sleeve slipper sock stocking strap suede suit sunglasses
sweater sweatshirt swimsuit tartan tie tights trainer trousers tunic tweed underwear veil velvet vest waistcoat wellies wool yarn zip
bear beaver bee beetle bird boar bug bull bunny butterfly calf camel canary carp cat caterpillar cattle chicken cow crab cricket crow deer dog
dolphin donkey dove dragon duck eagle eel elephant ferret fish flea fly foal fowl fox frog gerbil giraffe goat goldfish goose gorilla grouse
hamster hare hawk hedgehog hen heron hippo hive hog horse insect kitten lamb leopard lion lizard lobster louse magpie mole monkey mosquito moth
mouse mule newt octopus otter owl ox oyster panda parrot partridge peacock penguin pheasant pig pigeon pony poodle prawn puppy rabbit ram rat raven
reindeer rhino robin salmon seagull seal shark sheep shrimp skunk sloth slug snail snake sparrow spaniel spider squid squirrel stag stallion swan
tadpole terrier tiger toad tortoise trout turkey turtle vulture walrus wasp weasel whale wolf worm zebra kennel paddock stable hoof paw tail whisker
almond apple apricot aubergine avocado bacon bagel banana barley basil batter bean beef beer beetroot berry biscuit blackberry blueberry bread broccoli
broth brownie bun butter cabbage cake candy caramel carrot casserole cauliflower caviar celery cereal champagne cheddar cheese cherry chestnut
chicken chilli chip chive chocolate chop chutney cider cinnamon clam clove cocktail cocoa coconut coffee coleslaw cookie coriander corn courgette
crab cracker cranberry cream crisp croissant crumble crumpet crust cucumber cumin currant curry custard date dessert dill dinner dough doughnut
dressing drink dumpling egg fennel fig flapjack flour fruit fudge garlic gherkin gin ginger gingerbread grape grapefruit gravy haddock haggis ham
hazelnut herb honey hummus icing jam jelly juice kale kebab ketchup kipper lager lamb lard lasagne leek lemon lemonade lentil lettuce lime liquorice
lunch mackerel mango margarine marmalade marshmallow marzipan mayonnaise meat melon meringue milk mince mint muesli muffin mushroom mussel mustard
noodle nougat nut nutmeg oat oatmeal olive omelette onion orange oregano pancake parsley parsnip pasta pastry pasty pea peach peanut pear pepper
pickle pie pineapple pizza plum popcorn pork porridge potato pudding pumpkin quiche radish raisin raspberry rhubarb rice risotto roast rosemary
rum sage salad salami salt sandwich sardine sauce sausage scone seafood seed sherry smoothie soda soup spaghetti spice spinach sprout steak stew
strawberry sugar supper sushi syrup tart tea thyme toast toffee tofu tomato treacle truffle tuna turnip vanilla veal vegetable venison vinegar
vodka waffle walnut watercress watermelon wheat whiskey whisky wine yeast yoghurt yogurt
armchair attic bag balcony balloon barn barrel basement basin basket bath bathroom bathtub battery bed bedroom bench bicycle bike bin blanket blind boiler
bookcase bottle bowl box bracket brick broom brush bucket bulb bunk cabin cabinet candle canvas carpet ceiling cellar chair chest chimney clock
closet coin comb cot couch counter cradle crate crib cup cupboard curtain cushion desk dish dishwasher door doorbell doorstep drain drawer dustbin
duvet engine envelope fan faucet fence fireplace flask flat floor flush fork freezer fridge furnace fuse garage gate glass gutter hallway hammer
handle hinge hob hook hose iron jar jug kettle key kitchen knife knob ladder lamp lawn lid lift lock loft mantelpiece mat matress mattress microwave
mirror mop mug nail napkin needle nest oven padlock pan pantry patio pillow pipe pistol plank plate plug porch pot prong pump quilt rack radiator
rake razor ribbon roof rope rug saucepan saucer saw scissors screw screwdriver settee sheet shed shelf shower shovel shutter sieve sink skip soap
socket sofa spade spanner sponge spoon spring stair staircase stool stove string suitcase switch table tablet tap tape tent terrace thermostat
thread tile tin toaster toilet tool toothbrush torch towel toy trap tray trolley tub tube tyre umbrella vacuum vase wall wallpaper wardrobe washer
wheel wheelbarrow whistle window wire wood wrench
admiral athlete babe baby bachelor baker bishop boss boy bride brother burglar butcher butler bystander cashier chap child citizen clerk coach
colleague colonel cousin coward crook crowd cyclist dad daughter dealer dentist devil diver doctor driver duchess duke dwarf elder emperor enemy
expert fairy father fellow folk foreigner friend gang general gentleman ghost giant girl godmother grandad granddaughter grandfather grandma
grandmother grandpa grandparent grandson granny groom guard guest guide guy gypsy heir hermit hero hunter husband idiot infant invader jockey judge
kid king knight lad lady lass leader liar lodger lord lover maid major mate mayor miner monk mother mum mummy nan nanny neighbour nephew niece nun
nurse orphan outsider owner parent partner passenger pensioner pilot pirate plumber poet priest prince princess prisoner pupil queen rascal refugee
resident rider rival robber sailor saint savage scholar scout sheriff shepherd sibling singer sister skipper slave soldier son soldier spouse spy
stranger student subject swimmer teacher teenager thief tourist tenant toddler traitor tramp trooper tutor twin uncle veteran vicar villain visitor
waiter warrior widow wife winner witch witness wizard woman worker youngster youth
beach bay bog brook canal canyon cave cliff coast continent coral creek dawn desert dew drizzle drought dune dusk earthquake field flood fog forest
frost gale glacier grass gravel grove gulf hail harbour heath hedge hill horizon iceberg island jungle lagoon lake lava leaf lightning marsh meadow
mist moon moor moss mound mountain mud ocean park path peak pebble planet plain pond pool puddle rain rainbow ravine reef ridge river rock root
sand savannah sea seaside shore sky sleet slope snow soil spring star storm stream summit sun sunrise sunset sunshine swamp thunder tide tornado tree
tropic tundra valley volcano waterfall wave weather weed wind winter wood woodland
autumn birthday breakfast century christmas decade easter eve evening fortnight friday halloween holiday midday midnight minute moment monday morning
night noon saturday season second spring summer sunday thursday today tonight tuesday wedding wednesday weekday weekend yesterday january february
march april june july august september october november december seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half quarter third fourth fifth sixth seventh
eighth ninth tenth twice thrice single double triple pair couple
absurd afraid aghast alive alone ancient angry anxious ashamed asleep awake awful awkward bald bare beautiful bent bitter black bland blank bleak blind
blonde blue blunt blurry bold boring bossy brave brief bright brilliant brisk broad brown bulky busy calm careful careless cheeky cheerful chilly
chubby civil classy clean clear clever cloudy clumsy coarse cold colourful cosy crazy creamy creepy crisp cross crude cruel cunning curious curly cute
damp dark dead deaf dear deep delicate delicious dense dim dirty dizzy dreadful dreary drowsy drunk dry dull dumb dusty eager early easy edgy elderly
empty envious exact extra faint fair faithful fake false famous fancy fat fatal fearful fierce fiery filthy fine firm fit flabby flaky flat flimsy
fluffy fond foolish foul frail frank free frequent fresh frightful frozen full fun funny furious fussy fuzzy gentle genuine giant glad gloomy glossy
golden gorgeous graceful grand grateful greasy greedy green grey grim gross grubby grumpy guilty hairy handsome handy happy hard harsh hasty hazy
healthy heavy helpful hidden high hoarse hollow homely honest horrible hostile hot huge humble hungry icy ideal idle ill inner jealous jolly joyful
juicy keen kind lame large lasting late lazy lean light likely limp little live lively lone lonely long loose loud lovely low loyal lucky lush mad mean
meek mellow merry messy mild minor misty mixed moody muddy narrow nasty natural naughty near neat needy nervous new nice nimble noble noisy normal
numb nutty obese odd old only open orange outer pale past patient petty pink plain playful pleasant plump polite poor posh precious pretty prickly
proper proud pure purple puzzled quaint quick quiet rapid rare raw ready real red rich right rigid ripe risky roomy rotten rough round royal rude rusty
sad safe salty sandy scared scary selfish severe shabby shaky shallow sharp shiny short shy sick silent silly silver simple sincere skinny slack
sleepy slick slight slim slimy slippery sloppy slow sly small smart smelly smooth sneaky soft solid sore sorry sour sparse spicy spooky square
stale steady steep sticky stiff still stingy straight strange strict strong stubborn stuck stuffy stupid subtle sudden sulky sunny super sure
sweet swift tall tame tan tart tasty tedious tender tense terrible thick thin thirsty thorough thorny tidy tight timid tiny tired tough tricky true ugly
uneasy upset urgent useful vague vain valid vast vicious violent vivid wacky warm wary watery wavy weak wealthy weary weird wet white whole wicked wide
wild wise witty wooden woolly worried worse worst worth wrong yellow young yummy zesty
accuse ache admire admit adore agree aim allow amuse announce annoy answer apologise appear applaud argue arrest arrive ask attack attract avoid bake
balance ban bang bark bathe battle beam beat beg behave belong bend bet bite blame bleed bless blink blow blush boast boil bolt bomb bore borrow bounce
bow breathe breed bring brush bubble bump burn burst bury buzz calculate camp care carry carve catch cause challenge charge chase cheat cheer chew choke
choose chop clap claw clean climb cling clip close coach coil collect comb complain confess confuse cook copy cough count cover crack crash crawl cry
cure curl curve cycle dam damage dance dare decay deceive decide decorate delay delight deliver deny depend deserve destroy detect develop die dig
dip disagree disappear dislike divide dive dive double doubt drag drain draw dread dream dress drift drill drink drip drive drop drown drum dry dump
dust earn eat educate embarrass employ empty end enjoy enter entertain escape excite excuse exercise exist expand expect explode face fade fail
fall fancy fasten fear feed feel fetch fight fill fire fit flap flash float flood flow flower fly fold follow forbid force forget forgive freeze frighten
fry fund gather gaze glow glue grab grate grease greet grin grip groan grow guard guess gulp hang happen harass harm hate haunt heal heap heat
hide hit hold hop hope hover howl hug hum hunt hurry hurt imagine impress improve include inform inject injure insist invite itch jail jog join joke
juggle jump keep kick kill kiss kneel knit knock knot laugh launch lay lead lean leap learn leave lend let level lick lie lift lighten like listen load
lose love march marry match matter melt mend mess milk miss moan mourn move muddle mug multiply murder nag nail nest nibble nod notice obey offend
open order owe own pack paddle park pass paste pat pause pay peck pedal peel peep phone pick pinch place play please plough plug point poke polish pop
pour pray preach prefer press pretend prick promise protect provide pull pump punch puncture punish push quit race reach read rejoice relax remember remind
remove rent repair reply rescue retire return rhyme ride ring rinse rise risk rob rock roll rot rub ruin rule run rush sack sail save scare scatter
scold scorch scrape scratch scream scrub seal search see seek sell send serve settle sew shake shave shelter shine shiver shock shoot shop shout
show shrink shrug shut sigh sign sin sing sip sit skate sketch ski skip slap sleep slide slip slow smash smell smile smoke snatch sneeze sniff snore snow
soak sob solve soothe sort spare spark sparkle speak spell spend spill spin spit split spoil spot spray spread sprout squash squeak squeal squeeze
stain stammer stamp stand stare start starve stay steal steer step stick sting stink stir stitch stop store strap strengthen stretch strike strip stroke
struggle stuff stumble suck suffer suggest supply support suppose surprise surround suspect swear sweep swell swim swing switch taste teach tear
tease tell tempt terrify thank thaw think threaten throw tick tickle tie tip tire touch tour tow trace trade train trap travel treat tremble trick trip
trot trouble trust try tug tumble turn twist type undress unpack untie unlock vanish visit wail wait wake walk wander warm warn wash waste watch water
wave wear weave weep weigh welcome whine whip whirl whisper whistle wink wipe wish wobble wonder work worry wrap wreck wrestle wriggle write yawn yell zoom
aside besides beyond despite meanwhile moreover nevertheless nonetheless otherwise somehow sometimes somewhat somewhere therefore thereby unless whereas
altogether anyway anywhere apart barely elsewhere everywhere forward hardly hence hereby indeed maybe mostly nearly nowadays nowhere overnight
accident adventure advice aeroplane afternoon agreement airport alarm alphabet ambulance anchor anger angle apartment appointment argument army arrival
arrow atom aunt award axe background bank banner bargain beard beggar bell bill birth blade blast block board boat bomb border bound bread brick bridge
bulb bullet bush bus cab cable cage camera canal cannon canoe caravan card cargo cash castle cathedral ceiling cell cemetery chain chalk chance chaos
chapel chapter charm cheque chess choice choir church cigar cinema circle circus city clay climate cloth cloud clue coal coast coffin collar college
colony column comfort comic committee compass concert contest copper corner cottage council country county court crane crew crime crop crown cure
customs damage danger death debt deck degree delay demand depth destiny diamond diary dictionary diet dinosaur direction disaster disco disease distance
district ditch divorce dole dose dot drama drawing dream drum duty eclipse edge effort election electricity elevator emergency energy entrance
environment error escape estate evidence evil exam example exit explosion fabric face fact factory failure faith fame farm fashion fate fault favour
feast feather ferry festival fiction fig film fire fireman fireworks flag flame flavour flesh flight fleet float flute foam food fool football foreman
forest fortune fossil fountain frame freedom friction front fuel funeral fur future galaxy gallon game gap garden gas gaze gem gift goal god gold golf
gossip government grade grain grammar grave ground growth guitar gun gym habit hangar harvest hatred haven heart heaven height helicopter hell
helmet history hobby hole honour hope horn horror hospital hostel hotel hour humour hunger ice idea image income industry ink inn insurance interest
invention jail jet jewel joy judo jungle junk jury justice keyboard kilo kingdom kite knot label labour lace lane language lantern laugh laundry law leak
lecture ledge lesson letter liberty library licence life limit line litre litter load loan lobby lottery luck luggage lump lunch luxury machine magic magnet
mail maize mall map marble market mask mass mast mathematics maths maze meal medal medicine melody melody memory menu mercy mess message metal method
mile mill mind mine minute miracle missile mission mist mistake mixture model monster month monument mood mosque motor motorbike movement mystery myth
name nap nation nature neck nerve news noise nonsense note noun novel nuisance number oath oil opera opinion orchard orchestra order organ origin outfit pace
package packet page paint palace panic paper parade paradise parcel pardon parish part party passage passion passport patch patrol pavement peace
peak pedestrian penalty penny pension perfume permit person petrol photo phrase piano picnic picture piece pier pile pill pin pit pitch pity place plan
plane planet plant plaster plastic platform play plot poem poison pole police poll poop pope poppy port post poster potion pottery poverty powder power
prayer price pride print prison prize problem profit proof property protest proverb pub pulse punch punishment puppet purpose purse puzzle quality quantity
quarrel question queue quiz race racket radio raft rag rail railway range rank rate raid ray reaction reason receipt recipe record reef regret religion
rent reply report respect rest restaurant result reward rhythm rifle riot ritual river road roar rocket roof room row rubber rubbish ruin rumour
sadness safety sail salary sale salt salute sample satellite scandal scar scene scent school science score scratch scream screen seat secret section
sense sentence series service session sex shade shadow shame shape share shell shield ship shock shot shout sight sign signal silence situation size skill
skirt slave slice slogan smile smoke snack snooker society soldier song sorrow sort soul sound space speech speed spell sport spot square squash
stadium staff stage stain stamp state station statue steam steel step stitch stone story straw street strength stress strike strip structure style success
suburb subway suggestion surface surgery surprise survey suspicion sword symptom tale talent tank target task taste tax taxi team temper temple tennis
term territory terror theatre theft theory thing thought threat throne ticket tide title tobacco tone top torture tournament tower town track trade
tradition traffic tragedy train tram treason treasure treat treaty trend triangle trial tribe trouble truck trumpet trunk truth tunnel uniform
union universe university vaccine value van variety vehicle verb verdict verse vessel victim victory view village violence violin virtue vision voice vote
voyage wage wagon war warmth warning watch wealth weapon wedding weight welfare whip width wing wisdom wish word world wound yacht yard year youth zoo
adaptation allergy asthma bereavement carer charity chemo childbirth clinic dementia diabetes disability dyslexia fertility grief hearing hospice menopause
mobility obesity pregnancy prescription psychiatry rehab therapy toddler vegan vegetarian wheelchair allotment bakery barbecue bistro brewery bungalow
butchers campsite cheesemonger chippy creche delicatessen deli distillery farmshop florist garage greengrocer guesthouse hairdresser ironmonger kennels
launderette marina nursery parish playgroup salon sawmill stable surgery takeaway tannery vineyard winery workshop playground hospice almshouse
amateurish amazing bespoke bloke blokes cheers chuffed clobber dodgy faff fella fiddly gobsmacked grotty gutted knackered mardy mingy naff nippy nosy peckish
poorly posh quid rubbish skint smarmy snazzy spiffing tatty telly tenner fiver toff waffle whinge wonky gaff gubbins jammy kip lurgy nowt owt summat bairn wee lass
applicant bookkeeper scanner tablet smartphone laptop keyboard printer router gadget charger podcast vlog emoji hashtag selfie webinar inbox spam malware
fraction decimal percent algebra geometry spelling grammar essay homework exam syllabus curriculum pupil classroom playground lecture seminar thesis viva
quarterly monthly weekly daily yearly hourly annual biennial seasonal redundant redundancy pensioner mortgage landlord tenant lettings lease freehold
merger takeover shareholder stakeholder turnover invoice payroll overhead profit loss audit receipt ledger
atrium auditorium ballroom banquet bandstand bazaar bollard boulevard bypass cafeteria canteen catwalk chandelier colliery conservatory crescent cul-de-sac
dockyard dormitory driveway dungeon embankment esplanade fairground farmyard forecourt foundry foyer gallery gazebo greenhouse gymnasium hangar hilltop
hothouse kiosk lighthouse lodge manor marquee mews mezzanine monastery motorway orchard outbuilding pavilion piazza pier plaza promenade pylon quarry
quay reservoir scaffolding scrapyard seafront showroom skyscraper spire stairwell studio suburb turbine veranda viaduct villa warehouse wharf windmill
`;
