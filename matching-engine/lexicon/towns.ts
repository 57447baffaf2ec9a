/**
 * Lists towns and counties of the United Kingdom and Ireland that `places.ts` does not name: those of 4,000 people and more, from GeoNames
 * (geonames.org, CC BY 4.0). A block is a country; a line names the city within 25 km, or none ("-"), and the towns near it. `?` marks
 * names that are ordinary words or names of people: they count only with a capital letter and a preposition before them.
 */
export const towns = `
United Kingdom
-: Aberkenfig; Amble?; Anglesey; Arbroath; Argyll; Armitage; Ashford?; Ashington?; Auchterarder; Axminster; Aylesbury; Ballycastle; Banbury; Banchory; Banff; Barrow in Furness; Bedale; Bedlington; Bethesda; Beverley?; Blaenau-Ffestiniog; Blairgowrie; Blandford Forum; Blyth?; Bodmin; Brackley; Brampton?; Brechin; Bridgend; Bridlington; Buckie; Bude?; Burnham-on-Crouch; Burnham-on-Sea; Caernarfon; Caithness; Campbeltown; Cardigan?; Carluke; Carmarthenshire; Ceredigion; Cheadle; Chipping Norton?; Cleator Moor; Coalisland; Cockermouth; Coity; Coleford; Coningsby; Cookstown; Crieff; Cromer; Dalserf; Dalton in Furness; Diss?; Donaghadee; Donnington; Downpatrick; Driffield; Dromore; Dumfries and Galloway; Dunbar; Dungannon; Dunoon; East Dereham; Eaton Socon; Egremont; Elgin?; Enniskillen; Fakenham; Faversham; Forest of Dean; Forres?; Fraserburgh; Galashiels; Girvan; Gourock; Greenock; Haddington; Hadley; Haverfordwest; Haverhill; Hawick; Hayle; Helensburgh; Holbeach; Holyhead; Horncastle; Hornsea; Huntingdon; Huntly; Isle of Arran; Isle of Bute; Isle of Lewis; Isle of Man; Isle of Wight; Keith?; Kelso?; Kennington; Kilkeel; Kingston upon Hull; Kirkwall; Lanark?; Largs; Larne; Launceston; Leiston; Lerwick; Lesmahagow; Littleport; Llandrindod Wells; Llangefni; Lossiemouth; Mablethorpe; Macduff; Maghera; Malton?; Manston; Market Weighton; Maryport; Maybole; Menai Bridge; Milford Haven; Millom; Minehead; Monmouth; Monmouthshire; Montrose; New Forest; New Romney; Newbiggin-by-the-Sea; Newquay; Newton Stewart; Newtown?; North Berwick; Norton?; Oakham; Okehampton; Omagh; Outer Hebrides; Peak District; Peebles; Pembroke Dock; Pembroke?; Peterhead; Port Glasgow?; Portadown; Pwllheli; Retford; Rothesay; Rugeley; Sandy?; Saxmundham; Scone?; Selkirk; Shaftesbury; Sheerness; Sheringham; Skegness; Southminster; Spalding; St Austell; Stafford?; Stainforth; Stakeford; Stone?; Stornoway; Stranraer; Sutherland?; Tenby; Tenterden; Thirsk; Thurso; Turriff; Ulverston; Uttoxeter; Wadebridge; Wadhurst; Watton; Welshpool; Whitehaven; Wick?; Workington
Aberdeen: Aberdeenshire; Cove?; Dyce?; Ellon; Inverurie; Kingswells; Kintore; Peterculter; Portlethen; Stonehaven; Westhill
Accrington: Clayton le Moors; Great Harwood; Haslingden; Rawtenstall; Rishton; Rossendale; Whalley
Andover: Ludgershall; Tidworth
Ballymena: Antrim; Magherafelt; Randalstown
Barnstaple: Braunton; Fremington; Ilfracombe; South Molton
Basildon: Aveley; Billericay; Brentwood; Canvey Island; Chadwell St Mary; Chafford Hundred; Dagenham; East Tilbury; Gravesend; Grays?; Great Wakering; Greenhithe; Hadleigh; Harold Wood; Hornchurch; Pitsea; Purfleet; Rayleigh; Rochford; Romford; South Benfleet; South Ockendon; Stanford-le-Hope; Swanscombe; Tilbury; Upminster; West Thurrock; Wickford
Basingstoke: Bramley; Four Marks?; Tadley
Bath: Paulton; Saltford
Belfast: Ballyclare; Bangor; Carrickfergus; Carryduff; Castlereagh; Comber; Dundonald; Greenisland; Holywood; Jordanstown; Newtownabbey; Newtownards
Bideford: Great Torrington; Northam
Birmingham: Acocks Green; Aldridge; Aston; Bartley Green; Bilston; Bloxwich; Brownhills; Burntwood; Cannock; Castle Vale?; Chasetown; Chelmsley Wood; Cradley Heath; Dudley?; Essington; Featherstone; Great Wyrley; Halesowen; Hockley; Lichfield; Norton Canes?; Oldbury; Pelsall; Shirley?; Smethwick; Streetly; Sutton Coldfield; Tipton; Walsall; Washwood Heath; Wednesbury; Wednesfield; West Bromwich; Willenhall
Blackburn: Darwen?
Blackpool: Cleveleys; Fleetwood?; Fylde; Lytham St Annes; Poulton-le-Fylde; Preesall; Southport; Thornton-Cleveleys
Bournemouth: Broadstone; Canford Heath; Ferndown; Lymington; Milford on Sea; New Milton?; Parkstone; Ringwood; St Leonards; Swanage; Verwood; Wareham; Wimborne Minster
Bracknell: Ascot; Bagshot; Camberley; Crowthorne; Frimley; Wokingham; Yateley
Bradford: Baildon; Bingley; Brighouse; Burley in Wharfedale; Cleckheaton; Cross Hills?; Elland; Guiseley; Haworth; Heckmondwike; Ilkley; Keighley; Liversedge; Menston; Otley?; Pudsey; Queensbury; Rastrick; Shipley; Silsden; Sowerby Bridge; Steeton; Wilsden; Yeadon
Brighton: Burgess Hill; Hassocks; Hurstpierpoint; Newhaven; Peacehaven; Portslade; Rottingdean; Uckfield
Bristol: Bishopsworth; Cheddar?; Chepstow; Chipping Sodbury; Clevedon; Easton-in-Gordano; Keynsham; Kingswood; Long Ashton; Mangotsfield; Nailsea; Portishead; Stoke Gifford; Thornbury; Winscombe; Yate?; Yatton
Burnley: Barnoldswick; Barrowford; Brierfield; Colne?; Earby; Glusburn; Nelson?; Padiham
Bury St Edmunds: Lakenheath; Mildenhall; Thetford
Cambridge: Bar Hill?; Burwell; Cambourne; Cottenham; Godmanchester; Histon; Linton; Melbourn; Newmarket; Potton; Royston?; Saffron Walden; Sawston; Soham; Waterbeach; Willingham
Cardiff: Abertridwr; Barry?; Beddau; Bedwas; Brynna; Caerphilly; Dinas Powys; Llanharan; Llantrisant; Llantwit Major; Penarth; Pencoed; Pontyclun; Radyr; Rhoose; Weston-super-Mare
Carlisle: Annan; Denton Holme; Wigton
Chelmsford: Braintree; Danbury; Great Dunmow; Ingatestone; Maldon; Witham?; Writtle
Cheltenham: Bishops Cleeve; Charlton Kings; Churchdown; Newent; Winchcombe
Chester: Blacon; Broughton; Buckley; Deeside; Ellesmere Port?; Flint?; Hawarden
Chesterfield: Bolsover; Clowne; Creswell; Dronfield; Killamarsh; Matlock; Staveley; Wingerworth
Chichester: Barnham; Bognor Regis; East Wittering; Emsworth?; Midhurst; Petersfield; Selsey; Westergate; Yapton
Chippenham: Calne; Corsham; Devizes; Lyneham; Malmesbury; Neston?
Cleethorpes: Humberston; Louth; Withernsea
Colchester: Brightlingsea; Clacton-on-Sea; Coggeshall; Frinton-on-Sea; Halstead?; Kelvedon; Little Clacton; Manningtree; Sudbury; Tiptree; West Mersea; Wivenhoe
Coleraine: Ballymoney; Limavady; Portrush; Portstewart
Colwyn Bay: Abergele; Deganwy; Denbigh; Prestatyn; Rhyl?
Coventry: Balsall Common; Kenilworth?; Knowle; Royal Leamington Spa; Rugby?; Southam
Crawley: Bewbush; Broadfield; Copthorne; Crawley Down; East Grinstead; Furnace Green?; Gossops Green; Haywards Heath; Horley?; Langley Green?; Maidenbower
Crewe: Alsager; Audley; Holmes Chapel; Kidsgrove; Longton; Market Drayton; Middlewich; Newcastle under Lyme; Sandbach; Tunstall; Whitchurch; Winsford?
Darlington: Barnard Castle; Catterick Garrison; Newton Aycliffe; Northallerton; Richmond; Sedgefield; Shildon
Derby: Ashbourne; Belper; Borrowash; Burton upon Trent; Castle Donington; Duffield; Heanor; Kilburn; Ripley?; Sinfin; Swadlincote; West Hallam; Wirksworth
Derry: Strabane
Dover: Deal?; Hawkinge; Wootton
Dumfries: Castle Douglas?; Dalbeattie; Locharbriggs; Lockerbie
Dundee: Angus?; Carnoustie; Cupar; Forfar; Kirriemuir; Monifieth; Newport-on-Tay
Dunfermline: Broxburn; Cowdenbeath; Dalgety Bay; Inverkeithing; Kelty; Kinross; Livingston; Queensferry; Rosyth
Durham: Annfield Plain; Bishop Auckland; Brandon?; Castleside; Consett; Crook?; Ferryhill; Hetton-Le-Hole; Langley Park?; Sacriston; Spennymoor; Ushaw Moor; Willington
Eastbourne: Hailsham; Seaford
Edinburgh: Balerno; Bonnyrigg; Cockenzie; Colinton; Currie; Dalkeith; East Calder; East Lothian; Gorebridge; Loanhead; Mayfield; Midlothian; Musselburgh?; Penicuik; Prestonpans; Tranent; West Lothian
Epsom: Ashtead; Banstead; Carshalton; Caterham; Cheam; Chessington; Cobham; Coulsdon; East Molesey; Esher; Ewell; Great Bookham; Hampton; Hook?; Hounslow; Kingston upon Thames; Leatherhead; Mitcham?; Morden; New Malden; Purley; Redhill; Reigate; South Croydon; Sunbury-on-Thames; Surbiton; Sutton?; Tadworth; Teddington; Thames Ditton; Walton-on-Thames?; Warlingham; West Molesey; Worcester Park
Exeter: Bovey Tracey; Budleigh Salterton; Chudleigh; Crediton; Cullompton; Exmouth; Heavitree; Ottery St Mary; Sidmouth
Falkirk: Armadale; Bathgate; Bo'ness; Bonnybridge; Cumbernauld; Denny; Fauldhouse; Grangemouth; Kilsyth; Larbert; Linlithgow; Newmains; Polmont; Shotts; Stenhousemuir; Whitburn
Falmouth: Camborne; Helston; Penryn; Redruth
Farnham: Aldershot; Alton?; Bordon; Fleet?; Hale?; Hartley Wintney; Haslemere; Hindhead; Liphook; Liss?; Long Sutton?
Frome: Mendip; Midsomer Norton; Radstock; Shepton Mallet; Warminster; Wells?; Wincanton
Glasgow: Airdrie; Barrhead; Bearsden; Bellshill; Bishopbriggs; Bishopton; Blantyre; Bonhill; Bothwell; Bridge of Weir?; Cambuslang; Chapelhall; Clarkston?; Clydebank; Coatbridge; Dumbarton; Dunbartonshire; Duntocher; East Kilbride; Elderslie; Erskine; Faifley; Giffnock; Hamilton?; High Blantyre; Holytown; Inverclyde; Johnstone?; Kirkintilloch; Lanarkshire; Larkhall?; Lennoxtown; Lenzie; Linwood; Milngavie; Moodiesburn; Motherwell; Neilston; Netherlee; New Stevenston; Newarthill; Newton Mearns; North Lanarkshire; Old Kilpatrick; Paisley?; Renfrew; Renfrewshire; Rutherglen; South Lanarkshire; Stepps; Strathaven; Thornliebank; Uddingston; Vale of Leven; Viewpark; Wishaw
Grantham: Great Gonerby; Newark on Trent; Sleaford
Great Yarmouth: Bradwell?; Caister-on-Sea; Gorleston-on-Sea; Hemsby
Grimsby: Hedon; Immingham; Waltham
Guildford: Cranleigh; Godalming; Milford?; West Clandon; Witley
Harlow: Bishops Stortford; Broxbourne; Cheshunt; Chigwell; Chipping Ongar; Collier Row?; Epping; Grange Hill?; Hainault; Hertford; Hoddesdon; Old Harlow?; Sawbridgeworth; Stansted Mountfitchet; Waltham Abbey; Waltham Cross; Ware?
Harrogate: Boston Spa; Wetherby
Hartlepool: Peterlee; Wingate
Hastings: Battle?; Bexhill-on-Sea
Hemel Hempstead: Abbots Langley; Amersham; Amersham on the Hill; Aston Clinton; Berkhamsted; Bovingdon; Chesham; Great Missenden; Kings Langley?; Redbourn; Tring; Wendover
Hereford: Ledbury; Leominster; Ross on Wye
Hinckley: Broughton Astley; Earl Shilton; Lutterworth
Horsham: Billingshurst; Southwater
Inverness: Alness; Culloden; Dingwall; Invergordon; Moray?; Nairn; Speyside
Ipswich: Claydon; Felixstowe; Harwich; Kesgrave; Needham Market; Stowmarket; Walton-on-the-Naze; Woodbridge
Kendal: Windermere
Kettering: Burton Latimer; Corby; Rothwell; Thrapston; Uppingham
Kidderminster: Bewdley; Brierley Hill?; Hagley; Kingswinford; Kinvere; Stourbridge; Stourport-on-Severn; Wombourn
Kilmarnock: Ardrossan; Beith; Cumnock; Dalry; Galston?; Irvine?; Kilbirnie; Kilwinning; Mauchline; Prestwick; Saltcoats; Stevenston; Stewarton?; Troon; West Kilbride
King's Lynn: Dersingham; Downham Market; Heacham; Hunstanton; Swaffham; Upwell; Wisbech
Kirkcaldy: Ballingry; Buckhaven; Burntisland; Cardenden; Glenrothes; Kennoway; Leven; Lochgelly; Methil
Lancaster: Bolton le Sands; Carnforth; Grange-over-Sands?; Heysham; Morecambe
Leeds: Chapel Allerton; Garforth; Holbeck; Horsforth; Kippax; Morley?; Sherburn in Elmet
Leicester: Anstey; Blaby; Countesthorpe; Enderby; Fleckney; Glenfield; Kibworth Harcourt; Kirby Muxloe; Oadby; Ratby; Syston; Wigston Magna
Lincoln: Bracebridge Heath; Burton?; Dunholme; Heighington; Market Rasen; Ruskington; Waddington; Woodhall Spa
Lisburn: Ballynahinch; Craigavon; Moira
Liverpool: Bebington; Birkenhead; Bootle; Crosby; Formby; Greasby; Heswall; Holywell; Hoylake; Kirkby; Litherland; Maghull; Moreton; New Ferry?; Prenton; Wallasey; West Kirby?
Llanelli: Ammanford; Burry Port; Cross Hands?; Gorseinon; Pontarddulais
London: Acton; Archway; Barbican; Barking?; Barnsbury; Battersea; Bayswater; Beckenham; Becontree; Belsize Park; Belvedere; Bethnal Green; Blackheath; Brentford; Brixton Hill; Buckhurst Hill; Camden Town; Chadwell Heath; Chislehurst; Earlsfield; Enfield Town; Erith; Harringay; Holloway; Isleworth; Lambeth; Shortlands; Thornton Heath?; Welling?; Wembley; West Wickham; Woodford Green
Loughborough: Ashby-de-la-Zouch; Barrow upon Soar?; Coalville; East Leake; Ibstock; Markfield; Melton Mowbray; Mountsorrel; Quorndon; Shepshed; Sileby
Lowestoft: Beccles; Bungay; Halesworth; Kessingland
Luton: Ampthill; Barton-le-Clay; Dunstable; Flitwick; Toddington
Macclesfield: Alderley Edge; Biddulph; Bollington; Bramhall; Buxton; Chapel en le Frith; Congleton; High Peak?; Leek?; New Mills?; Poynton; Whaley Bridge; Wilmslow
Maidenhead: Beaconsfield; Bourne End; Chinnor; Cookham; High Wycombe; Marlow?; Stokenchurch
Maidstone: Aylesford; Chatham; Cranbrook; Cuxton; Gillingham; Larkfield; Meopham; Paddock Wood?; Rainham; Rochester; Sittingbourne; Snodland; Staplehurst; Strood
Manchester: Altrincham; Blackley; Bredbury; Burnage; Cheadle Hulme; Cheetham Hill; Chorlton cum Hardy; Crumpsall; Denton?; Didsbury; Droylsden; Eccles?; Fallowfield; Farnworth; Haughton Green; Hazel Grove; Hulme; Kearsley; Little Hulton; Little Lever?; Longsight; Marple; Prestwich; Radcliffe?; Stretford; Swinton; Timperley; Urmston; Walkden; Whitefield
Mansfield: Alfreton; Blidworth; Boughton; Edwinstowe; Kirkby in Ashfield; Mansfield Woodhouse; Market Warsop; Pinxton; Rainworth; Ravenshead; Shirebrook; Southwell; Sutton in Ashfield; Warsop; Worksop
Margate: Birchington-on-Sea; Broadstairs; Herne Bay; Sandwich?; Sturry; Tankerton; Westgate on Sea
Merthyr Tydfil: Abercanaid; Abercynon; Aberdare; Abertillery; Bargoed; Blackwood; Blaenavon; Brynmawr; Cwmbach; Ebbw Vale; Ferndale; Gelligaer; Glyn-neath; Hengoed; Hirwaun; Mountain Ash?; New Tredegar; Pentre; Pontycymer; Pontypridd; Rhondda; Rhymney; Tonypandy; Tonyrefail; Tredegar; Treharris; Treorchy
Middlesbrough: Billingham; Brotton; Eaglescliffe; Great Ayton; Ingleby Greenhow; Loftus; Marske-by-the-Sea; Redcar?; Saltburn-by-the-Sea; Stockton-on-Tees; Stokesley; Thornaby-on-Tees; Yarm?
Milton Keynes: Bedford; Bletchley; Bromham; Buckingham; Cranfield?; Kempston; Kempston Hardwick; Leighton Buzzard; Newport Pagnell; Olney?; Water Eaton?; Winslow?; Woburn Sands
Newbury: Hungerford; Thatcham
Newcastle: Benwell; Blaydon-on-Tyne; Chester-le-Street; Cramlington; Darras Hall; Felling?; Gosforth; Hebburn; Houghton-Le-Spring; Jarrow; Newburn; Pelton; Ponteland; Prudhoe; Rowlands Gill; Seaton Delaval; Shiremoor; Stanley?; Wallsend; Whickham; Wideopen
Newport: Abercarn; Caerleon; Caldicot; Cowes; Crumlin; Cwmbran; East Cowes; Freshwater; Magor; Newbridge; Pontypool; Risca; Sandown; Shanklin; Undy?; Ventnor
Newry: Banbridge; Warrenpoint
Northampton: Brixworth; Daventry; Hardingstone; Towcester
Norwich: Aylsham; Bowthorpe; Brundall; Harleston; Hethersett; Horsford; Long Stratton; North Walsham; Poringland; Thorpe Hamlet
Nottingham: Arnold; Basford; Bingham; Calverton; Cotgrave; Eastwood; Hucknall; Ilkeston; Keyworth; Kimberley; Long Eaton?; New Basford; Radcliffe on Trent; Ruddington; West Bridgford
Nuneaton: Atherstone; Bedworth; Fazeley; Hartshill; Measham; Polesworth; Tamworth
Oldham: Ashton-under-Lyne; Dukinfield; Failsworth; Glossop; Hyde?; Longdendale; Meltham; Meltham Mills; Middleton; Mossley; Royton; Stalybridge
Oxford: Abingdon; Benson; Bicester; Carterton; Cowley; Didcot; Eynsham; Haddenham; Kidlington; Somerton; Thame?; Wantage; Wheatley; Witney
Paignton: Brixham; Dartmouth; Kingsbridge
Peterborough: Bourne; Chatteris; Crowland; Market Deeping?; Oundle; Ramsey?; Sawtry; Stamford; Whittlesey; Wimblington; Yaxley
Plymouth: Callington; Gunnislake; Ivybridge; Liskeard; Looe?; Plympton; Plymstock; Saltash; Tavistock; Torpoint
Portsmouth: Cosham; Cowplain; Denmead; Fareham; Gosport; Havant; Hayling Island; Lee-on-the-Solent; Ryde?; South Hayling; Southsea; Waterlooville
Preston: Clayton-le-Woods; Euxton; Freckleton; Garstang; Kirkham; Leyland; Longridge; Pendle; Ribble Valley; Tarleton
Reading: Calcot; Goring?; Henley-on-Thames?; Lower Earley; Sonning Common; Twyford; Wallingford; Wargrave
Redditch: Barnt Green; Bromsgrove; Dorridge; Studley
Rochdale: Bacup; Bury?; Heywood; Milnrow; Ramsbottom; Ripponden; Todmorden; Tottington; Wardle; Whitworth?
Rotherham: Adwick le Street; Armthorpe; Bawtry; Bentley?; Bircotes; Bolton upon Dearne; Carcroft; Chapeltown; Conisbrough; Darfield; Dinnington; Hoyland Nether; Kirk Sandall; Kiveton Park; Maltby; Rawmarsh; Tickhill; Wath upon Dearne; Wombwell
Salisbury: Amesbury; Bulford; Fordingbridge
Scarborough: Filey; Pickering?
Scunthorpe: Barton upon Humber; Brigg; Brough; Epworth; Goole; Howden?; North Ferriby; Scalby; Skelton?; Thorne?; Winterton
Sevenoaks: Bexley?; Biggin Hill; Culverstone Green; Dartford; Edenbridge; Hartley; Kemsing; Longfield; Orpington; Otford; Oxted; Pembury; Royal Tunbridge Wells; Rusthall; Sidcup; Swanley; Tonbridge; West Kingsdown
Sheffield: Beighton; Burngreave; Oughtibridge; Penistone; Stocksbridge
Shrewsbury: Bayston Hill
Slough: Farnham Royal; Gerrards Cross; Hayes?; Iver Heath; Iver?; Southall; Stoke Poges; West Drayton
Southampton: Bishopstoke; Bursledon; Eastleigh; Hedge End?; Hythe; Marchwood; Netley; North Baddesley; Romsey?; Totton
St Albans: Cuffley; Hadley Wood; Harpenden; Hatfield; Potters Bar?; Shenley; Welwyn Garden City; Wheathampstead
St Helens: Ashton in Makerfield; Billinge; Haydock; Huyton; Ormskirk; Prescot?; Rainford; Rainhill
Stevenage: Arlesey; Baldock; Biggleswade; Buntingford; Codicote; Henlow; Hitchin; Knebworth; Letchworth Garden City; Shefford; Stotfold
Stirling: Alloa; Alva?; Bannockburn; Bridge of Allan; Dunblane; Tillicoultry; Tullibody
Stratford-upon-Avon: Alcester; Bidford-on-Avon; Evesham; Shipston on Stour; Warwick?; Wellesbourne; Wellesbourne Mountford
Stroud: Chalford; Cinderford; Dursley; Lydney; Nailsworth; Stonehouse; Tetbury; Wotton-under-Edge
Sunderland: Easington; East Boldon; Murton; North Shields?; Ryhope; Seaham; South Shields?; The Boldons; Tynemouth; Whitley Bay?
Swansea: Briton Ferry?; Brynamman; Clydach; Cwmafan; Glanamman; Maesteg; Neath?; Porthcawl; Pyle?; Taibach; Ystalyfera
Swindon: Cricklade; Faringdon; Highworth; Royal Wootton Bassett; Shrivenham; Wroughton
Taunton: Bridgwater; Chard; Highbridge; Honiton; Ilminster
Telford: Albrighton; Bridgnorth; Broseley; Codsall; Oakengates; Penkridge; Ryton; Shifnal
Torquay: Cockington; Dawlish; Kingskerswell; Kingsteignton; Newton Abbot; Teignmouth
Trowbridge: Bradford-on-Avon; Melksham; Westbury
Wakefield: Askern; Batley; Castleford; Clayton West?; Crofton; Cudworth; Darton; Dewsbury; Dodworth; Fitzwilliam; Grimethorpe; Hemsworth; Horbury; Knottingley; Lofthouse; Mirfield; Ossett; Pontefract; Ryhill; Sharlston; Shelley; Shepley; South Elmsall; Upton
Warrington: Bowdon; Culcheth; Daresbury; Grappenhall; Great Sankey; Irlam; Knutsford; Lymm?; Newton-le-Willows; Northwich; Partington; Stockton Heath; Weaverham
Watford: Barnet; Borehamwood; Brent; Bushey; Chalfont St Giles; Chorleywood; Edgware; Greenford; Greenhill; Harefield; Harrow on the Hill?; High Barnet; Little Chalfont; Northolt; Pinner; Radlett; Rickmansworth; Ruislip; Stanmore
Wellingborough: Clapham; Earls Barton?; Finedon; Higham Ferrers; Irchester; Raunds; Rushden
Weymouth: Easton; Overcombe
Widnes: Frodsham; Helsby; Runcorn
Wigan: Abram; Adlington; Appley Bridge; Atherton?; Blackrod; Burscough; Chorley; Coppull; Eccleston; Golborne; Hindley; Horwich; Ince-in-Makerfield; Leigh?; Shevington; Skelmersdale; Tyldesley; Westhoughton
Winchester: Bishops Waltham; Kings Worthy?; New Alresford
Windsor: Colnbrook; Datchet; Egham; Feltham; Old Windsor; Staines
Woking: Addlestone; Chertsey; East Horsley; Knaphill; Lightwater; Shepperton; West Byfleet; Weybridge; Windlesham
Worcester: Bromyard; Droitwich; Great Malvern; Pershore
Worthing: Broadwater; Henfield; Lancing?; Littlehampton; Rustington; Shoreham-by-Sea; Steyning; Storrington
Wrexham: Brymbo; Caergwrle; Chirk; Coedpoeth; Gresford; Mold?; Rhosllanerchrugog; Ruthin
Yeovil: Crewkerne; Martock; Sherborne; Street?
York: Easingwold; Haxby; Pocklington; Selby?; Strensall; Tadcaster

Ireland
-: An Muileann gCearr; Ardee; Arklow; Athlone; Athy?; Balbriggan; Ballina; Ballinasloe; Ballybofey; Bandon; Birr?; Blessington; Buncrana; Carlow; Carrick-on-Suir; Castlebar; Cavan; Cherryville; Cill Airne; Clane; Clare?; Clonakilty; Cluain Meala; Connemara; Donegal; Drogheda; Droichead Nua; Dundalk; Dungarvan; Eadestown; Edenderry; Ennis; Enniscorthy; Fermoy; Gaillimh; Gorey; Gweedore; Kells; Kerry?; Kilcock; Kilcoole; Kildare; Kilkenny; Kilquade; Laois; Laytown; Leitrim; Letterkenny; Listowel; Loch Garman; Longford; Loughrea; Luimneach; Mallow?; Mayo?; Meath; Monaghan; Moyross; Naas?; Navan; Nenagh; Nenagh Bridge; New Ross?; Newcastle West; Newtown Trim; Offaly; Oranmore; Portarlington; Portlaoise; Roscommon; Roscrea; Sallins; Shannon; Skerries; Sligo; Thurles; Tipperary; Tralee; Trá Mhór; Tuam?; Tullamore; Waterford; Westmeath; Westport; Wexford; Wicklow; Youghal
Cork: Carrigaline; Carrigtwohill; Cobh?; Midleton; Passage West?
Dublin: An Ros; Artane; Balally; Baldoyle; Ballinteer; Ballyboden; Ballyfermot; Ballymun; Bayside; Beaumont; Blackrock; Blanchardstown; Bonnybrook; Booterstown; Bray?; Cabinteely; Cabra; Castleknock; Celbridge; Chapelizod; Cherry Orchard?; Clondalkin; Clonskeagh; Confey; Dalkey; Darndale; Dollymount; Donabate; Donaghmede; Donnybrook; Donnycarney; Drumcondra; Dunboyne; Dundrum; Dún Laoghaire; Finglas; Firhouse; Foxrock; Greenhills; Greystones; Hartstown; Howth; Jobstown; Killester; Kinsealy-Drinan; Knocklyon; Leixlip; Little Bray; Lucan; Lusk?; Malahide; Marino; Maynooth; Milltown; Monkstown; Mount Merrion; Oldbawn; Palmerstown; Portmarnock; Raheny; Rathgar; Rathmines; Ratoath; Ringsend; Sallynoggin; Sandyford; Sandymount; Shankill; Swords?; Tallaght; Templeogue; Terenure
`;
