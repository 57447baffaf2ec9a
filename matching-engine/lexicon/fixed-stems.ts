/**
 * Lists words whose stem the rules would get wrong: either they would meet a stranger ("poster" and "post") or miss their
 * family ("written" and "write"). A word alone keeps itself; `word:root` names the root.
 */
const rows = `
animal animals:animal poster posters:poster customer customers:customer counter flower flowers:flower career careers:career
letter letters:letter factor factory factories:factory sector sectors:sector section number numbers:number corner personal
personnel general generic organic organisation:organiz organization:organiz organise:organiz organize:organiz organiser:organiz
organic product products:product production:produc productions:produc producer:produc producers:produc producing:produc produce:produc
written:writ wrote:writ people:person persons:person children:child kids:kid women:woman men:man media news business businesses:business
analysis:analy analyse:analy analyze:analy analyst:analy analysts:analy analysing:analy analyzing:analy analytics:analytics analytical:analy
advice:advis adviser:advis advisor:advis advisory:advis advise:advis university universities:university universal universe
programme:program programmes:program program programs:program programmer:programm programmers:programm programming:programm
grey:gray theatre:theater theatres:theater centre:center centres:center cheque:check jewellery:jewelry tyre:tire
international national native nation station stationery stationary mission commission permission
logo logos:logo video videos:video photo photos:photo photoshoot:photoshoot shoot:shoot shoots:shoot shooting:shoot shot:shot
seo ux ui ads:advert ad:advert advert:advert adverts:advert advertising:advert advertisement:advert advertisements:advert advertise:advert advertiser:advert
apps:app app application applications:application apply applying applied
website:website websites:website site:site sites:site web
series species class classes:class glass glasses:glass press express process processes:process address access success
email emails:email emailing:email mailing mail newsletter newsletters:newsletter
server servers:server service services:service serving
paper papers:paper computer computers:computer master masterclass water winter summer dinner partner partners:partner member members:member
manner matter order orders:order offer offers:offer cover covers:cover border
house houses:house housing:housing home homes:home hospital hospitals:hospital hospitality
art arts:art artist artists:artist artistic artwork article articles:article
community communities:community communication:communic communications:communic comms:communic communicate:communic
accountancy:account accountant:account accountants:account accounting:account accounts:account account
consultancy:consult consultant:consult consultants:consult consulting:consult consultation:consult consult
assistant:assist assistants:assist assistance:assist assist
public publication:publish publications:publish publisher:publish publishing:publish publish publicity:publicity publicist:publicity
market markets:market marketing marketer:marketing marketers:marketing marketeer:marketing
brand brands:brand branding:brand branded:brand rebrand:rebrand rebranding:rebrand
fashion fashions:fashion design designs:design designer:design designers:design designing:design designed:design
event events:event eventual experience:experience experiences:experience experienced:experience experiential
experiment agency agencies:agency agent agents:agent
finance:financ financial:financ finances:financ fintech
child childhood baker:bak bakery:bak bakeries:bak baking:bak bake:bak brewery:brew breweries:brew brewer:brew brewing:brew beer beers:beer
drink drinks:drink beverage beverages:beverage food foods:food
film films:film filming:film filmed:film filmmaker:filmmaker filmmakers:filmmaker filmmaking:filmmaker
edit edits:edit editing:edit editor:edit editors:edit edited:edit edition editorial
sound sounds:sound music musician:music musicians:music musical:music composer:compos composing:compos compose:compos composition:composition
compositing:compositing compositor:compositing
engineer engineers:engineer engineering:engineer engine engines:engine
train:train training:train trainer:train trainers:train trained:train trainee
teach:teach teacher:teach teachers:teach teaching:teach taught:teach
sew:sew sewing:sew sale:sale sales:sale sell:sell selling:sell seller:sell sellers:sell sold:sell
ship shipping:ship shop:shop shops:shop shopping:shop store stores:store story stories:story storyteller:storytell storytelling:storytell
build:build builder:build builders:build building:build builds:build built:build buildings:build
drive driver:driver drivers:driver driving:driv
care caring:care carer:carer carers:carer
active activity activities:activity activation:activation activations:activation act actor actors:actor actress:actor
interest interesting interested interior interiors:interior
property properties:property proper
test tests:test testing:test tester:test testers:test
type typing:typ typist:typ typography:typograph typographer:typograph typographic:typograph
various variety english england united unite university
copy copies:copy copywriter:copywrit copywriters:copywrit copywriting:copywrit
text texts:text textile textiles:textile texture
plan plans:plan planning:plan planner:plan planners:plan plane plant plants:plant
late later latest lately early
one ones once only other others:other
script scripts:script scriptwriter:scriptwrit scriptwriting:scriptwrit
virtual virtually reality real really realty
data database databases:database date dates:date
sport sports:sport sporting:sport toy toys:toy car cars:car
bus buses:bus gas lens canvas atlas texas dallas paris los angeles las vegas wales leeds st james naples athens cyprus brussels
naming:naming name names:name rating ratings:rating
paid pay pays:pay paying:pay payment:payment payments:payment payroll
speak:speak speaker:speak speakers:speak speaking:speak spoken:speak
does:do did:do doing:do done:do has:have had:have having:have is:be are:be was:be were:be been:be being:be
bought:buy buyer:buy buyers:buy buying:buy buy
made:mak make:mak maker:mak makers:mak making:mak
drew:draw drawn:draw drawing:draw drawings:draw draw
ran:run run:run running:run runner:runner
led:lead lead:lead leads:lead leading:lead leader:lead leaders:lead leadership
podcast podcasts:podcast podcasting:podcast podcaster:podcast
meal menu menus:menu pub pubs:pub
print prints:print printing:print printed:print printer:print printers:print
`;

export const fixedStems: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = "", root] = entry.split(":");
      return [word, root ?? word];
    }),
);
