/**
 * Lists places. A block is a region of the enumeration. Its `aka` are names of the whole region, `area` lines name groups of
 * countries, and every other line is a country: names and nationalities, then its cities and areas. A name that is also a
 * common word is marked `?`: it counts only with a capital letter and a preposition before it.
 */
export const places = `
Europe
aka: europe; european; the continent; pan-european; emea~0.7; mainland europe; across europe; eu; european union
area Benelux = Belgium, Netherlands, Luxembourg: benelux; low countries
area Iberia = Spain, Portugal: iberia; iberian; iberian peninsula
area Scandinavia = Sweden, Norway, Denmark: scandinavia; scandinavian
area Nordics = Sweden, Norway, Denmark, Finland, Iceland: nordics; nordic; nordic countries
area Baltics = Estonia, Latvia, Lithuania: baltics; baltic; baltic states
area DACH = Germany, Austria, Switzerland: dach; german-speaking countries; german speaking countries
area Balkans = Serbia, Croatia, Bulgaria, Slovenia, Romania, Greece: balkans; balkan
area Eastern Europe = Poland, Czechia, Hungary, Romania, Bulgaria, Slovakia, Ukraine: eastern europe; central europe; cee; visegrad
area Southern Europe = Spain, Portugal, Italy, Greece: southern europe; mediterranean; the med
area British Isles = United Kingdom, Ireland: british isles; uk and ireland; uk & ireland
area Alps = Switzerland, Austria, France, Italy: the alps; alpine
United Kingdom: united kingdom; uk; u.k.; britain; great britain; british; gb; uk-wide; uk-based; nationwide~0.5; this country~0.4 | area England: england; english~0.3 | London: london; londoners; shoreditch; soho; hackney; camden; peckham; brixton; dalston; clerkenwell; islington; greenwich?; east london; south london; north london; west london; hoxton; croydon; walthamstow; the capital~0.5; ealing; tottenham; deptford; canary wharf | Manchester: manchester; mancunian; salford; stockport; northern quarter; ancoats; mediacity; greater manchester; bolton; trafford | Birmingham: birmingham; brum; digbeth; jewellery quarter; brummie; solihull; wolverhampton; west midlands; black country | Leeds: leeds; headingley | Bradford: bradford | Sheffield: sheffield; kelham island; steel city | Liverpool: liverpool; merseyside; scouse; scouser; wirral; baltic triangle | Bristol: bristol; stokes croft; bristolian; bedminster | Bath: bath? | Brighton: brighton; hove | Newcastle: newcastle; newcastle upon tyne; tyneside; geordie; gateshead; ouseburn | Glasgow: glasgow; glaswegian; finnieston | Edinburgh: edinburgh; leith | Cardiff: cardiff | Swansea: swansea | Newport: newport? | Belfast: belfast | Derry: derry; londonderry | Nottingham: nottingham; lace market | Leicester: leicester | Derby: derby? | Coventry: coventry | Norwich: norwich | Cambridge: cambridge | Oxford: oxford | Reading: reading? | Southampton: southampton | Portsmouth: portsmouth | Exeter: exeter | Plymouth: plymouth | Hull: hull? | York: york? | Middlesbrough: middlesbrough; teesside | Sunderland: sunderland | Aberdeen: aberdeen | Dundee: dundee | Inverness: inverness | Milton Keynes: milton keynes | Cheltenham: cheltenham; gloucester | Bournemouth: bournemouth; poole? | Stoke: stoke-on-trent; stoke on trent; staffordshire | Preston: preston? | Blackpool: blackpool | Lancaster: lancaster? | Chester: chester? | Margate: margate; ramsgate; folkestone; whitstable; canterbury | Ipswich: ipswich | Falmouth: falmouth; penzance; st ives; truro | Wakefield: wakefield; huddersfield; halifax; hebden bridge; barnsley; doncaster | Taunton: taunton | Frome: frome | Glastonbury: glastonbury | Yeovil: yeovil | Torquay: torquay | Paignton: paignton | Totnes: totnes | Barnstaple: barnstaple | Bideford: bideford | Tiverton: tiverton | Salisbury: salisbury | Swindon: swindon | Trowbridge: trowbridge | Chippenham: chippenham | Stroud: stroud | Cirencester: cirencester | Tewkesbury: tewkesbury | Weymouth: weymouth | Dorchester: dorchester | Bridport: bridport | Lyme Regis: lyme regis | Guildford: guildford | Woking: woking | Farnham: farnham | Epsom: epsom | Dorking: dorking | Maidstone: maidstone | Tunbridge Wells: tunbridge wells | Sevenoaks: sevenoaks | Dover: dover? | Crawley: crawley | Horsham: horsham | Worthing: worthing | Eastbourne: eastbourne | Chichester: chichester | Hastings: hastings? | Lewes: lewes? | Slough: slough? | Maidenhead: maidenhead | Bracknell: bracknell | Newbury: newbury | Windsor: windsor? | Winchester: winchester | Basingstoke: basingstoke | Andover: andover | Watford: watford | St Albans: st albans | Hemel Hempstead: hemel hempstead | Stevenage: stevenage | Luton: luton | Chelmsford: chelmsford | Southend: southend; southend-on-sea | Colchester: colchester | Basildon: basildon | Harlow: harlow | Peterborough: peterborough | King's Lynn: king's lynn | Great Yarmouth: great yarmouth | Lowestoft: lowestoft | Bury St Edmunds: bury st edmunds | Northampton: northampton | Kettering: kettering | Wellingborough: wellingborough | Lincoln: lincoln? | Grantham: grantham | Shrewsbury: shrewsbury | Telford: telford | Ludlow: ludlow | Oswestry: oswestry | Worcester: worcester | Hereford: hereford | Kidderminster: kidderminster | Redditch: redditch | Leamington Spa: leamington spa; leamington | Stratford-upon-Avon: stratford-upon-avon | Nuneaton: nuneaton | Loughborough: loughborough | Hinckley: hinckley | Mansfield: mansfield | Chesterfield: chesterfield | Carlisle: carlisle | Kendal: kendal | Penrith: penrith | Keswick: keswick | Barrow-in-Furness: barrow-in-furness | Durham: durham | Darlington: darlington | Hartlepool: hartlepool | Alnwick: alnwick | Hexham: hexham | Morpeth: morpeth | Berwick-upon-Tweed: berwick-upon-tweed | Harrogate: harrogate | Skipton: skipton | Ripon: ripon | Whitby: whitby | Scarborough: scarborough | Grimsby: grimsby | Scunthorpe: scunthorpe | Cleethorpes: cleethorpes | Rotherham: rotherham | Warrington: warrington | Widnes: widnes | St Helens: st helens | Wigan: wigan | Oldham: oldham | Rochdale: rochdale | Burnley: burnley | Blackburn: blackburn | Accrington: accrington | Clitheroe: clitheroe | Macclesfield: macclesfield | Crewe: crewe | Nantwich: nantwich | Stirling: stirling | Falkirk: falkirk | Oban: oban? | Fort William: fort william | Kilmarnock: kilmarnock | Dumfries: dumfries | Kirkcaldy: kirkcaldy | Dunfermline: dunfermline | St Andrews: st andrews | Wrexham: wrexham | Llandudno: llandudno | Colwyn Bay: colwyn bay | Aberystwyth: aberystwyth | Carmarthen: carmarthen | Llanelli: llanelli | Abergavenny: abergavenny | Brecon: brecon | Hay-on-Wye: hay-on-wye | Merthyr Tydfil: merthyr tydfil | Lisburn: lisburn | Newry: newry | Armagh: armagh | Ballymena: ballymena | Coleraine: coleraine | area Northern England = Manchester, Leeds, Liverpool, Newcastle, Sheffield, Bradford, York, Hull, Sunderland, Middlesbrough, Preston, Blackpool, Lancaster, Chester, Wakefield, Carlisle, Kendal, Penrith, Keswick, Barrow-in-Furness, Durham, Darlington, Hartlepool, Alnwick, Hexham, Morpeth, Berwick-upon-Tweed, Harrogate, Skipton, Ripon, Whitby, Scarborough, Grimsby, Scunthorpe, Cleethorpes, Rotherham, Warrington, Widnes, St Helens, Wigan, Oldham, Rochdale, Burnley, Blackburn, Accrington, Clitheroe, Macclesfield, Crewe, Nantwich: north of england; northern england; the north; up north; north west; north west england; north-west; north east; north east england; lancashire; cumbria; lake district; north of the country; county durham; northumberland; cheshire; northumbria | area Yorkshire = Leeds, Sheffield, Bradford, York, Hull, Wakefield: yorkshire; west yorkshire; south yorkshire; north yorkshire; god's own county | area Midlands = Birmingham, Nottingham, Leicester, Derby, Coventry, Stoke, Northampton, Kettering, Wellingborough, Lincoln, Grantham, Shrewsbury, Telford, Ludlow, Oswestry, Worcester, Hereford, Kidderminster, Redditch, Leamington Spa, Stratford-upon-Avon, Nuneaton, Loughborough, Hinckley, Mansfield, Chesterfield: midlands; the midlands; east midlands; warwickshire; shropshire; northamptonshire; lincolnshire; leicestershire; derbyshire; nottinghamshire; worcestershire; herefordshire; rutland | area South West = Bristol, Bath, Exeter, Plymouth, Bournemouth, Cheltenham, Falmouth, Taunton, Frome, Glastonbury, Yeovil, Torquay, Paignton, Totnes, Barnstaple, Bideford, Tiverton, Salisbury, Swindon, Trowbridge, Chippenham, Stroud, Cirencester, Tewkesbury, Weymouth, Dorchester, Bridport, Lyme Regis: south west; south-west; west country; cornwall; cornish; devon; somerset; dorset; gloucestershire; cotswolds; wiltshire | area South East = Brighton, Southampton, Portsmouth, Reading, Oxford, Milton Keynes, Margate, London, Guildford, Woking, Farnham, Epsom, Dorking, Maidstone, Tunbridge Wells, Sevenoaks, Dover, Crawley, Horsham, Worthing, Eastbourne, Chichester, Hastings, Lewes, Slough, Maidenhead, Bracknell, Newbury, Windsor, Winchester, Basingstoke, Andover, Watford, St Albans, Hemel Hempstead, Stevenage, Luton, Chelmsford, Southend, Colchester, Basildon, Harlow: south east; south-east; home counties; kent; sussex; surrey; hampshire; south coast; berkshire; essex; buckinghamshire; hertfordshire; bedfordshire | area East Anglia = Norwich, Cambridge, Ipswich, Peterborough, King's Lynn, Great Yarmouth, Lowestoft, Bury St Edmunds: east anglia; norfolk; suffolk; cambridgeshire; east of england | area Scotland = Glasgow, Edinburgh, Aberdeen, Dundee, Inverness, Stirling, Falkirk, Oban, Fort William, Kilmarnock, Dumfries, Kirkcaldy, Dunfermline, St Andrews: scotland; scottish; scots; the highlands; highlands; fife; ayrshire; orkney; shetland; isle of skye; scottish borders; perthshire | area Wales = Cardiff, Swansea, Newport, Wrexham, Llandudno, Colwyn Bay, Aberystwyth, Carmarthen, Llanelli, Abergavenny, Brecon, Hay-on-Wye, Merthyr Tydfil: wales; welsh; north wales; south wales; west wales; mid wales; pembrokeshire; powys; snowdonia | area Northern Ireland = Belfast, Derry, Lisburn, Newry, Armagh, Ballymena, Coleraine: northern ireland; ulster; county antrim; county down
Ireland: ireland; irish; eire; republic of ireland | Dublin: dublin; dubliner | Cork: cork? | Galway: galway | Limerick: limerick?
France: france; french | Paris: paris; parisian; le marais; montmartre; pantin | Lyon: lyon | Marseille: marseille; marseilles | Bordeaux: bordeaux | Nice: nice?; cannes; french riviera; cote d'azur | Lille: lille | Nantes: nantes | Toulouse: toulouse | Strasbourg: strasbourg
Germany: germany; german; deutschland | Berlin: berlin; kreuzberg; neukolln; berliner; prenzlauer berg | Hamburg: hamburg | Munich: munich; munchen; bavaria; bavarian | Cologne: cologne~0.5; koln | Frankfurt: frankfurt | Dusseldorf: dusseldorf | Stuttgart: stuttgart | Leipzig: leipzig | Dresden: dresden
Netherlands: netherlands; the netherlands; holland; dutch | Amsterdam: amsterdam; de pijp | Rotterdam: rotterdam | Utrecht: utrecht | Eindhoven: eindhoven | The Hague: the hague; den haag
Belgium: belgium; belgian; flanders; flemish; wallonia | Brussels: brussels; bruxelles | Antwerp: antwerp; antwerpen | Ghent: ghent | Bruges: bruges
Luxembourg: luxembourg; luxembourgish
Spain: spain; spanish; spaniard; catalonia; catalan; andalusia; basque country; basque; canary islands | Madrid: madrid; malasana | Barcelona: barcelona; gracia?; poblenou | Valencia: valencia | Seville: seville; sevilla | Malaga: malaga | Bilbao: bilbao | Palma: palma; mallorca; majorca; ibiza; balearics
Portugal: portugal; portuguese; algarve | Lisbon: lisbon; lisboa | Porto: porto; oporto
Italy: italy; italian; tuscany; sicily; sardinia; lombardy | Milan: milan; milano; milanese | Rome: rome; roma; roman~0.2 | Florence: florence? | Turin: turin; torino | Naples: naples; napoli | Bologna: bologna | Venice: venice; venezia
Switzerland: switzerland; swiss | Zurich: zurich | Geneva: geneva | Basel: basel | Bern: bern | Lausanne: lausanne
Austria: austria; austrian | Vienna: vienna; viennese; wien | Graz: graz | Salzburg: salzburg
Sweden: sweden; swedish; swede | Stockholm: stockholm; sodermalm | Gothenburg: gothenburg | Malmo: malmo
Norway: norway; norwegian | Oslo: oslo | Bergen: bergen
Denmark: denmark; danish; dane | Copenhagen: copenhagen; kobenhavn; norrebro; vesterbro | Aarhus: aarhus
Finland: finland; finnish; finn? | Helsinki: helsinki | Tampere: tampere
Iceland: iceland; icelandic | Reykjavik: reykjavik
Poland: poland; polish? | Warsaw: warsaw | Krakow: krakow; cracow | Gdansk: gdansk | Wroclaw: wroclaw
Czechia: czechia; czech republic; czech | Prague: prague; praha | Brno: brno
Hungary: hungary; hungarian | Budapest: budapest
Romania: romania; romanian | Bucharest: bucharest | Cluj: cluj; cluj-napoca
Bulgaria: bulgaria; bulgarian | Sofia: sofia?; plovdiv
Slovakia: slovakia; slovak | Bratislava: bratislava
Slovenia: slovenia; slovenian | Ljubljana: ljubljana
Croatia: croatia; croatian; dalmatia | Zagreb: zagreb | Split: split?; dubrovnik
Serbia: serbia; serbian | Belgrade: belgrade
Greece: greece; greek | Athens: athens | Thessaloniki: thessaloniki; crete
Cyprus: cyprus; cypriot; nicosia; limassol
Malta: malta; maltese; valletta
Estonia: estonia; estonian | Tallinn: tallinn
Latvia: latvia; latvian | Riga: riga
Lithuania: lithuania; lithuanian | Vilnius: vilnius
Ukraine: ukraine; ukrainian | Kyiv: kyiv; kiev; lviv

North America
aka: north america; north american; americas; nafta
area East Coast = New York, Boston, Washington, Philadelphia, Miami, Atlanta: east coast; eastern seaboard; new england
area West Coast = Los Angeles, San Francisco, Seattle, San Diego, Portland: west coast; pacific northwest; silicon valley; bay area; california; californian; sunny california
area Midwest = Chicago, Detroit, Minneapolis, Cleveland: midwest; great lakes; mid-west
area Texas = Austin, Houston, Dallas: texas; texan; lone star state
United States: united states; usa; u.s.; u.s.a.; us-based; ^us; america; american; americans; the states; stateside; across the pond | New York: new york; nyc; brooklyn; manhattan; williamsburg; queens; big apple; new yorker | Los Angeles: los angeles; ^la; hollywood; venice beach; santa monica; culver city; silver lake | San Francisco: san francisco; oakland; palo alto; berkeley | Chicago: chicago; chicagoan | Boston: boston | Seattle: seattle | Austin: austin | Houston: houston | Dallas: dallas; fort worth | Miami: miami; wynwood; florida | Atlanta: atlanta; georgia?~0.5 | Washington: washington dc; washington; washington d.c. | Philadelphia: philadelphia; philly | San Diego: san diego | Portland: portland; oregon | Denver: denver; colorado; boulder? | Detroit: detroit; michigan | Minneapolis: minneapolis; minnesota | Nashville: nashville; tennessee | New Orleans: new orleans; louisiana | Phoenix: phoenix? | Las Vegas: las vegas; nevada | Cleveland: cleveland; ohio; columbus?; cincinnati | Salt Lake City: salt lake city; utah | Pittsburgh: pittsburgh
Canada: canada; canadian; canadians | Toronto: toronto; ontario | Vancouver: vancouver; british columbia | Montreal: montreal; quebec; quebecois | Calgary: calgary; alberta | Ottawa: ottawa | Edmonton: edmonton | Halifax NS: nova scotia | Winnipeg: winnipeg

Asia Pacific
aka: asia pacific; asia-pacific; apac; asia; asian; far east; east asia; oceania; pacific rim; austral-asia
area ANZ = Australia, New Zealand: anz; australasia; antipodes; down under; trans-tasman
area South-East Asia = Singapore, Malaysia, Thailand, Indonesia, Vietnam, Philippines: south-east asia; southeast asia; south east asia; asean; sea region
area South Asia = India, Pakistan, Bangladesh, Sri Lanka: south asia; subcontinent; indian subcontinent
area Greater China = China, Hong Kong, Taiwan: greater china
Australia: australia; australian; aussie; oz?; new south wales; queensland | Sydney: sydney | Melbourne: melbourne; fitzroy | Brisbane: brisbane | Perth: perth | Adelaide: adelaide | Canberra: canberra | Hobart: hobart; tasmania
New Zealand: new zealand; kiwi~0.5; nz | Auckland: auckland | Wellington: wellington? | Christchurch: christchurch | Queenstown: queenstown
Japan: japan; japanese | Tokyo: tokyo; shibuya; shinjuku | Osaka: osaka | Kyoto: kyoto | Fukuoka: fukuoka
China: china?; chinese; mainland china | Shanghai: shanghai | Beijing: beijing | Shenzhen: shenzhen | Guangzhou: guangzhou; chengdu
Hong Kong: hong kong; hongkong; kowloon
Taiwan: taiwan; taiwanese; taipei
South Korea: south korea; korea; korean | Seoul: seoul; gangnam | Busan: busan
Singapore: singapore; singaporean
Malaysia: malaysia; malaysian | Kuala Lumpur: kuala lumpur; penang
Thailand: thailand; thai | Bangkok: bangkok | Chiang Mai: chiang mai; phuket
Indonesia: indonesia; indonesian | Jakarta: jakarta | Bali: bali; ubud
Vietnam: vietnam; vietnamese | Ho Chi Minh City: ho chi minh; ho chi minh city; saigon | Hanoi: hanoi; da nang
Philippines: philippines; filipino; filipina | Manila: manila; makati | Cebu: cebu
India: india; indian | Mumbai: mumbai; bombay; bollywood | Delhi: delhi; new delhi; gurgaon; noida | Bangalore: bangalore; bengaluru | Chennai: chennai; madras | Hyderabad: hyderabad | Kolkata: kolkata; calcutta | Pune: pune | Goa: goa; jaipur; ahmedabad; kerala; kochi
Pakistan: pakistan; pakistani | Karachi: karachi | Lahore: lahore; islamabad
Bangladesh: bangladesh; bangladeshi; dhaka
Sri Lanka: sri lanka; sri lankan; colombo
Nepal: nepal; nepalese; kathmandu
Kazakhstan: kazakhstan; almaty

Latin America
aka: latin america; latin american; latam; south america; south american; central america; hispanic america
area Caribbean = Jamaica, Cuba, Dominican Republic, Trinidad: caribbean; west indies
area Andes = Peru, Bolivia, Ecuador, Colombia, Chile: andes; andean
area Southern Cone = Argentina, Chile, Uruguay: southern cone; rio de la plata
Mexico: mexico; mexican | Mexico City: mexico city; cdmx | Guadalajara: guadalajara | Monterrey: monterrey; tijuana; cancun
Brazil: brazil; brazilian; brasil | Sao Paulo: sao paulo | Rio de Janeiro: rio de janeiro; rio; carioca | Brasilia: brasilia; belo horizonte; porto alegre; curitiba; recife; salvador?
Argentina: argentina; argentinian; argentine | Buenos Aires: buenos aires; palermo soho | Cordoba: cordoba; rosario; mendoza
Chile: chile?; chilean | Santiago: santiago; valparaiso
Colombia: colombia; colombian | Bogota: bogota | Medellin: medellin; cali?; cartagena
Peru: peru; peruvian | Lima: lima; cusco
Uruguay: uruguay; uruguayan; montevideo
Ecuador: ecuador; ecuadorian; quito; guayaquil
Bolivia: bolivia; bolivian; la paz
Paraguay: paraguay; asuncion
Venezuela: venezuela; venezuelan; caracas
Costa Rica: costa rica; costa rican; san jose
Panama: panama; panamanian
Guatemala: guatemala
Jamaica: jamaica; jamaican; kingston?
Cuba: cuba; cuban; havana
Dominican Republic: dominican republic; santo domingo
Trinidad: trinidad; tobago; barbados; puerto rico; san juan

Middle East
aka: middle east; middle eastern; mena; arab world; arabic-speaking countries; near east; arab; arabian
area GCC = United Arab Emirates, Saudi Arabia, Qatar, Kuwait, Bahrain, Oman: gcc; the gulf; gulf region; gulf states; gulf countries; khaleeji; gulf?
area Levant = Lebanon, Jordan, Israel: levant; levantine
United Arab Emirates: united arab emirates; uae; emirates; emirati | Dubai: dubai; jumeirah; alserkal | Abu Dhabi: abu dhabi; sharjah
Saudi Arabia: saudi arabia; saudi; ksa | Riyadh: riyadh | Jeddah: jeddah; neom; al ula
Qatar: qatar; qatari; doha
Kuwait: kuwait; kuwaiti
Bahrain: bahrain; bahraini; manama
Oman: oman; omani; muscat
Israel: israel; israeli | Tel Aviv: tel aviv; haifa; jerusalem
Lebanon: lebanon; lebanese; beirut
Jordan: jordan?; jordanian; amman
Turkey: turkey?; turkish; turkiye | Istanbul: istanbul; karakoy | Ankara: ankara; izmir
Iraq: iraq; iraqi; baghdad; erbil
Iran: iran; iranian; persian; tehran

Africa
aka: africa; african; pan-african; sub-saharan; sub-saharan africa
area Maghreb = Morocco, Algeria, Tunisia: maghreb; north africa; north african
area East Africa = Kenya, Uganda, Tanzania, Rwanda, Ethiopia: east africa; east african
area West Africa = Nigeria, Ghana, Senegal, Ivory Coast: west africa; west african; francophone africa
area Southern Africa = South Africa, Namibia, Botswana, Zimbabwe, Zambia, Mozambique: southern africa; southern african
South Africa: south africa; south african | Johannesburg: johannesburg; joburg; jozi; soweto; braamfontein; pretoria | Cape Town: cape town; woodstock?; western cape; stellenbosch | Durban: durban
Nigeria: nigeria; nigerian; nollywood | Lagos: lagos; yaba; lekki | Abuja: abuja; ibadan
Kenya: kenya; kenyan | Nairobi: nairobi; kilimani | Mombasa: mombasa
Ghana: ghana; ghanaian | Accra: accra; kumasi
Egypt: egypt; egyptian | Cairo: cairo; zamalek | Alexandria: alexandria
Morocco: morocco; moroccan | Casablanca: casablanca | Marrakech: marrakech; marrakesh; rabat; tangier; merzouga; ouarzazate; sahara
Tunisia: tunisia; tunisian; tunis
Algeria: algeria; algerian; algiers
Ethiopia: ethiopia; ethiopian; addis ababa
Uganda: uganda; ugandan; kampala
Tanzania: tanzania; tanzanian; dar es salaam; zanzibar
Rwanda: rwanda; rwandan; kigali
Senegal: senegal; senegalese; dakar
Ivory Coast: ivory coast; cote d'ivoire; ivorian; abidjan
Cameroon: cameroon; cameroonian; douala
Zambia: zambia; zambian; lusaka
Zimbabwe: zimbabwe; zimbabwean; harare
Namibia: namibia; windhoek
Botswana: botswana; gaborone
Mozambique: mozambique; maputo
Madagascar: madagascar; mauritius; mauritian
Angola: angola; luanda; angolan
`;
