/** Nouns that name a job, without accents: in English, Dutch, Spanish and Papiamento. */
const NOUNS = `
accountant actuary administrator adviser advisor agent aide ambassador analyst animator apprentice architect assistant
associate attendant attorney auditor baker barber barista bartender beautician bellboy bellman biologist boatman bookkeeper broker
builder busser butcher butler buyer captain caregiver caretaker carer carpenter cashier chauffeur chef chemist clerk
cleaner coach commis concierge consultant controller cook coordinator counselor courier croupier dancer dealer deckhand
dentist designer developer director dishwasher dispatcher diver dj doctor drafter driver economist editor electrician
engineer entertainer executive expert firefighter fitter florist foreman gardener groomer groundskeeper guard guide
hairdresser handler handyman helper host hostess housekeeper housekeeping hygienist inspector installer instructor
intern janitor journalist laborer labourer landscaper lawyer lead leader lecturer librarian lifeguard loader maid
manager mason master masseuse mechanic merchandiser musician nurse officer operator optician optometrist packer painter
paralegal paramedic partner patissier pharmacist photographer physician physiotherapist picker pilot planner plumber
porter president principal professor programmer psychologist purchaser radiographer realtor receptionist recruiter
reporter representative researcher roofer runner sailor salesman salesperson saleswoman scheduler scientist seamstress
secretary server singer sommelier specialist steward stewardess strategist stylist superintendent supervisor surgeon
surveyor tailor teacher technician technologist teller tester therapist trainee trainer translator tutor underwriter
valet veterinarian waiter waitress warden welder worker writer

advocaat analist apotheker arts bakker bediende begeleider beheerder beveiliger bewaker boekhouder caissiere calculator
conciege conciërge consulent coordinator dakdekker dierenarts directeur docent docente elektricien fotograaf functionaris
fysiotherapeut gastheer gastvrouw gids hoofd hovenier huishoudster hulp ingenieur inkoper jurist kapper kapster kassier kelner
keukenhulp klerk kok laborant laborante landmeter lasser leerkracht leidinggevende leraar lerares logopedist loodgieter
maatschappelijkwerker machinist matroos medewerker medewerkster metselaar monteur notaris notarisklerk ober onderwijzer
ontwerper ontwikkelaar opzichter piloot portier psycholoog receptioniste redacteur schilder schipper schoonmaakster
schoonmaker secretaresse secretaris serveerster slager stagiair stagiaire stuurman stukadoor tandarts teamleider technicus
tekenaar timmerman tuinman uitvoerder verkoopster verkoper verpleegkundige verpleger vertegenwoordiger verzorgende voorman
werkvoorbereider

abogada abogado administrador administradora administrativa administrativo agente albanil almacenista analista
arquitecta arquitecto asesor asesora asistente auxiliar ayudante barbero bodeguero cajera cajero camarera camarero
camarista cantinero carnicera carnicero carpintero chofer cocinera cocinero conductor conductora conserje consultor
consultora contable contador contadora coordinador coordinadora costurera cuidador cuidadora dentista desarrollador
desarrolladora despachador director directora disenador disenadora doctora docente ejecutiva ejecutivo electricista
encargada encargado enfermera enfermero entrenador entrenadora estilista farmaceutica farmaceutico fontanero gerente
gobernanta guardia guia ingeniera ingeniero instructora jardinero jefa jefe limpiador limpiadora maestra maestro
masajista mecanico medica medico mesera mesero mozo ninera obrera obrero operador operadora operaria operario panadera
panadero pastelera pastelero peluquera peluquero pintor pintora plomero profesor profesora programador programadora
recepcionista repartidor repartidora repostera repostero representante salvavidas secretaria secretario soldador
soldadora supervisora tecnica tecnico terapeuta vendedor vendedora vigilante

administrado asistent bendedo bendedor cahera carnisero carpinte contado cushinero dokter hardinero juffrouw kahera
karpinte kokinera kokinero kushinero limpiado limpiadora meester mekaniko metslado operado pelukera pelukero piscado
piskado resepshonista sekretaria shofer trabado trahado verfdo wachiman yudante zuster`;

/** Endings of Dutch compounds, for example in "tandartsassistente". */
const ENDINGS =
  /(?:medewerker|medewerkster|verpleegkundige|assistente?|verkoper|monteur|begeleider|adviseur|beheerder|ontwikkelaar|directeur|docente?|leraar|leerkracht|schoonmaker|chauffeur|technicus|ingenieur|specialist|coordinator|inspecteur|werker|meester|manager|operator|bakker|tekenaar)s?$/;

const WORDS = new Set(plain(NOUNS).split(/\s+/));

/** Checks whether a text contains a noun that names a job. */
export function namesJob(text: string): boolean {
  return plain(text)
    .split(/[^a-z]+/)
    .some((word) => WORDS.has(word) || WORDS.has(singular(word)) || ENDINGS.test(word));
}

/** Removes accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function singular(word: string): string {
  if (word.length > 5 && word.endsWith('nan')) return word.slice(0, -3);
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}
