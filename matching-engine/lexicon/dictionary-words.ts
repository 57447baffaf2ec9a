/**
 * Lists right words that differ by a slip or two from a word of the lexicon, so that "pleasure" is not corrected to "please". They are those
 * of `dictionary-en-gb` 3.0 (Kevin Atkinson's SCOWL, free to copy with this notice) that the spelling correction would change,
 * without those that are likelier to be a slip of a word of the trade ("manger").
 */
export const dictionaryWords = `
aback abalone abase abased abasement abases abash abashed abashes abashment abasing abatement abating abbe abbesses abbreviate abbreviates
abbreviating abdication abduction abeam abetted abetter abetters abetting abhorred abhorring abidance abjured ablated ablating ablaze ablution aboard
aborning abortion abortions abortive abound abounds abrades abrading abreast abridge abridged abridges abridging abrupter abscess abscessed abscesses
abscessing absconding absentee absinth absolve absorbed absorbing absorbs abstain abstention abusers abuses abusing abut abutted abutting abuzz
academe academia academical acceded accedes acceding accession accessions accessorise accessorised accessorises acclaim acclaimed acclaims acclimate
acclivities acclivity accomplice accordant accordion accordions accords accosted accosting accosts accoutring accredit accredits accrual accrues
accruing accumulate accumulates accumulator accursed accustom accustoms achenes achiest acidity acids acing acme acquisitive acquits acquitted
acquitting acre acreage acreages acres acrider acridest acridity acrobatic acrostic activators activism activist activists actualise actualises
actuality actuate actuated actuates actuation acute acutest adaption adaptions adaptive adaptors addable addend addenda addends addicted addicting
addictive addicts addled addling addressee addressees adduced adducing adenine adherent adherents adipose adjacency adjoins adjudged adjudging
adjudicate adjudicated adjudicates adjudication adjudicatory adjunct adjuration adjured adjures adjuring adman admen administer administered
administrate administrated administrates administrating administratively admiralty admixed admixes adolescence adolescences adoptive adorned adorning
adrift adsorbed adsorbs adsorption adulation advantageous advent advents adventuress adverb adverbs adverse adverser advisability advocated advocating
adware aeration aerator aerialist aerially aerobic aesthetic aestheticism aetiology affable affair affection affections affiliated affirm affirmed
affixed affixes affixing afflict afflicted afflicting afflicts affluent affordably affording affords afforest affrays affront afield afire aflame
afloat aflutter afoot afoul afresh agate agave ageists ageless agendas aggravate aggravated aggravation aggression agilely agility agitate agitated
agitates agitation agitations agitator agitators aglow agonies agonist agrarian agriculturally agronomic agronomy aground ague aileron airbeds airfare
airhead airless airlift airlifts airliner airliners airmail airmen airplay airspace airways airwoman aitch aitches alack alarmist alas albinos albumen
albumin alcoholic alcoves alderman alders alehouse algebraic algorithmic alibied alibiing alienate alienates aliened aliening aliens alight alighted
alighting alights aliment alimented alimony aliyahs allayed allaying allays allegation allegations alleged allegro alleles allergen allergic alligator
alliterations allots allotted allotting allover allowance alloyed alloying alloys alluded alluding allured alluring allying almoner aloe aloft
alphabetic alphabetised alphabetiser alphabetises alright altercation altercations alternators altitude altitudes alum alumina alumna alumnae alumnus
alums amass amassed amassing amateurism amatory amaze ambient ambition ambitions ambitious amble amblers ambling ambulant ambulate amend amerced
amerces amercing amiable amid amide amine amiss ammeter ammeters amnions amoral amperage amperes ample amps amputate amputated amputates amputating
amputation amputations anaemic anaesthesiologist anaesthesiologists anaesthetise anaesthetised anaesthetises analogies analogise analogue analogues
analogy analysed analyser analysers analyses analysing analytical anapest anatomic anatomically ancestral anchovy andantes anemone angelic angelica
angora angoras aniline animatedly animating animistic aniseed anklet anklets annalist anneal anneals annexation annexations annexed annexes annexing
annotative annotators annoyance annul annular anode anodes anodise anodises anointment anoints anomaly anteing antes anthems anther anthers
anthologise anthologised anthologises anthologist anthologists antic anticked antigen antipodal antipodals antipodean antipodeans antis antler
antlered antlers antonym antonymous antrum antsier anytime apace apelike aphasics apiece aping apish apolitical apologia apologias apologist
apologists apostate appal appalled appalling appals apparent appease appeased appeaser appeasers appeases appeasing appendix appertain appertaining
applause applet applets applicator applicators appliqued appliques appoint appointed appointing appoints apportion apportions apposed apposes apposing
apposition appositive appositives appreciable appreciative apprenticed apprise apprised apprises apprising approximate approximated apropos aptitude
aptitudes aptness aquatint arability arbitrage arbitrager arbitrate arbitrated arbitrates arbitration arcane archaic archaist archery archetypal
arcing arcs arctics areal arena arenas argent arginine argyles arid aridity aright arithmetical armament armaments armistice armlets armload armloads
armours armpits armrest armrests aroma aromatic aromatically aromatics arose aroused arouses arousing arraign arraigned arraignment arraignments arras
arrases arroyos arse arsing arsonist artefact arterial arteries articulacy articular articulated articulately artiest artifice artifices artiste
artistes artistry artless artsiest artsy arums ascendant ascended ascends ascent ascents ascetic ascots ashcans ashed ashiest ashing ashore ashtray
askance asocial asparagus aspect aspersion aspersions aspire aspired aspires aspirin aspiring aspirins assailable assailing assayed assaying
assemblage assertive asses assessor assessors assignee assignors assimilate assimilates assistance assizes associative assonance assort assorting
assorts asst assuage assuaged assuages assuaging assumptive assure assured assureds assures assuring astatine asters asthmatic asthmatically astir
astound astounding astounds astral astray astride astringent astringents astrologer astrology astronautic astronomic astutely astuter asunder
asymmetrical asymmetries asymmetry ataxics atelier atheism atheist athirst athletic athletics atlases atmospheric atomise atonally atone atones
atoning atrial attache attained attaining attainment attainments attains attar attendance attended attender attenders attending attends attentive
attenuation attested attesting attests attired attires attitude attributive attributives attrition attuning atty atwitter atypical atypically audible
auditory augment augmenter augmenters augments auntie aunties auricle auricles auspice authoress authorial authorises authorising autistic
autobiographer autobiographic autocrat autocratic autocratically automatise automatised automatises automatism autonomy autumnal
availed availing avast avenged avenger avenging avenue avenues averse aversion aversions avert averted averting averts aviaries aviary avidity
avocation avocational avocations avoidant avouched avouches avowing awakens awardee awardees awash aweigh awhile awing awnings awry axiomatic
axiomatically axioms axis axle babble babbled babbler babblers babbles baboons backhoe backlash badder baddest baddies bade badman badness baffled
baffler bafflers baggier baggies baggiest baht bailey baileys baiting baits baldies baldric bale baled balers baling balkier ballads ballast balletic
balloonist ballot balloted balloting ballots ballsed ballses bally baloney balsams bandage bandanna bandeau bandeaux bandied bandier bandies bandits
bandsman bandy bandying bangle bangles banister banisters banquette banter bantered banters banyans baptist baptists barbacoa barbarian barbarous
barbed barbel barbell barbells barbels barberry barbies barbing barbs bards barge barged bargeman barges barging barkeeper barmen barmier barmiest
barmy barney barneys baronet baronies baroque barque barques barrage barraged barre barred barren barrener barrens barres barrier barriers barring
barrings barrios barroom barrooms barter bartered barterer barters baryon baryons basaltic baseman basemen basilica basked basketry basking basks
basses basset bassets bassist bassists bassoon bassoons bast baste basted baster basters bastes basting bastion bastions bate batiste batman bats
batsman batted batten battens battier batting baubles baulk baulked baulking bawdier bawdily bawling bawls bazillion beacon beacons bead beaded
beadier beadiest beading beadles beads beagle beagles beak beaker beakers beaks bear bears beastly beatnik beaut beautify beauts becalmed becalming
becalms beckoning bedlams bedpans bedrock bedrocks bedroll bedrolls bedside bedsides bedsits bedsore beeches beeline beelines beepers beets befalls
befitted befitting befogging begat begetter begetting begone begrime beguine beguines behalves behaviourism behaviourist beheaded beheading behove
behoved behoves behoving belated belayed belaying belched belches beliefs bellboy belle bellman bellow bellows beloved belying bemires bemiring
bemoans bemuses bendier beneath benefice benefices beneficiary benumbs benzine berated berates berating bereave bereaves bereaving berthing beset
besetting beside besiege besieged besieges besot besotting besought bestial bestiary betaken betakes bethink betided betides betiding betimes betoken
betroth bettors bewails bewared bewares bewaring bewilder bewilders biannual biased biases biasing bickers bicyclist bidder bidders biddies bide bides
biennium biers biffing biggies biggish bighead bight bigness bile bilingually bilkers bilking billet billeting billets billiard billiards billies
billionth billowing billows billowy binge biographer biographers biographic biol biologic biomass bionic bionics birdies birdying bisque bitch bitched
bitches bitchier bitching bitten bittern bitterns bittier blabber blabbers blackened blackens blackjacks blackleg bladder bladders blagged blagging
blags blanch blanched blanches blanching blare blaring blarney blase blat blatancy blatant blather blathers blats blazed blazer blazers blazes blazing
bleach bleacher blear blearier bleat bleated bleating bled bleep bleeped bleeper blemish blemished blench blenches blight blighted blighter blighting
blights blimp bling blister blistering blisters blither blivets blizzard bloat bloated bloater bloaters bloating bloats bloc blockade blockaded
blockader blockading blocs blond bloodies bloom bloomed bloomer bloomers blooming bloop blooped blooper bloopers blooping bloops blot blotched
blotches blotching blots blotted blotter blotters blotting blowgun blowier blowiest blowout blowsier blubber blubbery bluet bluffed bluffer bluffers
blunder blunderer blunders blurred blurring blurted blurting blurts bluster boas boatmen bobbing bobble bobbled bobbles bobbling bobcats bobs bobtail
bobtails bock bodes bodges bodging bodices boding bodkins bods boggier boggiest boggles boggling bogies bogyman boinked boinking boleros bolivar
bollocking bollocks bolls bolster boluses bombard bombarding bombards bombast bonanza bonce bonces bonding bondman bonging bongo boniest boniness
bonked bonkers bonking bonks bonnier bonniest bonuses boobed boobies boobing boodles booed boogers boogie boogied boogies booing bookend bookies
boomers boonies boos bootees booties bootleg boozed boozers boozier boozing bopping borne borzois bosom botanic botanically botch botcher botchers
botches botnet botnets bough boughs bouncier bouts bovines bowlegs bowline bowstring bowwows boxiest boxroom boxrooms bracero braceros bracken bracts
bradawl brads brae bragged bragger braggers bragging brags braided braise braised braises braising brake braked braking bran brandied brandies
brandying brash brasher brashest brashly brasseries brassiere brassily brats brattier bravery brawler brawlers brawling brawnier brawniest braying
brazed brazen brazens brazer brazers brazes brazier brazing breadth breadths breakup breakups bream breams breathier bred breech breeches breezed
breezing brevets brevetted brevetting brevity bribers bribery bribing brickies bridesmaid bridle bridled bridles bridling brie brig brigadier brigand
brigands brightener brigs brill brilliance brilliancy brimmed brimming brindle brindled brinier brinks brioche brioches brisket briskets bristle
bristly britches brittle brittler broach broached broaches broaching broadens brocade brocaded brocades brogues broil broiled broiler broilers
broiling brollies bromide bromine bronchi bronchus brooded brooder brooders broodier brooding brooklet brothel brothels brougham bruin bruins bruited
bruiting brunch brunched brunches brunets brusque brutes brutish bubblier bucked buckeye bucking buddies budding buddings budge budged budges budgies
budging buffed buffet buffeted buffeting buffetings buffets buffing buggered buggering buggery bugler buglers bugling buildup buildups bulgier bulging
bulimia bullied bullies bullion bullock bullocks bullpen bullpens bullying bulrush bulrushes bumble bumbled bumbler bumblers bumbles bumbling bumf
bummed bummer bummers bumming bumph bunchier buncoed buncoing bungees bunging bungle bungled bungler bunglers bungles bungling bungs bunion bunions
bunt buoying buoys burble burbled burbles burbling burbs burdened burdening burdens bureaus burgeon burgeons burgher burghers burgled burgles burgling
burgs burled burlier burliness burls burly burnout burnt burped burping burred burring burrow burrowed burrower burrowers burrows burs bursars busbies
busby bushels bushiness bushman businessmen buskers busking busload busloads bust buster busters bustier busting bustled bustles bustling busty
butcheries butches butte butted butterfat butterier butteries butteriest buttes butties butting buttock buttocks byes bypaths byroad byroads cabanas
cabaret cabbies cabinetry caboose cabooses cachet cachets cackle cackled cackler cacklers cackles cackling cadaver caddish cadge cadgers cadging cadre
cadres caitiff cajoled cajoler cajolers cajoles cajoling calamity calcification calcified calcifies calcify calcine calcite calcium calculable
calculative calculi caldera calderas calibrate calibrations californium caliper calipers caliphs calla callas calligraphic callosity callous callow
callus calories calumny calve calved calving cambering cambers cambric cameo campaigner campaigners campaniles campier canalise canapes canard canards
canasta cancan cancans candida candidacies candidacy candidature candidatures cane caner caners canes canister canker cankered cankering cankers
canned cannery cannibal cannier canniest canning canon canoodle canoodles canopied canopies canopying canst cantata canter cantered cantering canters
canticle canticles canto canton cantons cantors capacitor caparison caparisons capered capitalises capitalism capitalist capitations capitol capitols
caplets capos caprices capsize capstan capsule capsuled capsules capsuling captaincy captious captivate captivated captivation captive captives
captors carafes carat caravel caravels caraway caraways carbide carbides carbine carbines carboy carboys carbs cardiae cardies cardinal cardiology
careens careerism careerist caressed caresses carhops caribou caribous caricatured caries carious carjack carjacker carjacks carmine carmines carnage
carnal carnation carnations carnies carnival carnivals carolled caroller carollers carolling caromed caroming carouse caroused carouses carousing
carpals carpel carpels carpi carpool carpools carport carports carpus carrels carrion carrycot carryout cartage cartels carter carters cartilage
cartographic carveries carvery carvings casabas cascade cashews caskets casks caste castoff castors casually casuist catalogued cataloguer cataloguers
catalpa catalpas catalyse catalysis catalyst cataract catastrophe catastrophes catatonia catatonic catboat catboats catcall catcalled catcalling
catchier catchiest categorise categorises catered catheter catheters cation cations cattail cattier cattily caucused caucuses caucusing caulked
caulker caulkers caulking caustic cavalry caveman caverns cavil cavilled caviller cavillers cavilling cavitation cavities cavorted cavorting cavorts
cawing cayuse cayuses ceder cedes ceding ceilidh celebrant celebrants celebrated celebrating celebration celebrator celebrators celebrity celerity
celesta celestas celestially celibate cellist cellists cello cellos cellular cementum censer censers censored censoring censure censured censurer
censurers censures censuring censused censuses censusing centaur centaurs centime centimes centralised centraliser centralises centralism centralist
centrality centrally centring centrism centrist ceramist ceramists cerebral cerebrate cerebrated cerebrates cerebration cerement cerements certainty
certified certifies cervical cession cessions chafe chafed chafes chaffed chaffing chafing chagrin chagrined chagrining chagrins chainsaw chaise
chaises chalets chalice chalices challis chambered chamberlain chamois champ champed champers champing champs chancel chancels chancery chancier
chanciest chancre chancres chandler chandlers changeling changelings channelise chanson chant chanted chanter chanters chantey chanteys chanting
chants chapeau chaplaincy chaplet characterise charade charier chariest charily chariness chariot chariots charisma charitably charlie charterer
charterers chartering chassis chaste chasten chastened chastening chastens chaster chastity chattel chattels chattered chatterer chatterers chattering
cheapen cheapens cheapest cheaply cheapo checkoff checkup checkups cheeped cheeping cheeps cheerio cheerios cheesier cheesiest chem chemically chemise
chemises cherish chert cherubs chestier cheviot chevron chewier chewiest chicane chickpea chicle chide chides chiding chiefer chiefly chigger chill
chilled chiller chillers chilling chills chimera chimeras chimers chiming chimp chine chink chinked chinks chino chinwag chippie chirography
chiropractic chirp chirped chirping chirpy chis chits chivied chivies chloral chlorine chock chocked chocking chocks chomp chomped chomper chompers
chomping chomps choosier choosiest chorale chorales chordal chords chorea choreograph choreographed choreographing choreographs chorister choroid
chortle choruses chowder chowders chowed chowing chows chrism chronic chronicled chuck chucked chucking chuckle chuckled chuckling chucks chugged
chugging chukkas chummed chumming chunder chundered chunders chunkier chunter chuntered chunters churl churls churner churners chute cinched cinches
cinching cinder cindered cindering cinders cinematographic circlet circlets circuital circuitous circuitry circulate circulated circulating
circulation circulations circumstance circumstanced cirques cirrus cistern cite citizenry citrons civvies clack clacked clacking clacks cladding
clamber clambered clambering clambers clamour clamouring clamp clamped clamps clan clanked clanking clans claques claret clarets clarinet clarinets
clarion clarioned clarions clash clashed clashes clashing clasp clasped clasping clasps classical classism clatter clattered clattering clatters
clausal clavier clayier cleanse cleansed cleanses clearway cleats cleavage cleave cleaved cleaver cleavers cleaves cleaving cleft clement clenches
clergymen clerically clerics clewing cliched cliches climatic climaxed climaxes climaxing clime clinched clinches clinching clinician clink clinked
clinker clinkers clinking clinks cliques clitoral cloches clod clogged clogging clogs cloister clomp clomped clomping clomps clonked clonking clonks
clopped clopping clops closeout closeup closeups clot clothier clothiers clots clotted clotting cloture clotures clouted clouting clownish cloyed
cloying clubber clubbers cluck clucked clucking clucks clump clumped clumping clumpy clung clunk clunked clunker clunkers clunking clunks clutter
cluttering clutters coalescent coalition coalitions coarsens coastal coaxers coaxing cobber cobbers cobble cobbled cobbles cobbling cobnuts coca
cocaine cock cockatiel cockatiels cockeyed cockier cockiest cocking cockles cockney cockroach coco cocoons codas coddle coddled coddles coddling
codeine codex codfish codger codgers codices codicil codicils codons coed coeds coercive coexistent cogently cogitations cognition cognitional coheirs
cohered coherency coherently coheres cohering coiffed coiffing coiffure coinage coincide coincidence coincident coir coke coked cokes coking cola
colander coleuses colicky collaborate collaborated collaborates collaborating collage collagen collages collapse collapses collards collate collated
collates collating collation collations collator collectivise colleen colleens collie collier colliers collies collocated collocating collocation
collocations colloid colloids collude colluded colludes colluding collusion colonelcy colonial colonise colonists colossi colourant colourise
colourised colourises colourising coltish columbine columbines columnar columnist coma comaker comas comatose combo combust combusted combusting
comedic comestible comet comets comfier comfiest comfit comfits comical commando commandos commend commendation commended commends commentate
commentated commercialise commercialism commie commies committal committers commode commodes commodities commodity commonalty commune communed
communes communicable communicant communicants communicative communicators communing communion communiques communism communist communists commutation
commutations commute commuted commutes commuting comparability compassion compeer compeers compelled compelling compels compensating compered
compering compete competed competence competency competes competitive complacent complainant complainants complaisance complaisant complected
complexional complicate complicates complication complicit complicity compo comport comported comporting comports compos composited compositely
compositional compost composted composting composts composure compote compotes comprehensible comprehension compressive compunction computational
comrade comrades concave conceal concealed concealing conceals concede conceded concedes conceding conceit conceited conceits conceive conceived
conceiving conception conceptional conceptions conceptually concertina concertise concerto concertos concession concessions conchest conchie conchies
conchive concision conclusion concoct concocted concocting concoction concoctions concocts concord concurred concurrence concurrences concurring
concurs concuss concussed concusses concussing concussion concussions condemn condemned condemning condemns condensation condensed condenses condign
conditionality condole condoled condoles condoms condone condors conduce conduced conduces conducing conduction conductivity conduit conduits coned
conest confabs confection confections confederation confederations conferee conferees conferred conferrer conferring confession confessions confessors
confidant confidante confidants confide confided confider confiders confides confiding confidingly confine confined confines confinest confining
confiscation conflated conflating conflation confluence confluences confluent conformal conformism conformist conformity confound confrere confutation
confute confuted confutes confuting congaing conger congers congest congested congesting congestion congests conglomerated congrats congressmen
conical conics conifer conifers coning conjoin conjoined conjoiner conjoiners conjoining conjoins conjugation conjunct conjunctiva conjunctive
conjuncts conjuration conjure conjured conjurer conjurers conjures conjuring conker conkers conking connective conning conniption conniptions connive
conniver connivers connote connoted connoting conquer conqueror conquers conquest cons consecration consensual consequent conservatism conservatoire
conserve conserved conserving consign consigned consigning consigns consing consistence consistences consomme consonant consonantly consonants consort
consorted consorting consorts conspicuous constancy consternation constipate constipates constipating constitution constitutions constitutive
constrict constricted constricting constriction constrictions constrictor constrictors constricts construable constructional constructive construe
construes construing consular consulate consultative consumerism consumerist consummation consumptive cont contagion contagions containerise contemn
contemned contemning contemns contemplate contemplates contemplation contemplative contempt contend contended contending contends contention
contentions contentious contestant contestants contiguous continence continental continentals contingent contingents continua continual continuity
continuum contort contorted contorting contorts contour contoured contouring contours contraception contraction contrail contrails contralto
contraltos contrite contrition contrive contrived contriver contrivers contrives contriving contuse contused contuses contusing contusion contusions
convalescing convection convectional convective convector convectors convene convened convener convenes convening convent convents converge converged
convergence convergences convergent converges converging conversational converse conversed converses conversing convex convexity convexly conveyance
conveyances conviction convictions convinced convincing convoke convoked convoking convoy convoyed convoys convulse convulsed convulses convulsing
convulsion convulsions cooing cookeries coolie coolies coon coons cooper cooperage cooperate cooperated cooperates cooperating cooperation cooperative
cooperator cooperators coopered coopering coopers cooping coos cootie cooties coots copay copious copped copping copse copses copter copters
copulation copycat copyist copyists coquetries coquetry coracle coracles corbels cordage corded cordial cording cordless cordons cordovan cords
corespondent corespondents corkage corker corkers cornballs corncobs cornea corneal corneas cornet cornets cornice cornier corniest cornily coronal
coronas coronation coronations coroner coroners coronet coronets corp corpora corporal corporals corporately corporatism corps corpses corral corrals
corrective correlated correlating correlation correlational correlations corries corrugated corrugation corsage corsages cortege corteges cortical
corvette coshing cosines cosmic cosmologist cosplay cosset cosseted cosseting cossets cossetted costar costars costumed costuming
costumire coterie cottars couchette coulees coulomb coulombs counteract counterspy countess coupe couplet couplets courageous courtesan courtier
courtiers cove coven covens coverall coveralls coverlet covert covertly coverts coves coveted coveting covets covey coveys cowbird cowered cowering
cowhand cowhands cowherd cowhide cowlick cowlicks cowling cowlings cowls cowpat cowpats cowpoke cowries cowshed coxing coyness cozenage cozened
cozening crabbier crackled cracklings crackup craftier cram crammed crammer crammers cramming crampon crampons crams cranial crank cranked crankier
cranking cranks crannies crap crape crapes crapped crapper crappers crappier crapping craps crasser crassest crassly cratered cravats crave craven
cravens craves craving cravings craw crawdad crawlier crawlies cray crayola crayolas crazes crazing creaky crease creasing creationism creationist
cred creditors creel creels creep creeper creeping creeps cremains cremate cremated cremates cremating crematory creoles crescendo crest crested
cresting cretins crevasse crevasses crevice crewel crewmen cribbage cricked cricking cricks criminal criminalise criminally crimped crimping crimps
cringed cringes cringing crinkle crinkling crippled crippling crises criterion critiqued critter critters croaked croakier croaking crocheter crock
crocked crockery crocks crofter crone crones cronies crookeder crookedly crooned crooner crooners crooning croquet crosscut crotch crotches crotchet
crotchets crotchety croup croupiest crouton croutons crozier crucible crud crudites crudity cruelty cruised cruiser cruisers cruising cruller crullers
crumbier crumby crumple crumpled crumples cruncher crupper crusade cruse cruses crush crushed crusher crushers crushes crushing crustal crustier
crutch crutches cryings crypt cryptic crypts cuber cubes cuddlier cued culled culling culls culminate culmination culottes culpability culpable
cultivable cultivar cultivars cultivated cultivating cultivator cults culvert culverts cumbers cumming cuneiform cunt cunts curability curacao curate
curated curates curating curative curbed curbing curdle curdled curdles curds curfews curie curies curios curlews curricula curricular curse cursed
curses cursing cursive curt curtail curtails curter curtest curtly curtsies curvature curvatures curvier curviest cushier cussing custodial customises
cutie cuties cutlass cutlasses cutler cutlers cutlery cutlets cuttingly cyanide cyclone cyclones cyclopes cyclops cygnets cynical cynosure cynosures
dabbers dabbing dabbles dabbling dace daces dacha daddies daemonic daffier daft dafter daftest dagger daggers dahlias dairyman dais dallied dallier
dalliers dallies dally dalmatian dalmatians damasked damasks damnation damning dander dandier dandies dandles dandling danged danging dangle dangled
dangler danglers dangles danker dankest dapperer dapple dappled dapples dappling daredevilry darkies darling darlings darners darning dartboard
dartboards darted darters darting darts dastard dateset datives daubers daubing daubs daunt daunted daunting dauphin dawdles dawdling daylong dazing
dazzling deadens deafened deafening deafens dealt deanery dearies dearth dearths debar debarment debarred debarring debased debases debasing debated
debater debates debating debauch debauched debenture debit debited debiting debrief debtors debunked debunking debut debuted debuting decadent
decadents decaf decaffs decagon decal decals decamps decant decants decease deceased deceases deceasing decedent deceit deceits deceleration decency
decently deception deceptions deceptive decibel decibels decimate decimated decimation decisive deckles declamation declamations declawed declawing
declaws declination decline declined decliner declines declining decomposes decompressive decorative decorum decoyed decoying decree decreed decrees
decrement decrepit decried decries decrying dedicate dedicates dedication dedicator deduce deduced deduces deducted deducting deduction deductive
deducts deed deeded deeding deejays deepened deepening deepens deescalation defaced defacer defacers defaces defacing defalcate defamed defamer
defamers defames defaming defeat defeated defeater defeating defeats defecate defecated defecates defecating defecation defection defections defectors
defenced defencing defendant defendants defensive deference deferral defest deffer deffest defiance defiant deficiency deficient deficit deficits
defies defile defiled defiler defilers defiles defiling definite definitive definitively defive deflation deflect deflected deflecting deflection
deflections deflective deflects defogged defogger defoggers defogging defoliate deformation deformed deforming deforms defrayed defrays defrost deft
defter deftest deftness defunct defused defuses defusing defying degases degrade degrades deice deicers deices deicing deified deifies deifying deign
deigned deigning deigns deist deject dejected dejecting dejection dejects delegation delegations deliberative delicacy delimit delimits delineate
delinted delinting delirious deluded deludes deluding deluged deluges deluging delusion delusions delver delvers delving demeaned demeans demented
demerit demerits demised demises demising demisted demister demisting demists demob demobbed demode demon demonstrable demonstrative demonstratives
demonstrators demote demotes demotic demoting demotion demotions demurred demurring denature denatured denatures denigrate denigrated denigration
denizen densities density dentally dentine dentistry denuded denudes denuding departed departmental dependant dependants dependence depicting
depiction depicts deplane deplaned deplanes deplaning deplete depleted depletes depleting depletion deplore deplored deplores deploring deponent
deport deportation deported deporting deportment deports deposed deposes deposing deposit deposited depositor depositors deprave depraved depreciate
depreciated depreciates depreciation depredation depredations depress depressed depresses depressing depression depressions deprivation deprivations
deprive deprived deprives depriving dept depute deputed deputes deputing derail derailed derailing derails deranged deride derided derides deriding
derision derisive derogate derogated derogates derogation desalination desalted desalting desalts descale descaled descales descaling descant
descanting descend descended descendent descends descent descents descried descries descrying deselect desertion desertions desiccate desiccated
desiccation desire desires desiring desirous desisted desisting desists desolate desolated desolation despaired despicable despise despised despises
despondency despondent despot despots destine destined destines destining destitution destruct destructed destructing destruction destructs detain
detained detainee detaining detainment detains detectors detente detentes detention detentions deter determent determinant determinate determinism
deterred deterrent deterrents deterring deters detest detested detesting detests detonate detonated detonation detonations detonator detonators
detoxed detoxes detoxing detract detracted detracting detraction detractor detracts devaluation devaluations devaluing deviance deviant deviate
deviated deviates devilry devious devise devises devising devolve devolved devolves devote devoted devotee devotees devotes devoting devotion
devotional devotions devours dewiness dewlaps diabetic diabetics dialect dialects dialled dialling diallings dials diameter diameters diapers diarists
diastase diatribes dibbled dibbles dibbling diced dicey diciest dicing dicker dickers dicks dictating dictator diction diddles didst dietaries dietary
differentiable differential differentials diffidence diffuse digestion digestions digestive digicam digitalis digitise dignity digress digressed
digresses digressing diked dikes diking dilatation dilated dilates dilating dilation diligent dillies diluted dilutes diluting dilution dilutions
dimension dimensions dimpled dimples dimpling dimply dimwits dinar dinars dine dined dines ding dingier dingiest dinging dings dink dinker dinkier
dinkies dinned dinning diorama dioxide diploma diplomacy diplomas diplomata diplomatist dippier diptych directional directorates directorial direst
dirks dirt disabuse disabused disabuses disabusing disavow disavowed disavows disbanded disbarred disbursed disbursing discern discerned disconnective
discreeter discreetly discus discussant disguised disguising disgust disgusted disgusting disgusts disinter dismayed dismaying dismays dispels
dispensary dispense dispensed dispenses disperse dispersed disperses disposal disputed disputer disputers disrepute dissect dissected dissecting
dissectors dissects dissed disseminating disses dissever dissuasion distant distantly distend distention distinctive distract distraction distracts
distrait distress distributional distributive disturb disturbs disuse dithers ditties dittoed diverge divergent diverges diverse diversion divert
diverted diverting diverts divested divestment divests dividend divine divined diviner diviners divines divining divisible divisional divisive divisor
divorcee divulged divvied divvies divvying doable dobbing dobbins doberman docent docents docked docket dockets docking dockland docks dockside
doctoral doctorate doddered doddering dodders doddle dodging doer doers doffing doggies dogmatic dogmatically dogmatist doilies doll dollars dolling
dollops dolts domes dominate domination doming dominion dominions domino donated donating dong donging dongles dongs donning donnish doodads doodahs
doodled doodler doodlers dooming doomster doormen doorway dopes dorkier dormant dormers dosages dossers dossing dost dotcoms dottier doublet doublets
douches doughier doughty dourest douse dousing dowdies dowelling downier dowries dowse dowsers dowsing doze dozenth dozes dozing drabber drachma
draftee draftees draggier draggiest dragnet dragoon dragoons dragster drake dram dramatised dramatises drank draper drapers drapery draping drastic
drat dratted draught draughtier draughts draughtsmen draughtswoman draughty drawl drawled drawling drawls drays dreamt drear dredged dredger dredges
dredging drenched drenches drenching dressier dressiest dribble dribbling drivel drivelling drivels drogues droll droller drollery drolly droned
droning drooled drooling droop drooped drooping droops droplet dross drove drover drovers droves drowse drowsed drowses drowsing drubbed drubber
drubbers drubbing drubbings drubs drudged druggie druggies drumlin dubbin ducal duchies duckier duckling ductility ducting ductless dudgeon duding
dueller duelling duellings duet duffer duffers duffing dumbo dumpier dunce dunces dunging dunk dunking dunner dunnest dunning duping duple duplicators
duplicity durability durable durance duress durst durum dustmen dustpan dwell dweller dwellings dwells dyeing dyking dynamical dynamism dynamite
dynamites dynamos dynastic dyslectic eaglet eaglets earache earaches earthen earthier earthly earthy easterner eatables eateries ebonies echidna
eclairs eclectic eclectics ecliptic ecologic economical economise economised economiser economises ecotourist edamame edgings edict edicts edified
edifier edifiers edifying edition editions educable educationally educative educing eeriest effaces effacing effluent effusion egoists eighteenth
eightieth eightieths ejaculation ejected ejecting ejection ejections ejects eking elaborating elaboration elan eland elands elapse elapses elate
elating elation elective electors electrify electron electronica electrons elegance elegantly elemental eleventh elevenths elicitation elicited
eliciting elicits eliding elimination eliminations elision elisions ellipse ellipses ellipsis elliptical elocution elopement elopements eloping
eluding elusive elusively elver emaciation emanate emanated emanates emanating emanation embalmed embalms embarked embarking embarks ember embers
embitter embitters embodies embodiment embodying embosser embraces emceed emceeing emend emended emending emerge emerged emergence emergent emerges
emerita emetics emigrate emigrated emigrates emigrating emigration emigrations eminence emission emitters emolument emoticon emoting emotion
emotionally emotions empathy emphases emphasise emphatic empire empires empower empress empresses emulative emulsify enacted enacting encamped
encamping encased encasement encases encasing enchanted enchanter enchanters enchanting enclose encloses encore encored encores encoring encrust
encrusted encrusting encumber encumbered encumbering encumbers encyclopaedia encyclopaedias encyclopaedic encyclopedic encysted encysting endeared
endearing endears endives endlessly endowed endowing endowment endued enduing endurance endure endured endures enduring energise energised energises
energising enervate enervated enfolded enfolding engaged engages engaging engender engendering engenders engorge engorged engorgement engorges engrave
engraver engravers engraves enlargement enlisted enlisting enlists enliven enmities enmity ennoble ennobled ennobles ennobling enormously enplane
enplaned enplaning enquire enquired enquirer enquirers enquires enquiring enraged enraging enrolment enshrine ensigns enslave enslaved enslaving
ensnare ensnares ensnaring ensue ensues ensuing entailed entailing entails entente enteral enteric entice enticed entices enticing entitle entitles
entourage entourages entrails entrant entrants entraps entreaty entrees entrench entwine entwines envelop enviable envision envy envying eolian
epaulette epicure epicures episodic epistle epistles epithet epitome epitomes epochal epoxied epoxies equability equable equably equalise equatable
equated equates equating equation equator equerries equerry equinox equivalence equivalences equivalency eradicator eradicators erasable erased eraser
erasers erasing erasure erasures erected erecting erection erections erectly erector erects eremite eremites ergonomic ergonomics ermines erodible
eroding errands erring erst eructation eructed escalate escalated escalates escalating escalope escalopes escapade escapades escapee escapism escapist
especial espouse espoused espouses espousing espying esquire esquires essayist esteemed esteems ester esters estimable estimation estrange estranged
estranges etas etch etchers etching etchings eternal eternally ether ethereal ethically ethnically ethnographer ethnographic ethnological ethnologist
ethnology ethologist ethology euchring eulogist evacuate evacuated evacuates evacuating evading evaluative evaluators evasion evasions eventual
eventuality evicted evicting eviction evident evincing evocation evoking evolution exaction exaltation exalted exalting excavating excavator
excavators excellence excellency exceptional excerpt excerpts excise excised excises excising excision excisions exciton excl exclaim exclaimed
exclaiming exclaims exclamation exclamations exclusivity excrete excreted excreting excretion excretions excursionist excursive excursively execrable
execration executors exemplar exemplars exemplify exemption exemptions exert exerted exerting exertion exertions exerts exhalation exhaling exhaust
exhaustible exhausting exhausts exhibitionism exhibitionist exhibitors exhort exhorted exhorting exhorts exigence exigent exiled exiling existent
exorcise exorcised exorcises exorcising exorcism exorcisms exorcist exorcists expanse expanses expansible expansive expectant expectoration expedience
expediences expediencies expediency expedient expedients expedited expediting expelled expelling expend expended expending expends expiate expiated
expiates expiating expiation explicate explication explications explosive explosively explosives expound expounded expounding expounds expressionism
expressionist expressive expressively expressway expulsion expulsions expunge expunged expunges expunging expurgation extant extensional exterminate
exterminated exterminates extermination externalise externalises extinct extincted extincting extinction extirpation extort extorted extorting extorts
extractive extradited extraditing extradition extreme extremer extremes extremest extremity extricated extricating extrication extrude extruded
extrudes extruding extrusion extrusions extrusive exudation exuding exultation exulted exulting eyeglass eyeless eyewash fable fabled fabricate
fabricated fabricates fabricating facades facet faceting facets facially facilely faction factional factions factious factoid factoids factorial
factorials factorise factorised factorises faddish faddist faeces faeries fagged fagging fags faience fain fainest fairway fakir fakirs falconry
fallacies fallacy fallout fallow fallowing fallows falsie falsify falsity falter faltered faltering falterings falters familial famines famished
famishes famishing fanatic fang fangs fanlight fanlights fannies fantail fantasia fantastical faradize farce farces farcical faro farrow farrows
farseeing fart farther farthest farthing farting farts fascias fascist fatalities fatality fatback fathead fattened fattens fattier fatties fattiest
fatuity fatuous fauns fave fawn fawners fawning fawns faxed faxing fayre fays fazing feasibly feckless fecundation federate fedoras feds feedbag
feinted feinting felicity felting femoral fended fender fenders fending fends fenestration fens ferment fermium fernier ferniest ferrous ferrules
fertilise ferules fervent fervour fessed fesses fessing fest fester festered festering festers festive festively festivity festoon feta feted fetishes
fetlock fetter fettered fettering fetters fetuses feuding feuds fewness fiance fiancee fiances fiats fibbers fibbing fibrils fickle fickler ficklest
fictional fictive ficus fief fiefdom fiend fiendish fiends fifer fifteenth fiftieth fiftieths figurine figurines filbert filberts filched filches
filching filet fillet filleted filleting fillets fillies filliped filliping fillips filmier filth finagle finagler finale finalised finalises finalist
finality financed financier financing finch finches finery finesse finessed finesses finessing finial finials finical finis finises fink finking finny
fireballs firefly firemen fiscally fishermen fishier fishily fissile fission fissure fissures fittings fixated fixates fixating fixative fixatives
fizz fizzing fizzled fizzles fizzling flack flacks flagman flagmen flagons flagrance flagrancy flail flailed flailing flails flair flairs flak flamage
flambe flambes flamingo flamings flan flanges flank flanked flanker flankers flanking flans flare flares flaring flashiness flatbed flatlet flattered
flatterer flattering flattery flattop flatus flaunted flaunts flaw flawing flawlessly flay flayed flaying flays flecked flecking fled fledged flee
fleecier fleeing flees flexing flick flicked flicking flinches fling flinging flint flintier flirted flirting flits flitted flitting floes flogged
flogger floggers flogging floggings flogs flopping flora floras florets florid floridly florins floss flossed flosses flossing flotation flotations
flounce flounder flounders flouted flouter flouters flouting flubbed flubbing flue fluency fluently fluff fluffed fluffing fluffs flukier flumes flung
flunked flunking fluoresce fluoride fluorine fluorite flurries fluster flustering flusters fluttery fluxing flyover flyovers foamier foaminess fobbing
focal focally fodder fodders foes fogyish foibles foist foisted foisting foliage folkloric foll follies followup followups folly foments fondled
fondles fondling fondues foodies foolery footling footman footmen footsie footsies foppish forage foraged forager forages foraging forayed foraying
forbade forbear forbidding forceps forcible ford fordable forded fording fore forearm forearmed forearming forearms forebear foreboding forecastle
forecastles forefeet forefinger foregone forehand foreleg foremast foremasts foremen foremost forename forenames forepart foreparts fores foresaw
foresee foreseen foreseer foreseers foresees foretaste foretasted foretastes foretasting forewarn forewarned forewarning forewarns forewoman foreword
forewords forgave forged forger forgers forgery forgetting forgings forgo forgoer forgoes forgoing forgone formalin formalist formulae formulaic
formulate formulates formulation formulations forsaking forswear forte fortes fortify fortunate forwent foster fostered fostering fosters fought
foulard foundational foundling fount founts fourteenth foxiest fracases frack fracked fracking fracks fractal fractious fracture fractures fragile
fragility fragrant frailty franc franchised franchisee franchisees franchiser franchisers franchises francs frankfurter frappes frats fraught fray
fraying freaked freaking freebie freelanced freeman freemen freeway freighter freighters frenemy frenetic freshened freshens freshet freshets fretted
fretting fretwork frictional frieze friezes frigate frigates frigged frigging fright frighted frighting frights frigid frigidly frigs frill frilled
frills frilly fringe fringed fringes fringing frisk frisking frisks frisky frisson fritter frittered frittering fritters frizzing frizzly frizzy
frogmen frolicker frond frontage frontal frosh froth froze fruition frustratingly frustration frustrations fuckers fucking fuddle fuddled fuddles
fuddling fuhrers fulfil fulfils fumble fumbled fumbler fumblers fumbles fumbling fumiest functionalism functionalist functionalists functionary
functor funerary funereal funfair funfairs fungous funk funked funkier funkiness funking funks furbished furbishes furbishing furling furls furnish
furnishes furnishing furrier furriers furriest furriness furrows furthest furtive fusee fusibility fusible fussing fusspot fustian fustier fustiest
futility futurism futuristic futurity futzing fuzz fuzzing gabbing gabble gabbled gabbles gabbling gabled gadded gadders gadding gadgetry gaffe
gagging gaggle gaggles gainsay gaiters gallant galleon galleons galleria gallerias galley galleys galling gallium gallop galloped galloping gallops
gallows gamble gambled gambler gamblers gambles gambolling gametes gamiest gamin gamine gamines gamins ganders ganglia gangling gangway gannets
gantlet gape garb garbing garble garbled garbles garbling garcons gardenia gardenias garfish gargles gargling garish garland garlicky garnering
garners garnets garnishee garrets garters gasbags gashing gaskets gasp gasping gassiest gastronome gastronomes gastronomic gastropod gateway gaucher
gauged gauging gaunt gaunter gauze gauzier gawking gawping gazetting geek geezers gelatin gelding geldings gelling gemmology gemologist gemologists
gendered genders genera generalise generality generational genesis genetic genetics genially genital genitally genning genome genomes genomics gent
genteel gentian gentile gentiles gentlemen gentries gentry gents geocache geographer geographic geologic geometer geometric germ germane gestapo
gestate gestated gestates gestating gestural gestured geysers ghats gibbons giddier gigging gigglier gilders gilding gill gillion gilt gimmickry
gimmicky gimping gingham gird girders girding girds girted girting gits glace glaceed glaceing glacial gladdening gladdens glade glamorously glamour
glamouring gland glandes glands glandular glaring glassier glassiest glaze gleamed gleaming glean gleaned gleaner gleaners gleaning glens glib glided
glider gliders gliding glimpsing glint glinted glinting glisten glistened glistening glistens glister glistering glisters glitter glittering glitters
glittery glitzier gloaming gloat gloated gloating gloats globalisation globalise globalism globalist globe globule globules globulin gloom glorify
gloss glossed glosses glossing glottal glottis gluiest glummer gluts glutted glutting glutton glyph gnashed gnashes gnawing goaded goading goads
goalies goatees gobbing gobbles gobbling gobs godfather goers goggle goggled goldfinch gong gonging goobers goodies goofing googlies gophers gores
gorging gorgons goring gory gosling gouaches gouging gourdes goutier governess governors grace graced graces gracing grad gradate gradated gradates
gradating gradient gradual graffito graft grafted grafter grafters grafting grafts grail grainier grampus gran granary grandam grandams granddad
grandee grandees grandeur grange granges granitic grans grantee grantees granulate granulation granule granules graphite grapnel grapple gratification
gratify gratin gratings gratins gravity graze grazer grazers greed greenery gremlin gremlins grenade grenades gribble gribbles griever grieves
grieving grille grime grimier grinding grinds gringos gripe gristly gritted gritter gritters gritting gritty groat groats groin grommet groove grooved
grooves groovier grooving grope groped groper gropers gropes groping grotto grouched grouching groundsmen groupie groupies grouted grouting grouts
grovel grovels growl growled growler growlers growling growls grownup grownups grubbed grubber grubbers grubbing grudged grudges grudging gruelling
gruff gruffer grump grumps grunges grunion grunt grunted grunting grunts guanine guarantied guaranties guarantor guarantors guaranty guilder guilders
guineas guises gulden guldens gully gumball gunship gurgles gushers gushing gussets gussied gussying gust gusted gustier gusting gusts gutless gutsier
guttier gutting gynaecologic gyps gyrate gyrated gyrates gyrating gyving habitat habitats habitue habitues hackles haematologic hafts haggard haggish
haggled haggler hagglers haggles haggling hags hairnets halal halberd haled halfwit haling hallooing halloos hallow hallowing hallows haloed haloing
halted halter haltered halters halting halts halve halves halving hamburger hamlets hammier hamper hampered hampering hampers hamstrings handbrake
handcar handgun handlebar handout handsaw handwoven hangdog hangman hangups hanker hankers hankies hanks hansoms hapless hardier hardiest hardily
hardiness hardtop harem haricot harked harking harlot harlots harmonic harmonica harmonics harmonies harmonised harmoniser harmonises harmonium
harpies harping harpist harpists harried harrier harriers harries harrow harrows harrying hart harts hassled hassles hassling hassock hast haste
hasted hastened hastening hastens hastes hatband hatcheck hatchecks hatchet hatchets hatchway hath hatpins hauler haulers hauteur hawing hawsers
haycock hazarding hazards hazing hazings headbutting headier headiest headily headiness headman headmen headpin headsman headsmen headway hearer
hearers hearken hearkened hearkening hearsay hearse hearses heartened heartening heartfelt hearth hearths heave heaved heaver heavers heaves heaving
heavyset heckled heckler heckling hectogram hedgehop hedgerow heedful heeding heedless heeds heftily hefting hegiras heifers heiress heisted heisting
helipad hellion helmsman hemline hemlines hemlock hemmer hemmers hemming heparin hepper herald heralding heralds herbage herder herders herdsmen
hereon heresy heretic heritable hermitage heroin heroine heroins hesitance hesitant hickey hickeys hickories hickory hideous hied hieing hierarchic
hies highboy hijacked hijacker hijacking hillier hilts hindered hindering hinders hindsight hing hipbone hippies hipster hireling hissing hist
historic hitch hitcher hitchers hitching hither hoard hoarded hoarder hoarders hoarier hoariest hoariness hoaxers hoaxing hobbits hobbles hobnobs hods
hoer hoers hoes hogtied hogtying hoick hoicked hoicking hokey hokiest hoking holdups holler hollers hollies holster holsters homages hombres homburg
homburgs homeboy homered homeyness homeys homiest homily homos hone honers hones honkers honking honouree hookahs hookups hooping hooted hooters
hooting hoover hoovers hopefuls hordes hording hornets horniest horologic horrify horseshit horsier horsiest horticultural horticulturalist hosiers
hospitable hospitably hospitalise hostage hostelry hostler hostlers hotbeds hotkey hotkeys hounded hounding houri houris houseboy housed housefly
housetop hovel hovels howsoever hoyden hoydens huddled huddles huddling huffing hulking hullers humane humanise humanism humanist humbugs humerus
humility hummock hummocks hummocky humongous humorously humping humus hunchbacks hunched hunching hundredth hundredths hungover hunkered hunkier
huntress hurdled hurdler hurdlers hurdles hurdling hurling hurls hurtles hurtling husbandry hushes hushing huskers husking hustings hustled hustler
hustles hustling huts hydrating hydrologist hygienic hymen hysterical hysterically icicles iconic identikits ides idiopathic idiotic idiotically
idolater idolise ignited ignites igniting ignoble ignominy ignorant illegitimate illicit illicitly illogical illogically illuminating illusive
illustrative imaginal imago imagoes imbrication imbuing imitable imitate imitated imitates imitation imitations imitative immaterial immediacy immense
immensities immersed immersible immersing immersion immigrate immigrated immigrating immobile immobility immoderate immodest immolate immolated
immolation immoral immovable immunise immunises immure immured immures impairing impairs impalas impaled impalement impales impaling impanel impart
imparted impartial imparting imparts impassable impasse impassible impassibly impassive impasto impeach impeached impeaching impeded impedes impel
impelled impended impending implicate implicating implode imploded implodes imploding implore implored implores imploring importance importune
importuned importuning impost impostor imposts impotent impotently impound imprecation imprecations imprecision impressible impressionism
impressionist impressive imprinter improbable improvident improvisational improvisations improvise improvised improvises improvising impulse impulsed
impulses impurer impurest impurities imputable imputation imputations imputed imputes imputing inaccuracy inaction inactivate inadvertent inanely
inaner inattention inaugurate inbreed incantation incense incensed incenses incensing incentive inception inceptions inching inchive incident
incidents incing incised incises incising incision incisions incisive incite incited incitement incitements inciter incites inciting inclement incline
inclined inclines inclining incoherently incomparable inconvenience inculpable incurable incurring incursion incursions indebted indecent indecently
indefinite indelicate indention indentured independence indicative indicatives indicted indicting indicts indigent indigently indignation indignity
indite indited indites inditing individualise individualism individualist individuality individuate individuates indivisible indolent indoor induced
inducer inducers induces inducing inducted inducting inductive inducts industrious indwelt inefficiency inert inertia inertial inertness inescapable
inexact inexpressive infancy infantrymen infarct infect infecting infection infections infects inferior inferiors infernal infernally inferno infernos
infested infesting infests infidel infinities infinitive infinitude infirm inflamed inflate inflated inflates inflation inflect inflected inflecting
inflection inflects inflicted influence influenced influences influxes informal informatics infraction infractions infrared infrastructural infused
infuser infusers infuses infusion infusions ingested ingesting ingestion ingests ingrate ingrates ingredient ingress ingresses inhabit inhabited
inhabits inhale inhaled inhales inhalest inhered inherent inheres inhering inheritors inhibit inhibited inhibits inimical inimically initialises
initialism initiative initiators injectors injunction inkiest inkling inland inlaying inmate innervation innit innovating innovative innovator innth
innuendo inoperative inquire inquired inquirer inquirers inquiry insanely insaner inseams inset insets insetting inshore insoles inspire inspires
inspirit inspirited inst instability instalment instant instanter instants instar instate instated instates instating insteps instigate instigated
instigates instigating instigation instigator instillation instilled instilling instils instinct instincts institution institutional instructive
instrumental instrumentality instrumentals insufficiency insular insulate insulated insulation insulted insulting insults insurable insured insureds
insurgence insuring intakes integral integrally integrals integrative intel intelligent intense intenser intensest intensify intensity inter interbred
intercede interceded interceding interception interceptions intercessor intercessors interdict interdicting interdiction interdicts interferon interj
interject interjected interjecting interjection interjections interjects intermediary interment interments intermittence intermittency intermix
internalise internee internees internist internment interpolate interpolates interpolating interpretative interpretive interred interrogated
interrogation inters intersect intersected intersecting intersects intersex intervene intervening interviewee interviewees interwar intestate
intestinal intimate intimated intimates intimating intimation intimations intoned intoner intoners intones intoning intrans intricacy intricate
introit intrude intruded intrudes intruding intrusive intuiting intuition intuits inure inuring invade invaded invades invading invalidism invective
inventive inversion inversions invert inverted inverter inverters inverting inverts invest invested investigative investigatory investing invests
invincible invitational invitationals invitee involution iodides iodises ions irate irately iris ironic ironies ironware irrecoverable irregular
irregularly irregulars irrelevance irrelevancy irreligion irreligious irremovable irresolution irrespective irresponsibility irresponsible irritating
irritation irritations islet islets issuance ital itemise iterative jackals jackass jacked jacking jackpot jackpots jaguars jambs jangle jangled
jangler janglers jangles jangling jaunt jell jelling jennies jerking jerkins jesters jetport jetports jiggle jiggled jiggles jingled jingly jinking
jinxing jives jobbers jobbing joggle joggled joggles joists jokiest jollity jolters jolting joshers joshing jotter jotters jotting jounced jounces
jouncing journalese journalistic journeyer journeyers journos joust jouster jousting judders judiciary jugglery jugular jumbling jumpier jumpily
juniper junipers junkets junkier junkies jurisdictional justify juts jutting kaddish karakul karaoke karts kayoing keel keeling kenned kenning kerbing
ketches ketones keynoted keynoter keynoters khans kibbled kibbling kickier kiddies kinda kindergartener kindled kindling kindred kinematic kinked
kinkily kinking kitted kitties kitting kiwis kludges kludging klutzier knacker knackers knaves knelled knelling knishes knurling koshers krill kuchens
labials lacerations laciest lackey lackeys lacrosse lactate lactated lactation lacteal laddies ladings ladles ladling laggards lagged lagging lags
lain laird lambada lambadas lambency lambent lament lamented lamenting laments laminae laminar laminated lamination lamming lampoon lance lanced
lancers lancing landaus languish lank lanker lankest lankier lanolin lanyard lapdogs lapidary lappets lapse lapses lapsing lapwing larceny larch
larches lardier lardiest largess largo largos larked larking larva lase lases lashed lashing lashings lassies lasso lassoed lassoing latched latches
latching lateral laterals latex lath lathed lather lathered lathers lathery lathing laths latices latitudes latrine latte lattes lattice lauded
lauding lauds laughingly launchpad launder laundered launders laurels lave laves laving lavishes laxest layabout layabouts layoffs layover layovers
leach leached leaches leaching leafage leafier leafiest leagued leaguing leakier leakiest leapt learnt leas leashed leashes leashing leavened
leavening leavens lechers leching lectern lecterns leeched leeches leer leerier leering lees leeward legalisation legalise legalised legalises
legalism legality legatee legatees legates legends leggier legible legibly legions legislate legislated legislates legislating legislative legislature
legitimacy legitimatise legitimise leis leisured leisurely lemming lemmings lengthens lenience leniency leotard leotards leptons lesion lesions
lessees lessened lessening lessens lessors lest lethally levees lever levered levering levers leviers levitation levying lewder lewdest lexicon
liaised liaises liaising libation libations libbers libel libelled libeller libels liberal liberally liberals liberate liberated liberates liberating
liberation liberator liberators libertarian libido libidos lichens lief lien liens ligated ligates ligating ligation likened likening likens lilted
lilting limb limber limbers limbs limeade limiest limning limpets linage linden lindens lineal lineman linemen lineups ling linger lingered lingerer
lingering lingers lingo lingoes lings linguine liniment linings linkman linkmen linkups linnets linseed lintel lintels lintier lioness liquoring lira
lire lisle lisped lispers lisping lite literacy literate literately literates literati lithe lithely litheness lither lithest litigating litigator
litotes littoral littorals liturgy livability livened livening livens lividly loafed loafer loafers loafing loamier loath loathe loathed loather
loathers loathes loathing loaves lobbers lobbing localise localises locality locavore locavores locket lockets lockout lockup lockups locomotion locos
locus locution locutions lode lodes lodgings loftier logbook logbooks loge loges loggias logicality logician logier logiest logistical logoffs logon
logons loin loins loiterer loitering loiters lolcats lollies lolling lollops longueur lookout loonier loonies looniest loons loopier loos loosens
looted looter looters looting loots loping lopping lops lorises lotions lotus lotuses louring lours lousier lousily louts louvred louvres loveys
lowdown lowlier lowliest lozenge lubber lubbers luffing lugged lugger luggers lugging lumbar lumberer lumpier lunacies luncheon luncheons lunge
lurched lurches lurking lust lusted lustful lustier lusting lusts lutes lynched lyncher lynchers lynches lyric lyrical lyrically lyricism macerate
maceration mach machete machetes machinate machinates machinating macing macron macrons macs madam madcaps maddens madrasa madrasah madrasas madrases
madrassa maestro magenta mages magi magical magistracy magnate magnates magnetic magneto magnetos magnified magnifier mahatma maidenhood maidenly
maidens mailbag maillot mailman mailmen maiming maims maintop maisonette majolica malaise malaria malarial malathion malign maligned maligns malinger
mallard mallets mallow mallows malt malteds maltier maltiest malting maltose mamboing mammals mammies manacle manacled manacles manacling manageress
manana mananas manatee manatees mandala mandalas mandate mandated mandates mandating mandible mandrel mandrels mandrill manege manfully mange manged
mangier mangiest mangle mangled mangler manglers mangles mangling mangy manhandle manhandled mania maniacs manically manicured
manicuring manifesto manifestos manilla manipulable manipulative mankind manky manlier manliest manlike manly manned manning manorial mantel mantels
mantilla mantled mantles mantling mantoes mantras manufactured manured manures manuring maracas marathoner marauds mares margarita marginal maria
marimba marinade marinara marinate marital marketeer marketeers marlin marlins marque marquess marquis marquise marred marring marrow marrows marshal
marten martens martially martian martians martinet martini martinis marts martyring martyrs marvels maser masers masonic masque masques massacre
massaging massifs massively materialise materialism materialist materiel maternal matinee matres matrices matriculate matrons mattock mattocks matured
maturer matures maturest maturing maturities maturity matzohs maulers mauling mauls maunder maxilla maximal mayo mayoral mayoress mayoresses maypole
mayst meagrely mealier mealiest meander meanies meas measles measlier measliest meatier meatiest mechanise mechanised mechanises mechanising meddle
meddled meddler meddles medial median medians mediate mediated mediating mediation mediator mediators medicaid medically medicare medicate medicates
medicating medicinal medico medicos medieval mediocrity meditating meditative meetups melamine melanin melding melodic meme memento mementos memorably
memorise menaced menaces menacing menage menageries menages mendacity menial menially menials meninges menopausal mentally menthol mercer mercers
merchandised merchandisers merchandises mercury merited meriting mescal mescals mesdames meshing mesquite mete meteor meteorologic meteors metes
methodology meths metier metiers meting metric metrical metrication metricise mewing mewling mewls miaowing micks microbe microcosm microdot micron
microns middies middy midgets midlife midmost midpoint midriff midst midtown midway midways midweek midwifed midwifery mien miffing migraine migrant
migrants mikes miking mildews milieus militancy militant militarily militate militating milkier milkman millet millibar millionth millisecond milting
mimetic mimicry minatory mindset mingles mingling miniaturise minibar minibus minicam minima minimised minimises minions minivan minority minster
minsters mintage mintier minuend minuet minuets minutia minutiae minxes mirages miriest miring miscible miscued miscuing misdeed miserable misers
misled missilery missive mistral mistress mistresses mitigation mitres mitring mixable mobbing mobilise mobster mobsters moccasin mockery modal
modality modals modding modem modems moderniser modernisers modernises modernism modernist modernists modernity modicum modular modulate modulates
modulator modulators modulo modulus moiling moils moire moist moisten moistens moister moistly moisture moisturise moisturised moisturises moldboard
moldboards molester molesters molests mollification mollified mollifies mollify mollifying molls molters momenta momentous momentum monarch mongers
mongols mongrel moniker monikers monition monitions mono monocle monodist monody monogamy monograph monologist monologues monomer monomers monsieur
monsoon monumental mooched moocher moochers mooches mooching mooed mooing moonlit moos mooting mopiest moppets moraine morale moralise moralism
moralist moralists morality morbidity mordant morel morels morgues morn moron morose morphing morrows morsels mortal mortals mortaring mortars
mortgagee mortgagors mortification mortified mortifies mortify mortifying moshing mossier motels motile motiles motility motivate motivating
motivation motivational motivators motives motleys motlier motorcar motorise motorised motorises motorising motorman mottles mottling mottoes moue
moues moulted moulting moults mountaineer mountaineered mousier mousse moussed mousses moussing moustached moustaches mouthier mowed mucilage mucked
mucking mudpack mudroom muenster muffing muffling mulch mulched mulches mulching mulcted mulcting mulling mullion mullions mulls multiplex multiplexer
mumbled mumbler mumblers mummery mummify mumps munch munched munches munchie munchies munching munchkin munging mungs municipally munition munitioned
munitioning munitions murkier murks muscatel muse mused muses mushers mushing musicale musicianly musing musings muskrat mussed musses mussier mussing
mustang mustered mustering mustier mustily mutability mutagen mutagens mutants mutational mutative muted muteness muter muttering mutuality muzzling
mycologist mynahes mystical mystify nabbing nagware naivete naivety nakedly napalms nappier nappiest narrated nascent nativities nativity nattered
natters nave navel navels navigable navigational navvies navvy neath necessity necrology negativism negativity neglect neglects negligee negligees
negligible negotiable negotiated negotiating negotiator neighed neonate nervier nestle nestled nestles nestling nestlings netbook netbooks nether
netted netters netting neurally neuronal neuroses neutered neutering neuters neutrally neutron newbies newsier newsiest nicety niche nickels nicker
nickers nicking nickles niftier nigh nighest nineteenth ninnies nipples nitrate nitrated nitrates nitrating nitration nitrification nitro nobble
nobbled nobbles noddle noddles nodules noel noels noes noisome nomadic nominating nominative nominator nonexplosive noose nooses normalcy normalises
normality normative norther northerly northerner northers northwester noshed noshers noshing notated notates notating notched notches notching notepad
notional notionally notwork notworks nought noughts novae novelette novelise novelised novelises novella novellas novelty novenas novice novices noway
nowise nozzles nuances nubbier nucleate nucleic nucleon nucleus nude nuder nudged nudging nuked nullify nullity numeracy numeral numerals numinous
nunneries nunnery nurserymen nursling nurslings nurtured nurturer nurturers nutmeat nutritional nutritious nutritive nybble nybbles obits objection
objectors oblation oblations obligate obligates obligating obliged oblivion oblivious obliviously oblongs obscene observance obsessed obsolesce
obstetrical obverse obverses obviated obviation occasional occluding occlusion occlusions occupation occupationally occupations occupied occupying
oceanic octave octaves octet oculars oculist odes odiously oedipal oenology offbeat offbeats offed offence offences offhand officiant officiate
offprint offshoot offside offsite offspring oilcans oiliest ointment oldster oleander oleanders omicron ominous omnibuses oncoming onerous onetime
onside ontology onward operable operatic operational opes opiates opine opined oping opining opportunely opportunism opportunist opportunists oppose
opposes opposing opposition oppositions oppress oppressed oppresses optically optima optimiser optimises optimism optimist optimists optimum opting
orality orangery orate orates orating oration orations orators orbital orchestrate orchestrated orchestrates orchestration ordained ordaining ordains
ordeals ordinate ordinates organdie organisational organisers organises organismic organza orgasmic orifice orifices originate originator originators
orioles orisons orotund orrises orthodontia orthopaedist ostensible osteopathic osteopathy ostlers ostrich ounce oust ouster ousters ousting ousts
outdoorsy outflank outgrew outhit outrage outran outset outwit outwits outwore ovarian ovaries ovary ovation ovations overact overacted overage
overarm overate overawe overawed overawes overawing overbid overbuy overdid overdub overdue overeat overfed overflew overfly overgrew overhung overjoy
overlain overlie overpay overran overrode oversaw oversea overt overtax overture overuse oviduct ovoid owing oxtails ozone pacier paciest pacified
pacifier pacifies pacifism pacifist pacts padded paddies pageant pageants paginated paginating pagodas painterly paisley paisleys paladin palatal
palate palates palatial palatially palaver palavers paleo palings palled palling palmate palmetto palmist palpable palpate palpates palsied palsies
palsying paltrier paltriest paltry pamper pampers panacea panache panders panicked panicky pannier panniers pansies panther pantie panties papoose
pappies paprika paps papyrus para parable parables paradigm paradox paragon parallax parallelised paralyse paralysis paralytics paramecia paramedical
paramedicals parameterise paramour parapet paraphrase paraquat paras parasite parch parched parches parching pardner pardners pare pared parental
parenthesise parenthetic parer parers pares pareses paresis pariah pariahs paribus paring parings parkour parkway parlance parlayed parlaying parlays
parley parleys parlous parodied parodies parodist paroled parolee paroles paroling parquetry parred parried parries parring parrying pars parsec
parsecs parson parsons partake partaker partakers partakes partaking partiality participant participators participle participles particle particles
particularity particulate particulates partisan partisans partition partitions partway parvenu parvenus pascals passe passel passels passerby
passersby passive passkey pastel pastels pastern pasterns pastiches pastie pastime pastimes pasture pastures pasturing patchier patchiest patchily
pate pathos patinae patinas patisseries patrician patriot patroon patroons patsies patsy pattered pattering patties paucity paunch paunches paunchy
pauper paupers paydays payslip paywall payware peal pealing peasantry peatier peatiest peculate peculated peculation pedalo pedalos pedantry pedants
peddle peddled peddles peddling pedicured peeing peeking peeress peeresses peeving peevish peewits pegging pelican pellet pellets pelmets pelting
pelts penalise penalises penance penances pendant pended pendent pends penetrating penetrative peninsular penises pennant penned penning pennons
penologist penology pensive peonies peony pepped peppier pepping perceived perceptional perceptive perceptual perched perches perching percussive
perfecta perfectas perfection perforated perforating perforce perfumery perfusion peril perilous perimeter perimeters periodic perish perished
perisher perishing perjure perjures perkiest perking perks permanence permanency permeable permeated permeation perming permitting permute permuted
permutes peroxide peroxided peroxides peroxiding perpetration perpetuate perplex perquisite perquisites persona personae personage personalise
personalty personas persuaded persuader persuaders persuasion persuasively pert perter pertest pertinent pertinently pertly pertness perukes perused
peruses pervade pervasive pervert perverted perverting perverts pessary pester pestered pestering pesters pestled pestling pesto petcock petcocks
peter petered petering petiole petition petitioned petitioning petitions petrel petrels petrify petrolatum petrologist petting pettish pewters phage
phages phantom pharmaceutic pharmaceutics philanthropist philately philippic philippics philistines phished phisher phobic phobics phoebes phoneme
phonemes phoneys phonically phonics phonied phonier phoniest phonograph phonographic phonographs phonologist photon photons phrasal phreaking
physicality physios pianola piastre piastres picante pickaxing pickerel picket picketed picketer picketing pickets pickier pickiest pickups pics
pictograph pictographs piddle piddled piddles piddling pidgins pierce pierced pierces piercingly piercings piety piglets pigpens piing piked piker
pikes piking pilaster pilasters pilfers pilings pillbox pillion pillock pillory pimped pimping pimple pimpled pimplier pimpliest pimply pimps pinatas
pincers pinhead piniest pinioned pinioning pinions pinkies pinko pinnate pinnies pinon pinto pioneer pioneers pipette pipped pipping pippins piquing
piranha piratical pissed pissers pisses pissing pistil pistils piston pistons pitchmen pith pithy pivotal pizzazz placard placate placated placates
placating placebo placebos placid placidly placket plackets plague plagued plagues plaguing plaice plaint plaints plaited plaiting plaits plangent
plantain plantar plaques plashed plashes plashing plasticise plat plateau plateaus platens platoon platted platter platters platting platys playgoer
playgoers playpen playpens plead pleaded pleader pleaders pleading pleadings pleas pleasantry pleasure pleated pleating pleats pledged pledging
pliability pliable pliancy pliant pliantly plies plight plighted plighting plights plinths plodded plodder plodders plodding plonked plonker plonkers
plonking plover plovers pluck plucked plucking plucky plumb plumbed plume plumier plummet plummets plunder plunderer plunders plunged plunger plungers
plunges plunging plunked plunking plush plusher plushest plushier plying poached poacher poachers poaches poaching pocked pocking pocks podding
poetess poetical pogroms poignancy pointier poising pokiest polarity poleaxe polemical policemen polio politic politically politicise politicises
politico politicos politics polities polkaed polkaing pollard polliwog pollster pollsters pollute polluting polymeric pommel pommels poms ponce
ponchos poncing poncy pondered pondering pone pones pong ponging poniards pontoon pontoons pooched pooches pooching poof poofs poofter poofters
poohing pooing poorboy poos poplar poplars poppet poppets populace populaces porcine pored porgies poring porkier porkies porkiest porpoise porpoised
porpoises porringer portage portaging portend portent portents portico porticoes portiere portraitist portray pose posed poser posers poseurs posing
posit posited positing positivism positivist positron positrons posits poss posses possess possessing possession postbag posties postilion postilions
postlude postludes postmen postpone postpones postponing postulate postulated postural posture postured postures posturing postwar potability potables
potent potentiality potentiate pother potherb potherbs pothered pothering pothers pothole potholing pottage pottier potties pouffes poultice pounced
pounces pouncing pound pounded pounding pouted pouter pouters pouting pouts practicum practicums practised practises praetor praetorian praise praised
praises praising praline prance pranced prancer prancers prances prancing pranged pranging prank pranks prat prate prater praters prates prating prats
precarious precede precedent precedents precedes precept precepts precinct precis precluded precluding preclusion precocious precognition predecease
predeceases predestined predicable predication predicative prediction predictor predictors predilection predilections preemies preeminent preempt
preempted preempting preempts preened preening pref prefabs prefect prefects preferring pregnant prejudicing premeds premier premiered premiers
premise premised premising premix prepend prepped preppier preppies prepping preps prepuce prepuces presbyter presbyters prescient presciently
prescriptive presetting presidency president presidential presidents pressie pressies pressmen pressurise presto prestos presumable presume presumed
presumes presumption presumptions preteens pretence pretences pretension prettify prevail prevails prevalent preventive preying prezzie pricier
priciest prickle prickled prickles prickling pried prier pries prigs prim primacy primate primates primmer primmest primped primping prion prioress
prioresses priories prioritised prioritises prises prising prissier pristine privatise privets privier privies priviest privilege privily proactive
prob probables probate probated probating probational probity problematical procedural procession processional processionals processions procreated
procreative procured procurer procurers procuring prod prodded prodding productive prof profanation profane profanes profaning profess professed
professes professing profession professionalise professionalism professions proffer proffers profiteer profound profs profuse profusion profusions
programmed progression progressions projectile projectiles projectionist projectors prole proles prolong prominence promissory promoth promotive pron
pronounced propane propel propels prophecy prophet proponent proportion proportional propositional propound propounds proprietor proprietors propriety
prorate prorated prorates prorating prorogation proscription proscriptions prosecution prosecutions prosier prosiest prospective prospector
prospectors prosper prospering prosperity prosperous prospers prostate prosthesis protean protectionism protectionist protective protectively
protectors protege proteges protein proteins protons protozoa protract protracted protracting protraction protracts prov provability provender
provenience provident province provinces provisional proviso provisos provocation provoke provoked provoker provokers provokes provoking provost
prowess prowled prowler prowlers prowling prows prude prudence prudent prudently prudish prying psalm psephologist psephology pseud pseuds pseudy
psyched psyches psychiatric psyching psychotherapies puberty pubic pubis publicise publicised publicises pucker puckers puckish pucks puerile puffers
puffing pule puled pules puling pullet pullets pulley pulleys pulpier pulpits pulpy pulsate pulsates pumices punctual punctuate punctuating pundits
pungent pungently puniest punitive punned punnets punning punster punsters punters punting punts pupated pupates pupating pupped puppetry pupping pups
purchased purchaser purchasers puree purge purgers purging purified purines purists purity purled purling purls purport purports purring pursuance
pursue pursued pursuer pursuers pursues pursuing pursuit purview pushier pushiest pushily pushpin pusses pussies putrefy putsches putter puttering
putters puttied putties putts puttying pyrites pyruvate quaking quaky qualitatively quantified quantifier quantifiers quantifies quantify quantise
quantitation quantitatively quartet quartets quartos quavery queered queering queerly queers quelled quelling ques quickie quietens quietus quint
quintet quirking quirt quivery quoit quoited quoiting quorate quot quotas quotient rabbet rabbets rabbis rabbles rabid rabidly racemes raceway racists
raddled radials radiance radiate radiated radiates radiation radiations radical radii radiology rads raffish raffled rage raggedy ragtime ragweed
rallied rallies rally rallying ramekin rampart ramping ranched rancher ranchers ranches ranching randier ranees rang rangier rangiest rankle rankled
rankles rankling ransom ransoms rapes rapidity rapine raping rapists rappels rappers rapping rapport rapports raptors rarebit rarefy rash rasher
rashers rashes rashest rasping raster ratchet ratings ration rational rations ratline rattier rattler rattles ravager ravages rave ravelled raving
ravings ravish ravished ravishes ravishing razing razzing realisable realisation realise realised realises realising realism realist realists realty
ream reamed reamer reamers reaming reaper reapers reaping reaps rearing rears rearward rearwards reattain reattained reattains rebate rebated rebates
rebating rebel rebels rebuked rebukes rebuking rebutted rebutting recantations recanted recanting recants recap receded recedes receding receptive
receptor recessed recesses recessing recession recessions recessive recessives recitation recitatives recite reciter reciters reciting reckons recline
reclined recliner reclines reclining recluse recluses reclusive recognisable recognisably recogniser recognises recolonise recolonised recompensed
reconciled recondite recouped recouping recoups recreant rectally rectify rectories recuperation recurred recuse recused recuses recusing redactors
redcaps redcoat reddened reddening reddens redemption redhead redheaded redials redistributive redlining redound redounded redounding redounds
reductive redwood redyeing reedier reediest reeds reedy reeking reelective reembark reenact reenacted reeving refection refectory refereed referent
referents referrer referrers refest reffing reflate reflation reflations reflective reflectively reflexes reforged reforges reformist refract
refracted refractory refracts refreshingly refroze refuge refurnish refusal refusals refutable refutation refutations refute refuted refuter refuters
refutes refuting regal regalia regeneracy regent regents regimen regiment regiments regimes registrar registrars regress regresses regressing
regressive regretted regretting regrew regrinding regularise regularity regulate regulates regulating regulative regulator regulators rehabilitating
rehabilitative rehearsal rehearse rehearsed rehearses rehearsing rehearth rehoused rehouses reified reifies reifying reigned reigning reined
reinflates reinforce reinforced reinforcement reinforces reining reinstate reinstated rejigged rejigger rejiggers rejigging rejoinder rejoinders
rekindling relapse relapses relapsing relational relativity relaxant relegate relegated relegates relegating relent relented relenting relents
reliance reliant relics relief reliefs relieve relieved reliever relieves relieving religiously relished relishes remand remanded remanding remands
remedial remediates remit remits remitted remitting remorse remunerate remunerated remunerating remunerative renal rending rends reneged reneger
renegers reneges reneging renegotiating renounce renounces renouncing renovation rentals reorganises reorged reorging reorient repairmen reparable
reparation repartee repaved repaves repay repeal repealed repealing repeals repel repelled repelling repels repent repentant repented repenting
repents repetitious repetitive replete repleted repletes repleting repletion replica replicas reposed reposes reprehend reprehended reprehending
reprehends representational repression repressions reprieve reprieved reprieves reprieving reprise reprised reprises reprising reproductive reptile
reptiles repudiation repulsion repulsive repulsively reputable reputed reputedly reputes reputing requiem requiems rerunning resat rescind rescinded
rescinding rescinds reservist residencies residua residue residues resilience resiliency resisted resisting resistor resistors resists resit resolute
resorption resowed resowing respite respondent restive restively restocked restorative restraint restraints restrung resultant retaliate retaliation
retard retarded retarder retarders retarding retards retched retches retching retentive reticence reticent reticently retie retinal retinas retinue
retiree retract retracted retracting retraction retractions retracts retread retreads retroactive retsina returnee returnees retweet retying reunite
revamping revamps revel revelation revelations revelatory revelled reveller revelling revelry revels revenge revenged revenges revenging revere
revered reverence reverenced reverences reverencing reverend reverent reveres reverie revering revers reversal reversals revile reviled revilement
reviler revilers reviles reviling revisionism revisionist revival revivals revived revives reviving revolted revolting revolts revolution revolutions
revolve revolved revolver revolvers revolves revolving revulsion revving rewedded rewove rewoven rhesuses rhythmic rial rials rickets rickety ricking
rickrack ricks ricotta ridding riddling rife riffing riffle riffled riffles rifting rightism rightist righto rigours rile riling rimming ripcord
ripcords riposted riposting rippers ripping risings rites rivalry rive riverbed rives riveted riveter riveting riving riyals roach roached roaches
roaching roadies roadster roadsters roadway roam roamers roams roan roans robotise robotises rockery rocketry rockier rockiest rods roes rogered
rogering roguery roiling roils roister roistered roistering roisters rollick rollmop romaine romaines romanced romancer romancers romantic romeo
rompers romping rookery rooking roomette roost roosted roosting rootlet ropiest rosaries roseate rosette rosined roster rosters rotaries rotated
rotating rotational rote rotund rotunda roubles roue roues rouged rouges rouging roundel roundels roundup rouse roused rouses rousing roust roustabout
rousted rousting rout routinise routinises rover roving rowboat rowboats rowelling rubier rucking rucks rudders rued ruefulness rues ruffle ruffled
ruffles ruing ruinous rulings rumbles rumples runabout runaway runaways rungs runlets runnel runnels runnier runoffs runtier runtiest runts ruse ruses
russets rustles ruts rutting sabbath sable sables sachem sachems sacred sacrum saddens saddlery sagacious sagas saggiest sagging salacious salience
salient saliently salines salinity salivary salivate sallied sallies sallow sallower sallying saltbox saltine salutary salvaged salve salved salver
salvers salves salving sampans sanction sanctions sanctity sanctuaries sanctuary sandbag sandbar sandhog sandlot sandman sandmen sangria sanitation
sanitised sanitises sapience sapiens sapient sapless sapling saplings sapped sapper sappers sappier sapping saps sardonic sarge sarky sarnies sarong
sarongs sash sashayed sashes sassiest sassing satanic satanically satay satchel satchels sate sates satiable satiate satiated satiates satiating
satiation satiety satiric satirise satrap satraps saturation saucier sauciest saucily saunaing saunter saurian saute sauteing sautes savagery savanna
savannas savants savvied savvies savvying scabbard scabbed scabbier scabbing scabby scabies scagged scalability scalded scalding scalene scalier
scaliest scallion scallions scallop scalloping scalpel scammed scammer scammers scamming scamper scampers scampi scams scandium scant scanted scanter
scanting scants scapular scarabs scarce scarcely scarcer scarcest scarification scarified scarifies scarify scarlet scarp scarped scarper scarpers
scarps scathing scats scatted scatting scenarist scenarists sceptic sceptre sceptres schemata schematise schismatic schisms schlock schmoes schnook
schnooks schooner schooners sciatic scimitar scissor scissored scoffed scoffer scoffers scoffing sconce sconces scooped scooping scoot scooted
scooting scoots scorn scorned scorner scorners scorning scorns scotch scotched scotches scotching scotchs scour scoured scourer scourers scourge
scourges scourging scouring scours scowled scowling scows scraggy scrags scram scramble scrammed scramming scrams scrapie scratchier scratchiest
scrawl scrawled scrawling scrawls scrawly scrawny scree screech screeches screeching screed screeds screes scribal scribes scrim scrimp scrimped
scrimping scrimps scrip scrips scripture scrotal scrotum scrounger scruff scruffs scrump scrumped scrumps scrumpy scrunch scrunches scrunchy scruple
scrupled scrupling scrutiny scuba scudded scudding scuff scuffed scuffing sculled sculler scullers sculling scullion sculpted sculpting sculpts
sculptural scum scummed scummier scumming scums scupper scuppers scurf scurried scurries scurry scurrying scuttle scuttled scuttling scything seabeds
seabird seafloor seagoing sealant seamier seamiest seances seaport seaports seared searing seascape seascapes seashell seasick seawall seaward
seawater secants seceded secedes seceding secession seclude secluded secludes secluding seclusion seclusive secrecy secretariat secretariats secrete
secretion secretions secretory secs sectary sectional sectionals sects secular sedated sedately sedater sedates sedating sedation sedge sedgy sediment
sedimentation sediments sedition seducer seduces seduction seductions seductive seductively seedier seedling seep seepage seeping seeps seethed
seethes seething segueing seguing seignior seiners seining seismologic seize seized seizes seizing seizure selectivity selectman selectmen
selenographer selenography seltzer seltzers selvage selvages selves semanticist semen semester seminal seminaries sempstress senates senor senoras
senors sens sensibility sensitise sensitised sensitises sensory sensual sensuous sentience sentries sentry sepal separatism separatist separative
septets sequels sequester sequined sequins serape serapes seraphs sere serenading serener serenity serer serf serialisable serialises serifs sermonise
serology serous serpent serpents serrate serrated serration serried serveries servile servos setback setbacks settable setts seventeenth seventieth
seventieths sever sewerage sexiest sexist sexists sexologist sexology sexpots sextant sextets sexting sextons sexuality shack shacked shacking shackle
shackled shackling shacks shad shadier shadiest shadiness shadings shafted shafting shagged shagging shakeup shale shallot shallots shalt sham shaman
shamans shamble shambles shambling shambolic shammed shamming shampooer shampooers shamrock shandies shandy shanghais shards shareware shariah
sharpened sharpener sharpening sharpens sharpie sharpies shatter shatters shay shays shear sheared shearer shearers shearing shears sheath sheathe
sheathing sheaths sheave sheaved sheaves sheaving shebeen sheeny sheered sheerer sheering sheers sheilas shekels shelve shelved shelving sherbet
sherbets shes shewed shewing shewn shews shiatsu shill shilled shilling shillings shills shimmying shingle shingled shingles shinnying shire shires
shirked shirker shirkers shirking shirks shirred shirring shirrs shit shits shitted shittier shitting shoaled shoaling shoat shoats shoddier shoguns
shone shoo shooed shooing shook shoos shootout shoppe shortage shorties shove shoved shoves shoving showier showily showman showmen shrank shred
shredding shriek shrieks shrift shrike shrikes shrilled shrills shrilly shrine shrines shrived shrivel shriven shrives shriving shroud shrouds shrubby
shrunk shtick shticks shuck shucked shucking shudder shuffler shunned shunning shunt shunted shunting shunts shushed shushes shushing shutout shuttle
shuttled shuttles shuttling shyster shysters siccing sickens sickies sicko sickout sidearm sidecar sideman sidings sidle sidles sidling sift sifted
sifter sifters sifting sifts signalise signalising signalmen signatories signatory signet signets signify signora signoras signore signori signorina
signorine signors silicone silkier silkily sill sills siltier siltiest silting silts simile similes simper simpers simpleton simplex sine sinecure
singe singeing singlet sinister siphoned siphons sire siring sissier sissies sitar sitars sittings situate situated situates situating situational
sixpence sixteenth sixtieth sixtieths sizzled sizzler sizzlers sizzling skeeter skeeters skein skeins skeletal sketchier sketchiest sketchpad skewered
skewing skidded skidding skids skilful skillet skillets skimmer skimp skimped skimps skit skits skitter skittering skitters skittish skittle skiver
skivers skiving skulked skylight skyline skyward slagged slagging slake slakes slaking slaloms slammed slammer slammers slamming slander slanderer
slanders slang slanted slanting slat slather slathers slatted slattern slatterns slavered slavery slayer slayers slaying slayings slays sleazes
sleazily sledded sledder sledders sledding sleek sleeked sleeker sleekest sleeking sleekly sleighs sleight sleights slender slewing slime sling
slinging slings slink slinkier slinking slinks slit slither slithery slits slitter slitting sliver slivered slivers slobber slobbing sloe sloes
slogged slogging slogs sloop sloops slop slopped slopping sloshed sloshes sloshing slouch slouchy slovenly slovens sludge sluice sluiced sluices
sluicing slumber slumbers slummed slummer slummier slumming slump slumped slumping slums slung slurping slurred slurring slush slushier sluts sluttier
sluttish smack smacked smacker smackers smacking smacks smartened smartens smarties smashup smattering smeared smearing smelt smelted smelting smileys
smirched smirches smirching smirked smirking smite smites smithies smithy smiting smitten smock smocked smocking smocks smokier smooch smooches
smooching smoochy smother smothers smoulder smoulders smudged smudges smudging smuggest smuggle smurf smuttier snaffling snagged snagging snakier
snapper snappers snared snares snarfed snarfing snaring snarks snarky snarled snarling sneak sneaked sneaking sneaks sneered sneering snick snicked
snicker snickers snicking snicks snide snidely snider snidest sniffle sniffling snifter snifters snipers sniping snipped snippier snippiest snipping
snippy snitch snitched snitches snitching snits snivels snog snoop snooped snooper snoopers snoopier snooping snootier snoots snoozed snoozes snoozing
snorkel snort snorted snorter snorters snorting snorts snouts snuffed snuffer snuffers snuffing snuffly snuggest snugging snuggle snuggling soapier
soar soared soaring sobriety sociable sociables sociably socialise socialism socialist socialists societal sockeye sodden sodding softened softens
softies soggier soggiest soignee soirees solaced solaces solacing solaria solemnly solenoid solicit solicited solicitous solicits solidarity solidi
solidify solidus solitary solute solutes solvent somatic someway sonnets soot sooth soothingly sootier sopped soppier sopping soppy sorbets sorcerer
sorcery sorta sortied sortieing sorties sots sottish sough soughed soughing soughs soupier souse sousing southerly southerner soviets sowed sower
sowing sown sows sozzled spacial spacier spaciest spadices spake spandex spangle spangling spank spanked spanks spar sparkier sparred sparring
sparsity spasm spastic spastics spates spathes spatially spats spatted spatter spatters spatting spatula spavin spavined spay spaying spays spear
speared spearing spears specialise specialises specialism specialisms speciality specie specif specimen specimens specious speciously speck specked
speckle speckled speckles speckling specks spectacle spectates spectral spectre sped speechified speechifies speechify speechifying speedier speedily
speedway spewed spewers spewing spheres spic spicule spicules spieled spieling spiffier spigots spikes spikier spiking spilt spinals spindle spindling
spinet spinets spinier spinney spinster spinsters spiraea spirals spite spittle splat splats splatter splattering splatting splay splayed splaying
splays spleens splice spliced splicer splicers splices splicing spliffs spline splines splint splinted splinter splinters splinting splints splodge
splosh sploshes splotch splurged splutter spoilt spoke spokes spokesmen spokespeople spokeswoman spongier spook spooked spooking spooks spool spooled
spooling spools spoor spoored spooring spore spored spores sporing sportier sportingly sportive sportsmen spotlit spousal spout spouted spouting
spouts sprain sprained spraining sprains sprang sprawled sprawling sprawls spreed spreeing spriest sprig sprightly springily sprites spritzing
sprocket sprockets spruced sprucer spruces sprucing sprung spry spuming spurned spurning spurred spurring spurt spurted spurting spurts sputter
sputters spyglasses spyware squabble squalid squalled squashier squawked squeegeed squidgy squiffy squiggling squints squirm squirmed squirms squirmy
squirt squirted squirts squish squished squishes squishy stabbed stabber stabbing stabilise stabs stagier stagiest stagnate staider staidly staidness
stake staked stakes staking stalk stalked stalker stalkers stalking stalkings stalks stalling stamens stamina stampede stampeding stances stanched
stancher stanches stanching standardises standby standbys standee standees standout stank stanzas staple stapler staplers staples stapling starch
starched starches starching starchy stark starker starkers starkly starlet starling starlings starlit starrier startle startled startles startling
starvings statesmen stationary statistically statuary statuette stature statures stave staved staves staving stead steads stealth steamier steed
steeds steeple steerage stellar stem stemmed stemming stemware stenches stenographic stenography stent stents stepson stereos stereotype sterile
sterility sterling sterner sternum sternums steroid stets stetson stetsons stetted stetting stickler sticklers stickup stickups sties stifled stifles
stifling stiflings stigmata stile stiles stilted stilts stimulant stimulants stimulation stimulative stingray stinkier stint stinted stinting stints
stipend stipple stippled stippling stipulate stipulated stipulates stipulation stipulations stirrup stirrups stitchery stoat stoats stockading
stockier stockily stockist stockpot stocky stogies stoical stoically stoked stoker stokers stoking stole stoles stolid stolider stolidity stolons
stomp stomped stomping stomps stonier stoniest stonily stonking stooges stoop stooped stooping stoops stoppered stoppering stopple stoppled stopples
stoppling storeys storks stoup stoups stout stouter stoutly stouts stowage stowed stowing straddle straddler strafed strafes strafing straggle
straggled straggler straggles straggly straightener strain strained strainer strainers straining strains straiten straits strand stranded stranding
strands strangle strangled strangler stranglers strangles strata strategical stratifies stratify stratum stratus streak streaked streaker streakers
streaking streaks streaky streetcar strep strew strewed strewing strews strewth striae striated striation striations stricken stricture strictures
stride strident strides striding strife strikings stringency stringier stringiest stripling striplings strive striven strives striving strobe strobes
strode strongmen strop strophe strophic stropped stropping stroppy strops strove struck strummed strumming strumpet strumpets strums strung strut
strutted strutting stubbier stuccoes stud studded studding studious studlier studliest studly stumped stumping stumps stun stung stunned stunner
stunning stuns stuntmen stupefy stupors sturdier sturdiest sturdy sturgeon sturgeons stutter stutters styli stylise stylised stylises stylishly
stylising stylus styluses stymied stymies styptic styptics suasion suave suavely suavest suavity subarea subbing subcontinental subhead sublet sublets
subletting submariner submariners submerged submersion submissive submitter subpart subprime subscript subside subsidiarity subsiding subsist
subsisted subsisting subsists subspace substantiate subsuming subteen subtend subtended subtext subtexts subtitled subtlety suburban suburbia
subvention subversive subvert subverts succession successions suckered suckled sucrose suction suctions sued sues suffice sufficed suffices
sufficiency sufficing suffused suffuses suggestive suing suitors sulk sulking sullied sullying sultana summarise summarised summarises summed summing
summitry summoner summons sumps sunbath sunbelt sunblock sunburst sundae sundaes sunder sunders sundial sundown sundress sundries sundry sunfish sunk
sunshade sunspot suntrap superb superber superior supermen superpose superposed supervene supervened supervised supervises supervising supervisory
supine supped supping suppl supple supplemental supplemented suppler supplest supportive suppurated suppurating surfer surfers surge surgically
surging surlier surmise surmises surmising surmount surmounting surpasses surpassing surplice surplices surpluses surreal surrender surrogacy surtaxes
surtitle surtitles survival survivors suspender suspenders suspense suspicious sussed susses sussing sustain sustained sutlers suttee sutured sutures
suturing svelter sveltest swabbed swaddle swaddled swaddles swagged swaggers swagging swain swam swampier swank swanked swanker sward swards swarm
swarmed swarming swash swashed swashes swashing swat swatch swatches swathed swathes swathing swatted swatter swatters swatting swaying sways sweatier
sweetens sweetie sweeties swelter swelters swerve swerved swerves swerving swig swigged swigging swigs swill swilled swilling swills swimmingly
swindle swinish swipe swiping swirled swirling swish swished swisher swishes swishest swishing swizzle swizzled swizzles swollen swoon swooning
swooped swooping swordsman swore swotted swotting swung syllabic syllable syllables syllabub syllabubs symbiotic symbolical symbolise symbolism
synapse synapses synchronises syncope synopses synoptic syntactic syntactical synthesis syringe syringes systematical systematise systemic systemics
systolic tabbies tabbing tabla tablas tableaux tack tacked tacker tackers tackier tacking tackle tackled tackler tackles tackling tacks tactile
tactility tactless tagging taint tainted tainting takeout tali talisman talkier talkies tallied tallier talliers tallies tallow tallowy tallying
tamales tamp tamper tampered tamperer tamperers tampers tamping tamps tanager tanagers tandems tangelo tangelos tangent tangents tangible tangiest
tangle tangled tangles tangling tangoed tangoing tangs tankard tantrum tapered tappets taproot taproots tardier tares tariff taring tarmacked
tarmacking tarnish tarns taro tarp tarps tarried tarrier tarries tarriest tarring tarrying tars tarsals tartar tartars tartiest taser tasering tasers
tassels tastings tattered tattering tatters tatting tattled tattles tattling tattooer taunt taunted taunter taunting taupe tawnier taxiway taxman teak
teaks teamster teamsters teargas tearier teariest tearoom teasel teasels teat teats technicality teddy teed teeming teenage teenier teeny tees teeter
teetered teetering teeters teethe teethes tektite tektites telegraph telephoned telephoner telephoners telephonic telephoning telephony telephoto
telescoped telescopic telethon telethons televising telexing temerity tempera temperas temperate tempo temporally tempura tenable tenably tenancy
tenantry tench tend tended tenderise tending tendons tends tenement tenements tenet tenets tenfold tenoned tenpins tensile tension tensions tensity
tensors tenuity tenuous tenured tenures tenuring terminable terminators termini terminus termite termites terrain terrains terrific terrine terrines
territorial territorials terser testate testates testicle testicles testier testify testily testimonies testis tetanus tetchier tethers textural
texture thane theatrics thee thees theists thence theorem theorems thereat therefor theremin thereon theretofore thereunto therm thermos thermostatic
therms thew thickens thicket thickets thicko thickos thickset thieving thimble thine thingies thirst thirsted thirsts thirteenth thistle thistles
thither thole tholes thong thongs thous thousandth thousandths thralling thralls thrash thrashes thrashing threadier threshed threshing thrift thrifts
thrills thrive thrived thrives thriving throbbing throbs throe throes throng thronged thronging throngs thrum thrummed thrumming thrusts thudded thuds
thugs thumped thumping thumps thwacked thwacker thwacking thwacks thwarts thymine ticktock tiddler tiddlers tidings tiffing tiller tillers tilted
tilting timbre timbrel timbres tinder ting tinged tinging tingled tingles tings tinkle tinkled tinkles tinkling tinnier tinplate tippets tippled
tippler tipples tipster tiptoed tiptoes tirade tirades titanic titch titches tithed tithers tithes tithing titlist titter titters titties tittle
tittles toadying toastier toasties toddies toddle toddled toddles toddling toenail togged togging toiled toiler toilers toilette toiling toils toke
tokenism tokes toking tolerable tolerant toleration toll tollgate tolling tolls tombing tomcats tomography tomtits tonging tonics tonnage tonnages
tonsils tonsure tonsuring toot tooting tootled tootles tootling topi topical topmast topographer topographers topographic topographical toppings
topples toppling topsails toreador torment torn torpedo torqued torques torrent tors torsion torte torus tossers tossing totality toted totem totter
totters totting toucans touche touchier touchiest toughens toughie toughies toupees touristic tourney tousled tousles tousling tout touting touts
towelette towhees towline towlines townees townies tracery trachea traction tracts trad traduce traduced traducer traducers traduces traducing
trainmen traipse traipsed traipses traipsing traits trammel trample trampler tramplers trampling trance trances tranche tranches transact transacted
transactional transceiver transduction transect transected transecting transects transept transepts transferal transferals transfix transformational
transient transistor transistors transitional transl transmittal transmitter transmitters transmuted transmutes transmuting transom transoms
transparency transpiration transpire transpired transpires transpose transposed transposes transversal trapezes trashy traumas travail travailing
travails trawl trawled trawling treachery tread treading treadle treadled treadles treadling treads treas treatise treble trebled trebles trebling
trekked trekker trekking trellis tremolo trenched trencher trenchers trenches trenching trendier trendies tresses trestle triads tribal tribune
tribunes tribute trice triceps trickery trickle trickled trickles trickling tricycle trident trifle trifled trifler triflers trifles trifling trikes
trill trilled trilling trills trinket trinkets tripe triplet triplex triplicate tripodal tripos tritely tritest trivets trivia trivium trollop
trollops tromped tromping tromps troop trooped trooping trope tropes tropical tropism troth trough troughs trounce trounced trouncers trouncing
trouped trouper troupers troupes trouping trouser trow trowel trowels trowing trows troys truanted truanting truants truce truces truckle truckled
truckles truckling trudged trudging trugs truisms trumped trumpery trumping trundle trundler trustee trustees trustier trusties tryout tryouts trysted
trysting trysts tsar tsarists tsars tubules tuck tucker tuckers tucking tucks tufters tufting tuned tuneful tunefulness tunnies tuns turban turbaned
turbans tureens turfy turnkey turnout turreted turrets tussles tutting twaddler twain twanged twangier twanging twee tween tweet tweeted tweeter
tweeters tweeting twentieth twentieths twerked twerking twerks twiddly twigged twiggier twigs twill twilled twine twinged twinges twinging twink
twinkle twinkled twinkles twinkling twinks twinset twirled twirler twirling twistier twit twitchy twits twitted twittery tying typicality typifies
tyrants tyros umpired unaided unambitious unassailable unattended unbeknown uncanny unction unctions undaunted underfed undergo underlain underling
underlings undersea underway undulated unfeigned unfit unfix unguent unheeded unhitched unicorn unicorns unionise unionism unionist unis unison
unitary unite unitedly unitise unitised universality unlatched unlatches unleash unlit unmanned unmarred unmerited unpaved unreeled unrelieved unshorn
unsifted unsnapped untainted untangled untended unwonted unworn unyoking upbraided upbraiding upending uphills upholding upholds upholster upholstered
upholsters uplands uppers upraise upreared uprearing uprising uproars uprooted uprooting uproots upstage upstages upstate upsurge upswing uptakes
upticks uptight urbane urbaner urbanest urbanise urbanised urbanises urbanity ureters urgency urinals urns usher ushered ushering ushers usurers
usurious usurper usurping utilised utilises utopias uttered uttering vacantly vacating vacationer vaccinate vaccinates vaccinating vacuous vagaries
vagarious vagrancy vagrant vagrants valance valances vale valence valences valencies valency vales valiant valises valuate valuated valuates valuating
valved valving vamping vanquish vanquished vantage vantages vapidity vapidly variance variances variate variegation varietal varlets varmint varmints
varsity vassals vatting vaulter vaulters vaunt veer veering vegetate vegetates vegetation vehement vela venal venation vendible veneered veneering
veneers venerability venerable venomous vent ventilating ventilator venting ventriloquism vents verboten verdant verdure verging veritable verities
verity vernal versification versified versifier versifiers versifies versify versifying versos vertices vesicle vesicles vestals vestries vetoing
vetting vexation viability vial vials vibrate vibrated vibrates vibration vibrations vicarious viceroy victor victors victual victuals vies
vilification vilified vilifies vilifying villein villeins villus vincible vindicate vindicated vindicates vindicating vindication vindications
vindicator vindicators violable violas violators violet violets violist vireos virgule virtualisation virulence virulent visa visages viscous vistas
visualised visualisers visualises vita vital vitalisation vitalise vitiate vitiated vitiates vitiating vitiation vitrification vitrified vitrifies
vitrify vitrifying vittles vivacious vivified vivifies vivifying viziers vocable vocalic vocalise vocalised vocalises vocally vocation vocationally
vocations volcanic volition volitional volley volleys voltage voluble voluntarism volunteered volunteerism voluptuary volute volutes vomit vomited
vomiting vomits voracity votaries vouched vouches vowed vowing voyageur voyeurs wabbits wack wacker wadded wadding waddled waddles waddling wader
waders wadge wadges wads wafers wafted wafting wagered wagerer wagerers waggery wagging waggle waggled waggles waggling wains wakened wakening wakings
waldoes waled waling walkies walkout wallahs walleye wallies walloped walloping wallops wallow wallowing wallows waltzed waltzer waltzers waltzes
waltzing waned wanes wangle wangled wangler wanglers wangles wangling waning wanked wanker wankers wanking wanner wanness wantoned wantoning wantons
wapitis warbled warbler warbles warbling warden wardens wardress wardresses ware warfare warhead warhorse warhorses warlord warp warpath warped
warping warplane warps warrant warranted warranting warrens warship warships wartier wartiest wartime washier washout washrag wast wastage wastrel
wastrels watchmen waterway wattled wattles wattling wavelet waxiest waxwing waxwings wayside wayward weakened weakens weakling weaning weaponry
webbing webcams webfoot webisode webisodes wedder wedge wedges wedgies wedging weedier weenies weening weepies weir weirdie weirdo weirdos welded
wellie welsher welter weltered weltering welters welting wench wenches wended wending wends westerly westerner wetback wetware whack whacked whacker
whackers whacking whackings whammed wharves wheal wheals whee wheedle wheedles wheedling wheelie wheelies wheezes wheezing whelked whelm whelmed
whelming whelp whelped whelping whelps whence whensoever whereat wherefore whereof whereon whereto whet whetted whetting whimper whimpers whinier
whinnying whippet whirred whirring whit whitener whiteout whiteys whither whitings whittle whittled whittler whittles whittling whomsoever whooper
whopped whopper whoppers whopping whorehouse whorehouses whoring whorish whorled whosoever whupped whupping wicker wickers wicket wickets widened
widener wideners widening widens widgets wield wielded wielder wielders wielding wiener wieners wienies wiggled wiggler wigglers wigglier wiggling
wight wildcat wile wiled wiliness wiling willies williwaw wilting wimping wimpled wimples wimpling wince winces winched winches winching wincing
windchill windrow windups wingding winier winiest winkle winkled winkles winkling winningly winnings winnow winnower winnowing winnows winos winsome
wintrier wintry wireds wiriest wiriness wiseguy wispier wist wistful witchery withdrawal withe witless wits witter witters witting wive wived wives
wiving wizardry wobblier woks wold wolds womble wombles wonk woodcock woodier woodies woodlot woodman woodmen woodsmen wooed woofers woofing wooing
woozily wordier wordiest wordily wordiness wore workday workhouses workman workmen workshy worktop workups wormier worryingly worsens wort worthier
worthies worthily woven wrack wracked wracking wracks wraiths wrangle wrangled wrangler wrangles wrasses wreak wreaking wreathe wreathed wreathes
wreathing wrest wrested wresting wretch wretched wretches wright wrights wring wringer wringers wringing wrings wrinklier wrinklies wrinkliest writ
writhe writhed writhes writhing wroth wrought wryness xerox xrefs xterm yakking yanking yarrow yearling yearn yearned yearning yearnings yearns yeas
yeastier yeastiest yeggs yest yourselves yous zanier zapper zappers zest zingers zinging zings zippier zircons
`;

/** Lists greetings and words of talk that no dictionary has. */
export const wordsOfTalk =
  "hiya heya hullo howdy alright kinda sorta gonna wanna gotta dunno lemme gimme cuppa soz pls plz thx ooh yeah yep nope haha cheerio ciao gents lads fellas innit defo";

/** Lists right words that are said of work and its troubles. */
export const wordsOfWork = `
abandon aisle ambience anatomy archetype asin attitudes barcode blemishes blend blurb blurbs booklet christen classify clunky cluttered coherent
cohort complaint composite composites coupon coupons creak creases cutout dataset daylight derelict discreet dispute drew emboss female flawless fmod
fraud gesture gobbledegook immerse induction infected ingredients insure inventory lashes male mumble mumbling mute narrate neglected neutral opponent
orchestral originality outro overlay oversee perceive perception phishing plywood powerbi predict predictions pvalues refurbish rigged rotate sachet
scorm shelves shoebox sitcom snap snaps stapled supervise swoosh textures tint transcript transcripts truss upmarket vacancy vive woodcut wwise
`;
